// The views of the pad.

export const PLAYERS = "players";
export const GAME = "game";
export const SCORE = "score";
export const RESULT = "result";

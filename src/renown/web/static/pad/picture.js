// A result as a picture: the sheet of a score pad, drawn on paper.

const MARGIN = 32;
const ROW_HEIGHT = 40;
const COLUMN_WIDTH = 96;
const LABEL_WIDTH = 190;
const SCALE = 2;

/**
 * Draws a result.
 *
 * result: {title, columns, rows, verdict}: the players' names; for each row {label, cells, strong};
 * and sentences that say who won.
 */
export async function drawResult({ title, columns, rows, verdict }) {
  const canvas = document.createElement("canvas");
  const width = Math.max(2 * MARGIN + LABEL_WIDTH + columns.length * COLUMN_WIDTH, 560);
  const pen = canvas.getContext("2d");
  pen.font = font(18);
  const sentences = verdict.flatMap((sentence) => wrap(pen, sentence, width - 2 * MARGIN));
  const height = 2 * MARGIN + (rows.length + 2) * ROW_HEIGHT + sentences.length * 28 + 28;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  const colours = getComputedStyle(document.documentElement);
  const paper = colours.getPropertyValue("--paper").trim();
  const ink = colours.getPropertyValue("--ink").trim();
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = pen.strokeStyle = ink;
  pen.textBaseline = "middle";

  let y = MARGIN + ROW_HEIGHT / 2;
  write(pen, title, MARGIN, y, { size: 26, bold: true, width: width - 2 * MARGIN });
  y += ROW_HEIGHT;
  columns.forEach((name, place) => writeCell(pen, name, place, y, { bold: true }));
  for (const { label, cells, strong } of rows) {
    y += ROW_HEIGHT;
    pen.globalAlpha = strong ? 1 : 0.25;
    pen.fillRect(MARGIN, y - ROW_HEIGHT / 2, width - 2 * MARGIN, strong ? 2 : 1);
    pen.globalAlpha = 1;
    write(pen, label, MARGIN, y, { bold: strong, width: LABEL_WIDTH - 8 });
    cells.forEach((text, place) => writeCell(pen, text, place, y, { bold: strong }));
  }
  y += ROW_HEIGHT;
  for (const sentence of sentences) {
    write(pen, sentence, MARGIN, y, { bold: sentence === sentences[0], width: width - 2 * MARGIN });
    y += 28;
  }
  write(pen, "Renown", MARGIN, y, { size: 13, width: LABEL_WIDTH });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

const font = (size, bold = false) => `${bold ? "700 " : ""}${size}px system-ui, sans-serif`;

function write(pen, text, x, y, { size = 18, bold = false, width }) {
  pen.font = font(size, bold);
  pen.textAlign = "left";
  pen.fillText(text, x, y, width);
}

function writeCell(pen, text, place, y, { bold = false }) {
  pen.font = font(18, bold);
  pen.textAlign = "right";
  const right = MARGIN + LABEL_WIDTH + (place + 1) * COLUMN_WIDTH;
  pen.fillText(shorten(pen, String(text), COLUMN_WIDTH - 12), right, y);
}

/** Cuts a name off that is wider than its column. */
function shorten(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("")}…`;
}

/** Breaks a sentence into lines that fit. */
function wrap(pen, sentence, width) {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width > width && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

"""A recorded game as JSON."""

import msgspec

from renown.faraway import Record, write_record


def record_to_json(record: Record) -> str:
    """Writes a record as one object; `renown replay --help` describes its form."""
    game, ranking = record.game, record.game.ranking()
    ranks = {standing.seat: standing.rank for standing in ranking.standings}
    headers, _, _ = write_record(record).partition("\n\n")
    facts = {
        "headers": dict(line.split(": ", 1) for line in headers.splitlines()),
        "finished": game.is_over,
        "steps": [
            {"round": before.round, "seat": move.seat + 1, "action": str(move.action)}
            for before, move, _ in record.steps()
        ],
        "players": [
            {
                "name": name,
                "row": [card.id for card in seat.row],
                "sanctuaries": [card.id for card in seat.sanctuaries],
            }
            for name, seat in zip(record.names, game.seats, strict=True)
        ],
        "scores": [
            {
                "regions": [line.points for line in sheet.regions],
                "sanctuaries": [line.points for line in sheet.sanctuaries],
                "total": sheet.total,
                "rank": ranks[number],
            }
            for number, sheet in enumerate(game.sheets())
        ],
        "winners": [record.names[seat] for seat in ranking.winners] if game.is_over else [],
    }
    return msgspec.json.encode(facts).decode()

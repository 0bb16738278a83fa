/** Keeps a game of the own seat when it is over. */
import { api } from '../net/api';
import { pack } from '../replay/replayLink';
import type { TableState } from '../state/table';
import { endingOf } from '../state/gameSummary';
import { aims, PlayedGames, type PlayedGame } from './playedGames';

/** A game that counts: played from its beginning to its end by somebody who sits here. */
const counts = ({ table, seat, view }: TableState): boolean =>
  table?.phase === 'over' && seat !== null && view !== null && view.viewer !== null && view.standings.length > 0 && !table.practice && !table.lesson;

export async function keepGame(state: TableState, games = new PlayedGames(), now = Date.now): Promise<void> {
  const { table, view } = state;
  const id = table?.fairness?.commitment;
  if (!counts(state) || !table || !view?.viewer || id === undefined || games.has(id)) return;
  if (table.deal && !table.fairness?.secret) {
    // Others still play this deal: its record comes later.
    games.keep([{ ...gameOf(state, id, '', now()), table: table.code, number: table.game }]);
    return;
  }
  // Without its record there is nothing to look at again; the next visit to the result tries once more.
  const record = await api()
    .record(table.code, table.game)
    .catch(() => '');
  if (record === '') return;
  games.keep([gameOf(state, id, await pack(record), now())]);
}

export function gameOf(state: TableState, id: string, packed: string, over: number): PlayedGame {
  const { table, view, history } = state;
  if (!table || !view?.viewer) throw new TypeError('no game of somebody');
  const own = view.viewer;
  const events = history.map(({ event }) => event);
  const ending = endingOf(events, view);
  const { aimed, suffered } = aims(events, own);
  // Who gave up comes last, whatever the bot made of it: so it is with deals, too.
  const gaveUp = table.seats[own - 1]?.left_game ?? false;
  const standings = gaveUp ? [...view.standings.filter((seat) => seat !== own), own] : view.standings;
  const tally = ending.whole && events.length > 0 ? ending.tallies.get(own) : undefined;
  const players = table.players.map((player, index) => ({
    name: player.name,
    avatar: player.avatar,
    person: table.seats[index]?.occupant === 'person',
  }));
  const named = (counted: ReadonlyMap<number, number>): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const [seat, times] of counted) {
      const name = players[seat - 1]?.name;
      if (name !== undefined) found[name] = (found[name] ?? 0) + times;
    }
    return found;
  };
  return {
    id,
    over,
    edition: table.settings.edition,
    title: table.settings.title,
    players,
    seat: own,
    standings,
    luck: tally ? { owed: tally.owed, met: tally.met } : null,
    aimed: named(aimed),
    suffered: named(suffered),
    packed,
  };
}

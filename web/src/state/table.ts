/** All that the screen shows of a table, as a fold over what the server says. Pure: time comes in with each step. */
import type { Reply, Asking, Status } from '../net/socket';
import type {
  AnyFromServer,
  Clock,
  GameEvent,
  Ghosts,
  Goodbye,
  KnowledgeInfo,
  LessonTask,
  Offer,
  Refused,
  TableState as SentState,
  TableInfo,
  ViewMessage,
} from '../protocol';
import { changed, EMPTY_HAND, type Hand, type HeldCard } from './hand';
import { isPass } from './windows';

/** When the open question closes, in milliseconds on this device's own clock (`performance.now()`). */
export interface Deadline {
  readonly at: number;
  /** How long the question is open altogether. */
  readonly of: number;
}

/** One event of the log. The key stays the same when the server sends the history again. */
export interface LoggedEvent {
  readonly key: string;
  readonly event: GameEvent;
  /** The verdict of a review on the move. */
  readonly verdict?: Verdict;
}

export type Verdict = 'find' | 'close' | 'slip' | 'mistake' | 'howler';

/** The last message, for the animations: from one view to the next. */
export interface Step {
  /** Grows with every step. */
  readonly serial: number;
  readonly events: readonly GameEvent[];
  readonly before: ViewMessage | null;
  readonly after: ViewMessage | null;
  readonly came: readonly HeldCard[];
  readonly went: readonly HeldCard[];
  /** The cards have just been dealt. A player who comes back to a running game finds them on the table. */
  readonly dealt: boolean;
}

/** A player's remark: an emote, or text. */
export interface Spoken {
  readonly key: number;
  readonly seat: number;
  readonly emote: string | null;
  readonly text: string | null;
  /** The key of the last line of the log when it was said. */
  readonly after: string | null;
}

/** A request that has not been answered yet. */
export interface Pending {
  readonly key: number;
  readonly asking: Asking;
}

/** The own bytes for the luck of a game, and what the server had promised before it saw them. */
export interface Contribution {
  readonly game: number;
  readonly commitment: string;
  readonly bytes: string;
}

export interface TableState {
  readonly connection: Status;
  /** Null until the first welcome. */
  readonly table: TableInfo | null;
  readonly seat: number | null;
  readonly view: ViewMessage | null;
  readonly hand: Hand;
  /** The keys of the cards that were just played: of equal cards these leave the hand. */
  readonly played: readonly number[];
  readonly offers: readonly Offer[];
  readonly blocked: Readonly<Record<string, string>>;
  readonly knowledge: KnowledgeInfo | null;
  readonly deadline: Deadline | null;
  /** The Ghost League; null for the living until the game is over. */
  readonly ghosts: Ghosts | null;
  /** The task of a lesson's learner. */
  readonly lesson: LessonTask | null;
  readonly history: readonly LoggedEvent[];
  readonly step: Step | null;
  readonly pending: readonly Pending[];
  /** The move that answered the open question, once the server has taken it. */
  readonly answered: string | null;
  readonly refusal: Refused | null;
  /** The own question that closes soon, and when. */
  readonly warned: { readonly question: number; readonly at: number } | null;
  readonly said: readonly Spoken[];
  readonly goodbye: Goodbye['reason'] | null;
  readonly contribution: Contribution | null;
  /** The own place in the queue for a seat. */
  readonly queued: number | null;
  /** A bot's moves for this player, who was away. */
  readonly meanwhile: readonly GameEvent[];
  /** When the server said who is here (`performance.now()`): the seconds until bots take over count from then. */
  readonly heardAt: number;
  /** The state of the table, while this one still shows the last game's result. */
  readonly next: TableState | null;
}

export const BEFORE_ALL: TableState = {
  connection: { state: 'connecting' },
  table: null,
  seat: null,
  view: null,
  hand: EMPTY_HAND,
  played: [],
  offers: [],
  blocked: {},
  knowledge: null,
  deadline: null,
  ghosts: null,
  lesson: null,
  history: [],
  step: null,
  pending: [],
  answered: null,
  refusal: null,
  warned: null,
  said: [],
  goodbye: null,
  contribution: null,
  queued: null,
  meanwhile: [],
  heardAt: 0,
  next: null,
};

/** How many things said at the table are kept, for as long as the page is open. */
const MAX_SAID = 200;

export type Happening =
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'message'; readonly message: AnyFromServer }
  /** A request goes out; `cards` are the keys of the cards that it plays. */
  | { readonly kind: 'asked'; readonly pending: Pending; readonly cards?: readonly number[] }
  /** Its answer came. */
  | { readonly kind: 'settled'; readonly key: number; readonly answer: Reply }
  | { readonly kind: 'contributed'; readonly contribution: Contribution }
  /** The person has read the refusal. */
  | { readonly kind: 'read' };

/** The state after one happening; `now` is `performance.now()`. */
export function reduce(state: TableState, happening: Happening, now: number): TableState {
  switch (happening.kind) {
    case 'status':
      return { ...state, connection: happening.status };
    case 'asked':
      return {
        ...state,
        pending: [...state.pending, happening.pending],
        played: happening.cards ?? state.played,
        refusal: null,
      };
    case 'settled':
      return settled(state, happening.key, happening.answer);
    case 'contributed':
      return { ...state, contribution: happening.contribution };
    case 'read':
      return { ...state, refusal: null };
    case 'message':
      return heard(state, happening.message, now);
  }
}

/** Whether a refusal needs no message: the player has what was asked for, as after two presses on one button. */
export const isContent = ({ reason }: Refused): boolean => reason === 'nothing-changed';

function settled(state: TableState, key: number, answer: Reply): TableState {
  const asking = state.pending.find((pending) => pending.key === key)?.asking;
  const pending = state.pending.filter((other) => other.key !== key);
  // A window that closed before the pass arrived needs no message.
  const passed = asking?.message === 'answer' && isPass(asking.move);
  if (answer.message === 'refused' && (passed || isContent(answer))) return { ...state, pending };
  if (answer.message === 'refused') return { ...state, pending, refusal: answer, played: [] };
  // A question is answered once: after a pass in a window nothing more is offered.
  if (asking?.message === 'answer' && asking.question === state.view?.question)
    return { ...state, pending, answered: asking.move, offers: [], lesson: null, warned: null };
  return { ...state, pending };
}

function heard(state: TableState, message: AnyFromServer, now: number): TableState {
  switch (message.message) {
    case 'welcome': {
      const events = (message.missed ?? []).flatMap(({ events }) => events);
      const history = logged([], message.history, message.state.table.game);
      return { ...advanced(state, message.state, events, now), history, goodbye: null };
    }
    case 'update': {
      const { table } = message.state;
      const sameGame = table.game === state.table?.game;
      const history = logged(sameGame ? state.history : [], message.events, table.game);
      const dealt = message.state.view !== null && (state.view === null || !sameGame);
      return { ...advanced(state, message.state, message.events, now, dealt), history };
    }
    case 'presence':
      return { ...state, table: message.table, deadline: deadline(message.clock, now), heardAt: now };
    case 'emoted':
      return spoken(state, message.seat, { emote: message.emote, text: null });
    case 'said':
      return spoken(state, message.seat, { emote: null, text: message.text });
    case 'time_warning':
      return { ...state, warned: { question: message.question, at: now + message.seconds * 1_000 } };
    case 'refused':
      return { ...state, refusal: message };
    case 'goodbye':
      return { ...state, goodbye: message.reason };
    default:
      return state;
  }
}

function spoken(state: TableState, seat: number, what: Pick<Spoken, 'emote' | 'text'>): TableState {
  const key = (state.said.at(-1)?.key ?? 0) + 1;
  const after = state.history.at(-1)?.key ?? null;
  return { ...state, said: [...state.said, { key, seat, after, ...what }].slice(-MAX_SAID) };
}

function logged(before: readonly LoggedEvent[], events: readonly GameEvent[], game: number): readonly LoggedEvent[] {
  if (events.length === 0) return before;
  return [...before, ...events.map((event, index) => ({ key: `${game}:${before.length + index}`, event }))];
}

function advanced(
  state: TableState,
  to: SentState,
  events: readonly GameEvent[],
  now: number,
  dealt = false,
): TableState {
  const sameGame = to.table.game === state.table?.game && to.seat === state.seat;
  const { hand, came, went } = changed(state.hand, to.view?.hand ?? [], new Set(state.played));
  return {
    ...state,
    table: to.table,
    seat: to.seat,
    view: to.view,
    hand,
    played: went.length > 0 ? [] : state.played,
    offers: to.offers,
    blocked: to.blocked,
    knowledge: to.knowledge,
    deadline: deadline(to.clock, now),
    ghosts: to.ghosts,
    lesson: to.lesson,
    queued: to.queued,
    meanwhile: to.meanwhile,
    heardAt: now,
    step: {
      serial: (state.step?.serial ?? 0) + 1,
      events,
      before: sameGame ? state.view : null,
      after: to.view,
      came,
      went,
      dealt,
    },
    answered: sameGame && to.view?.question === state.view?.question ? state.answered : null,
    refusal: to.view?.question === state.view?.question ? state.refusal : null,
    warned: to.view?.question === state.warned?.question ? state.warned : null,
  };
}

function deadline(clock: Clock | null, now: number): Deadline | null {
  return clock && { at: now + clock.remaining * 1_000, of: clock.total * 1_000 };
}

// Written by `python -m tools.protocol` from boomcat/server. Do not edit.

export const PROTOCOL = 6;
export const LONGEST_NAME = 20;
export const LONGEST_TITLE = 40;
export const LONGEST_TALK = 80;
export const AVATARS = 12;
/** The seconds of a Nope window, by the pace of the table. */
export const PACES = {
  relaxed: 8,
  normal: 4,
  quick: 2.5,
} as const;
/** What people can say to each other at the table. */
export const EMOTES = [
  'hello',
  'laugh',
  'wow',
  'oops',
  'angry',
  'cry',
  'think',
  'clap',
  'love',
  'sleep',
  'sorry',
  'boom',
  'thanks',
  'please',
  'yes',
  'never',
  'luck',
  'played',
  'hurry',
  'sneaky',
  'scared',
  'cool',
  'shrug',
  'party',
] as const;
/** What `ViewMessage.asking` can be. */
export const QUESTIONS = [
  'turn',
  'nope',
  'defuse',
  'place',
  'give',
  'steal',
  'take',
  'alter',
  'heck',
  'face',
  'trade',
  'devilcat',
  'now',
  'add',
  'bury',
  'share',
  'aim',
  'bark',
  'over',
] as const;
/** By question of a window, the answer that plays a card, and the one that lets the window pass. */
export const WINDOWS: Readonly<Record<string, { readonly play: string; readonly pass: string }>> = {
  nope: { play: 'nope', pass: 'pass' },
  now: { play: 'now', pass: 'wait' },
};
/** By question, the card of which a player explodes who doesn't defuse it. */
export const DANGERS: Readonly<Record<string, string>> = {
  defuse: 'kitten',
  devilcat: 'devilcat',
  bark: 'barking',
};
/** The questions where a card goes in the draw pile. */
export const PLACEMENTS: readonly string[] = [
  'place',
  'bury',
];
/** The families of cards, in the order in which a sorted hand shows them. */
export const FAMILIES = [
  'peril',
  'save',
  'attack',
  'evade',
  'fortune',
  'ask',
  'counter',
  'cats',
  'divine',
] as const;
export type Family = (typeof FAMILIES)[number];
export interface CardFacts {
  family: Family;
  /** The fewest copies that make a play: 1 alone, 2 only in a combo, 0 never. */
  fewest: number;
  needs: 'nothing' | 'player' | 'player-with-cards' | 'mat' | 'player-to-mark' | 'player-to-curse' | 'player-to-take-from' | 'own-next-card';
  /** Which rules of docs/rules.md decide about it. */
  rules: readonly string[];
  /** A card that lies face up in the draw pile is the other side of this one. */
  side_of?: string;
}
/** Every kind of card, by its word. */
export const CARDS: Readonly<Record<string, CardFacts>> = {
  kitten: { family: 'peril', fewest: 0, needs: 'nothing', rules: ['K1', 'K4'] },
  defuse: { family: 'save', fewest: 2, needs: 'nothing', rules: ['K2', 'K3', 'K4'] },
  attack: { family: 'attack', fewest: 1, needs: 'nothing', rules: ['A1', 'A2', 'N1'] },
  targeted: { family: 'attack', fewest: 1, needs: 'player', rules: ['A2', 'A3', 'N1'] },
  skip: { family: 'evade', fewest: 1, needs: 'nothing', rules: ['F1', 'N1', 'N8'] },
  see: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['F2', 'F5', 'N1'] },
  alter: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['F3', 'F5', 'N1'] },
  reveal: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['F4', 'F5', 'N1'] },
  shuffle: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['F6', 'N1'] },
  bottom: { family: 'evade', fewest: 1, needs: 'nothing', rules: ['F7', 'K7', 'N1'] },
  heck: { family: 'evade', fewest: 1, needs: 'nothing', rules: ['F8', 'K7', 'N1'] },
  favor: { family: 'ask', fewest: 1, needs: 'player-with-cards', rules: ['F9', 'F12', 'N1'] },
  nope: { family: 'counter', fewest: 2, needs: 'nothing', rules: ['N1', 'N2', 'N5'] },
  armageddon: { family: 'divine', fewest: 1, needs: 'mat', rules: ['G1', 'G6', 'N9'] },
  tacocat: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  cattermelon: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  potato: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  beard: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  rainbow: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  bikini: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  schrodinger: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  momma: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  shy: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  zombie: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  horse: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  knight: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  mercat: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  troll: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F10', 'N4', 'X1'] },
  feral: { family: 'cats', fewest: 2, needs: 'nothing', rules: ['F11'] },
  'super-skip': { family: 'evade', fewest: 1, needs: 'nothing', rules: ['E1', 'N1'] },
  swap: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['E2', 'N1'] },
  reverse: { family: 'evade', fewest: 1, needs: 'nothing', rules: ['E3', 'N8'] },
  see5: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['E4', 'F5', 'N1'] },
  alter5: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['E5', 'F5', 'N1'] },
  catomic: { family: 'attack', fewest: 1, needs: 'nothing', rules: ['E6', 'N1'] },
  imploding: { family: 'peril', fewest: 0, needs: 'nothing', rules: ['E7', 'E8'] },
  'imploding-up': { family: 'peril', fewest: 0, needs: 'nothing', rules: ['E9', 'E10'], side_of: 'imploding' },
  streaking: { family: 'save', fewest: 2, needs: 'nothing', rules: ['H1', 'H3', 'X6'] },
  mark: { family: 'ask', fewest: 1, needs: 'player-to-mark', rules: ['H7', 'N1'] },
  curse: { family: 'ask', fewest: 1, needs: 'player-to-curse', rules: ['H8', 'N1'] },
  garbage: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['H9', 'N1'] },
  barking: { family: 'attack', fewest: 1, needs: 'nothing', rules: ['B1'] },
  'alter-now': { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['B2', 'F3', 'N1'] },
  bury: { family: 'evade', fewest: 1, needs: 'own-next-card', rules: ['B3', 'N1'] },
  'take-that': { family: 'ask', fewest: 1, needs: 'player-to-take-from', rules: ['B4', 'N1'] },
  personal: { family: 'attack', fewest: 1, needs: 'nothing', rules: ['B5', 'A2', 'N1'] },
  potluck: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['B6', 'N1'] },
  share: { family: 'fortune', fewest: 1, needs: 'nothing', rules: ['B7', 'F3', 'N1'] },
  tower: { family: 'save', fewest: 1, needs: 'nothing', rules: ['B8', 'N1'] },
  godcat: { family: 'divine', fewest: 2, needs: 'nothing', rules: ['G7', 'G8'] },
  devilcat: { family: 'divine', fewest: 0, needs: 'nothing', rules: ['G4', 'G5'] },
};
/** What a field of an event holds. */
export type FieldKind = 'seat' | 'number' | 'flag' | 'play' | 'variant' | 'hidden_card' | 'kitten' | 'card' | 'place' | 'hand' | 'hidden_cards' | 'cards';
/** The fields of each event: what a sentence about it is made of. */
export const EVENT_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
  turn_began: { seat: 'seat', owed: 'number', attacked: 'flag' },
  played: { seat: 'seat', play: 'play' },
  noped: { seat: 'seat', depth: 'number' },
  window_closed: { stopped: 'variant' },
  drew: { seat: 'seat', card: 'hidden_card', bottom: 'variant' },
  drew_kitten: { seat: 'seat', card: 'kitten', bottom: 'variant', defusable: 'flag' },
  defused: { seat: 'seat', card: 'card', against_devilcat: 'variant' },
  placed: { seat: 'seat', card: 'kitten', above: 'place' },
  surfaced: { card: 'kitten' },
  exploded: { seat: 'seat', cards: 'hand', by: 'kitten' },
  peeked: { seat: 'seat', cards: 'hidden_cards' },
  altered: { seat: 'seat', cards: 'hidden_cards' },
  revealed: { cards: 'cards' },
  shuffled: {},
  swapped: { seat: 'seat' },
  bombed: { seat: 'seat', kittens: 'number' },
  gave: { giver: 'seat', taker: 'seat', card: 'hidden_card' },
  stole: { thief: 'seat', victim: 'seat', card: 'hidden_card' },
  claimed: { thief: 'seat', victim: 'seat', card: 'card', found: 'variant' },
  found_nothing: { seat: 'seat', target: 'seat' },
  took: { seat: 'seat', card: 'card' },
  lifted: { seat: 'seat', card: 'hidden_card' },
  placed_on_top: { seat: 'seat', card: 'hidden_card' },
  faced: { seat: 'seat', opponent: 'seat', own_cat: 'hidden_card' },
  turned_up: { opponent: 'seat', traded: 'flag', godcat_seat: 'seat', devilcat_seat: 'seat', defusable: 'flag' },
  handed: { giver: 'seat', taker: 'seat', card: 'hidden_card', shown: 'flag', giver_sees: 'flag', taker_sees: 'flag' },
  marked: { seat: 'seat', target: 'seat', card: 'card' },
  cursed: { seat: 'seat', target: 'seat', cards: 'hidden_cards' },
  picked_up: { seat: 'seat', cards: 'hidden_cards' },
  discarded: { seat: 'seat', card: 'card' },
  added: { seat: 'seat', card: 'hidden_card', on_top: 'variant', shown: 'flag', blind: 'flag' },
  went_off: { seat: 'seat', card: 'kitten', defusable: 'flag' },
  laid: { seat: 'seat', target: 'seat', card: 'card' },
  intercepted: { seat: 'seat', taker: 'seat' },
  lifted_top: { seat: 'seat', card: 'hidden_card' },
  buried: { seat: 'seat', card: 'hidden_card', above: 'place' },
  shared: { seat: 'seat', target: 'seat', cards: 'hidden_cards' },
  barked: { seat: 'seat', target: 'seat', from_hand: 'variant', defusable: 'flag' },
  towered: { seat: 'seat', cards: 'cards' },
  tower_taken: { taker: 'seat', owner: 'seat', card: 'card' },
  reached: { seat: 'seat' },
  won: { seat: 'seat' },
};
/** By how many cards an event changes the draw pile; a draw, unless the card was lifted before. */
export const PILE_CHANGES: Readonly<Record<string, number>> = {
  drew: -1,
  drew_kitten: -1,
  placed: 1,
  lifted: -1,
  placed_on_top: 1,
  added: 1,
  lifted_top: -1,
  buried: 1,
};
/** What changes nothing but the order of the draw pile, and is seen by everybody. */
export const STIRRED: readonly string[] = ['shuffled', 'swapped', 'bombed'];
/** A short log leaves out the quiet events; the loud ones stand out. */
export type Weight = 'quiet' | 'plain' | 'loud';
/** The weight of the events that are not plain. */
export const WEIGHTS: Readonly<Record<string, Weight>> = {
  turn_began: 'quiet',
  window_closed: 'quiet',
  reached: 'quiet',
  drew_kitten: 'loud',
  defused: 'loud',
  exploded: 'loud',
  surfaced: 'loud',
  turned_up: 'loud',
  went_off: 'loud',
  barked: 'loud',
  won: 'loud',
};
/** A message about an event, and the values that fill it; `when` is what has to be true of a field. */
export interface EventSentence {
  message: string;
  values: readonly string[];
  when?: readonly [string, 'set' | 'many' | 'even' | 'kitten'];
  roles?: Readonly<Record<string, string>>;
  card_as?: string;
}
/** The sentences about an event, one of each row: the first whose condition holds. */
export const SENTENCES: Readonly<Record<string, readonly (readonly EventSentence[])[]>> = {
  turn_began: [[{ message: 'event-turn-owed', values: ['owed'], when: ['owed', 'many'] }, { message: 'event-turn-last', values: [], when: ['attacked', 'set'] }, { message: 'event-turn-began', values: [] }]],
  noped: [[{ message: 'event-yupped', values: ['depth'], when: ['depth', 'even'] }, { message: 'event-noped', values: ['depth'] }]],
  defused: [[{ message: 'event-defused-devilcat', values: ['card'], when: ['against_devilcat', 'set'], card_as: 'defuse' }, { message: 'event-defused', values: ['card'], card_as: 'defuse' }]],
  turned_up: [[{ message: 'event-traded', values: [], when: ['traded', 'set'], roles: { actor: 'opponent' } }, { message: 'event-kept', values: [], roles: { actor: 'opponent' } }], [{ message: 'event-turned-up', values: [], roles: { saved: 'godcat_seat', doomed: 'devilcat_seat' } }]],
  laid: [[{ message: 'event-laid', values: ['card'], roles: { actor: 'target' } }]],
};
/** What is said behind the sentences about an event, if its condition holds. */
export const ASIDES: Readonly<Record<string, EventSentence>> = {
  drew: { message: 'event-kitten-hidden', values: [], when: ['card', 'kitten'] },
};
/** The sentence about a play: a kind of combo, a card that is worded specially, or any card. */
export const PLAY_SENTENCES = {
  pair: { message: 'event-pair', values: ['cards'] },
  triple: { message: 'event-triple', values: ['cards', 'named'] },
  five: { message: 'event-five', values: ['cards'] },
  favor: { message: 'event-favor', values: [] },
  'godcat as favor': { message: 'event-favor-godcat', values: [] },
  card: { message: 'event-played', values: ['card'] },
  'card at': { message: 'event-played-at', values: ['card'] },
} as const satisfies Record<string, EventSentence>;

/** The first message of a connection; without a token, to watch. */
export interface Hello {
  message: 'hello';
  token?: string | null;
  /** The `sequence` of the last message that the client has. */
  last_sequence?: number | null;
  /** Without a token: this spectator is a screen for everybody in the room, such as a TV; not at public tables. */
  screen?: boolean;
}

/** Keeps the connection alive. */
export interface Ping {
  message: 'ping';
}

/** Answer the question of this number. */
export interface Answer {
  message: 'answer';
  id: string;
  question: number;
  move: string;
  /** The number of the game, so that an answer to an earlier game is refused. */
  game?: number | null;
}

/** Add up to 32 bytes to the luck of the next game. */
export interface Contribute {
  message: 'contribute';
  id: string;
  bytes: string;
}

/** Show a feeling: one of the `emotes` of `GET /api/catalog`. */
export interface Emote {
  message: 'emote';
  id: string;
  emote: string;
}

/** Say something to the other players, where `settings` allow it. Invisible characters become spaces. */
export interface Talk {
  message: 'talk';
  id: string;
  text: string;
}

/** The host starts the game, without the open seats. After a game: without those who don't agree to another one in time, which any player who agreed may ask for if the host doesn't agree. */
export interface Start {
  message: 'start';
  id: string;
}

/** The host changes the table between games; `seats` is their number. */
export interface Configure {
  message: 'configure';
  id: string;
  settings: Settings;
  seats?: number | null;
}

/** Chosen when a table is opened; the host may change them between games. */
export interface Settings {
  /** The key of an edition, or a recipe: `original skip=6 see5=2`. */
  edition: string;
  /** A recipe's name. */
  title: string;
  options: OptionsMessage;
  timers: Timers;
  /** The length of windows (relaxed 8, normal 4, quick 2.5 seconds) and of bots' thoughts. */
  pace: 'normal' | 'quick' | 'relaxed';
  /** Whether people may watch. */
  spectators: boolean;
  /** Whether players see their odds of exploding. */
  odds: boolean;
  /** Whether players may send each other text. */
  talk: boolean;
  /** Whether the coach may be asked: alone with bots, or if all people allow it. */
  coach: boolean;
  /** Who begins after the first game, unless `options` name a player. */
  starter: 'loser' | 'random' | 'rotation';
  /** What becomes of the seat of a person who stays away from the next game: a bot keeps it, or it's removed. */
  absentees: 'bot' | 'remove';
  /** Whether strangers meet here: everybody can find and watch the table, and it has no host.  During a game spectators get everything with the next action, and no clock.  Only `POST /api/play-now` opens such a table. */
  public: boolean;
}

/** The options of a table (V1-V4); the defaults are the rulebooks'. */
export interface OptionsMessage {
  /** `special`: all combos of the edition; `cats`: only pairs of cats. */
  combos: 'cats' | 'special';
  /** Whether a third of the deck leaves the game unseen. */
  quick: boolean;
  /** The seat that starts; null: at random. */
  first: number | null;
  /** Whether five different cards are played in an edition that does not have them. */
  five_different: boolean;
  /** Whether attacks stack. */
  stacking: boolean;
  /** Whether the cards of the dead leave the game. */
  remove_dead_hands: boolean;
}

/** In seconds. */
export interface Timers {
  /** To answer; then a default move is played. */
  turn: number;
  /** The length of a window; null leaves it to the pace. */
  nope: number | null;
  /** How long to wait for a vanished player before a bot plays for them. */
  grace: number;
}

/** The host seats a bot, or changes one. */
export interface SeatBot {
  message: 'seat_bot';
  id: string;
  seat: number;
  bot: string;
}

/** The host removes a bot or a player; a bot plays on in a running game. */
export interface RemovePlayer {
  message: 'remove_player';
  id: string;
  seat: number;
}

/** The host makes another person the host. */
export interface MakeHost {
  message: 'make_host';
  id: string;
  seat: number;
}

/** Agree to another game, which begins when all people who are here have agreed. Before the first game: be ready; the host starts it. */
export interface Rematch {
  message: 'rematch';
  id: string;
}

/** Give this game up but keep the seat; a bot plays on. */
export interface Concede {
  message: 'concede';
  id: string;
}

/** Give the seat up, or the place in the queue; a bot plays on in a running game. */
export interface Leave {
  message: 'leave';
  id: string;
}

/** Take the seat back from the bot; without a seat: ask for one again. */
export interface Resume {
  message: 'resume';
  id: string;
}

/** Have the bots finish the game at once, when only they are left. */
export interface Hurry {
  message: 'hurry';
  id: string;
}

/** Predict what happens next, as a player who exploded: one of `choices` of `ghosts`, and who, if it has seats. */
export interface Predict {
  message: 'predict';
  id: string;
  what: 'kitten' | 'out' | 'safe' | 'winner';
  number: number;
  seat?: number | null;
  /** The number of the game, so that a prediction for an earlier game is refused. */
  game?: number | null;
}

/** Report a stranger at a public table to the operator of the server. No other player learns of it. */
export interface ReportPlayer {
  message: 'report_player';
  id: string;
  seat: number;
  what: 'emotes' | 'name' | 'play';
}

/** Ask for a code that opens this seat on another device. */
export interface RequestDeviceCode {
  message: 'request_device_code';
  id: string;
}

/** Ask the coach about the open question. The answer is `advised`. */
export interface AskCoach {
  message: 'ask_coach';
  id: string;
  question: number;
  language?: string;
}

/** Allow players to ask the coach, or no longer. */
export interface AllowCoach {
  message: 'allow_coach';
  id: string;
  allow: boolean;
}

/** Take your last move back, alone with bots: another game begins before it, with the same luck, for practice. */
export interface TakeBack {
  message: 'take_back';
  id: string;
  game: number;
}

/** Send something to the other devices at this seat, such as what this one remembers of earlier games. */
export interface Relay {
  message: 'relay';
  id: string;
  data: string;
}

/** The answer to `hello`: the present state, and what the client missed. */
export interface Welcome {
  message: 'welcome';
  protocol: number;
  sequence: number;
  /** Null if the server no longer has it; use `history`. */
  missed: Happened[] | null;
  /** The events of the game so far. */
  history: GameEvent[];
  state: TableState;
}

/** The events of a numbered update. */
export interface Happened {
  sequence: number;
  events: GameEvent[];
}

/** The player's turn, or next owed turn, began; `owed` counts this one. */
export interface TurnBegan {
  event: 'turn_began';
  seat: number;
  owed: number;
  attacked: boolean;
}

/** Cards were played from the hand; the Nope window is open. */
export interface Played {
  event: 'played';
  seat: number;
  play: string;
}

/** A Nope was played; `depth` counts those of this window from 1: even ones are Yups. */
export interface Noped {
  event: 'noped';
  seat: number;
  depth: number;
}

/** No (further) Nope came: the action happens, or it was stopped. */
export interface WindowClosed {
  event: 'window_closed';
  stopped: boolean;
}

/** A card went from the draw pile into a hand. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: string | null;
  bottom: boolean;
}

/** A kitten was drawn and shown (K1, E8, E9). */
export interface DrewKitten {
  event: 'drew_kitten';
  seat: number;
  card: string;
  bottom: boolean;
  defusable: boolean;
}

/** A Defuse, or the Godcat as one, was played against a kitten or the Devilcat. */
export interface Defused {
  event: 'defused';
  seat: number;
  card: string;
  against_devilcat: boolean;
}

/** The kitten went back, under `above` cards; `card` is the side that's up (K2, K9, E8). */
export interface Placed {
  event: 'placed';
  seat: number;
  card: string;
  above: number | null;
}

/** This card is on top of the draw pile, face up (E10). */
export interface Surfaced {
  event: 'surfaced';
  card: string;
}

/** A player is out; `cards` were in the hand. */
export interface Exploded {
  event: 'exploded';
  seat: number;
  cards: string[];
  by: string;
}

/** A player saw the top cards, the first one first (F2). */
export interface Peeked {
  event: 'peeked';
  seat: number;
  cards: (string | null)[];
}

/** A player put the top cards into this order (F3). */
export interface Altered {
  event: 'altered';
  seat: number;
  cards: (string | null)[];
}

/** Everybody saw the top cards (F4). */
export interface Revealed {
  event: 'revealed';
  cards: string[];
}

/** The draw pile was shuffled (F6). */
export interface Shuffled {
  event: 'shuffled';
}

/** The top and the bottom card changed places (E2). */
export interface Swapped {
  event: 'swapped';
  seat: number;
}

/** The rest was shuffled; then this many Exploding Kittens came to the top (E6). */
export interface Bombed {
  event: 'bombed';
  seat: number;
  kittens: number;
}

/** A card changed hands as a favor (F9). */
export interface Gave {
  event: 'gave';
  giver: number;
  taker: number;
  card: string | null;
}

/** A pair took a card (X1, G9). */
export interface Stole {
  event: 'stole';
  thief: number;
  victim: number;
  card: string | null;
}

/** Three of a kind named a card, which was given up or not there (X2). */
export interface Claimed {
  event: 'claimed';
  thief: number;
  victim: number;
  card: string;
  found: boolean;
}

/** The target's hand was empty when the play resolved (F12). */
export interface FoundNothing {
  event: 'found_nothing';
  seat: number;
  target: number;
}

/** A card was taken from the discard pile (X3). */
export interface Took {
  event: 'took';
  seat: number;
  card: string;
}

/** A player looks at the bottom card (F8). */
export interface Lifted {
  event: 'lifted';
  seat: number;
  card: string | null;
}

/** The lifted card went onto the draw pile (F8). */
export interface PlacedOnTop {
  event: 'placed_on_top';
  seat: number;
  card: string | null;
}

/** The cats of Armageddon were laid down; `own_cat` is in front of the player (G2). */
export interface Faced {
  event: 'faced';
  seat: number;
  opponent: number;
  own_cat: string | null;
}

/** The opponent kept or traded, and both cats were turned up (G3, G4). */
export interface TurnedUp {
  event: 'turned_up';
  opponent: number;
  traded: boolean;
  godcat_seat: number;
  devilcat_seat: number;
  defusable: boolean;
}

/** A Favor or a pair moved a card, and a mark or a curse decided who saw it (H7, H8): everybody (`shown`), or the giver and the taker if they may. */
export interface Handed {
  event: 'handed';
  giver: number;
  taker: number;
  card: string | null;
  shown: boolean;
  giver_sees: boolean;
  taker_sees: boolean;
}

/** A random card of the target is now seen by all (H7). */
export interface Marked {
  event: 'marked';
  seat: number;
  target: number;
  card: string;
}

/** The target no longer sees their hand, which held `cards` (H8). */
export interface Cursed {
  event: 'cursed';
  seat: number;
  target: number;
  cards: (string | null)[];
}

/** The curse is over: the player sees the hand again (H8). */
export interface PickedUp {
  event: 'picked_up';
  seat: number;
  cards: (string | null)[];
}

/** A card of a hand was discarded unplayed, or the Godcat went to the mat (H8, B1). */
export interface Discarded {
  event: 'discarded';
  seat: number;
  card: string;
}

/** A card of a hand went into the draw pile (H9), or onto it (B6). */
export interface Added {
  event: 'added';
  seat: number;
  card: string | null;
  on_top: boolean;
  shown: boolean;
  blind: boolean;
}

/** The Exploding Kitten in a hand goes off (H3). */
export interface WentOff {
  event: 'went_off';
  seat: number;
  card: string;
  defusable: boolean;
}

/** An I'll Take That, or one's own Barking Kitten, stays before a player (B1, B4). */
export interface Laid {
  event: 'laid';
  seat: number;
  target: number;
  card: string;
}

/** Another player gets the card that is drawn now; the next event is about it (B4). */
export interface Intercepted {
  event: 'intercepted';
  seat: number;
  taker: number;
}

/** A player looks at the top card (B3). */
export interface LiftedTop {
  event: 'lifted_top';
  seat: number;
  card: string | null;
}

/** The lifted card went back, under `above` cards (B3). */
export interface Buried {
  event: 'buried';
  seat: number;
  card: string | null;
  above: number | null;
}

/** A player saw the top cards in another one's order (B7). */
export interface Shared {
  event: 'shared';
  seat: number;
  target: number;
  cards: (string | null)[];
}

/** A Barking Kitten barks at a player, who held the other one (`from_hand`) or not (B1). */
export interface Barked {
  event: 'barked';
  seat: number;
  target: number;
  from_hand: boolean;
  defusable: boolean;
}

/** The tower, with these cards, is before a player now (B8). */
export interface Towered {
  event: 'towered';
  seat: number;
  cards: string[];
}

/** A player got a card of the tower, not from its owner's hand (B8). */
export interface TowerTaken {
  event: 'tower_taken';
  taker: number;
  owner: number;
  card: string;
}

/** The player is about to draw; the others may alter the future first (B2). */
export interface Reached {
  event: 'reached';
  seat: number;
}

/** One player is left (T5). */
export interface Won {
  event: 'won';
  seat: number;
}

/** Everything a client needs to draw the table. */
export interface TableState {
  table: TableInfo;
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  view: ViewMessage | null;
  /** Possible answers; and, by card, the message id that says why it can't be played now. */
  offers: Offer[];
  blocked: Record<string, string>;
  knowledge: KnowledgeInfo | null;
  clock: Clock | null;
  /** During the game only for players who exploded; afterwards for everybody, if any of them has predicted anything. */
  ghosts: Ghosts | null;
  /** Only for the learner of a lesson, while it waits for them. */
  lesson: LessonTask | null;
  /** Your place in `queue`, from 1. */
  queued: number | null;
  /** What a bot drew and played for you while you were away, until you answer a question yourself. */
  meanwhile: GameEvent[];
}

/** The table, as everybody sees it. */
export interface TableInfo {
  code: string;
  phase: 'lobby' | 'over' | 'playing' | 'sealing';
  /** Games started at this table. */
  game: number;
  settings: Settings;
  /** The fewest and the most players of the edition. */
  min_players: number;
  max_players: number;
  seats: SeatInfo[];
  /** Who was dealt cards in the game on the table, by seat; they may have left since. */
  players: PlayerInfo[];
  spectators: number;
  /** Whether only bots are left, and whether a player has sent `hurry`. */
  only_bots: boolean;
  hurried: boolean;
  fairness: Fairness | null;
  /** Screens for everybody in the room, such as a TV; they aren't among the spectators. */
  screens: number;
  /** The name of the lesson that is played here in place of a game. */
  lesson: string | null;
  /** Whether this game began in the middle of another one; then it counts in no statistics. */
  practice: boolean;
  /** The name of the deal, if others play it, too, at other tables. */
  deal: string | null;
  /** Whether the coach can be asked now. */
  coach: boolean;
  /** The seat that begins this game, if the last one decided that (`starter`). */
  first: number | null;
  /** Who asks for a seat, in this order, and how many open seats the next game has beside `seats`. */
  queue: QueuedInfo[];
  open_seats: number;
}

/** One seat, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  name: string;
  avatar: number;
  occupant: 'bot' | 'open' | 'person';
  /** The bot at a bot's seat. */
  bot: string | null;
  host: boolean;
  /** Whether a person's device is connected. */
  connected: boolean;
  /** Whether a bot plays for a person who vanished, idled, conceded or left. */
  played_by_bot: boolean;
  /** Whether the person conceded, left or was removed. */
  left_game: boolean;
  /** Seconds until a bot plays for a person who isn't connected, during a game. */
  bot_in: number | null;
  /** Whether the person wants to play the next game; before the first one, whether they are ready. */
  agreed: boolean;
  /** Whether the person has stayed away from this game so far: `resume` takes the seat back. */
  sits_out: boolean;
  /** Games won at this table under this name. */
  wins: number;
  allows_coach: boolean;
}

/** A player who was dealt cards. */
export interface PlayerInfo {
  name: string;
  avatar: number;
}

/** The luck of the game (docs/fairness.md). */
export interface Fairness {
  commitment: string;
  /** The bytes of every seat in hexadecimal digits, once the cards are dealt. */
  contributions: string[];
  /** Only when the game is over. */
  secret: string | null;
}

/** A person who asks for a seat in the next game. */
export interface QueuedInfo {
  name: string;
  avatar: number;
  connected: boolean;
}

/** The table as one player sees it. */
export interface ViewMessage {
  /** Your seat. */
  viewer: number | null;
  /** As in the question. */
  question: number;
  /** As in the question. */
  asking: string;
  /** The seats that are asked; in a window (`nope`, `now`) also those who have passed. */
  asked: number[];
  /** Whose turn it is. */
  current: number;
  /** The turns that player owes, and whether by attack. */
  owed: number;
  /** The turns that player owes, and whether by attack. */
  attacked: boolean;
  /** Whether play goes clockwise; a Reverse has no event. */
  clockwise: boolean;
  /** Whose turn comes next. */
  next: number;
  /** Turns that an attack would give now. */
  attack_turns: number;
  /** By seat. */
  alive: boolean[];
  /** The seats that exploded, the first first. */
  eliminated: number[];
  /** At the end, the seats, the winner first. */
  standings: number[];
  /** Cards in hand, by seat. */
  hand_sizes: number[];
  /** Your cards; none while you're cursed. */
  hand: string[];
  /** Cards in the draw pile. */
  draw_pile_size: number;
  /** Exploding Kittens in it, drawn and undecided, or kept in secret. */
  kittens: number;
  /** The drawn kitten, until it's put back. */
  drawn: string | null;
  /** The card on top of the draw pile, if it's face up. */
  face_up: string | null;
  /** A two-sided card in the draw pile or lifted, by the side that's up; face up first. */
  two_sided: string | null;
  /** The discard pile, top card first. */
  discards: string[];
  /** The cards that left the game face up, the first first; how many left it unseen. */
  removed: string[];
  /** The cards that left the game face up, the first first; how many left it unseen. */
  boxed_count: number;
  /** The play that the Nope window is about. */
  pending: string | null;
  /** Who Noped in it, the first first. */
  noped_by: number[];
  /** Who played its top card. */
  top_player: number | null;
  /** Who holds the Godcat. */
  godcat: number | null;
  /** The victim of `steal`, the opponent of `trade`. */
  opponent: number | null;
  /** In `alter` and `share`, the number of top cards. */
  looking: number;
  /** In your own `heck` and `bury`, the card. */
  lifted: string | null;
  /** In your own `alter` and `share`, the cards, top card first. */
  top_cards: string[];
  /** After your own `face`, the cat in front of you. */
  own_cat: string | null;
  /** The seats that don't see their own cards. */
  cursed: number[];
  /** By seat, the cards that everybody sees. */
  marked: string[][];
  /** By seat, who gets that player's next card. */
  taking: (number | null)[];
  /** Who has a Barking Kitten in front of them. */
  barking: number | null;
  /** Its cards, and who has it in front of them; `null`: it's beside the draw pile. */
  tower: string[];
  /** Its cards, and who has it in front of them; `null`: it's beside the draw pile. */
  tower_owner: number | null;
  /** Who played the pending card out of turn. */
  actor: number | null;
  /** For which card everybody puts one into the draw pile. */
  adding: string | null;
  /** Whether the drawn kitten comes from a hand (then the turn continues). */
  from_hand: boolean;
  /** The Imploding Kittens in the draw pile or lifted: face down, face up. */
  imploding: number[];
}

/** One move, or many that differ in what fills the gaps of `move`. */
export interface Offer {
  /** The answer to send, with `{target}`, `{named}`, `{cards}`, `{place}` and `{order}` filled in. */
  move: string;
  /** "play", "pair", "triple", "five", or the first word of the answer. */
  kind: string;
  /** The player's cards that it uses. */
  cards?: string[];
  /** The card that it counts as, if that isn't the one card played. */
  title?: string | null;
  /** The seats for `{target}`. */
  targets?: number[];
  /** The cards for `{named}`. */
  named?: string[];
  /** `{cards}` are `cards` and this many of `pick_from`. */
  pick_count?: number;
  pick_from?: string[];
  /** `{place}` is 0 to this: how many cards are above. */
  max_above?: number;
  /** `{order}` is an order of the numbers 1 to this. */
  order_length?: number;
}

/** The conclusions from all that the player has seen. */
export interface KnowledgeInfo {
  /** The odds that the top and the bottom card explode; null if the table hides them. */
  risk_next: number | null;
  risk_bottom: number | null;
  /** Cards in the draw pile, by how many are above them. */
  known_cards: KnownCard[];
  /** Cards that players surely hold, by seat. */
  hands: string[][];
}

/** A card in the draw pile under this many others. */
export interface KnownCard {
  above: number;
  card: string;
}

/** The time that the question stays open: the same for everybody, and independent of secrets. After a game, once a player has agreed to another one: the time until `start` doesn't wait for the others. */
export interface Clock {
  /** In seconds. */
  remaining: number;
  total: number;
}

/** The Ghost League. `choices` and `predictions` are the ghost's own; both are empty once the game is over. */
export interface Ghosts {
  choices: GhostChoice[];
  predictions: GhostPrediction[];
  /** The most points first. */
  league: GhostPoints[];
}

/** A prediction that a ghost, a player who exploded, can make now. */
export interface GhostChoice {
  what: 'kitten' | 'out' | 'safe' | 'winner';
  /** Of the draw or the explosion that it is about; `predict` repeats it. */
  number: number;
  /** The players to choose from; none for a draw. */
  seats: number[];
  /** What it's worth if it comes true. */
  points: number;
}

/** A prediction that isn't decided yet. */
export interface GhostPrediction {
  what: 'kitten' | 'out' | 'safe' | 'winner';
  seat: number | null;
  points: number;
}

/** The points of a player who has predicted anything. */
export interface GhostPoints {
  seat: number;
  points: number;
}

/** The step of a lesson that waits for its learner. */
export interface LessonTask {
  /** From 1 to `steps`. */
  number: number;
  steps: number;
  /** The message id of what to do; of the answer to any other move, if there is one. */
  text: string;
  instead: string | null;
  /** The move, and how it is offered: `kind` and `cards` as in `offers`. */
  move: string;
  kind: string;
  cards: string[];
}

/** Something happened. After a gap in `sequence`, send `hello` again; your own pass repeats the last number. */
export interface Update {
  message: 'update';
  sequence: number;
  events: GameEvent[];
  state: TableState;
}

/** People came or went. Not numbered: the next state includes it. */
export interface Presence {
  message: 'presence';
  table: TableInfo;
  clock: Clock | null;
}

/** A player shows a feeling. Not numbered or stored. */
export interface Emoted {
  message: 'emoted';
  seat: number;
  emote: string;
}

/** A player says something to the other players; spectators don't get it. Not numbered or stored. */
export interface Said {
  message: 'said';
  seat: number;
  text: string;
}

/** Answer now, or the clock answers for you. */
export interface TimeWarning {
  message: 'time_warning';
  question: number;
  seconds: number;
}

/** The request was carried out. It is stored, unless it lets a window pass; a prediction, with what happens next at the table. */
export interface Accepted {
  message: 'accepted';
  id: string;
  sequence: number;
}

/** A code that opens the same seat on another device, once, within this many seconds. */
export interface DeviceCode {
  message: 'device_code';
  id: string;
  code: string;
  seconds: number;
}

/** The coach's advice, to this device only: the champion's move, then up to two others. */
export interface Advised {
  message: 'advised';
  id: string;
  question: number;
  moves: AdvisedMove[];
}

/** A move that could be chosen. */
export interface AdvisedMove {
  move: string;
  words: string;
  /** To win; from `low` to `high` in nine cases of ten. */
  chance: number;
  low: number;
  high: number;
  /** Whether it's too close to call between it and the first. */
  close: boolean;
  /** A sentence, or nothing. */
  why: string;
}

/** Another device at the same seat has sent this. Not numbered or stored. */
export interface Relayed {
  message: 'relayed';
  data: string;
}

/** The request was not carried out. */
export interface Refused {
  message: 'refused';
  id: string | null;
  reason: string;
  details: Record<string, string | number>;
  allowed: string[];
}

/** The server ends the connection. A table is "closed" after a long time without a move, "shut" by the operator. */
export interface Goodbye {
  message: 'goodbye';
  reason: 'banned' | 'closed' | 'full' | 'left' | 'removed' | 'shut' | 'spectators-forbidden' | 'stopping' | 'too-slow' | 'unknown-token';
}

/** The answer to `ping`. */
export interface Pong {
  message: 'pong';
}

/** POST /api/tables. The client becomes the host and sits on the first open seat. */
export interface OpenTable {
  name: string;
  settings?: Settings;
  /** Clockwise; "open" for a person, or the name of a bot. */
  seats?: string[];
  avatar?: number | null;
}

/** POST /api/solo. One person against bots; the game starts at once. */
export interface PlaySolo {
  name: string;
  settings?: Settings;
  bots?: string[];
  avatar?: number | null;
}

/** POST /api/lessons. One person against bots that follow a script, without a record or a score. */
export interface PlayLesson {
  name: string;
  /** One of `lessons` of `GET /api/catalog`. */
  lesson?: string;
  avatar?: number | null;
}

/** POST /api/play-now. A seat at a public table that is about to start; bots take the seats that stay empty. The countdown is the `clock` of the lobby. */
export interface PlayNow {
  /** Strangers see it: names that offend are refused. */
  name: string;
  avatar?: number | null;
  /** As in `JoinTable`. */
  token?: string | null;
  /** An edition or a built-in deck, and the number of players; any without them. */
  edition?: string | null;
  players?: number | null;
  first_game?: boolean;
  /** Names of people whom you don't want to meet. */
  avoid?: string[];
}

/** POST /api/play-on. A table that goes on in the middle of a recorded game, with the same luck, against bots. */
export interface PlayOn {
  record: string;
  /** Which step of its [Replay](#replay): 0 is the deal. */
  step: number;
  seat: number;
  bot?: string;
}

/** POST /api/duels. A deal that friends play at separate tables, against the same bots. */
export interface OpenDuel {
  /** Of these the deck, the options and the pace. */
  settings?: Settings;
  bots?: string[];
}

/** POST /api/play-deal. The game starts at once; the record of a game of the day can be had later. */
export interface PlayDeal {
  /** A duel's name, or `today`. */
  deal: string;
  name: string;
  avatar?: number | null;
}

/** POST /api/tables/CODE/join. */
export interface JoinTable {
  /** If it's taken, it gets a number. */
  name: string;
  avatar?: number | null;
  /** Random letters and digits, the seat's token. Asking again with the same ones gets the same seat. */
  token?: string | null;
  /** Whether the player has never finished a game: before the table's first game, a normal pace becomes relaxed. */
  first_game?: boolean;
  /** Whether to ask for a seat in the next game if none is free now. */
  wait?: boolean;
}

/** POST /api/claim, with a code from `device_code`. */
export interface ClaimSeat {
  code: string;
}

/** POST /api/recipe, with a recipe or its text: a file, or a line. */
export interface ReadRecipe {
  recipe?: RecipeMessage;
  text?: string | null;
}

/** A custom deck: an edition or a built-in deck with other counts and another set-up. */
export interface RecipeMessage {
  /** The key of the edition or deck that it starts from. */
  start: string;
  title: string;
  /** By the words of the notation; other cards keep the edition's counts. */
  cards: Record<string, number>;
  options: OptionsMessage;
  /** `deal`, `dealt-defuses`, `defuses`, `kittens`, `implodings`, `players`, each as behind the key of a recipe: `"7,5:5"`, `"n-1"`. */
  knobs: Record<string, string>;
}

/** POST /api/replay, with the record of a game; nothing is stored. */
export interface ReadReplay {
  record: string;
  /** The seat that looks on; without one, a spectator's place. */
  seat?: number | null;
  /** Whether all hands and the draw pile are shown, too. */
  open?: boolean;
}

/** POST /api/review, with the record of a finished game; nothing is stored. */
export interface ReadReview {
  record: string;
  /** The language of the review's sentences, such as `fr`; a language without translations gets English. */
  language?: string;
}

/** Your seat; null in the queue for the next game. Keep the token, its key, to yourself. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
}

/** GET /api/public: at most 50, those that are about to start first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** A public table with people at it: one that is about to start, or a game that can be watched. */
export interface PublicTable {
  code: string;
  playing: boolean;
  edition: string;
  seats: PublicSeat[];
  spectators: number;
  /** Seconds until the game starts. */
  starts_in: number | null;
}

export interface PublicSeat {
  name: string;
  avatar: number;
  occupant: 'bot' | 'open' | 'person';
}

/** GET /api/deals/NAME: a duel, or the deal of a day, such as `2026-11-19`; `today` is today's. */
export interface DealInfo {
  name: string;
  /** Whether it's the deal of a day, which can be played on that day only. */
  daily: boolean;
  /** The key of the edition or recipe, with a recipe's title; the players with you, and the bots clockwise. */
  edition: string;
  title: string;
  players: number;
  bots: string[];
  /** Of its secret, which decides all luck (docs/fairness.md). */
  commitment: string;
  /** Seconds in which it can still be played; null for a duel. */
  ends_in: number | null;
  /** Seconds until everybody may see the secret of the deal of a day, and the secret then. */
  opens_in: number | null;
  secret: string | null;
}

/** GET /api/deals/NAME/results?table=CODE, for those who have played it to the end at this table. The results of the deal of a day have no names; everybody may see them with its secret. */
export interface DealResults {
  /** How many came first, second, …; empty for those who may not see it yet. */
  places: number[];
  /** Yours. */
  place: number | null;
  /** Of a duel, the best first. */
  players: DealResult[];
}

/** A game of a duel that is over. */
export interface DealResult {
  name: string;
  avatar: number;
  place: number;
  /** Whether it's the game at the table that asks. */
  own: boolean;
}

/** GET /api/catalog: everything that can be chosen when a table is opened. */
export interface Catalog {
  editions: EditionInfo[];
  /** The built-in decks: each stands wherever an edition does. */
  decks: EditionInfo[];
  /** The cards that any recipe may have, beside the cats of its edition. */
  recipe_cards: string[];
  /** How many of each of these a recipe may have; of a cat 31. */
  most_copies: Record<string, number>;
  bots: string[];
  emotes: string[];
  lessons: string[];
  avatars: number;
  defaults: Settings;
  /** Where other devices on the network reach this server, if known. */
  address: string | null;
  /** What links begin with, if the operator set it. */
  public_url: string | null;
}

/** An edition or a built-in deck: its cards, for how many players it is, and what a game of it is like. */
export interface EditionInfo {
  key: string;
  min_players: number;
  max_players: number;
  cards: string[];
  five_different: boolean;
  /** By card, how many the box holds. */
  counts: Record<string, number>;
  /** Of `quick`, `nasty`, `thoughtful` and `crowded`, one or two. */
  moods: string[];
  /** How long a game takes people. */
  minutes: number;
}

/** The deck for every number of players that it fits, and why it doesn't fit the others. */
export interface RecipeInfo {
  recipe: RecipeMessage;
  /** For `Settings.edition`, and the file to share. */
  edition: string;
  text: string;
  sizes: DeckSize[];
  missing: MissingCards[];
}

/** A deck as it is for one number of players. */
export interface DeckSize {
  players: number;
  /** Cards in the game, with Defuses and kittens; and in the draw pile after the deal. */
  cards: number;
  draw_pile_size: number;
  kittens: number;
  implodings: number;
  /** Dealt to each player: other cards, and Defuses; and the Defuses in the game. */
  deal: number;
  dealt_defuses: number;
  defuses: number;
  /** The odds that the very first draw is deadly. */
  risk: number;
  /** By card, how many the deck has: the kittens and Defuses that this many players leave in the box, too. */
  counts: Record<string, number>;
}

/** The reason why a deck doesn't fit this many players, as in `refused`. */
export interface MissingCards {
  players: number;
  reason: string;
  details: Record<string, string | number>;
}

/** A recorded game, moment by moment. The first step is the deal. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  start: string;
  /** Whether the record has the whole game. */
  finished: boolean;
  steps: ReplayMoment[];
}

/** One moment of a game: what had just happened, and the table after it. */
export interface ReplayMoment {
  events: GameEvent[];
  view: ViewMessage;
  /** Since the start; null where a window closed, and for the deal. */
  seconds?: number | null;
  /** Who decided, as everybody saw it; null where a window closed, and for the deal. */
  seat?: number | null;
  /** Of the seat that looks on; null for a spectator. */
  knowledge?: KnowledgeInfo | null;
  cards?: OpenCards | null;
}

/** Every card at one moment: the hands by seat, and the draw pile from the top. */
export interface OpenCards {
  hands: string[][];
  pile: string[];
}

/** A line of the answer to POST /api/review; the last one has the review. */
export interface ReviewProgress {
  /** The share of the work that is done. */
  done: number;
  /** The new part of the curve: everybody's chances after each step, in hundredths that sum to 100. */
  curve: number[][];
  review: GameReview | null;
}

/** The review of a game: luck, skill and mistakes. */
export interface GameReview {
  /** The fingerprint of the judge. */
  judge: string;
  seats: ReviewedSeat[];
  moments: ReviewedMoment[];
  turning_points: ReviewedEvent[];
  highlights: ReviewedHighlights[];
  /** Sentences about the whole game. */
  summary: string[];
}

/** The parts of a seat's result, in won games: they sum to the result less an equal share of one. */
export interface ReviewedSeat {
  seat: number;
  result: number;
  deal: number;
  luck: number;
  skill: number;
  others: number;
  second_thoughts: number;
}

/** A decision: what was played, and what the champion would have done. */
export interface ReviewedMoment {
  seat: number;
  question: number;
  /** Which step of the [Replay](#replay) it led to. */
  step: number;
  /** As in a View. */
  asking: string;
  played: string;
  best: string;
  /** In won games. */
  loss: number;
  /** Whether rollouts agree; null if none were made. */
  confirmed: boolean | null;
  verdict: 'best' | 'close' | 'good' | 'howler' | 'mistake' | 'slip';
  words: string;
  /** Sentences about what the player could know. */
  why: string[];
  /** Everybody's chances before it, in hundredths that sum to 100. */
  chances: number[];
  /** The best first; of a slip or worse, all that the champion considers. */
  options: ReviewedOption[];
  /** Of a slip or worse, what the player could do, as in TableState. */
  offers: Offer[];
  blocked: Record<string, string>;
}

/** A move that could have been chosen. */
export interface ReviewedOption {
  move: string;
  words: string;
  /** To win, by one ply. */
  chance: number;
  /** Whether it was worth as much as the champion's. */
  good: boolean;
}

/** A step of a game, and by how much it changed the chances of a seat, in won games. */
export interface ReviewedEvent {
  seat: number;
  step: number;
  change: number;
  words: string;
}

/** The best find and the worst slip of a seat, as places among the moments, and its luckiest card. */
export interface ReviewedHighlights {
  seat: number;
  find: number | null;
  slip: number | null;
  luckiest: ReviewedEvent | null;
}

/** GET /api/puzzles: all puzzles, by their numbers from 1. */
export interface PuzzleList {
  /** The date in UTC, such as `2026-11-19`, and the number of its puzzle. */
  day: string;
  today: number;
  puzzles: PuzzleInfo[];
}

/** A puzzle in the list, before it's opened. */
export interface PuzzleInfo {
  edition: string;
  players: number;
  /** What it's about, as the end of a message's id. */
  motif: string;
}

/** GET /api/puzzles/NUMBER: a position, with what one seat could see. */
export interface PuzzlePosition {
  number: number;
  motif: string;
  state: TableState;
  /** What had happened. */
  history: GameEvent[];
  /** All legal ones, the best first. */
  moves: PuzzleMove[];
}

/** A legal move in a puzzle. */
export interface PuzzleMove {
  move: string;
  words: string;
  grade: 'best' | 'right' | 'wrong';
  /** To win. */
  chance: number;
  /** Sentences about what the player could know. */
  why: string[];
}

/** The reason why a request over HTTP was refused, as in `refused`. */
export interface Problem {
  reason: string;
  details: Record<string, string | number>;
}

export type AnyFromClient =
  | Hello
  | Ping
  | Answer
  | Contribute
  | Emote
  | Talk
  | Start
  | Configure
  | SeatBot
  | RemovePlayer
  | MakeHost
  | Rematch
  | Concede
  | Leave
  | Resume
  | Hurry
  | Predict
  | ReportPlayer
  | RequestDeviceCode
  | AskCoach
  | AllowCoach
  | TakeBack
  | Relay;

export type AnyFromServer =
  | Welcome
  | Update
  | Presence
  | Emoted
  | Said
  | TimeWarning
  | Accepted
  | DeviceCode
  | Advised
  | Relayed
  | Refused
  | Goodbye
  | Pong;

export type Request =
  | Answer
  | Contribute
  | Emote
  | Talk
  | Start
  | Configure
  | SeatBot
  | RemovePlayer
  | MakeHost
  | Rematch
  | Concede
  | Leave
  | Resume
  | Hurry
  | Predict
  | ReportPlayer
  | RequestDeviceCode
  | AskCoach
  | AllowCoach
  | TakeBack
  | Relay;

export type GameEvent =
  | TurnBegan
  | Played
  | Noped
  | WindowClosed
  | Drew
  | DrewKitten
  | Defused
  | Placed
  | Surfaced
  | Exploded
  | Peeked
  | Altered
  | Revealed
  | Shuffled
  | Swapped
  | Bombed
  | Gave
  | Stole
  | Claimed
  | FoundNothing
  | Took
  | Lifted
  | PlacedOnTop
  | Faced
  | TurnedUp
  | Handed
  | Marked
  | Cursed
  | PickedUp
  | Discarded
  | Added
  | WentOff
  | Laid
  | Intercepted
  | LiftedTop
  | Buried
  | Shared
  | Barked
  | Towered
  | TowerTaken
  | Reached
  | Won;

/** States of tables for tests: only what matters in the test is said there. */
import { PROTOCOL, type Settings, type TableState, type TableInfo, type Update, type ViewMessage, type Welcome } from '../protocol';

export const SETTINGS: Settings = {
  edition: 'original',
  title: '',
  options: {
    combos: 'special',
    quick: false,
    first: null,
    five_different: false,
    stacking: true,
    remove_dead_hands: false,
  },
  timers: { turn: 60, nope: null, grace: 30 },
  pace: 'normal',
  spectators: true,
  odds: true,
  talk: false,
  coach: true,
  starter: 'loser',
  absentees: 'bot',
  public: false,
};

export function tableWith(some: Partial<TableInfo> = {}): TableInfo {
  const seat = {
    avatar: 0,
    occupant: 'person',
    bot: null,
    host: false,
    connected: true,
    played_by_bot: false,
    left_game: false,
    bot_in: null,
    agreed: false,
    sits_out: false,
    wins: 0,
    allows_coach: false,
  } as const;
  return {
    code: 'CATS',
    phase: 'playing',
    game: 1,
    settings: SETTINGS,
    min_players: 2,
    max_players: 5,
    seats: [
      { ...seat, seat: 1, name: 'Anna', host: true },
      { ...seat, seat: 2, name: 'Ben' },
      { ...seat, seat: 3, name: 'Cleo' },
    ],
    players: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, avatar: 0 })),
    first: null,
    queue: [],
    open_seats: 0,
    spectators: 0,
    screens: 0,
    practice: false,
    deal: null,
    coach: false,
    only_bots: false,
    hurried: false,
    fairness: null,
    lesson: null,
    ...some,
  };
}

export function viewWith(some: Partial<ViewMessage> = {}): ViewMessage {
  return {
    viewer: 1,
    question: 1,
    asking: 'turn',
    asked: [1],
    current: 1,
    owed: 1,
    attacked: false,
    clockwise: true,
    next: 2,
    attack_turns: 2,
    alive: [true, true, true],
    eliminated: [],
    standings: [],
    hand_sizes: [3, 3, 3],
    hand: ['defuse', 'skip', 'nope'],
    draw_pile_size: 30,
    kittens: 2,
    discards: [],
    removed: [],
    boxed_count: 0,
    drawn: null,
    face_up: null,
    two_sided: null,
    pending: null,
    noped_by: [],
    top_player: null,
    godcat: null,
    opponent: null,
    looking: 0,
    lifted: null,
    top_cards: [],
    own_cat: null,
    cursed: [],
    marked: [[], [], []],
    taking: [null, null, null],
    barking: null,
    tower: [],
    tower_owner: null,
    actor: null,
    adding: null,
    from_hand: false,
    imploding: [0, 0],
    ...some,
  };
}

export function stateWith(some: Partial<TableState> = {}): TableState {
  return {
    table: tableWith(),
    seat: 1,
    view: viewWith(),
    offers: [],
    blocked: {},
    knowledge: null,
    clock: null,
    ghosts: null,
    lesson: null,
    queued: null,
    meanwhile: [],
    ...some,
  };
}

export function welcomeWith(some: Partial<Welcome> = {}): Welcome {
  return {
    message: 'welcome',
    protocol: PROTOCOL,
    sequence: 1,
    missed: null,
    history: [],
    state: stateWith(),
    ...some,
  };
}

export function updateWith(some: Partial<Update> = {}): Update {
  return { message: 'update', sequence: 2, events: [], state: stateWith(), ...some };
}

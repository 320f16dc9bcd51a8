// The script's own record of the match day: all comparisons use it, and nothing of the product.

/** A registered player and their progress. */
export interface Player {
  id: string;
  name: string;
  nickname: string;
  fullName: string;
  freeFireId: string;
  email: string;
  phone: string;
  token: string;
  key: string;
  /** Under 18, with a guardian who has a link of their own, made of the token. */
  isMinor: boolean;
  hasConsent: boolean;
  status: 'outside' | 'waiting' | 'offered' | 'pending' | 'approved' | 'rejected';
  out: 'left' | 'unconfirmed' | 'unanswered' | 'no_consent' | null;
  /** The number on the waiting list that they were told; 0 outside of it. */
  line: number;
  until: number;
  confirmed: number;
  entryId: string;
}

/** A row as it was entered, by the player's place among all. */
export interface Row {
  player: Player;
  played: boolean;
  place: number | null;
  kills: number | null;
}

/** A prize in its expected state. */
export interface Owed {
  rank: number;
  cents: number;
  currency: string;
  holder: Player | null;
  state: 'owed' | 'sent' | 'received';
  dueAt: string;
  sentAt: string | null;
  receivedAt: string | null;
  objectedAt: string | null;
  settled: readonly Player[] | null;
}

export interface Script {
  tournamentId: string;
  players: Player[];
  joined: number;
  /** Players who registered again; their rejected registration stays beside the new one. */
  returned: number;
  /** The results that count, by number of the match. */
  results: Map<number, Row[]>;
  revisions: Map<number, number>;
  disqualified: Set<Player>;
  struck: Set<Player>;
  /** In the order of their ranks. */
  prizes: Owed[];
  records: Map<string, number>;
}

const PLAYERS = 70;
/** Every sixth player is under 18. */
const MINORS = 6;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function playerOf(number: number, seed: number): Player {
  const freeFireId = String(30_000_000 + seed * 1_000 + number);
  const nickname = number % 10 === 0 ? '' : `Rayo${twoDigits(number)}`;
  return {
    id: '',
    name: nickname === '' ? `Jugador ··${freeFireId.slice(-4)}` : nickname,
    nickname,
    fullName: `Persona Secreta ${twoDigits(number)}`,
    freeFireId,
    email: `persona${twoDigits(number)}@example.com`,
    phone: `+52 55 2000 ${1_000 + number}`,
    token: `${twoDigits(number)}${String(seed).padStart(4, '0')}`.padEnd(21, 'p').concat('A'),
    key: `00000000-0000-4000-8000-${String(seed * 1_000 + number).padStart(12, '0')}`,
    isMinor: number % MINORS === 1,
    hasConsent: false,
    status: 'outside',
    out: null,
    line: 0,
    until: 0,
    confirmed: 0,
    entryId: '',
  };
}

export function newScript(seed: number): Script {
  return {
    tournamentId: '',
    players: Array.from({ length: PLAYERS }, (_, number) => playerOf(number, seed)),
    joined: 0,
    returned: 0,
    results: new Map(),
    revisions: new Map(),
    disqualified: new Set(),
    struck: new Set(),
    prizes: [],
    records: new Map(),
  };
}

/** Counts an expected audit record. */
export function note({ records }: Script, action: string, times = 1): void {
  records.set(action, (records.get(action) ?? 0) + times);
}

export const withStatus = ({ players }: Script, status: Player['status']) =>
  players.filter((player) => player.status === status);

export const COUNTING = {
  placement: [25, 21, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  perKill: 1,
  tieBreaks: ['wins', 'kills'],
  carry: 'none',
  champion: null,
} as const;

export interface Line {
  player: Player;
  rank: number;
  points: number;
  wins: number;
  kills: number;
  matches: number;
}

/** True if `a` ranks before `b`: eligible entries first, then by points, wins and kills. */
function isAhead(a: Line, b: Line, struck: ReadonlySet<Player>): boolean {
  const figures = (line: Line) => [struck.has(line.player) ? 0 : 1, line.points, line.wins, line.kills];
  const theirs = figures(b);
  for (const [index, figure] of figures(a).entries()) {
    if (figure !== theirs[index]) return figure > (theirs[index] ?? 0);
  }
  return false;
}

function lineOf(player: Player, { results, struck }: Script): Line {
  const line: Line = { player, rank: 0, points: 0, wins: 0, kills: 0, matches: 0 };
  if (struck.has(player)) return line;
  for (const rows of results.values()) {
    const row = rows.find((one) => one.player === player);
    if (row === undefined || !row.played) continue;
    line.matches += 1;
    line.kills += row.kills ?? 0;
    line.points += (row.kills ?? 0) + (COUNTING.placement[(row.place ?? 0) - 1] ?? 0);
    if (row.place === 1) line.wins += 1;
  }
  return line;
}

/** The table as it has to be, best first. */
export function tableOf(script: Script): Line[] {
  const lines = script.players.filter(({ entryId }) => entryId !== '').map((player) => lineOf(player, script));
  for (const line of lines) line.rank = 1 + lines.filter((other) => isAhead(other, line, script.struck)).length;
  return lines.toSorted((a, b) => a.rank - b.rank);
}

/**
 * Returns a prize's possible owners by the table: one, or several tied ones. The first prize belongs to the first entry
 * not disqualified; a disqualified leader that keeps its points comes right behind.
 */
export function ownersOf(script: Script, rank: number): Player[] {
  const able = tableOf(script).filter(({ player, matches }) => matches > 0 && !script.struck.has(player));
  const best = able.find(({ player }) => !script.disqualified.has(player))?.rank;
  const isChampion = (line: Line) => line.rank === best && !script.disqualified.has(line.player);
  const isBefore = (a: Line, b: Line) => (isChampion(a) === isChampion(b) ? a.rank < b.rank : isChampion(a));
  const placed = able.map((line) => ({
    player: line.player,
    place: 1 + able.filter((other) => isBefore(other, line)).length,
  }));
  for (let place = rank; place >= 1; place -= 1) {
    const sharing = placed.filter((one) => one.place === place).map(({ player }) => player);
    if (sharing.length > 0) return place + sharing.length > rank ? sharing : [];
  }
  return [];
}

const names = (players: readonly Player[]) =>
  players
    .map(({ name }) => name)
    .toSorted()
    .join();

/** True if an organiser has to decide the owner. */
export function isInQuestion(script: Script, { rank, holder, settled }: Owed): boolean {
  const owners = ownersOf(script, rank);
  const isHolders = holder !== null && names(owners) === names([holder]);
  return !isHolders && (settled === null || names(owners) !== names(settled));
}

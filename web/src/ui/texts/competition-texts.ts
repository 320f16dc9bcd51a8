import {
  counted,
  type Entry,
  type EntryStatus,
  figure,
  type Match,
  type MatchState,
  type PrizeStanding,
  type Stage,
  type TeamSize,
  type TieBreak,
  teamText,
} from '@arena/domain';
import type { BadgeTone } from '../icons/Badge.tsx';

export const matchStateText: Record<MatchState, { label: string; tone: BadgeTone }> = {
  scheduled: { label: 'Por jugar', tone: 'quiet' },
  playing: { label: 'En juego', tone: 'live' },
  provisional: { label: 'Provisional', tone: 'warn' },
  official: { label: 'Oficial', tone: 'good' },
  void: { label: 'Anulada', tone: 'bad' },
};

const notPlayedText = { label: 'Ya no se juega', tone: 'quiet' } as const;

/** Returns the label of a match, which may be cancelled by an earlier title. */
export function matchStanding({ state }: Pick<Match, 'state'>, isOff: boolean): { label: string; tone: BadgeTone } {
  return isOff && state === 'scheduled' ? notPlayedText : matchStateText[state];
}

const statusLabel: Record<EntryStatus, string> = {
  active: 'Juega',
  no_show: 'No se presentó',
  withdrawn: 'Se retiró',
  disqualified: 'Descalificado',
};

/** Describes an entry's status. */
export function statusText({ status, keepsPoints }: Pick<Entry, 'status' | 'keepsPoints'>): string {
  return `${statusLabel[status]}${status === 'disqualified' && keepsPoints ? ', conserva sus puntos' : ''}`;
}

export const tieBreakText: Record<TieBreak, string> = {
  wins: 'Más Booyahs',
  kills: 'Más bajas',
  placementPoints: 'Más puntos por puestos',
  averagePlacement: 'Mejor puesto promedio',
  bestMatches: 'Mejor partida, luego la segunda mejor…',
  lastSharedMatch: 'Mejor puesto en la última partida juntos',
};

/** Returns a tie-break's name within a sentence. */
export function tieBreakInSentence(by: TieBreak): string {
  const text = tieBreakText[by];
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Names a match: 'Partida 3', 'Partida 3 · Grupo B'. */
export function matchName({ number, groupId }: Pick<Match, 'number' | 'groupId'>, stage: Stage | undefined): string {
  const group = (stage?.groups.length ?? 0) > 1 ? stage?.groups.find(({ id }) => id === groupId) : undefined;
  return group === undefined ? `Partida ${number}` : `Partida ${number} · ${group.name}`;
}

/** Formats points with a sign: '+3', '−2'. */
export function signed(points: number): string {
  return points > 0 ? `+${figure(points)}` : figure(points);
}

/** Adds a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Inflects a verb by number: 'Faltan 3', 'Falta 1'. */
export function verbForm(count: number, one: string, many: string): string {
  return `${count === 1 ? one : many} ${figure(count)}`;
}

/** Counts entries: '12 escuadras', '1 jugador'. */
export function entriesText(count: number, teamSize: TeamSize): string {
  const { one, many } = teamText[teamSize];
  return counted(count, one, many);
}

/** Counts matches: '3 partidas'. */
export function matchesText(count: number): string {
  return counted(count, 'partida', 'partidas');
}

export const prizeText: Record<PrizeStanding, { label: string; tone: BadgeTone }> = {
  owed: { label: 'Por entregar', tone: 'warn' },
  overdue: { label: 'Atrasado', tone: 'bad' },
  sent: { label: 'Enviado', tone: 'cold' },
  received: { label: 'Recibido', tone: 'good' },
  objected: { label: 'Dice que no le llegó', tone: 'bad' },
  question: { label: 'En duda', tone: 'warn' },
  forfeited: { label: 'No se entrega', tone: 'quiet' },
};

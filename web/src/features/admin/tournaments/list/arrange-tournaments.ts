import {
  type DerivedStatus,
  derivedStatus,
  hasPlay,
  type Instant,
  isActive,
  isDrawn,
  isOver,
  isPast,
  nameKey,
  registrationPhase,
  type Tournament,
  toMillis,
} from '@arena/domain';
import type { BadgeTone } from '#ui/icons/Badge.tsx';

export type Stage = 'draft' | 'scheduled' | 'published' | 'finished';

export type StageFilter = 'all' | Stage;

type Staged = Pick<
  Tournament,
  | 'status'
  | 'publishDate'
  | 'date'
  | 'endDate'
  | 'registrationDeadline'
  | 'maxPlayers'
  | 'currentPlayers'
  | 'linkedFormId'
  | 'result'
>;

/** Returns the stage of a tournament at `now`. An unknown status counts as a draft. */
export function stageOf(tournament: Staged, now: Date): Stage {
  const status: DerivedStatus = derivedStatus(tournament, now);
  if (status === 'scheduled') return 'scheduled';
  if (status !== 'published') return 'draft';
  return isActive(tournament, now) ? 'published' : 'finished';
}

/** Returns the badge of a tournament at `now`. */
export function stateOf(tournament: Staged, now: Date): { tone: BadgeTone; label: string } {
  const stage = stageOf(tournament, now);
  if (stage === 'draft') return { tone: 'warn', label: 'Borrador' };
  if (stage === 'scheduled') return { tone: 'cold', label: 'Programado' };
  if (stage === 'finished') return { tone: 'quiet', label: 'Terminado' };
  if (hasPlay(tournament)) return { tone: 'quiet', label: 'En juego' };
  switch (registrationPhase(tournament, now)) {
    case 'open':
      return tournament.linkedFormId === null
        ? { tone: 'warn', label: 'Inscripciones sin abrir' }
        : { tone: 'live', label: 'Inscripciones abiertas' };
    case 'full':
      return { tone: 'live', label: 'Completo' };
    case 'registration_closed':
      return { tone: 'quiet', label: 'Inscripciones cerradas' };
    case 'completed':
      return { tone: 'quiet', label: 'En juego' };
  }
}

/** Returns the next scheduled event of a tournament and its time, or null. */
export function nextDate(tournament: Staged, now: Date): { label: string; instant: Instant } | null {
  const { publishDate, registrationDeadline, date, endDate } = tournament;
  const planned = tournament.status === 'scheduled' ? publishDate : null;
  const dates = [
    { label: 'Se publica', instant: planned },
    { label: 'Cierra', instant: isDrawn(tournament) ? null : registrationDeadline },
    { label: 'Empieza', instant: hasPlay(tournament) ? null : date },
    { label: 'Termina', instant: isOver(tournament, now) ? null : endDate },
  ].filter(({ instant }) => toMillis(instant) !== null);
  const coming = dates.find(({ instant }) => !isPast(instant, now));
  if (coming) return coming;
  const last = endDate ?? date;
  return last === null || !isPast(last, now) ? null : { label: endDate === null ? 'Empezó' : 'Terminó', instant: last };
}

const RANK: Record<Stage, number> = { published: 0, scheduled: 1, draft: 2, finished: 3 };

interface Wanted {
  query: string;
  stage: StageFilter;
}

/** True if a tournament has every word of a query, in any order, without accents. */
function isFound(tournament: Pick<Tournament, 'name' | 'mapSelection' | 'modality' | 'gameMode'>, query: string) {
  const { name, mapSelection, modality, gameMode } = tournament;
  const text = nameKey(`${name} ${mapSelection} ${modality} ${gameMode}`);
  return nameKey(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/**
 * Filters and sorts tournaments: published ones with the next first, then scheduled ones, drafts, and finished ones,
 * the latest first.
 */
export function arrangeTournaments<Each extends Tournament>(
  all: readonly Each[],
  { query, stage }: Wanted,
  now: Date,
): Each[] {
  const key = (each: Each) => {
    const own = stageOf(each, now);
    const at = toMillis(each.date) ?? Number.MAX_SAFE_INTEGER;
    return { rank: RANK[own], at: own === 'finished' ? -at : at };
  };
  return all
    .filter((each) => (stage === 'all' || stageOf(each, now) === stage) && isFound(each, query))
    .map((each) => ({ each, ...key(each) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at || a.each.name.localeCompare(b.each.name, 'es'))
    .map(({ each }) => each);
}

export function countStages(all: readonly Staged[], now: Date): Record<StageFilter, number> {
  const counts = { all: all.length, draft: 0, scheduled: 0, published: 0, finished: 0 };
  for (const each of all) counts[stageOf(each, now)] += 1;
  return counts;
}

import {
  counted,
  derivedStatus,
  distinctNames,
  endOf,
  freeSeats,
  HOUR,
  hasPlay,
  type Instant,
  isDrawn,
  isOver,
  isPast,
  limits,
  nearestFirst,
  type PrizeStanding,
  prizeStanding,
  shortDateText,
  toMillis,
} from '@arena/domain';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { clockIn } from '#lib/time/format-date.ts';
import type { Day } from './today-calls';

/** A task for today. */
export interface Task {
  title: string;
  note: string;
  href: string;
  filter?: 'approved' | 'changing' | 'unconfirmed';
  /** Number of pending registrations. */
  pending?: number;
  /** True if it should have been done already. */
  isLate?: boolean;
}

/** Tasks of one kind, the nearest first. */
export interface Tasks {
  heading: string;
  tasks: readonly Task[];
}

const SOON = 48 * HOUR;

interface Moment {
  now: Date;
  zone: string;
}

/** Formats a time in words: `hoy a las 20:00 hora de México`, `sáb 28 nov a las 19:00 hora de México`. */
export function whenText(instant: Instant, { now, zone }: Moment): string {
  const day = shortDateText(instant, zone);
  const dayIn = (days: number) => shortDateText(new Date(now.getTime() + days * 24 * HOUR).toISOString(), zone);
  const named = day === dayIn(0) ? 'hoy' : day === dayIn(1) ? 'mañana' : day;
  return `${named} a las ${clockIn(instant, zone)}`;
}

function isSoon(instant: Instant, now: Date): boolean {
  const at = toMillis(instant);
  return at !== null && at >= now.getTime() && at - now.getTime() <= SOON;
}

function seatsText(tournament: AdminTournament): string {
  const free = freeSeats(tournament);
  if (free === null) return 'sin límite de cupos';
  return free === 0
    ? 'sin cupos'
    : `${free === 1 ? 'queda 1 cupo' : `quedan ${free} cupos`} de ${tournament.maxPlayers}`;
}

const titleOf = ({ name }: AdminTournament) => name || 'Sin nombre';
const taskOf = (each: AdminTournament, note: string, href: string): Task => ({ title: titleOf(each), note, href });
const byTime = (of: (each: AdminTournament) => Instant) => (a: AdminTournament, b: AdminTournament) =>
  (toMillis(of(a)) ?? 0) - (toMillis(of(b)) ?? 0);

/** Lists tournaments with pending registrations, those that are over last. */
function waitingTasks(all: readonly AdminTournament[], now: Date): Task[] {
  const waiting = all.filter(({ stats }) => stats.present.pending > 0);
  const tasksOf = (some: readonly AdminTournament[], ending: string) =>
    some.map((each) => {
      const { pending } = each.stats.present;
      const note = `${pending} por revisar${ending}`;
      return { ...taskOf(each, note, adminPath('registrationsOf', { id: each.id })), pending };
    });
  return [
    ...tasksOf(
      waiting.filter((each) => !isOver(each, now)),
      '',
    ),
    ...tasksOf(
      waiting.filter((each) => isOver(each, now)),
      ', terminado',
    ),
  ];
}

/** Published tournaments that aren't over, the nearest first. */
interface Shown extends Moment {
  shown: readonly AdminTournament[];
}

/**
 * True if a tournament's competition is being played: also before its date, if a match was moved there, and after its
 * end until it is finished.
 */
function isInPlay(each: AdminTournament, now: Date): boolean {
  const { date, result } = each;
  if (derivedStatus(each, now) !== 'published' || result?.state === 'finished') return false;
  const [nextAt, begins] = [toMillis(result?.nextAt ?? null), toMillis(date)];
  const comesSoon = nextAt !== null && Math.abs(nextAt - now.getTime()) < limits.matchDay;
  const isMoved = comesSoon && begins !== null && nextAt < begins;
  if (!isPast(date, now)) return result?.state === 'playing' || isMoved;
  const end = endOf(each);
  const isLate = end !== null && now.getTime() > end;
  return !isLate || result?.live === true || comesSoon;
}

function playingTasks(all: readonly AdminTournament[], now: Date): Task[] {
  return all
    .filter((each) => isInPlay(each, now))
    .map((each) => taskOf(each, 'Salas, resultados y tabla', adminPath('competition', { id: each.id, part: null })));
}

/** Lists what comes next, for roles without a queue: they have nothing else to prepare. */
function startingTasks({ shown, ...moment }: Shown): Task[] {
  if (mayOpen('registrations')) return [];
  return shown
    .filter((each) => (toMillis(each.date) ?? 0) > moment.now.getTime() && !isInPlay(each, moment.now))
    .sort(byTime((each) => each.date))
    .map((each) =>
      taskOf(each, `Empieza ${whenText(each.date, moment)}`, adminPath('competition', { id: each.id, part: null })),
    );
}

function closingTasks({ shown, ...moment }: Shown): Task[] {
  return shown
    .filter((each) => isSoon(each.registrationDeadline, moment.now) && !isDrawn(each))
    .sort(byTime((each) => each.registrationDeadline))
    .map((each) => {
      const note = `Cierra ${whenText(each.registrationDeadline, moment)}, ${seatsText(each)}`;
      return taskOf(each, note, adminPath('tournament', { id: each.id }));
    });
}

function tellingTasks({ shown, ...moment }: Shown): Task[] {
  return shown
    .filter((each) => isSoon(each.date, moment.now) && !hasPlay(each) && each.stats.present.approved > 0)
    .map((each) => {
      const who = counted(each.stats.present.approved, 'aprobado juega', 'aprobados juegan');
      const note = `${who} ${whenText(each.date, moment)}`;
      return { ...taskOf(each, note, adminPath('registrationsOf', { id: each.id })), filter: 'approved' };
    });
}

function publishingTasks(all: readonly AdminTournament[], moment: Moment): Task[] {
  return all
    .filter((each) => derivedStatus(each, moment.now) === 'scheduled')
    .sort(byTime((each) => each.publishDate))
    .map((each) =>
      taskOf(each, `Sale ${whenText(each.publishDate, moment)}`, adminPath('tournament', { id: each.id })),
    );
}

function askingTasks({ count, hasMore }: Day['requests']): Task[] {
  if (count === 0) return [];
  const note = counted(count, 'persona espera', 'personas esperan');
  return [{ title: 'Solicitudes de acceso', note: hasMore ? `Más de ${note}` : note, href: adminPath('people') }];
}

function namesOf({ tournaments }: Day, zone: string): (tournamentId: string) => string {
  const names = distinctNames(tournaments, zone);
  return (tournamentId) => names.get(tournamentId) ?? 'Un torneo anterior';
}

/** Lists registrations that have to confirm now, the soonest deadline first. */
function confirmingTasks(day: Day, moment: Moment): Task[] {
  const nameOf = namesOf(day, moment.zone);
  return day.unconfirmed
    .toSorted((a, b) => (toMillis(a.until) ?? 0) - (toMillis(b.until) ?? 0))
    .map(({ tournamentId, count, until }) => ({
      title: nameOf(tournamentId),
      note: `${count} sin confirmar, hasta ${whenText(until, moment)}`,
      href: adminPath('registrationsOf', { id: tournamentId }),
      filter: 'unconfirmed',
    }));
}

/** Lists requests of approved registrations for other players, most urgent before a match. */
function changeTasks(day: Day, nearest: readonly AdminTournament[], moment: Moment): Task[] {
  const nameOf = namesOf(day, moment.zone);
  const order = new Map(nearest.map(({ id }, place) => [id, place]));
  const placeOf = ({ tournamentId }: Day['changing'][number]) => order.get(tournamentId) ?? nearest.length;
  const changing = day.changing.toSorted((a, b) => placeOf(a) - placeOf(b));
  return changing.map(({ tournamentId, count }) => ({
    title: nameOf(tournamentId),
    note: counted(count, 'pide un cambio', 'piden un cambio'),
    href: adminPath('registrationsOf', { id: tournamentId }),
    filter: 'changing',
  }));
}

/** Lists open prizes by due date, overdue ones first. */
function prizeTasks(day: Day, moment: Moment): Task[] {
  const nameOf = namesOf(day, moment.zone);
  return day.owed
    .map(({ tournamentId, prizes }) => {
      const standings = prizes.map((prize) => prizeStanding(prize, moment.now));
      // A prize in question has no due date.
      const due = prizes.filter((_, index) => standings[index] === 'owed' || standings[index] === 'overdue');
      const [first = ''] = due.map(({ dueAt }) => dueAt).sort();
      return { tournamentId, standings, first, isLate: standings.includes('overdue') };
    })
    .sort((a, b) => Number(b.isLate) - Number(a.isLate) || (toMillis(a.first) ?? 0) - (toMillis(b.first) ?? 0))
    .map(({ tournamentId, standings, first, isLate }): Task => {
      const count = (wanted: PrizeStanding) => standings.filter((standing) => standing === wanted).length;
      const late = count('overdue');
      const soon = count('owed');
      const parts = [
        late > 0 ? counted(late, 'atrasado', 'atrasados') : '',
        soon > 0 ? `${soon} por entregar${isLate ? '' : `, límite ${whenText(first, moment)}`}` : '',
        count('objected') > 0 ? `${count('objected')} sin llegar` : '',
        count('question') > 0 ? `${count('question')} por decidir` : '',
      ];
      return {
        title: nameOf(tournamentId),
        note: parts.filter(Boolean).join(', '),
        href: adminPath('prizes', { id: tournamentId }),
        isLate,
      };
    });
}

/** Describes the tasks after the first ones: `y 4 más`, `y 4 más: 36 por revisar`. */
export function restText(rest: readonly Task[]): string {
  const pending = rest.reduce((sum, task) => sum + (task.pending ?? 0), 0);
  return `y ${rest.length} más${pending === 0 ? '' : `: ${pending} por revisar`}`;
}

/** The organiser's tasks by kind and urgency; empty kinds are left out. */
export function tasksOf(day: Day, moment: Moment): Tasks[] {
  const names = distinctNames(day.tournaments, moment.zone);
  const named = day.tournaments.map((each) => ({ ...each, name: names.get(each.id) ?? each.name }));
  const all = nearestFirst(named, moment.now);
  const isShown = (each: AdminTournament) =>
    derivedStatus(each, moment.now) === 'published' && !isOver(each, moment.now);
  const shown = { shown: all.filter(isShown), ...moment };
  return (
    [
      { of: 'competition', heading: 'En juego', tasks: playingTasks(all, moment.now) },
      { of: 'competition', heading: 'Lo que sigue', tasks: startingTasks(shown) },
      { of: 'registrations', heading: 'Por revisar', tasks: waitingTasks(all, moment.now) },
      { of: 'registrations', heading: 'Sin confirmar', tasks: confirmingTasks(day, moment) },
      { of: 'registrations', heading: 'Cambios por aceptar', tasks: changeTasks(day, all, moment) },
      { of: 'prizes', heading: 'Premios', tasks: prizeTasks(day, moment) },
      { of: 'registrations', heading: 'Cierra pronto', tasks: closingTasks(shown) },
      { of: 'registrations', heading: 'Por avisar', tasks: tellingTasks(shown) },
      { of: 'editTournament', heading: 'Se publica solo', tasks: publishingTasks(all, moment) },
      { of: 'people', heading: 'Equipo', tasks: askingTasks(day.requests) },
    ] as const
  ).filter(({ of, tasks }) => mayOpen(of) && tasks.length > 0);
}

/** A count in the side menu. */
interface Count {
  href: string;
  figure: string;
  unit: string;
}

/** Returns the counts of the side menu; parts without open tasks have none. */
export function menuCounts({ tournaments, requests }: Day, now: Date): Count[] {
  const playing = tournaments.filter((each) => isInPlay(each, now)).length;
  const pending = tournaments.reduce((sum, { stats }) => sum + stats.present.pending, 0);
  const counts = [
    { href: adminPath('tournaments'), count: playing, unit: 'en juego' },
    { href: adminPath('registrations'), count: pending, unit: 'por revisar' },
    { href: adminPath('people'), count: requests.count, unit: 'por responder', hasMore: requests.hasMore },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ href, count, unit, hasMore }) => ({ href, figure: hasMore ? `${count}+` : String(count), unit }));
}

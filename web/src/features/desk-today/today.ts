import {
  counted,
  derivedStatus,
  freePlaces,
  HOUR,
  type Instant,
  isOver,
  isPast,
  limits,
  nearestFirst,
  type PrizeStanding,
  prizeStanding,
  shortDateText,
  toMillis,
} from '@arena/domain';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import type { DeskTournament } from '../../lib/calls/desk-tournaments.ts';
import { clockIn } from '../../lib/time/whose-time.ts';
import type { Day } from './calls.ts';

/** Something that wants an organiser today. */
interface Task {
  /** What it is about, by name. */
  title: string;
  note: string;
  href: string;
  /** Which registrations its screen begins with, where it is the queue. */
  filter?: 'approved' | 'renamed';
}

/** Tasks of one kind, the nearest first. */
export interface Tasks {
  heading: string;
  tasks: readonly Task[];
}

/** What is so near that somebody should think of it. */
const SOON = 48 * HOUR;
/** More of a kind than these is found on its own screen. */
const MOST = 4;

interface Moment {
  now: Date;
  zone: string;
}

/** When something is, in words: `hoy a las 20:00 hora de México`, `sáb 28 nov a las 19:00 hora de México`. */
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

function placesText(tournament: DeskTournament): string {
  const free = freePlaces(tournament);
  if (free === null) return 'sin límite de cupos';
  return free === 0
    ? 'sin cupos'
    : `${free === 1 ? 'queda 1 cupo' : `quedan ${free} cupos`} de ${tournament.maxPlayers}`;
}

const titleOf = ({ name }: DeskTournament) => name || 'Sin nombre';
const taskOf = (each: DeskTournament, note: string, href: string): Task => ({ title: titleOf(each), note, href });
const byTime = (of: (each: DeskTournament) => Instant) => (a: DeskTournament, b: DeskTournament) =>
  (toMillis(of(a)) ?? 0) - (toMillis(of(b)) ?? 0);

function waitingTasks(all: readonly DeskTournament[], now: Date): Task[] {
  const waiting = all.filter(({ stats }) => stats.present.pending > 0);
  const late = waiting.filter((each) => isOver(each, now)).reduce((sum, { stats }) => sum + stats.present.pending, 0);
  const near = waiting
    .filter((each) => !isOver(each, now))
    .map((each) =>
      taskOf(each, `${each.stats.present.pending} por revisar`, deskPath('registrations', { tournamentId: each.id })),
    );
  if (late === 0) return near.slice(0, MOST);
  const ended = {
    title: 'Torneos terminados',
    note: `${late} por revisar`,
    href: deskPath('registrations', { tournamentId: null }),
  };
  return [...near.slice(0, MOST), ended];
}

/** On the site and not over, the nearest first. */
interface Shown extends Moment {
  shown: readonly DeskTournament[];
}

/** Whether its competition is still played: past its planned end as long as a match is, or comes that evening. */
function isInPlay(each: DeskTournament, now: Date): boolean {
  const { date, result } = each;
  if (derivedStatus(each, now) !== 'published' || !isPast(date, now) || result?.state === 'finished') return false;
  const nextAt = toMillis(result?.nextAt ?? null);
  const comesSoon = nextAt !== null && Math.abs(nextAt - now.getTime()) < limits.evening;
  return !isOver(each, now) || result?.live === true || comesSoon;
}

function playingTasks(all: readonly DeskTournament[], now: Date): Task[] {
  return all
    .filter((each) => isInPlay(each, now))
    .map((each) => taskOf(each, 'Salas, resultados y tabla', deskPath('competition', { tournamentId: each.id })));
}

function closingTasks({ shown, ...moment }: Shown): Task[] {
  return shown
    .filter((each) => isSoon(each.registrationDeadline, moment.now))
    .sort(byTime((each) => each.registrationDeadline))
    .map((each) => {
      const note = `Cierra ${whenText(each.registrationDeadline, moment)}, ${placesText(each)}`;
      return taskOf(each, note, deskPath('tournament', { id: each.id }));
    });
}

function tellingTasks({ shown, ...moment }: Shown): Task[] {
  return shown
    .filter((each) => isSoon(each.date, moment.now) && each.stats.present.approved > 0)
    .map((each) => {
      const who = counted(each.stats.present.approved, 'aprobado juega', 'aprobados juegan');
      const note = `${who} ${whenText(each.date, moment)}`;
      return { ...taskOf(each, note, deskPath('registrations', { tournamentId: each.id })), filter: 'approved' };
    });
}

function publishingTasks(all: readonly DeskTournament[], moment: Moment): Task[] {
  return all
    .filter((each) => derivedStatus(each, moment.now) === 'scheduled')
    .sort(byTime((each) => each.publishDate))
    .map((each) => taskOf(each, `Sale ${whenText(each.publishDate, moment)}`, deskPath('tournament', { id: each.id })));
}

function askingTasks(requests: number): Task[] {
  if (requests === 0) return [];
  const note = counted(requests, 'persona espera', 'personas esperan');
  return [{ title: 'Solicitudes de acceso', note, href: deskPath('people') }];
}

/** What a tournament is called that may not be among those that are known. */
function namesOf({ tournaments }: Day): (tournamentId: string) => string {
  const names = new Map(tournaments.map((each) => [each.id, titleOf(each)]));
  return (tournamentId) => names.get(tournamentId) ?? 'Un torneo anterior';
}

/** Who goes by another name than when they were approved: it is public already, most of all where one plays next. */
function namingTasks(day: Day, nearest: readonly DeskTournament[]): Task[] {
  const nameOf = namesOf(day);
  const order = new Map(nearest.map(({ id }, place) => [id, place]));
  const placeOf = ({ tournamentId }: Day['renamed'][number]) => order.get(tournamentId) ?? nearest.length;
  const renamed = day.renamed.toSorted((a, b) => placeOf(a) - placeOf(b));
  return renamed.map(({ tournamentId, count }) => ({
    title: nameOf(tournamentId),
    note: counted(count, 'cambió su nombre', 'cambiaron su nombre'),
    href: deskPath('registrations', { tournamentId }),
    filter: 'renamed',
  }));
}

/** What waits of a tournament's prizes, and by when; what is overdue comes first. */
function prizeTasks(day: Day, moment: Moment): Task[] {
  const nameOf = namesOf(day);
  return day.owed
    .map(({ tournamentId, prizes }) => {
      const standings = prizes.map((prize) => prizeStanding(prize, moment.now));
      // One that is in doubt isn't owed to anybody yet.
      const due = prizes.filter((_, index) => standings[index] === 'owed' || standings[index] === 'overdue');
      const [first = ''] = due.map(({ dueAt }) => dueAt).sort();
      return { tournamentId, standings, first, isLate: standings.includes('overdue') };
    })
    .sort((a, b) => Number(b.isLate) - Number(a.isLate) || (toMillis(a.first) ?? 0) - (toMillis(b.first) ?? 0))
    .map(({ tournamentId, standings, first, isLate }) => {
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
        href: deskPath('competition', { tournamentId }),
      };
    });
}

/** What wants an organiser now, kind by kind in the order of its urgency; kinds without any are left out. */
export function tasksOf(day: Day, moment: Moment): Tasks[] {
  const all = nearestFirst(day.tournaments, moment.now);
  const isShown = (each: DeskTournament) =>
    derivedStatus(each, moment.now) === 'published' && !isOver(each, moment.now);
  const shown = { shown: all.filter(isShown), ...moment };
  return [
    { heading: 'En juego', tasks: playingTasks(all, moment.now).slice(0, MOST) },
    { heading: 'Por revisar', tasks: waitingTasks(all, moment.now) },
    { heading: 'Nombres por mirar', tasks: namingTasks(day, all).slice(0, MOST) },
    { heading: 'Premios', tasks: prizeTasks(day, moment).slice(0, MOST) },
    { heading: 'Cierra pronto', tasks: closingTasks(shown).slice(0, MOST) },
    { heading: 'Por avisar', tasks: tellingTasks(shown).slice(0, MOST) },
    { heading: 'Se publica solo', tasks: publishingTasks(all, moment).slice(0, MOST) },
    { heading: 'Equipo', tasks: askingTasks(day.requests) },
  ].filter(({ tasks }) => tasks.length > 0);
}

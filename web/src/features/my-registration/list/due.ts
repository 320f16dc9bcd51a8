import { type Instant, isPast, type MyRegistration, stageResultText, toMillis } from '@arena/domain';
import {
  confirmTitle,
  isOutOfCompetition,
  nextOwnMatch,
  openConfirmationAt,
  openRooms,
  stepsOf,
  teamConfirmTitle,
} from '../steps/steps.ts';

/** The next step of a registration in one line. */
export interface Due {
  text: string;
  /** A deadline, or the time at which it begins; null without one. */
  at: Instant;
  isDeadline: boolean;
  /** `act`: the player has to do something. */
  kind: 'act' | 'wait' | 'over';
}

function toDo(myRegistration: MyRegistration, now: Date, isTeams: boolean): Due | null {
  const { waiting, confirmations, matches, consent, guardianAsked, prizes, tournament } = myRegistration;
  const act = (text: string, at: Instant, isDeadline = true): Due => ({ text, at, isDeadline, kind: 'act' });
  const offeredUntil = waiting?.offeredUntil ?? null;
  if (offeredUntil !== null && !isPast(offeredUntil, now)) {
    return act(isTeams ? 'Hay un cupo para tu equipo' : 'Toma tu cupo', offeredUntil);
  }
  const window = openConfirmationAt(confirmations, now);
  if (window !== null) return act((isTeams ? teamConfirmTitle : confirmTitle)[window.kind], window.closesAt);
  const [room] = openRooms(matches).filter(({ room: opens }) => opens !== null && isPast(opens.from, now));
  if (room !== undefined) return act('Ya está el código de tu sala', room.startsAt, false);
  if (consent === 'open' && !(waiting !== null && isPast(tournament?.date ?? null, now))) {
    const text = guardianAsked === null ? 'Pídele permiso a tu tutor' : 'Falta que responda tu tutor';
    const deadlines = [tournament?.registrationDeadline ?? null, tournament?.date ?? null];
    return act(text, deadlines.find((each) => each !== null && !isPast(each, now)) ?? null);
  }
  return prizes.some(({ state }) => state === 'sent') ? act('Di si te llegó tu premio', null) : null;
}

function toCome({ confirmations, matches, waiting, status, tournament, standing }: MyRegistration, next: Instant): Due {
  const wait = (text: string, at: Instant = null): Due => ({ text, at, isDeadline: false, kind: 'wait' });
  if (status === 'pending') return wait('En revisión');
  if (waiting !== null) {
    return wait(waiting.number === null ? 'En la lista de espera' : `Número ${waiting.number} en la lista de espera`);
  }
  const later = confirmations.find(({ state }) => state === 'later');
  if (later !== undefined) return wait('Confirma desde', later.opensAt);
  if (next !== null) return wait('Juegas', next);
  if (matches.length > 0) return wait(standing === null ? 'Mira cómo vas' : stageResultText(standing).title);
  return tournament?.date ? wait('Estás dentro: juegas', tournament.date) : wait('Estás dentro');
}

/** Returns what is due of a registration at `now`. @param isTeams true for a link of a team's members */
export function dueOf(myRegistration: MyRegistration, now: Date, isTeams = false): Due {
  const stopped = stepsOf(myRegistration).find(({ state }) => state === 'stopped');
  const isOver = stopped !== undefined || isOutOfCompetition(myRegistration);
  const due = isOver ? null : toDo(myRegistration, now, isTeams);
  if (due !== null) return due;
  const over = (text: string): Due => ({ text, at: null, isDeadline: false, kind: 'over' });
  if (stopped !== undefined) return over(stopped.title);
  if (myRegistration.finalResult !== null) return over('El torneo terminó');
  return toCome(myRegistration, nextOwnMatch(myRegistration)?.startsAt ?? null);
}

const ranks: Record<Due['kind'], number> = { act: 0, wait: 1, over: 2 };
const timeOf = ({ at }: Due) => toMillis(at) ?? Number.MAX_SAFE_INTEGER;

/** Compares two registrations: what has to be done comes first, by its deadline. */
export function mostUrgentFirst(a: Due, b: Due): number {
  return ranks[a.kind] - ranks[b.kind] || timeOf(a) - timeOf(b);
}

import {
  type ConfirmationKind,
  type ConfirmationWindow,
  type Instant,
  limits,
  type MyMatch,
  type MyRegistration,
  openConfirmation,
  toMillis,
} from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';

/** One step between registering and playing. */
export interface Step {
  title: string;
  /** `now`: the current step. `stopped`: the registration ends here. */
  state: 'done' | 'now' | 'later' | 'stopped';
}

export interface StepText {
  title: string;
  text: string;
}

/** True if its entry is out of the competition. */
export function isOutOfCompetition({ entry }: Pick<MyRegistration, 'entry'>): boolean {
  return entry === 'withdrawn' || entry === 'disqualified';
}

/** Returns the confirmation open at `now` among the loaded windows, or null. */
export function openConfirmationAt(windows: readonly ConfirmationWindow[], now: Date): ConfirmationWindow | null {
  const at = now.getTime();
  const isOpen = ({ opensAt, closesAt }: ConfirmationWindow) => at >= Date.parse(opensAt) && at <= Date.parse(closesAt);
  const unconfirmed = windows.filter(({ state }) => state === 'open' || state === 'later');
  return openConfirmation(unconfirmed.filter(isOpen).map((window) => ({ ...window, state: 'open' })));
}

const isToPlay = ({ state }: Pick<MyMatch, 'state'>) => state === 'playing' || state === 'scheduled';

/** Returns unfinished matches with an open room, the latest release first. */
export function openRooms(matches: readonly MyMatch[]): MyMatch[] {
  const open = matches.flatMap((match) => {
    const { from, changedAt } = match.room ?? { from: '', changedAt: null };
    if (changedAt === null || !isToPlay(match)) return [];
    return [{ match, since: Math.max(Date.parse(from), Date.parse(changedAt)) }];
  });
  return open.toSorted((a, b) => b.since - a.since).map(({ match }) => match);
}

/**
 * Returns the next match to play: among the current match and all after it, the one whose room was released last.
 * Organisers prepare the next room while the match before it is played or has no result yet.
 */
export function nextOwnMatch({ matches, ...myRegistration }: MyRegistration): MyMatch | null {
  if (isOutOfCompetition(myRegistration)) return null;
  const open = matches.filter(isToPlay);
  const still = open.slice(
    Math.max(
      0,
      open.findLastIndex(({ state }) => state === 'playing'),
    ),
  );
  return openRooms(still)[0] ?? still[0] ?? null;
}

function decisionOf({ status, out }: Pick<MyRegistration, 'status' | 'out'>): Step {
  if (out === 'left') return { title: 'Lo dejaste', state: 'stopped' };
  if (out === 'no_consent') return { title: 'Sin permiso', state: 'stopped' };
  if (out === 'unconfirmed') return { title: 'Sin confirmar', state: 'stopped' };
  if (out === 'no_show') return { title: 'No estabas', state: 'stopped' };
  if (out === 'unanswered') return { title: 'Sin respuesta', state: 'stopped' };
  if (status === 'waiting') return { title: 'En espera', state: 'now' };
  if (status === 'approved') return { title: 'Aprobada', state: 'done' };
  return status === 'rejected' ? { title: 'No aprobada', state: 'stopped' } : { title: 'En revisión', state: 'now' };
}

function played({ matches }: MyRegistration): number {
  return matches.filter(({ state }) => state === 'provisional' || state === 'official').length;
}

export function stepsOf(myRegistration: MyRegistration): Step[] {
  const sent: Step[] = [{ title: 'Enviada', state: 'done' }];
  if (myRegistration.consent === 'given') sent.push({ title: 'Permiso', state: 'done' });
  if (myRegistration.consent === 'open' || myRegistration.consent === 'refused')
    sent.push({ title: 'Permiso', state: 'now' });
  const decision = decisionOf(myRegistration);
  // One step is the current one: the permission comes first.
  const waitsForConsent = decision.state === 'now' && sent.at(-1)?.state === 'now';
  const decided: Step = waitsForConsent ? { ...decision, state: 'later' } : decision;
  if (decided.state === 'stopped') return [...sent.slice(0, 1), decided];
  const isDrawn = myRegistration.matches.length > 0;
  const waits = decided.state === 'done' ? 'now' : 'later';
  const group: Step = { title: 'Horario', state: isDrawn ? 'done' : waits };
  if (isOutOfCompetition(myRegistration)) return [...sent, decided, { title: 'Fuera del torneo', state: 'stopped' }];
  const isOver = isDrawn && nextOwnMatch(myRegistration) === null;
  const running = isDrawn ? 'now' : 'later';
  const count = isDrawn ? ` ${played(myRegistration)}/${myRegistration.matches.length}` : '';
  return [...sent, decided, group, { title: `Partidas${count}`, state: isOver ? 'done' : running }];
}

/** Returns the polling interval: short around a match or during an offer, long otherwise. */
export function paceOf({ matches, waiting }: Pick<MyRegistration, 'matches' | 'waiting'>, now: number): number {
  if (waiting?.offeredUntil) return limits.registrationPolling.near;
  const isNear = matches.some(({ state, startsAt, room }) => {
    if (state === 'playing') return true;
    const times = [toMillis(startsAt), toMillis(room?.from ?? null)];
    return state === 'scheduled' && times.some((time) => time !== null && Math.abs(time - now) <= limits.matchNear);
  });
  return isNear ? limits.registrationPolling.near : limits.registrationPolling.else;
}

/** Formats a match's start in the player's zone. */
export function startText(startsAt: Instant, zone: string): string {
  return startsAt === null ? 'Hora por confirmar' : dayAndClockIn(startsAt, zone);
}

export function fullMatchName({ stage, group, number }: Pick<MyMatch, 'stage' | 'group' | 'number'>): string {
  return `Partida ${number} · ${stage} · ${group}`;
}

export const confirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Confirma tu cupo',
  match: 'Confirma que juegas',
  final: 'Confirma la final',
};

export const teamConfirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Falta confirmar el cupo del equipo',
  match: 'Falta confirmar que juegan',
  final: 'Falta confirmar la final',
};

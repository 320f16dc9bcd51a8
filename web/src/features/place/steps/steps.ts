import { limits, type Place, toMillis } from '@arena/domain';

/** One step from having registered to having played. */
export interface Step {
  title: string;
  /** `now`: it is being waited for. `stopped`: it goes no further. */
  state: 'done' | 'now' | 'later' | 'stopped';
}

/** What there is to know of a place at a moment. */
export interface Saying {
  title: string;
  text: string;
}

/** Whether its entry is out of the competition. */
export function isOut({ entry }: Pick<Place, 'entry'>): boolean {
  return entry === 'withdrawn' || entry === 'disqualified';
}

/** The next match to play: one that is being played, else the next one that isn't over. */
export function nextMatch({ matches, ...place }: Place): Place['matches'][number] | null {
  if (isOut(place)) return null;
  const open = matches.filter(({ state }) => state === 'playing' || state === 'scheduled');
  return open.find(({ state }) => state === 'playing') ?? open[0] ?? null;
}

function decision({ status, out }: Pick<Place, 'status' | 'out'>): Step {
  if (out === 'left') return { title: 'Lo dejaste', state: 'stopped' };
  if (out === 'no_consent') return { title: 'Sin permiso', state: 'stopped' };
  if (out === 'unconfirmed') return { title: 'Sin confirmar', state: 'stopped' };
  if (out === 'unanswered') return { title: 'Sin respuesta', state: 'stopped' };
  if (status === 'waiting') return { title: 'En espera', state: 'now' };
  if (status === 'approved') return { title: 'Aprobada', state: 'done' };
  return status === 'rejected' ? { title: 'No aprobada', state: 'stopped' } : { title: 'En revisión', state: 'now' };
}

function played({ matches }: Place): number {
  return matches.filter(({ state }) => state === 'provisional' || state === 'official').length;
}

/** How far a registration has come, as a short line of steps. */
export function stepsOf(place: Place): Step[] {
  const sent: Step[] = [{ title: 'Enviada', state: 'done' }];
  if (place.consent === 'given') sent.push({ title: 'Permiso', state: 'done' });
  if (place.consent === 'open' || place.consent === 'refused') sent.push({ title: 'Permiso', state: 'now' });
  const decided = decision(place);
  if (decided.state === 'stopped') return [...sent.slice(0, 1), decided];
  const isDrawn = place.matches.length > 0;
  const waits = decided.state === 'done' ? 'now' : 'later';
  const group: Step = { title: 'Horario', state: isDrawn ? 'done' : waits };
  if (isOut(place)) return [...sent, decided, { title: 'Fuera del torneo', state: 'stopped' }];
  const isOver = isDrawn && nextMatch(place) === null;
  const running = isDrawn ? 'now' : 'later';
  const count = isDrawn ? ` ${played(place)}/${place.matches.length}` : '';
  return [...sent, decided, group, { title: `Partidas${count}`, state: isOver ? 'done' : running }];
}

/** How long until a place is to be read again: soon where a match is near or played, or a place is offered, else now and then. */
export function paceOf({ matches, waiting }: Pick<Place, 'matches' | 'waiting'>, now: number): number {
  if (waiting?.offeredUntil) return limits.placePolling.near;
  const isNear = matches.some(({ state, startsAt }) => {
    if (state === 'playing') return true;
    const start = toMillis(startsAt);
    return state === 'scheduled' && start !== null && Math.abs(start - now) <= limits.placeNear;
  });
  return isNear ? limits.placePolling.near : limits.placePolling.else;
}

import {
  type ConsentState,
  type ConsentWay,
  counted,
  DAY,
  type DecidedStatus,
  HOUR,
  MINUTE,
  type Registration,
} from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { Filter } from '../arranging/arrange-registrations.ts';
import type { Settled } from '../decisions/decisions.ts';

export const filterLabel: Record<Filter, string> = {
  pending: 'Pendientes',
  guardian: 'Espera a su tutor',
  changing: 'Pide un cambio',
  approved: 'Aprobados',
  unconfirmed: 'Sin confirmar',
  waiting: 'En espera',
  rejected: 'Rechazados',
  repeated: 'Repetidos',
  all: 'Todos',
};

export const guardianLabel: Record<ConsentState, string> = {
  none: '',
  open: 'Espera a su tutor',
  given: 'Tutor: sí',
  refused: 'Tutor: no',
};

export const wayText: Record<ConsentWay, string> = {
  player_link: 'con el enlace que mandó el jugador',
  team_link: 'con el enlace que mandó el equipo',
  call: 'por llamada, según anotó el equipo',
  message: 'por mensaje, según anotó el equipo',
  in_person: 'en persona, según anotó el equipo',
};

const DECISION_VERB: Record<DecidedStatus, string> = {
  approved: 'Aprobaste',
  rejected: 'Rechazaste',
  pending: 'Reabriste',
};

const AGAIN: Record<DecidedStatus, { one: string; many: string }> = {
  approved: { one: 'aprobada', many: 'aprobadas' },
  rejected: { one: 'rechazada', many: 'rechazadas' },
  pending: { one: 'pendiente', many: 'pendientes' },
};

/** Counts in words: `1 inscripción`, `40 inscripciones`. */
export function registrationsText(count: number): string {
  return counted(count, 'inscripción', 'inscripciones');
}

function settledPartText(to: DecidedStatus, done: Settled['done'], isUndo: boolean): string {
  const [only] = done;
  const name = done.length === 1 && only ? only.name : '';
  const what = name || registrationsText(done.length);
  if (isUndo) return `Deshecho: ${what}, otra vez ${AGAIN[to][done.length === 1 ? 'one' : 'many']}.`;
  return name === '' ? `${DECISION_VERB[to]} ${what}.` : `${DECISION_VERB[to]} a ${name}.`;
}

/** Reports settled decisions: `Aprobaste a Ana Pérez.`, `Rechazaste 5 inscripciones.` */
export function settledText({ done }: Settled): string {
  return [false, true]
    .flatMap((isUndo) => (['approved', 'rejected', 'pending'] as const).map((to) => ({ to, isUndo })))
    .map((part) => ({ ...part, those: done.filter((one) => one.to === part.to && one.isUndo === part.isUndo) }))
    .filter(({ those }) => those.length > 0)
    .map(({ to, those, isUndo }) => settledPartText(to, those, isUndo))
    .join(' ');
}

/** Reports confirmations for several players: `Confirmaste por 12 jugadores.` */
export function confirmedText({ done, failed }: BatchOutcome): string {
  const [first] = failed;
  const rest = first === undefined ? '' : ` Sin cambios: ${registrationsText(failed.length)}. ${first.error}`;
  return `Confirmaste por ${counted(done.length, 'jugador', 'jugadores')}.${rest}`;
}

/** Reports failed decisions with reasons; empty without any. */
export function failedText({ failed }: Settled): string {
  const [first] = failed;
  if (first === undefined) return '';
  const who = failed.length === 1 ? first.name || '1 inscripción' : registrationsText(failed.length);
  return `Sin cambios: ${who}. ${first.error ?? ''}`.trim();
}

/** Lists answers in the order of the questions; those of removed questions come last. */
export function answersOf({ answers }: Pick<Registration, 'answers'>, questionIds: readonly string[]) {
  const rest = Object.keys(answers).filter((id) => !questionIds.includes(id));
  return [...questionIds, ...rest]
    .map((id) => ({ id, answer: [answers[id] ?? []].flat().join(', ') }))
    .filter(({ answer }) => answer !== '');
}

const MOST_IN_MINUTES = 90;

function spanText(span: number): string {
  const minutes = Math.max(1, Math.ceil(span / MINUTE));
  return minutes <= MOST_IN_MINUTES ? counted(minutes, 'minuto', 'minutos') : `${Math.ceil(minutes / 60)} horas`;
}

/** Describes a burst; names the tournament if several are listed. */
export function burstText({ count, span, tournament }: { count: number; span: number; tournament: string }): string {
  const what = `${registrationsText(count)}${tournament === '' ? '' : ` a «${tournament}»`}`;
  return `${what} llegaron de la misma red en ${spanText(span)}.`;
}

/** Counts search results: listed ones, and `beyond` the list; null while searching. */
export function foundText(here: number, beyond: number | null): string {
  if (here > 0 && beyond !== null && beyond > 0) return `${here} aquí, ${beyond} más`;
  if (here + (beyond ?? 0) > 0) return registrationsText(here + (beyond ?? 0));
  return beyond === null ? 'Buscando…' : 'Ninguna';
}

/** A no-break space keeps a number and its unit on one line. */
const NB = '\u00a0';

/** Shows a requested change: `Tito · 10000002 → Nuevo1 · 10000003`. */
export function registrationChangeText({ before, after }: { before: string; after: string }): string {
  return `${before || 'sin nombre'} → ${after || 'sin nombre'}`;
}

/** Formats an age in milliseconds for lists: `ahora`, `46 min`, `3 h`, `2 d`. */
export function ageText(age: number): string {
  if (age < MINUTE) return 'ahora';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}${NB}min`;
  return age < DAY ? `${Math.floor(age / HOUR)}${NB}h` : `${Math.floor(age / DAY)}${NB}d`;
}

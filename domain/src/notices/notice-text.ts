import { clockText, shortDateText } from '../time/date-text.ts';
import type { NoticeEvent, NoticeFacts } from './notice.schema.ts';

export interface NoticeText {
  title: string;
  body: string;
}

type Write = (facts: NoticeFacts & { clock: string; day: string }) => NoticeText;

const textOf = (title: string, sentence: string): Write => {
  return ({ tournament }) => ({ title, body: `${tournament}: ${sentence}` });
};

/** Builds a text with the reader's deadline, or another one without a deadline. */
const before = (title: string, withDeadline: (clock: string, day: string) => string, without: string): Write => {
  return ({ tournament, clock, day }) => {
    return { title, body: `${tournament}: ${clock === '' ? without : withDeadline(clock, day)}` };
  };
};

const counted = (title: string, one: string, several: (count: number) => string): Write => {
  return ({ tournament, count }) => {
    return { title, body: `${tournament}: ${count === null || count === 1 ? one : several(count)}` };
  };
};

const texts: Readonly<Record<NoticeEvent, Write>> = {
  approved: before(
    'Estás dentro',
    (clock, day) => `te aprobaron. Confirma en «Mi lugar» antes del ${day}, ${clock}.`,
    'tu inscripción fue aprobada. Mira en «Mi lugar» qué sigue.',
  ),
  rejected: textOf('Tu inscripción no fue aprobada', 'en «Mi lugar» dice por qué.'),
  unconfirmed: textOf('Tu cupo quedó libre', 'no confirmaste a tiempo. En «Mi lugar» dice qué puedes hacer.'),
  confirm: before(
    'Confirma que juegas',
    (clock, day) => `hazlo en «Mi lugar» antes del ${day}, ${clock}, o tu cupo queda libre.`,
    'hazlo en «Mi lugar», o tu cupo queda libre.',
  ),
  offered: before(
    'Hay un cupo para ti',
    (clock) => `tómalo en «Mi lugar» antes de las ${clock}.`,
    'tómalo en «Mi lugar».',
  ),
  replaced: textOf('Tu lugar pasó a otro jugador', 'no te encontramos en la sala.'),
  room: textOf('Ya está el código de tu sala', 'míralo en «Mi lugar» y entra.'),
  result: textOf('Ya hay resultado oficial', 'mira cómo quedaste.'),
  prize: textOf('Tu premio fue enviado', 'dinos en «Mi lugar» si te llegó.'),
  written: ({ tournament, text }) => ({
    title: 'Mensaje de los organizadores',
    body: `${tournament}: ${text ?? 'mira qué hay nuevo en «Mi lugar».'}`,
  }),
  requests: counted(
    'Inscripciones por revisar',
    'una inscripción espera.',
    (count) => `${count} inscripciones esperan.`,
  ),
  disputes: counted('Premios en duda', 'un premio espera tu decisión.', (count) => `${count} premios esperan.`),
  overdue: counted('Premios atrasados', 'un premio ya debió salir.', (count) => `${count} premios ya debieron salir.`),
  announced: textOf('Nuevo torneo', 'mira las reglas y la fecha.'),
  opened: textOf('Inscripciones abiertas', 'ya puedes anotarte.'),
  closing: textOf('Cierran las inscripciones', 'queda menos de una hora para anotarse.'),
  drawn: textOf('Ya hay grupos', 'mira en qué sala juega cada quien.'),
  room_ready: textOf('La sala está lista', 'cada jugador ve su código en «Mi lugar».'),
  table: textOf('Tabla oficial', 'así quedó la partida.'),
  champion: textOf('Tenemos campeón', 'mira la tabla final.'),
};

/** Writes a notice for a reader in `zone`. */
export function noticeText(event: NoticeEvent, facts: NoticeFacts, zone: string): NoticeText {
  const { until } = facts;
  const clock = clockText(until, zone);
  return texts[event]({ ...facts, clock, day: clock === '' ? '' : shortDateText(until, zone) });
}

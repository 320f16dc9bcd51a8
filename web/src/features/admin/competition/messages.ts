import {
  areRanked,
  chatName,
  counted,
  type FinalResult,
  figure,
  finalResultText,
  type Instant,
  type Match,
  namedResultText,
  type Prize,
  type Room,
  type Standing,
  shortDateText,
  type Tournament,
  titleIn,
} from '@arena/domain';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { config } from '#lib/config.ts';
import { LOST_LINK } from '#lib/sharing/group-chat-text.ts';
import { clockIn, dayAndClockIn } from '#lib/time/format-date.ts';
import { matchesText } from '#ui/texts/competition-texts.ts';
import { type Planned, type StageTable, tablesOfStage } from './competition-context.ts';

interface AboutFinal {
  name: string;
  tournament: string;
  /** URL of the player's page. */
  address: string;
}

/** Writes the message to an unconfirmed entry, with its deadline in the community's zone. */
export function finalMessage({ name, tournament, address, closesAt }: AboutFinal & { closesAt: Instant }): string {
  const until = dayAndClockIn(closesAt, config.timeZone);
  return `¡Hola, ${name}! Pasaste a la final de ${tournament}. Confirma que la juegas: entra con tu enlace a ${address} hasta el ${until}. Si no, tu lugar es de quien sigue. ${LOST_LINK}`;
}

/** Writes the message to a substitute, with the final's time in the community's zone. */
export function substituteMessage({ name, tournament, address, begins }: AboutFinal & { begins: Instant }): string {
  const at = dayAndClockIn(begins, config.timeZone);
  return `¡Hola, ${name}! Se liberó un lugar y juegas la final de ${tournament}: empieza el ${at}. Entra con tu enlace a ${address}: ahí verás la sala. ${LOST_LINK}`;
}

interface AboutResult {
  name: string;
  tournament: string;
  /** URL of the table. */
  table: string;
}

export function resultMessage(result: FinalResult, { name, tournament, table }: AboutResult): string {
  return `¡Hola, ${name}! ${finalResultText(result)} en ${tournament}. Gracias por jugar: aquí está la tabla ${table}`;
}

/** Writes the message to a waiting player who is offered the seat of an absent one. */
export function seatMessage(
  { name: tournament }: Pick<Tournament, 'name'>,
  { name, until }: { name: string; until: string },
  zone: string,
  site = window.location.origin,
): string {
  return `¡Hola, ${name}! Alguien no llegó a su sala en ${tournament} y su cupo es para ti. Entra ya con tu enlace a ${site}${MY_REGISTRATION} y toca «Tomar el cupo» hasta las ${clockIn(until, zone)}: ahí mismo ves el código. Después pasa a la siguiente persona. ${LOST_LINK}`;
}

/** Writes a room as a message to its players. */
export function roomMessage(name: string, { roomId, password }: Pick<Room, 'roomId' | 'password'>): string {
  return `*${chatName(name)}*\nID de la sala: ${roomId}\nContraseña: ${password}`;
}

interface AboutPrize {
  name: string;
  guardian: string | null;
  tournament: string;
  /** The winner's final result; null if a correction removed it. */
  result: FinalResult | null;
}

/**
 * Writes the message to a winner, or their guardian: it asks for the account, asks if the prize arrived, or explains a
 * forfeited prize. Dates are in the community's zone.
 */
export function prizeMessage(
  { rank, what, state, dueAt, reason }: Prize,
  { name, guardian, tournament, result }: AboutPrize,
): string {
  const until = shortDateText(dueAt, config.timeZone);
  if (state === 'forfeited') {
    const whose = guardian === null ? `Hola, ${name}: tu premio` : `Hola, ${guardian}: el premio de ${name}`;
    return `${whose} por el ${rank}.º lugar en ${tournament}, ${what}, no se entrega. Motivo: ${reason}`;
  }
  if (guardian !== null) {
    const place = `${rank}.º lugar en ${tournament}`;
    const winning = result
      ? `${namedResultText(result, name)} en ${tournament} y ganó ${what}`
      : `${name} ganó ${what} por su ${place}`;
    return state === 'owed'
      ? `Hola, ${guardian}: ${winning}. Lo entregamos a más tardar el ${until}. ¿Cómo prefieren recibirlo?`
      : `Hola, ${guardian}: enviamos ${what}, lo que ${name} ganó por su ${place}. En su enlace, ${name} toca «Ya lo recibí», o «No me llegó» si algo falló.`;
  }
  const won = `${what} por tu ${rank}.º lugar en ${tournament}`;
  if (state === 'owed') {
    const winning = result ? `${finalResultText(result)} en ${tournament} y ganaste ${what}` : `Ganaste ${won}`;
    return `¡Felicidades, ${name}! ${winning}. Te lo entregamos a más tardar el ${until}. ¿Cómo prefieres recibirlo?`;
  }
  return `Hola, ${name}: te enviamos ${won}. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.`;
}

function afterText(matches: readonly Match[]): string {
  const provisional = matches.filter(({ state }) => state === 'provisional').length;
  const official = matches.filter(({ state }) => state === 'official').length;
  if (official + provisional === 0) return 'Todavía sin partidas';
  const played = `Después de ${matchesText(official + provisional)}`;
  if (provisional === 0) return played;
  return `${played}, ${counted(provisional, 'provisional', 'provisionales')}`;
}

function lineOf(row: Standing, rows: readonly Standing[], name: string, hasTitle: boolean): string {
  const title = hasTitle ? ' (campeón)' : '';
  const facts = [counted(row.wins, 'Booyah', 'Booyahs'), counted(row.kills, 'baja', 'bajas')].join(', ');
  const rank = areRanked(rows) ? `${row.rank}.` : '–';
  return `${rank} ${chatName(name)}${title}: *${figure(row.points)}* (${facts})`;
}

/** Writes a stage's table as a chat message, in WhatsApp's format. */
export function tableMessage(
  title: string,
  { stage, rows }: StageTable,
  { matches, competition, places, nameOf }: Planned,
): string {
  const own = matches.filter(({ stageId }) => stageId === stage.id);
  const hasTitle = titleIn({ state: competition.state, places }, stage.id);
  const tables = tablesOfStage(stage, rows).flatMap((table) => [
    '',
    ...(table.name === '' ? [] : [`*${chatName(table.name)}*`]),
    ...table.rows.map((row) => lineOf(row, table.rows, nameOf(row.entryId), hasTitle(row))),
  ]);
  return [`*${chatName(title)}*`, `${chatName(stage.name)}. ${afterText(own)}.`, ...tables].join('\n');
}

import { freePlaces, type Tournament } from '@arena/domain';
import { paths } from '../../../lib/addresses/paths.ts';
import { config } from '../../../lib/config.ts';
import { entryFeeText } from '../../../lib/entry-fee.ts';
import { longDateIn } from '../../../lib/time/whose-time.ts';

type Shared = Pick<Tournament, 'id' | 'name' | 'date' | 'maxPlayers' | 'currentPlayers' | 'entryFee' | 'prize'>;

/**
 * What a group chat is told of a tournament: what, when, how many places, what for, and where one registers.
 * @param site where the site is, without a slash at the end.
 */
export function shareMessage(tournament: Shared, site: string): string {
  const free = freePlaces(tournament);
  const fee = entryFeeText(tournament.entryFee);
  const lines = [
    `*${tournament.name}*`,
    tournament.date === null ? '' : `Cuándo: ${longDateIn(tournament.date, config.timeZone)}`,
    free === null ? '' : `Cupos: ${free === 0 ? 'ya no quedan' : free}`,
    tournament.prize === '' ? '' : `Premio: ${tournament.prize}`,
    fee === null ? 'Es gratis.' : `Inscripción: ${fee}`,
    `Inscríbete aquí: ${site}${paths.tournament(tournament.id)}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

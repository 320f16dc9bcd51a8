import { chatName, countryHoursText, freeSeats, podiumPrizes, shortDateText, type Tournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { entryFeeText } from '#lib/community.ts';
import { config } from '#lib/config.ts';

type Shared = Pick<
  Tournament,
  'id' | 'name' | 'date' | 'maxPlayers' | 'currentPlayers' | 'entryFee' | 'prize' | 'prizePool'
>;

function prizeLine({ prize, prizePool }: Shared): string {
  if (prize !== '') return `Premio: ${prize}`;
  const podium = podiumPrizes(prizePool).map((each) => `${each.place} ${each.prize}`);
  return podium.length === 0 ? '' : `Premios: ${podium.join(', ')}`;
}

/**
 * Writes the message for a group chat: tournament, date, seats, prize, and the link to register.
 * @param site the site's address without a trailing slash
 */
export function shareMessage(tournament: Shared, site: string): string {
  const free = freeSeats(tournament);
  const fee = entryFeeText(tournament.entryFee);
  const lines = [
    `*${chatName(tournament.name)}*`,
    tournament.date === null
      ? ''
      : `Cuándo: ${shortDateText(tournament.date, config.timeZone)}, ${countryHoursText(tournament.date)}`,
    free === null ? '' : `Cupos: ${free === 0 ? 'ya no quedan' : free}`,
    prizeLine(tournament),
    fee === null ? 'Es gratis.' : `Inscripción: ${fee}`,
    `Inscríbete aquí: ${site}${paths.tournament(tournament.id)}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

import { isFull, type PublicTournament } from '@arena/domain';
import { community } from '../lib/community.ts';
import { config } from '../lib/config.ts';
import { paths } from '../lib/paths.ts';
import { absolute, pictureOf } from './addresses.ts';

const SCHEMA = 'https://schema.org';

function offerOf(tournament: PublicTournament) {
  return {
    '@type': 'Offer',
    url: absolute(paths.tournament(tournament.id)),
    price: tournament.entryFee,
    priceCurrency: community.currency,
    availability: `${SCHEMA}/${isFull(tournament) ? 'SoldOut' : 'InStock'}`,
    ...(tournament.registrationDeadline === null ? {} : { validThrough: tournament.registrationDeadline }),
  };
}

/** The tournament as search engines read it (schema.org's Event); null without a date, which they demand. */
export function eventOf(tournament: PublicTournament): object | null {
  const { id, name, description, date, endDate, maxPlayers, entryFee } = tournament;
  if (date === null) return null;
  const url = absolute(paths.tournament(id));
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name,
    url,
    startDate: date,
    ...(endDate === null ? {} : { endDate }),
    ...(description === '' ? {} : { description }),
    image: [pictureOf(tournament)],
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: config.product, url: absolute(paths.home()) },
    isAccessibleForFree: entryFee === '0',
    ...(maxPlayers > 0 ? { maximumAttendeeCapacity: maxPlayers } : {}),
    offers: offerOf(tournament),
  };
}

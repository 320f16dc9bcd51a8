import {
  communityCurrency,
  currentStage,
  isFull,
  namesIn,
  type PublicTournament,
  type StandingsFile,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { standingsLine } from '../features/standings/standings-texts';
import { absolute, pictureOf } from './addresses.ts';

const SCHEMA = 'https://schema.org';

function offerOf(tournament: PublicTournament) {
  return {
    '@type': 'Offer',
    url: absolute(paths.tournament(tournament.id)),
    price: tournament.entryFee,
    priceCurrency: communityCurrency,
    availability: `${SCHEMA}/${isFull(tournament) ? 'SoldOut' : 'InStock'}`,
    ...(tournament.registrationDeadline === null ? {} : { validThrough: tournament.registrationDeadline }),
  };
}

/** Describes a tournament for search engines (schema.org's Event); null without a date, which is required. */
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

/** Describes a competition with its result, best first, and its data files; null without results. */
export function sportsEventOf(tournament: PublicTournament, standings: StandingsFile): object | null {
  const event = eventOf(tournament);
  const stage = standings.results && currentStage(standings.results);
  if (event === null || standings.results === null || !stage) return null;
  const nameOf = namesIn(standings.results);
  const rows = standings.results.tables.flatMap((table) => (table.stageId === stage.id ? table.rows : []));
  const url = absolute(paths.standings(tournament.id));
  return {
    ...event,
    '@type': 'SportsEvent',
    url,
    sport: 'Free Fire',
    description: `${standingsLine(standings)}.`,
    competitor: rows
      .toSorted((a, b) => a.stageRank - b.stageRank)
      .map(({ entryId }) => ({
        '@type': standings.results?.teamSize === 1 ? 'Person' : 'SportsTeam',
        name: nameOf(entryId),
      })),
    subjectOf: {
      '@type': 'Dataset',
      name: `Tabla de ${tournament.name}`,
      description: 'La tabla con cada partida, sus correcciones y sus ajustes.',
      distribution: [
        { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${url}.json` },
        { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${url}.csv` },
      ],
    },
  };
}

import type { Fields } from '@arena/domain';

const id: Fields = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: 'Id of the tournament',
  example: 'copa-noviembre',
};

function file(
  summary: string,
  operationId: string,
  type: string,
  example: unknown,
  schema: Fields = { type: 'string' },
): Fields {
  return {
    get: {
      // Files are served beside the pages, not below /api.
      servers: [{ url: '/' }],
      operationId,
      summary,
      tags: ['files'],
      description: 'Open to everyone, also from pages of other sites.',
      security: [],
      'x-access': 'visitor',
      parameters: [id],
      responses: {
        200: { description: 'Done', content: { [type]: { schema, example } } },
        404: { description: 'No published tournament has this id', content: { 'text/plain': {} } },
      },
    },
  };
}

const tournament: Fields = {
  type: 'object',
  description: 'The tournament',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    date: { type: ['string', 'null'], description: 'When it begins' },
  },
};

/** Public files of a tournament. See docs/public-data.md for what stays in them. */
export function filePaths(results: Fields): Readonly<Record<string, Fields>> {
  const standings: Fields = {
    type: 'object',
    properties: {
      version: { const: 1, description: 'Version of the file: within it fields are only added' },
      tournament,
      results: { anyOf: [results, { type: 'null' }], description: 'The competition; null until it is planned' },
      lobby: { type: 'object', description: 'In a file of one table: its number and what it says of the others' },
      before: { type: 'array', items: {}, description: 'Ranks before the last match, for each group' },
    },
    required: ['version', 'tournament', 'results'],
  };
  return {
    '/tournament/{id}/standings.json': file(
      'The public tables of a competition',
      'getStandingsJson',
      'application/json',
      {
        version: 1,
        tournament: { id: 'copa-noviembre', name: 'Copa de noviembre', date: '2026-11-27T20:00:00.000Z' },
        results: null,
      },
      standings,
    ),
    '/tournament/{id}/standings.csv': file(
      'The public tables of a competition, a row for each entry',
      'getStandingsCsv',
      'text/csv',
      '"Fase","Grupo","Puesto","Participante","Puntos"\r\n"Final","","1","Los Pumas","42"\r\n',
    ),
    '/tournament/{id}/calendar.ics': file(
      'The matches of a tournament as a calendar',
      'getCalendar',
      'text/calendar',
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
    ),
  };
}

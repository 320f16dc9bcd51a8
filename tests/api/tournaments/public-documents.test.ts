import { PublicTournament, Tournament, type TournamentStatus } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { hoursFromNow, NOW, submission } from '../../fixtures/records/records.ts';

const { api, call, database, stored } = await openAdminArea('demo-api-public-documents', () => ({}));

const { id: _, ...ofDocument } = Tournament.shape;
/** Fields of the request that made it, of a withdrawal and of an erasure. */
const BESIDE = ['erasedAt', 'erasing', 'gone', 'removing', 'requestHash', 'requestKey', 'withdrawal'];
const FIELDS = Object.keys(ofDocument).sort();
const Made = z.object({ data: z.object({ id: z.string() }) });

async function make(status: TournamentStatus): Promise<string> {
  const dates = { date: hoursFromNow(72).toISOString(), publishDate: hoursFromNow(-1).toISOString() };
  const body = { name: 'Copa', linkedFormId: 'inscripcion', maxPlayers: 8, ...dates, status };
  return Made.parse((await call('POST /tournaments', body)).body).data.id;
}

const put = (id: string, body: object) => call(`PUT /tournaments/${id}`, body);
const fields = async (path: string) => (await stored(path)) ?? {};
const namesIn = async (path: string) =>
  Object.keys(await fields(path))
    .filter((name) => !BESIDE.includes(name))
    .sort();

describe("a tournament's own document", () => {
  it.each([
    ['made', async () => make('published')],
    ['published by its time', async () => make('scheduled')],
    [
      'published by an edit',
      async () => {
        const id = await make('draft');
        await put(id, { status: 'published' });
        return id;
      },
    ],
    [
      'withdrawn, scheduled and published again',
      async () => {
        const id = await make('published');
        await put(id, { status: 'draft' });
        await put(id, { status: 'scheduled', publishDate: hoursFromNow(-2).toISOString() });
        return id;
      },
    ],
    [
      'registered for',
      async () => {
        const id = await make('published');
        await api.call('POST /registrations', { body: submission({ tournamentId: id }) });
        return id;
      },
    ],
  ])('holds the fields of a tournament and nothing else once it was %s', async (_how, act) => {
    const id = await act();
    expect(await fields(`tournaments/${id}`)).toMatchObject({ status: 'published', publishedAt: expect.anything() });
    expect(await namesIn(`tournaments/${id}`)).toEqual(FIELDS);
  });

  it.each(['draft', 'scheduled', 'published'] as const)('holds them as a %s one too', async (status) => {
    expect(await namesIn(`tournaments/${await make(status)}`)).toEqual(FIELDS);
  });
});

it('one with the specification’s other names gets the usual ones with its next change', async () => {
  await database.doc('tournaments/ajena').set({ title: 'Copa', status: 'draft', maxParticipants: 12 });
  await put('ajena', { description: 'Otra' });
  expect(await namesIn('tournaments/ajena')).not.toContain('title');
  expect(await fields('tournaments/ajena')).toMatchObject({ name: 'Copa', maxPlayers: 12, description: 'Otra' });
});

describe('the time of publication', () => {
  it('is in an admin’s replies', async () => {
    const id = await make('published');
    const later = hoursFromNow(-3).toISOString();
    expect((await put(id, { publishDate: later })).body).toMatchObject({ data: { publishDate: later } });
    for (const endpoint of [`GET /tournaments/${id}`, 'GET /tournaments', 'GET /tournaments/with-registrations']) {
      expect(JSON.stringify((await call(endpoint)).body)).toContain(`"publishDate":"${later}"`);
    }
  });
});

it('the catalogue has public fields only', async () => {
  await make('published');
  const { updatedAt, tournaments, ...more } = await fields('catalogue/published');
  expect([updatedAt.toDate(), more]).toEqual([NOW, {}]);
  z.array(PublicTournament).nonempty().parse(tournaments);
});

// What anyone may read straight from Firestore holds what is public and nothing else.
import { PublicTournament, type TournamentStatus, VisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDesk } from '../../support/desk.ts';
import { hoursFromNow, NOW, submission } from '../../support/records/records.ts';

const { api, call, database, stored } = await openDesk('demo-api-public-documents', () => ({}));

const { id: _, ...ofDocument } = VisibleTournament.shape;
const PUBLIC = Object.keys(ofDocument).sort();
const Made = z.object({ data: z.object({ id: z.string() }) });

async function make(status: TournamentStatus): Promise<string> {
  const dates = { date: hoursFromNow(72).toISOString(), publishDate: hoursFromNow(-1).toISOString() };
  const body = { name: 'Copa', linkedFormId: 'inscripcion', maxPlayers: 8, ...dates, status };
  return Made.parse((await call('POST /tournaments', body)).body).data.id;
}

const put = (id: string, body: object) => call(`PUT /tournaments/${id}`, body);
const fields = async (path: string) => (await stored(path)) ?? {};
const namesIn = async (path: string) => Object.keys(await fields(path)).sort();

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
  ])('holds nothing but what is public once it was %s', async (_how, act) => {
    const id = await act();
    expect(await fields(`tournaments/${id}`)).toMatchObject({ status: 'published', publishedAt: expect.anything() });
    expect(await namesIn(`tournaments/${id}`)).toEqual(PUBLIC);
  });

  it.each(['draft', 'scheduled', 'published'] as const)('holds that alone as a %s one too', async (status) => {
    expect(await namesIn(`tournaments/${await make(status)}`)).toEqual(PUBLIC);
  });
});

it('one that somebody stored by hand goes apart with its next change, what nobody knows of it too', async () => {
  const strange = { title: 'Copa', status: 'draft', maxParticipants: 12, sponsorContact: 'solo del equipo' };
  await database.doc('tournaments/ajena').set(strange);
  await put('ajena', { description: 'Otra' });
  expect(await namesIn('tournaments/ajena')).toEqual(PUBLIC);
  expect(await fields('tournaments/ajena')).toMatchObject({ name: 'Copa', maxPlayers: 12, description: 'Otra' });
  expect(await fields('tournamentsInside/ajena')).toMatchObject({ sponsorContact: 'solo del equipo' });
});

describe('the document beside it', () => {
  it('holds what stays inside, and goes with the tournament', async () => {
    const id = await make('published');
    const inside = await fields(`tournamentsInside/${id}`);
    expect(inside.publishDate.toDate()).toEqual(hoursFromNow(-1));
    await call(`DELETE /tournaments/${id}`);
    expect(await fields(`tournamentsInside/${id}`)).toEqual({});
    expect(await fields(`tournaments/${id}`)).toEqual({});
  });

  it('is where an admin’s replies have it from', async () => {
    const id = await make('published');
    const later = hoursFromNow(-3).toISOString();
    expect((await put(id, { publishDate: later })).body).toMatchObject({ data: { publishDate: later } });
    for (const endpoint of [`GET /tournaments/${id}`, 'GET /tournaments', 'GET /tournaments/with-registrations']) {
      expect(JSON.stringify((await call(endpoint)).body)).toContain(`"publishDate":"${later}"`);
    }
  });
});

it('the catalogue holds nothing but what is public', async () => {
  await make('published');
  const { updatedAt, tournaments, ...more } = await fields('catalogue/published');
  expect([updatedAt.toDate(), more]).toEqual([NOW, {}]);
  z.array(PublicTournament).nonempty().parse(tournaments);
});

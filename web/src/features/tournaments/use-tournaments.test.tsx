import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { useTournament } from './use-tournaments.ts';

const published = { id: { stringValue: 'copa' }, name: { stringValue: 'Copa' }, status: { stringValue: 'published' } };

/** Fake Firestore documents; `catalogue/published` lists `copa`. */
const answers = new Map<string, () => Response>();

const json = (body: unknown, status = 200) => {
  return () => Response.json(body, { status });
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers.clear();
  const values = [{ mapValue: { fields: published } }];
  answers.set('catalogue/published', json({ fields: { tournaments: { arrayValue: { values } } } }));
  vi.stubGlobal('fetch', async (url: string) => answers.get(url.replace(/^.*\/documents\//, ''))?.());
});

async function viewOf(id: string, answer: () => Response) {
  answers.set(`tournaments/${id}`, answer);
  const { result } = renderHook(() => useTournament(id), { wrapper: SampleScreen });
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(result.current.state).not.toBe('loading'));
  return result.current;
}

test('a tournament not in the catalogue is read from its own document', async () => {
  const answer = json({ fields: { ...published, name: { stringValue: 'Vieja' } } });
  expect(await viewOf('vieja', answer)).toMatchObject({ state: 'found', tournament: { id: 'vieja', name: 'Vieja' } });
});

test.each([
  ['denied', json({}, 403), 'missing'],
  ['absent', json({}, 404), 'missing'],
  ['not published', json({ fields: { ...published, status: { stringValue: 'draft' } } }), 'missing'],
  ['rate-limited', json({}, 429), 'failed'],
  ['unavailable', json({}, 503), 'failed'],
])('a tournament with a document that is %s: %s', async (_, answer, state) => {
  expect(await viewOf('otra', answer)).toEqual({ state });
});

test('finds a tournament when the catalogue can’t be read', async () => {
  answers.set('catalogue/published', json({}, 503));
  expect(await viewOf('copa', json({ fields: published }))).toMatchObject({ state: 'found' });
});

import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { useTournament } from './use-tournament.ts';

const published = { id: { stringValue: 'copa' }, name: { stringValue: 'Copa' }, status: { stringValue: 'published' } };

/** Fake Firestore documents; `catalogue/published` lists `copa`. */
const answers = new Map<string, () => Response>();

function json(body: unknown, status = 200): () => Response {
  return () => new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers.clear();
  const values = [{ mapValue: { fields: published } }];
  answers.set('catalogue/published', json({ fields: { tournaments: { arrayValue: { values } } } }));
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers.get(url.replace(/^.*\/documents\//, ''));
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});

async function viewOf(id: string) {
  const hook = renderHook(() => useTournament(id), { wrapper: SampleScreen });
  expect(hook.result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(hook.result.current.state).not.toBe('loading'));
  return hook.result.current;
}

describe('one tournament', () => {
  test('not in the catalogue is read from its own document', async () => {
    answers.set('tournaments/vieja', json({ fields: { ...published, name: { stringValue: 'Vieja' } } }));
    expect(await viewOf('vieja')).toMatchObject({ state: 'found', tournament: { id: 'vieja', name: 'Vieja' } });
  });

  test.each([
    ['denied', json({}, 403)],
    ['not there', json({}, 404)],
    ['there, but not published', json({ fields: { ...published, status: { stringValue: 'draft' } } })],
  ])('with a document that is %s is missing', async (_, answer) => {
    answers.set('tournaments/otra', answer);
    expect(await viewOf('otra')).toEqual({ state: 'missing' });
  });

  test('is found although the catalogue can not be read, and fails where neither can', async () => {
    answers.delete('catalogue/published');
    answers.set('tournaments/copa', json({ fields: published }));
    expect(await viewOf('copa')).toMatchObject({ state: 'found' });
    expect(await viewOf('otra')).toEqual({ state: 'failed' });
  });
});

import { type Match, Results } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { expect } from 'vitest';
import type { Desk } from './desk.ts';

/** What a file of tests does at the desk of a competition, and finds stored of it. */
export function competitionDesk({ call, stored, everything }: Desk) {
  async function done(endpoint: string, body?: unknown) {
    const { status, body: reply } = await call(endpoint, body);
    expect({ status, reply }).toMatchObject({ status: 200 });
    return Object(reply).data;
  }

  /** A call that has to be refused by the competition's rules, and to leave everything as it was. */
  async function expectRefusal(endpoint: string, body: unknown, path: string, code: string, text: string | RegExp) {
    const before = await everything();
    expect(await call(endpoint, body)).toMatchObject({
      status: 409,
      body: { code: 'competition_refused', codes: { [path]: code }, fields: { [path]: expect.stringMatching(text) } },
    });
    expect(await everything()).toEqual(before);
  }

  return {
    published: async (tournamentId = 'copa') => Results.parse(await stored(`results/${tournamentId}`)),
    view: (endpoint: string, body?: unknown): Promise<CompetitionView> => done(endpoint, body),
    match: (endpoint: string, body?: unknown): Promise<Match> => done(endpoint, body),
    expectRefusal,
  };
}

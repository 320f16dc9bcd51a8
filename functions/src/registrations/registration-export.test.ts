import { type Registration, readRegistration } from '@arena/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORGED, FORMULA, readCsv } from '../../../tests/fixtures/records/read-csv.ts';
import { anyText } from '../../../tests/fixtures/records/seeded.ts';
import { csvOf } from './registration-export.ts';

const questions = [
  { id: 'nick', text: '¿Nick?' },
  { id: 'rol', text: 'Rol' },
];
const COLUMNS = 18;
const writing = { timeZone: 'America/Mexico_City', nameOf: async () => 'Copa' };

function registration(typed: string): Registration {
  return {
    ...readRegistration('copa_12345678', { tournamentId: 'copa', freeFireId: '12345678' }),
    fullName: typed,
    nickname: typed,
    phone: typed,
    answers: { nick: typed, rol: [typed, typed], quitada: typed },
    team: { name: typed, players: [{ nickname: typed, freeFireId: '23456789' }] },
    guardian: { name: typed, contact: typed },
    reason: typed,
  };
}

async function exported(...texts: string[]): Promise<string[][]> {
  const pages = async function* () {
    yield texts.map(registration);
  };
  let text = '';
  for await (const piece of csvOf(pages(), questions, writing)) text += piece;
  return readCsv(text);
}

it('exports one row per player and no formula, for any typed text', async () => {
  const examples: [string[]][] = [[[...FORGED, 'Beto']]];
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { maxLength: 4 }), async (texts) => {
      const rows = await exported(...texts);
      expect(rows.map((row) => row.length)).toEqual(Array(texts.length + 1).fill(COLUMNS));
      for (const cell of rows.flat()) expect(cell).not.toMatch(FORMULA);
    }),
    { examples },
  );
});

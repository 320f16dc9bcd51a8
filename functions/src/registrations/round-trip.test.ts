import {
  EmailAddress,
  Guardian,
  type Registration,
  RegistrationFields,
  readRegistration,
  readRegistrations,
  type TeamSize,
  teamSizes,
} from '@arena/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from './registration-export.ts';

const WILD = [
  '-Rayo-',
  '=1+1',
  "'-x",
  "''=x",
  '"Rayo"',
  '"El Pro" 7',
  'a;=b',
  'x, y',
  '+52',
  '@ana',
  '1E5',
  '1-2',
  '007',
  'K1NG_007',
  '*Pro*',
  'Kira 7',
  '꧁LD꧂',
  '- LD -',
  '1. Ana',
  "O'Neil",
];
const anyName = fc.oneof(fc.constantFrom(...WILD), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }));

/** Names in the form in which they are stored. */
function stored(schema: { safeParse(text: string): { data?: string | undefined } }): fc.Arbitrary<string> {
  return anyName.map((name) => schema.safeParse(name).data ?? 'Ana');
}
const { fullName, team } = RegistrationFields.shape;
const nickname = team.unwrap().shape.name;
const playerName = fc.oneof(stored(nickname), fc.constant(''));
const phone = fc.constantFrom('', '+52 55 1234 5678', '5512345678', '(442) 900-1111', '0414-1234567', '-55 1234 5678');
const guardian = fc.option(
  fc.record({ name: stored(Guardian.shape.name), contact: fc.constantFrom('rosa@example.com', '+52 55 8765 4321') }),
  { nil: null },
);
const typed = fc.oneof(anyName, fc.constantFrom('dos\nlíneas', 'a\tb', 'Nombre,ID\n"Otra",12345678', ''));

interface Kept
  extends Pick<Registration, 'fullName' | 'nickname' | 'freeFireId' | 'phone' | 'email' | 'team' | 'guardian'> {
  answers: string;
}

/** Registrations of a tournament, with different IDs. */
function registrations(teamSize: TeamSize): fc.Arbitrary<Kept[]> {
  const one = fc.record({
    fullName: stored(fullName),
    nickname: playerName,
    phone,
    email: fc.constantFrom('', 'ana@example.com').filter((text) => text === '' || EmailAddress.safeParse(text).success),
    guardian,
    hasTeam: fc.boolean(),
    name: stored(nickname),
    mates: fc.array(stored(nickname), { minLength: teamSize - 1, maxLength: teamSize - 1 }),
    answers: typed,
  });
  return fc.array(one, { minLength: 1, maxLength: 6 }).map((all) =>
    all.map(({ hasTeam, name, mates, ...rest }, at) => {
      const id = (player: number) => String(10_000_000 + at * 10 + player);
      const players = mates.map((mate, index) => ({ nickname: mate, freeFireId: id(index + 1) }));
      return { ...rest, freeFireId: id(0), team: hasTeam && players.length > 0 ? { name, players } : null };
    }),
  );
}

async function exported(kept: readonly Kept[]): Promise<string> {
  const page = kept.map(
    ({ answers, ...fields }): Registration => ({
      ...readRegistration(`copa_${fields.freeFireId}`, { tournamentId: 'copa' }),
      ...fields,
      reason: answers,
      answers: { modos: [answers, answers] },
    }),
  );
  const pages = async function* () {
    yield page;
  };
  let text = '';
  const writing = { timeZone: 'America/Mexico_City', nameOf: async () => 'Copa, "nocturna"' };
  for await (const piece of csvOf(pages(), [{ id: 'modos', text: '¿Qué modos juegas, y tu ID?' }], writing))
    text += piece;
  return text;
}

it.each(teamSizes)('an export comes back whole for teams of %i', async (teamSize) => {
  await fc.assert(
    fc.asyncProperty(registrations(teamSize), async (kept) => {
      const { rows, problem } = readRegistrations(await exported(kept), teamSize);
      expect(problem).toBeNull();
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      const back = rows.map(({ fields: { country: _country, ...fields } }) => fields);
      expect(back).toEqual(kept.map(({ answers: _answers, ...fields }) => fields));
    }),
    { numRuns: 200 },
  );
});

import { describe, expect, test } from 'vitest';
import { errorText } from '../errors.ts';
import { roles } from '../role/role.ts';
import type { z } from '../zod.ts';
import { type Endpoint, endpoints, specOf } from './index.ts';

const isEndpoint = (name: string): name is Endpoint => Object.hasOwn(endpoints, name);
const table = Object.keys(endpoints)
  .filter(isEndpoint)
  .map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path, spec: specOf(name) };
  });
type Row = (typeof table)[number];

const paramsIn = ({ path }: Row) => [...path.matchAll(/:(\w+)/g)].map(([, param]) => param);

describe('the endpoint table', () => {
  test.each(table)('$name has the same params in its path and schema', (row) => {
    expect(Object.keys(row.spec.params?.shape ?? {})).toEqual(paramsIn(row));
  });

  test.each(table)('$name has a summary, an access level and known error codes', ({ spec }) => {
    expect(spec.summary).toMatch(/\S/);
    expect([...roles, 'organiser', 'link']).toContain(spec.access);
    for (const code of spec.errors ?? []) expect(Object.keys(errorText)).toContain(code);
  });

  test.each(table.filter(({ spec }) => spec.shared))('$name is cached, public and takes no personal data', (row) => {
    const { access, permission, requiresAppCheck, params, query } = row.spec;
    expect([row.method, access]).toEqual(['GET', 'visitor']);
    expect([permission, requiresAppCheck]).toEqual([undefined, undefined]);
    const asked = [params, query].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(['id', 'size', 'status', 'mode', 'modality', 'map', 'limit', 'includeStats']).toEqual(
      expect.arrayContaining(asked),
    );
  });

  test('marks every endpoint that takes an ID or e-mail in its address', () => {
    const persons = ['12345678', 'copa_12345678', 'ana@example.com'];
    const takes = (schema: z.ZodType | undefined, value: string) => schema?.safeParse(value).success === true;
    const namesPerson = ({ spec: { params, query } }: Row) => {
      const ofPath = Object.values(params?.shape ?? {});
      // Skip the paths that accept any word, such as 'copa'.
      const fits = ofPath.some((one) => !takes(one, 'copa') && persons.some((person) => takes(one, person)));
      return fits || takes(query?.shape.search, '12345678');
    };
    const found = table.filter(namesPerson).map(({ name }) => name);
    expect(found).toEqual(
      expect.arrayContaining([
        'GET /registrations/check-freefireid/:tournamentId/:freeFireId',
        'DELETE /registrations/:id',
        'GET /auth/admin/user/:email',
      ]),
    );
    expect(table.filter(({ spec }) => spec.namesPerson).map(({ name }) => name)).toEqual(found);
  });

  test('has no two endpoints for the same requests', () => {
    const patterns = table.map(({ name }) => name.replaceAll(/:\w+/g, ':'));
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
  });
});

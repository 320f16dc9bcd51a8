import { sampleMatch } from '@arena/domain/samples';
import { describe, expect, it } from 'vitest';
import { stageChoices, tableChoices } from '#lib/sharing/table-pictures.ts';
import { testStage, testStandings } from '../../features/standings/sample.ts';
import { testTournament } from '../../features/tournaments/test-tournament.ts';
import { drawing } from './page-pictures';

const tournament = testTournament();
const first = sampleMatch(1, 'loud:1:5 zona:2:0 furia:3:1');
const live = testStandings([first]).results;
const final = testStandings([first], { state: 'finished', stages: [testStage({ state: 'closed' })] }).results;

const during = new Date('2026-11-25T02:00:00.000Z');
const ended = new Date('2026-11-26T02:00:00.000Z');

const shown = (name: string, results: typeof live, now = during, of = tournament) =>
  drawing(name, of, async () => results, now);
const svgOf = async (...args: Parameters<typeof shown>) => (await (await shown(...args))?.draw()) ?? '';

const nameIn = (address: string) => /([^/]+)\.jpg\?v=/.exec(address)?.[1];

describe('the pictures of a table', () => {
  it.each([
    ['standings', 1200, 630],
    ['standings-post', 1080, 1350],
    ['standings-story', 1080, 1920],
    ['champion', 1080, 1350],
    ['story', 1080, 1920],
    ['enrolled', 1080, 1920],
  ])('%s is drawn without fonts or external links, %d × %d', async (name, width, height) => {
    const svg = await svgOf(name, final);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    expect(svg).not.toMatch(/<text|<image|href|NaN|Infinity/);
  });

  it.each([
    ['a missing page', 'standings-post-2', final],
    ['the first page by its number', 'standings-1', final],
    ['a missing stage', 'stage-2-post', final],
    ['an unknown shape', 'standings-cube', final],
    ['a champion before the end', 'champion', live],
    ['a table before the first result', 'standings-post', testStandings().results],
    ['a missing competition', 'standings', null],
  ])('do not exist for %s', async (_what, name, results) => {
    expect(await shown(name, results)).toBeNull();
  });

  it('show an entry’s emblem and the sponsor, and no other image', async () => {
    const emblem = `${'a'.repeat(32)}-100x100`;
    const sponsor = { name: 'Tienda', picture: `${'b'.repeat(32)}-300x100`, website: '' };
    const entries = (final?.entries ?? []).map((entry) => (entry.id === 'loud' ? { ...entry, emblem } : entry));
    const results = final && { ...final, entries };
    for (const name of ['standings', 'standings-post', 'standings-story', 'champion', 'group-1-1']) {
      const svg = await svgOf(name, results, during, { ...tournament, sponsor });
      const addresses = [...svg.matchAll(/href="(.*?)"/g)].map(([, address]) => address).sort();
      expect(addresses, name).toEqual([`picture:${emblem}/icon`, `picture:${sponsor.picture}/small`]);
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });

  it.each(['share', 'story', 'enrolled'])(
    'show poster and sponsor on %s.jpg, and another address with them',
    async (name) => {
      const poster = `${'c'.repeat(32)}-1080x1350`;
      const sponsor = { name: 'Tienda', picture: `${'b'.repeat(32)}-300x100`, website: '' };
      const own = { ...tournament, poster, sponsor };
      for (const now of [during, ended]) {
        const svg = await svgOf(name, null, now, own);
        const addresses = [...svg.matchAll(/href="(.*?)"/g)].map(([, address]) => address).sort();
        expect(addresses).toEqual([`picture:${sponsor.picture}/small`, `picture:${poster}/medium`]);
        expect(svg).not.toMatch(/NaN|Infinity|height="-/);
      }
      expect((await shown(name, null, during, own))?.version).not.toBe((await shown(name, null))?.version);
    },
  );

  it.each(['share', 'story', 'enrolled'])(
    'have no seats ring on %s.jpg once the tournament has ended',
    async (name) => {
      const hasRing = async (now: Date) => (await svgOf(name, null, now)).includes('<circle cx="100"');
      expect([await hasRing(during), await hasRing(ended)]).toEqual([true, false]);
    },
  );

  it('change with the result and the tournament’s name, and their address with the result', async () => {
    const table = (results: typeof live, of = tournament) => shown('standings', results, during, of);
    const [one, again, other] = [await table(live), await table(live), await table(final)];
    expect([again?.shows, again?.version]).toEqual([one?.shows, one?.version]);
    expect(other?.version).not.toBe(one?.version);
    expect((await table(live, testTournament({ name: 'Otra' })))?.shows).not.toBe(one?.shows);
  });

  it("keep an earlier stage's picture under its number", async () => {
    const earlier = testStage({ id: 'ida', name: 'Clasificatoria', state: 'closed' });
    const own = { ...first, id: 'i1', stageId: 'ida' };
    const stages = [earlier, testStage()];
    const before = testStandings([own], { stages }).results ?? expect.fail();
    const after = testStandings([own, first], { stages }).results ?? expect.fail();
    const labels = (results: typeof after) => tableChoices(results).map(({ label }) => label);
    const names = (choices: ReturnType<typeof tableChoices>) =>
      choices.flatMap(({ addresses }) => addresses.map(nameIn));
    expect(labels(before)).toEqual(['Tabla', 'Historia']);
    expect(labels(after)).toEqual(['Tabla', 'Historia', '1. Clasificatoria']);
    expect(names(tableChoices(after))).toEqual(['standings-post', 'standings-story', 'stage-1-post']);
    expect(names(stageChoices(after, earlier))).toEqual(['stage-1-post', 'stage-1-story']);
    expect(await svgOf('stage-1-post', after)).toBe(await svgOf('standings-post', before));
    expect(await svgOf('stage-1-post', after)).not.toBe(await svgOf('standings-post', after));
  });

  it('split long tables and groups into pages, offered in lots of up to ten', async () => {
    const entryIds = Array.from({ length: 120 }, (_, index) => `j${index}`);
    const rows = (ids: string[]) => ids.map((id, index) => `${id}:${index + 1}:0`).join(' ');
    const results = (count: number, size: number) => {
      const groups = Array.from({ length: count / size }, (_, index) => ({
        id: `g${index}`,
        name: `Grupo ${index + 1}`,
        entryIds: entryIds.slice(index * size, (index + 1) * size),
      }));
      const matches = groups.map(({ id, entryIds: own }, index) => sampleMatch(index + 1, rows(own), { groupId: id }));
      return testStandings(matches, { stages: [testStage({ groups })] }).results;
    };
    for (const [count, size, pages, lots] of [
      [48, 48, 4, ['Tabla']],
      [48, 24, 4, ['Tabla']],
      [48, 16, 6, ['Tabla']],
      [12, 1, 12, ['Tabla, 1 a 10', 'Tabla, 11 a 12']],
      [120, 1, 120, Array.from({ length: 12 }, (_, lot) => `Tabla, ${lot * 10 + 1} a ${lot * 10 + 10}`)],
    ] as const) {
      const made = results(count, size) ?? expect.fail();
      const there = async (page: number) => (await shown(`standings-post-${page}`, made)) !== null;
      expect([size, await there(pages), await there(pages + 1)]).toEqual([size, true, false]);
      const choices = tableChoices(made).filter(({ label }) => label.startsWith('Tabla'));
      expect(choices.map(({ label }) => label)).toEqual(lots);
      const names = choices.flatMap(({ addresses }) => addresses.map(nameIn));
      expect([new Set(names).size, names.at(-1)]).toEqual([pages, `standings-post-${pages}`]);
    }
  });
});

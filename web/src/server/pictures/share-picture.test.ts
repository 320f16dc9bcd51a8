import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { testTournament } from '../../features/tournaments/test-tournament.ts';
import { loadFaces } from './faces.ts';
import { drawable, fitText, lettering, widthOf } from './lettering.ts';
import { sharePicture as draw, sitePicture, storyPicture } from './share-picture.ts';

const sharePicture = (tournament: Parameters<typeof draw>[0]) => draw(tournament, { isEnded: false });

const WIDTH = 660;
const sizes = [
  { size: 140, lines: 2 },
  { size: 56, lines: 5 },
];

describe('lettering', () => {
  it.each([
    ['Copa Ñandú', 'COPA ÑANDÚ'],
    ['Copa 🔥 Bermuda', 'COPA 🔥 BERMUDA'],
    ['  a \n b ', 'A B'],
    ['꧁𝓛𝓞𝓤𝓓꧂', '꧁𝓛𝓞𝓤𝓓꧂'],
    ['a\u200bb\ue000', 'AB'],
  ])('draws %j as %j', async (text, drawn) => {
    await loadFaces(text);
    expect(drawable(text)).toBe(drawn);
  });

  it.each(['COPA', 'GRAN TORNEO DE PRIMAVERA DE TODA LA COMUNIDAD', 'X'.repeat(60)])(
    'fits %s into its column',
    (text) => {
      const { lines, size } = fitText(text, { width: WIDTH, sizes });
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(WIDTH + 0.01);
    },
  );
});

describe('a share picture', () => {
  it.each([
    ['of a tournament', sharePicture(testTournament())],
    [
      'of a tournament without details',
      sharePicture(testTournament({ maxPlayers: 0, date: null, prize: '', prizePool: '' })),
    ],
    ['of a tournament with an undrawable name', sharePicture(testTournament({ name: '🔥🔥' }))],
    ['of the site', sitePicture()],
  ])('%s is drawn without fonts or external links', (_what, svg) => {
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/<text|<image|href|NaN|Infinity/);
  });

  it('keeps the date left of the ring', () => {
    const svg = sharePicture(testTournament({ date: '2026-09-24T18:30:00.000Z' }));
    const lines = [...svg.matchAll(/translate\(64 [\d.]+\) scale\(([\d.]+) .*?<\/g>/g)];
    const ends = lines.map(([line, scale]) => {
      const offsets = [...line.matchAll(/<path transform="translate\(([\d.]+)\)/g)].map(([, x]) => Number(x));
      return 64 + Number(scale) * Math.max(0, ...offsets);
    });
    expect(lines).not.toEqual([]);
    expect(Math.max(...ends)).toBeLessThan(740);
  });

  it.each([
    ['share.jpg', false, draw, 104],
    ['share.jpg of an ended tournament', true, draw, 104],
    ['story.jpg', false, storyPicture, 800],
    ['story.jpg of an ended tournament', true, storyPicture, 306],
  ])('shows the longest name and prize on %s legibly and without overlap', (_what, isEnded, drawPicture, above) => {
    const upTo = (text: string, count: number) => text.repeat(count).slice(0, count);
    const svg = drawPicture(
      testTournament({
        name: upTo('El gran torneo de la comunidad unida ', limits.tournament.nameCharacters),
        prize: upTo('Premios para cada persona de la gran final ', limits.tournament.prizeCharacters),
        prizePool: '',
      }),
      { isEnded },
    );
    const sizeOf = (drawn: string) => Number(/scale\(([\d.]+)/.exec(drawn)?.[1]);
    const unit = sizeOf(lettering('A', { x: 0, y: 0, size: 1, fill: '' }));
    const lines = [...svg.matchAll(/translate\(64 ([\d.]+)\) (scale\([\d.]+ -)/g)].map(([, y, scale = '']) => ({
      y: Number(y),
      size: sizeOf(scale) / unit,
    }));
    expect(lines.length).toBeGreaterThan(5);
    for (const { y, size } of lines) {
      expect(size).toBeGreaterThanOrEqual(23.9);
      expect(y - size * 0.72).toBeGreaterThan(above);
    }
  });
});

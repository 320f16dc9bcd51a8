import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { CENTRE, ringLines, STROKE, zoneRadius } from './ring-geometry.ts';

function displayFont(): Font {
  const font = create(readFileSync(join(import.meta.dirname, '../fonts/display.woff2')));
  if ('fonts' in font) throw new Error('A collection of fonts is no font');
  return font;
}

const font = displayFont();

/** Half the width and the heights of a text in the display font, with the letter spacing of units. */
function boxOf(text: string, size: number, isFigure: boolean) {
  const { advanceWidth, bbox } = font.layout(isFigure ? text : text.toUpperCase());
  const spacing = isFigure ? 0 : text.length * 0.04 * size;
  const scale = size / font.unitsPerEm;
  return { half: (advanceWidth * scale + spacing) / 2, top: bbox.maxY * scale, foot: bbox.minY * scale };
}

it.each([
  ['6/6', undefined, 'partidas'],
  ['32', undefined, 'puntos'],
  ['1,024', undefined, 'puntos'],
  ['24', 'quedan', 'de 48'],
  ['4,096', 'quedan', 'de 5,000'],
  ['0', 'quedan', 'de 48'],
  ['1', 'queda', 'de 100'],
  ['47', undefined, 'inscritos'],
  ['12:59', undefined, 'min'],
  ['10', undefined, 'seg'],
  ['404', undefined, undefined],
])('keeps %s clear of the ring, with %s above and %s below', (figure, over, unit) => {
  for (let open = 0; open <= 1; open += 0.1) {
    const inside = zoneRadius(open) - STROKE / 2;
    for (const { text, size, y, isFigure } of ringLines({ figure, over, unit, open })) {
      const { half, top, foot } = boxOf(text, size, isFigure);
      const reach = Math.max(Math.hypot(half, y - top - CENTRE), Math.hypot(half, y - foot - CENTRE));
      expect(reach, `${text} at ${open}`).toBeLessThan(inside - 1);
      expect(size).toBeGreaterThan(8);
    }
  }
});

it('keeps the word below a figure clear of its slash', () => {
  const [figure, unit] = ringLines({ figure: '6/6', unit: 'partidas', open: 1 });
  if (figure === undefined || unit === undefined) throw new Error('Two lines are drawn');
  expect(unit.y - boxOf(unit.text, unit.size, false).top).toBeGreaterThan(
    figure.y - boxOf(figure.text, figure.size, true).foot,
  );
});

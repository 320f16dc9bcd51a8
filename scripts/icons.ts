// `npm run icons`: draws the site's icons from its sign.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { config } from '../web/src/lib/config.ts';
import { inRoot } from './lib/local.ts';
import { log } from './lib/main.ts';

const PUBLIC = inRoot('web', 'public');

/** Colours copied from `web/src/ui/tokens.css`, because a standalone SVG can't refer to them. */
const colour = { ground: '#14100d', text: '#faf4ee', flame: '#ff5c1a' };

/** The side of the square that the sign is drawn in, and the pixels of an inch that this is true of. */
const SQUARE = 32;
const INCH = 72;

/** The sign of the product (`web/src/ui/icons/Icon.tsx`), `scale` times its size round its centre. */
function mark(scale: number): string {
  return `<g fill="none" transform="translate(16 16) scale(${scale}) translate(-16 -16)">
    <circle cx="16" cy="16" r="13.5" stroke="${colour.text}" stroke-width="3"/>
    <circle cx="18.5" cy="18" r="6" fill="${colour.flame}"/>
  </g>`;
}

/**
 * The sign as a square icon.
 * @param scale how much of the square it fills: a maskable icon may lose all but the middle 80 %.
 * @param radius of the corners in 32nds of its side; 0 where the system cuts them.
 */
function icon(scale: number, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}">
    <title>${config.product}</title>
    <rect width="${SQUARE}" height="${SQUARE}" rx="${radius}" fill="${colour.ground}"/>
    ${mark(scale)}
  </svg>`;
}

const FULL_SIZE = icon(0.7, 6);

/** Each picture's file, side in pixels, and drawing. */
const pictures: readonly [file: string, side: number, svg: string][] = [
  ['icon-192.png', 192, FULL_SIZE],
  ['icon-512.png', 512, FULL_SIZE],
  ['maskable-512.png', 512, icon(0.56, 0)],
  ['apple-touch-icon.png', 180, icon(0.66, 0)],
];

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
writeFileSync(join(PUBLIC, 'mark.svg'), `${icon(0.86, 5)}\n`);
for (const [file, side, svg] of pictures) {
  const drawn = sharp(Buffer.from(svg), { density: (INCH * side) / SQUARE });
  await drawn.png().toFile(join(PUBLIC, 'icons', file));
  log(file);
}

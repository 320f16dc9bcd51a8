import { extentOfPicture, type PictureSize, type Sponsor } from '@arena/domain';
import { config } from '#lib/config.ts';
import { BORDER, CENTRE, SPOKES, STROKE, zoneRadius } from '#ui/icons/ring-geometry.ts';
import tokens from '#ui/tokens.css?raw';
import { absolute } from '../addresses.ts';
import { drawable, lettering, type Setting, widthOf } from './lettering.ts';

export const MARGIN = 64;

const LEADING = 0.98;

/** Sizes of vertical pictures. Phones cover the top and bottom of a story. */
export const POST = { width: 1080, height: 1350 } as const;
export const STORY = { width: 1080, height: 1920 } as const;

export const COVERED = { top: 250, foot: 250 } as const;

function colour(token: string): string {
  const found = new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour '${token}'`);
  return found;
}

export const colours = {
  ground: colour('ground'),
  surface: colour('surface'),
  text: colour('text'),
  muted: colour('muted'),
  flame: colour('flame'),
  cold: colour('cold'),
  warn: colour('warn'),
  line: colour('line'),
};

/** Draws the site's logo and name. */
export function brand(top: number): string {
  const { text, flame } = colours;
  const mark =
    `<g transform="translate(${MARGIN} ${top}) scale(1.75)"><circle cx="16" cy="16" r="13.5" fill="none" ` +
    `stroke="${text}" stroke-width="3"/><circle cx="18.5" cy="18" r="6" fill="${flame}"/></g>`;
  return mark + lettering(drawable(config.product), { x: MARGIN + 72, y: top + 44, size: 44, fill: text });
}

export function siteName(): string {
  return drawable(new URL(absolute('/')).host);
}

/** Draws lines below each other, the last baseline at `y`. */
export function textBlock({ lines, size }: Setting, y: number, fill: string): string {
  return lines
    .map((each, index) => {
      const above = (lines.length - 1 - index) * size * LEADING;
      return lettering(each, { x: MARGIN, y: y - above, size, fill });
    })
    .join('');
}

export function heightOf({ lines, size }: Setting): number {
  return lines.length * size * LEADING;
}

/** A ring around a figure. */
export interface Zone {
  /** The open share of the ring. */
  open: number;
  tone: string;
  figure: string;
  /** A word above the figure. */
  over?: string;
  unit: string;
}

/** Draws a ring as on the site, in a square of 200 at this corner. */
export function zonePicture(
  { open, tone, figure, over = '', unit }: Zone,
  at: { x: number; y: number; scale: number },
): string {
  const number = drawable(figure);
  const radius = zoneRadius(open);
  // The text in a nearly closed ring shrinks with it.
  const share = Math.min(1, radius / 66);
  const size = Math.min(over ? 52 : 76, 86 / widthOf(number, 1)) * share;
  const middle = { x: CENTRE, anchor: 'middle' } as const;
  return [
    `<g transform="translate(${at.x} ${at.y}) scale(${at.scale})" fill="none">`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${BORDER}" stroke="${colours.line}" stroke-width="1.5"/>`,
    `<path d="${SPOKES}" stroke="${tone}" stroke-width="1.25" opacity="0.6"/>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" stroke="${tone}" stroke-width="${STROKE}" fill="${colours.ground}"/>`,
    lettering(number, { ...middle, y: CENTRE + size * (over ? 0.38 : 0.24), size, fill: colours.text }),
    lettering(drawable(unit), { ...middle, y: CENTRE + 42 * share, size: 20 * share, fill: colours.muted }),
    over ? lettering(drawable(over), { ...middle, y: CENTRE - 28 * share, size: 18 * share, fill: colours.muted }) : '',
    '</g>',
  ].join('');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places a stored picture in a box; the server inserts its content (`Drawing.draw`). */
function keptPicture(id: string, size: PictureSize, { x, y, width, height }: Box): string {
  return `<image href="picture:${id}/${size}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** Draws an entry's emblem in a square, if it has one. */
export function emblemPicture(emblem: string | undefined, { x, y, side }: { x: number; y: number; side: number }) {
  return emblem === undefined ? '' : keptPicture(emblem, 'icon', { x, y, width: side, height: side });
}

/** Draws the sponsor's picture, right-aligned and vertically centred at this point, if there is one. */
export function sponsorPicture(
  sponsor: Sponsor | null | undefined,
  { right, middle }: { right: number; middle: number },
): string {
  if (!sponsor) return '';
  const { width, height } = extentOfPicture(sponsor.picture) ?? { width: 1, height: 1 };
  const scale = Math.min(200 / width, 72 / height);
  const box = { width: width * scale, height: height * scale };
  const x = right - box.width;
  return (
    lettering(drawable('Patrocina'), { x: x - 16, y: middle + 9, size: 26, fill: colours.muted, anchor: 'end' }) +
    keptPicture(sponsor.picture, 'small', { ...box, x, y: middle - box.height / 2 })
  );
}

/** Draws a tournament's poster, whole and centred in a box. */
export function posterPicture(poster: string, box: Box): string {
  const { width, height } = extentOfPicture(poster) ?? box;
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  const place = { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 };
  return keptPicture(poster, 'medium', { ...size, ...place });
}

/** Joins parts to a picture with the site's background. */
export function picture({ width, height }: { width: number; height: number }, ...parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

import { clockText, freePlaces, type PublicTournament, shortDateText } from '@arena/domain';
import { entryFeeText } from '../features/tournaments/labels.ts';
import { config } from '../lib/config.ts';
import { BORDER, CENTRE, SPOKES, STROKE, zoneRadius } from '../ui/ring-geometry.ts';
import tokens from '../ui/tokens.css?raw';
import { PICTURE } from './addresses.ts';
import { fitText, type Setting } from './fitting.ts';
import { drawable, lettering, widthOf } from './lettering.ts';
import { prizeText } from './texts.ts';

const MARGIN = 64;
const COLUMN = 660;

/** Of the ring, which is drawn in a square of 200. */
const RING = { x: 756, y: 115, scale: 2 } as const;

const NAME_SIZES = [
  { size: 176, lines: 1 },
  { size: 140, lines: 2 },
  { size: 124, lines: 2 },
  { size: 104, lines: 3 },
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 56, lines: 5 },
];
const PRIZE_SIZES = [
  { size: 64, lines: 1 },
  { size: 52, lines: 1 },
  { size: 44, lines: 2 },
  { size: 36, lines: 3 },
];
const LEADING = 0.98;

function colour(token: string): string {
  const found = new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour '${token}'`);
  return found;
}

const colours = {
  ground: colour('ground'),
  text: colour('text'),
  muted: colour('muted'),
  flame: colour('flame'),
  line: colour('line'),
};

function brand(): string {
  const { text, flame } = colours;
  const mark =
    `<g transform="translate(${MARGIN} 48) scale(1.75)"><circle cx="16" cy="16" r="13.5" fill="none" ` +
    `stroke="${text}" stroke-width="3"/><circle cx="18.5" cy="18" r="6" fill="${flame}"/></g>`;
  return mark + lettering(drawable(config.product), { x: MARGIN + 72, y: 92, size: 44, fill: text });
}

/** Lines one under the other, the last one's base line at `y`. */
function block({ lines, size }: Setting, y: number, fill: string): string {
  return lines
    .map((each, index) => {
      const above = (lines.length - 1 - index) * size * LEADING;
      return lettering(each, { x: MARGIN, y: y - above, size, fill });
    })
    .join('');
}

interface Zone {
  /** Share of it that is still open. */
  open: number;
  figure: string;
  unit: string;
}

function zoneOf(tournament: PublicTournament): Zone {
  const { maxPlayers, currentPlayers } = tournament;
  const free = freePlaces(tournament);
  if (free === null) return { open: 1, figure: String(currentPlayers), unit: 'inscritos' };
  return { open: free / maxPlayers, figure: String(free), unit: free === 1 ? 'cupo' : 'cupos' };
}

function zonePicture({ open, figure, unit }: Zone): string {
  const tone = open > 0 ? colours.flame : colours.muted;
  const number = drawable(figure);
  const size = Math.min(76, 86 / widthOf(number, 1));
  const middle = { x: CENTRE, anchor: 'middle' } as const;
  return [
    `<g transform="translate(${RING.x} ${RING.y}) scale(${RING.scale})" fill="none">`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${BORDER}" stroke="${colours.line}" stroke-width="1.5"/>`,
    `<path d="${SPOKES}" stroke="${tone}" stroke-width="1.25" opacity="0.6"/>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${zoneRadius(open)}" stroke="${tone}" stroke-width="${STROKE}" fill="${colours.ground}"/>`,
    lettering(number, { ...middle, y: CENTRE + size * 0.24, size, fill: colours.text }),
    lettering(drawable(unit), { ...middle, y: CENTRE + 42, size: 20, fill: colours.muted }),
    '</g>',
  ].join('');
}

function picture(...parts: string[]): string {
  const { width, height } = PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    brand(),
    ...parts,
    '</svg>',
  ].join('');
}

/** @see SiteRenderer.sharePicture */
export function sharePicture(tournament: PublicTournament): string {
  const { name, date } = tournament;
  const title = fitText(drawable(name) || drawable(config.product), { width: COLUMN, sizes: NAME_SIZES });
  const when = `${shortDateText(date, config.timeZone)}  ${clockText(date, config.timeZone)}`;
  const fee = entryFeeText(tournament.entryFee) ?? 'gratis';
  const prize = fitText(drawable(prizeText(tournament)) || drawable(`Inscripción ${fee}`), {
    width: COLUMN,
    sizes: PRIZE_SIZES,
  });
  const foot = PICTURE.height - MARGIN;
  const prizeTop = foot - prize.lines.length * prize.size * LEADING;
  return picture(
    block(title, prizeTop - 112, colours.text),
    lettering(drawable(when), { x: MARGIN, y: prizeTop - 26, size: 60, fill: colours.flame }),
    block(prize, foot, colours.muted),
    zonePicture(zoneOf(tournament)),
  );
}

/** @see SiteRenderer.sitePicture */
export function sitePicture(): string {
  const sizes = [{ size: 116, lines: 3 }];
  return picture(
    block(fitText(drawable('Entra antes de que cierre la zona'), { width: COLUMN, sizes }), 444, colours.text),
    block(fitText(drawable(config.tagline), { width: COLUMN, sizes: [{ size: 44, lines: 2 }] }), 566, colours.muted),
    zonePicture({ open: 0.35, figure: '', unit: '' }),
  );
}

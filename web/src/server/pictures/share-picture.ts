import { freePlaces, type PublicTournament, shortDateText } from '@arena/domain';
import { config } from '../../lib/config.ts';
import { entryFeeText } from '../../lib/entry-fee.ts';
import { clockIn } from '../../lib/time/whose-time.ts';
import { PICTURE } from '../addresses.ts';
import { prizeText } from '../texts.ts';
import {
  block,
  brand,
  COVERED,
  colours,
  heightOf,
  MARGIN,
  picture,
  STORY,
  siteName,
  type Zone,
  zonePicture,
} from './drawing.ts';
import { fitText } from './fitting.ts';
import { drawable, lettering, widthOf } from './lettering.ts';

const COLUMN = 660;
const BRAND = 48;

/** Of the ring beside a text. */
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

function zoneOf(tournament: PublicTournament): Zone {
  const { maxPlayers, currentPlayers } = tournament;
  const free = freePlaces(tournament);
  const count = String(free ?? currentPlayers);
  if (free === null) return { open: 1, tone: colours.flame, figure: count, unit: 'inscritos' };
  const tone = free > 0 ? colours.flame : colours.muted;
  return { open: free / maxPlayers, tone, figure: count, unit: free === 1 ? 'cupo' : 'cupos' };
}

function textsOf(tournament: PublicTournament, width: number) {
  const { name, date, entryFee } = tournament;
  const fee = entryFeeText(entryFee) ?? 'gratis';
  const prize = drawable(prizeText(tournament)) || drawable(`Inscripción ${fee}`);
  return {
    title: fitText(drawable(name) || drawable(config.product), { width, sizes: NAME_SIZES }),
    when: drawable(`${shortDateText(date, config.timeZone)}  ${clockIn(date, config.timeZone)}`),
    prize: fitText(prize, { width, sizes: PRIZE_SIZES }),
  };
}

/** What a link to the tournament unfolds into. */
export function sharePicture(tournament: PublicTournament): string {
  const { title, when, prize } = textsOf(tournament, COLUMN);
  const foot = PICTURE.height - MARGIN;
  const prizeTop = foot - heightOf(prize);
  return picture(
    PICTURE,
    brand(BRAND),
    block(title, prizeTop - 112, colours.text),
    lettering(when, { x: MARGIN, y: prizeTop - 26, size: 60, fill: colours.flame }),
    block(prize, foot, colours.muted),
    zonePicture(zoneOf(tournament), RING),
  );
}

/** Of the ring in a story, which stands in its middle. */
const STORY_RING = { x: 260, y: 350, scale: 2.8 } as const;

/** The same, vertical: what a player or an organiser puts into a story. `said` stands over the tournament's name. */
function story(tournament: PublicTournament, said: string): string {
  const width = STORY.width - 2 * MARGIN;
  const { title, when, prize } = textsOf(tournament, width);
  const bottom = STORY.height - COVERED.foot;
  const foot = bottom - 76;
  const prizeTop = foot - heightOf(prize);
  const titleFoot = prizeTop - 130;
  const over = drawable(said);
  return picture(
    STORY,
    brand(COVERED.top),
    zonePicture(zoneOf(tournament), STORY_RING),
    lettering(over, {
      x: MARGIN,
      y: titleFoot - heightOf(title) - 20,
      size: Math.min(88, width / widthOf(over, 1)),
      fill: colours.flame,
    }),
    block(title, titleFoot, colours.text),
    lettering(when, { x: MARGIN, y: prizeTop - 30, size: 72, fill: colours.flame }),
    block(prize, foot, colours.muted),
    lettering(siteName(), { x: MARGIN, y: bottom, size: 44, fill: colours.text }),
  );
}

/** The tournament as a story. */
export function storyPicture(tournament: PublicTournament): string {
  // Whether one can still register depends on the moment, which a picture outlives.
  return story(tournament, 'Torneo de Free Fire');
}

/** What somebody shows who has registered: the same for everybody, and nobody in it. */
export function enrolledPicture(tournament: PublicTournament): string {
  return story(tournament, 'Ya me inscribí');
}

/** @see SiteRenderer.sitePicture */
export function sitePicture(): string {
  const sizes = [{ size: 116, lines: 3 }];
  return picture(
    PICTURE,
    brand(BRAND),
    block(fitText(drawable('Entra antes de que cierre la zona'), { width: COLUMN, sizes }), 444, colours.text),
    block(fitText(drawable(config.tagline), { width: COLUMN, sizes: [{ size: 44, lines: 2 }] }), 566, colours.muted),
    zonePicture({ open: 0.35, tone: colours.flame, figure: '', unit: '' }, RING),
  );
}

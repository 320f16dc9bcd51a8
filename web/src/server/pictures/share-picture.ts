import { countryHoursText, isFull, type PublicTournament, shortDateText } from '@arena/domain';
import { entryFeeText } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { allPrizesText, entryText, prizeSentence, seatsCount } from '../../features/tournaments/tournament-texts.ts';
import { PICTURE } from '../addresses.ts';
import {
  brand,
  COVERED,
  colours,
  heightOf,
  MARGIN,
  picture,
  posterPicture,
  STORY,
  siteName,
  sponsorPicture,
  textBlock,
  type Zone,
  zonePicture,
} from './drawing.ts';
import { drawable, fitText, lettering, onOneLine, widthOf } from './lettering.ts';

const COLUMN = 660;
const WHOLE_WIDTH = PICTURE.width - 2 * MARGIN;
const BRAND = 48;
const BRAND_FOOT = BRAND + 56;

const RING = { x: 756, y: 115, scale: 2 } as const;
const POSTER = { x: 756, y: 128, width: PICTURE.width - MARGIN - 756, height: PICTURE.height - 128 - MARGIN } as const;

const NAME_SIZES = [
  { size: 176, lines: 1 },
  { size: 140, lines: 2 },
  { size: 124, lines: 2 },
  { size: 104, lines: 3 },
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 56, lines: 5 },
  { size: 44, lines: 5 },
  { size: 34, lines: 5 },
];
const WHEN_SIZE = 60;
const PRIZE_SIZES = [
  { size: 64, lines: 1 },
  { size: 52, lines: 1 },
  { size: 44, lines: 2 },
  { size: 36, lines: 3 },
  { size: 28, lines: 5 },
  { size: 24, lines: 7 },
];

/** The shown state: an ended tournament has no free seats. */
export interface ShareState {
  isEnded: boolean;
}

function zoneOf(tournament: PublicTournament): Zone {
  const tone = isFull(tournament) ? colours.muted : colours.flame;
  return { ...seatsCount(tournament), tone };
}

function textsOf(tournament: PublicTournament, width: number) {
  const { name, date, entryFee } = tournament;
  const fee = entryFeeText(entryFee) ?? 'gratis';
  const prize = drawable(prizeSentence(tournament)) || drawable(`Inscripción ${fee}`);
  const [own = '', ...others] = countryHoursText(date).split(' · ');
  const when = drawable(
    date === null ? shortDateText(date, config.timeZone) : `${shortDateText(date, config.timeZone)} • ${own}`,
  );
  return {
    title: (height: number) =>
      fitText(drawable(name) || drawable(config.product), { width, height, sizes: NAME_SIZES }),
    when: (size: number) => onOneLine(when, { width, size }),
    elsewhere: (size: number) => onOneLine(drawable(others.join(' • ')), { width, size }),
    prize: fitText(prize, { width, sizes: PRIZE_SIZES }),
  };
}

export function sharePicture(tournament: PublicTournament, { isEnded }: ShareState): string {
  const { poster } = tournament;
  const ring = isEnded ? '' : zonePicture(zoneOf(tournament), RING);
  const { title, when, elsewhere, prize } = textsOf(tournament, ring === '' && poster === null ? WHOLE_WIDTH : COLUMN);
  const date = when(WHEN_SIZE);
  const hours = elsewhere(38);
  const foot = PICTURE.height - MARGIN;
  const prizeTop = foot - heightOf(prize);
  const whenFoot = prizeTop - (isEnded || hours.text === '' ? 26 : 76);
  const titleFoot = whenFoot - 86;
  const setTitle = title(titleFoot - BRAND_FOOT);
  return picture(
    PICTURE,
    brand(BRAND),
    textBlock(setTitle, titleFoot, colours.text),
    textBlock({ lines: [date.text], size: date.size }, whenFoot, isEnded ? colours.muted : colours.flame),
    isEnded ? '' : textBlock({ lines: [hours.text], size: hours.size }, prizeTop - 26, colours.text),
    textBlock(prize, foot, colours.muted),
    sponsorPicture(tournament.sponsor, { right: PICTURE.width - MARGIN, middle: BRAND + 28 }),
    poster === null ? ring : posterPicture(poster, POSTER),
  );
}

const RING_SIZE = 200;
const LARGEST_RING = 880;
const STORY_RING_TOP = COVERED.top + 80;
const STORY_TITLE_HEIGHT = 440;

/** Draws circles around the ring, out to the corners. */
function waves(x: number, y: number): string {
  const radii = Array.from({ length: 12 }, (_, index) => 480 + index * 110);
  return radii
    .map(
      (radius, index) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colours.flame}" stroke-width="${3 + index}" ` +
        `opacity="${(0.08 + index * 0.03).toFixed(2)}"/>`,
    )
    .join('');
}

const STORY_PRIZE_SIZES = [...PRIZE_SIZES, { size: 24, lines: 12 }];

/** Without a ring the text is in the middle of the story. */
const ENDED_DROP = 320;

/** Draws a tournament as a story for players and organisers. `said` is above the tournament's name. */
function story(tournament: PublicTournament, said: string, { isEnded }: ShareState): string {
  const width = STORY.width - 2 * MARGIN;
  const { title, when, elsewhere } = textsOf(tournament, width);
  const prize = fitText(drawable(allPrizesText(tournament)), { width, sizes: STORY_PRIZE_SIZES });
  const date = when(80);
  const hours = elsewhere(56);
  const entry = onOneLine(drawable(entryText(tournament)), { width, size: 56 });
  const bottom = STORY.height - COVERED.foot;
  const { poster } = tournament;
  const foot = isEnded && poster === null ? STORY.height / 2 + ENDED_DROP : bottom - 76;
  const prizeTop = foot - heightOf(prize);
  const entryFoot = prizeTop - 30;
  const hoursFoot = isEnded ? entryFoot : entryFoot - 70;
  const whenFoot = isEnded || hours.text === '' ? hoursFoot : hoursFoot - 70;
  const titleFoot = whenFoot - 100;
  const setTitle = title(STORY_TITLE_HEIGHT);
  const over = drawable(said);
  const overFoot = titleFoot - heightOf(setTitle) - 20;
  const space = overFoot - 130 - STORY_RING_TOP;
  const ringSize = Math.min(LARGEST_RING, space);
  const ring = {
    x: (STORY.width - ringSize) / 2,
    y: STORY_RING_TOP + (space - ringSize) / 2,
    scale: ringSize / RING_SIZE,
  };
  const seats = isEnded ? '' : zonePicture(zoneOf(tournament), ring);
  const middle = isEnded ? STORY.height / 2 : ring.y + ringSize / 2;
  return picture(
    STORY,
    waves(STORY.width / 2, middle),
    brand(COVERED.top),
    poster === null ? seats : posterPicture(poster, { x: MARGIN, y: STORY_RING_TOP, width, height: space }),
    lettering(over, {
      x: MARGIN,
      y: overFoot,
      size: Math.min(88, width / widthOf(over, 1)),
      fill: colours.flame,
    }),
    textBlock(setTitle, titleFoot, colours.text),
    textBlock({ lines: [date.text], size: date.size }, whenFoot, colours.flame),
    isEnded ? '' : textBlock({ lines: [hours.text], size: hours.size }, hoursFoot, colours.text),
    isEnded ? '' : textBlock({ lines: [entry.text], size: entry.size }, entryFoot, colours.text),
    textBlock(prize, foot, colours.muted),
    lettering(siteName(), { x: MARGIN, y: bottom, size: 44, fill: colours.text }),
    sponsorPicture(tournament.sponsor, { right: STORY.width - MARGIN, middle: bottom - 16 }),
  );
}

export function storyPicture(tournament: PublicTournament, state: ShareState): string {
  return story(tournament, 'Torneo de Free Fire', state);
}

/** Draws the picture to share after registering: the same for every player, without names. */
export function enrolledPicture(tournament: PublicTournament, state: ShareState): string {
  return story(tournament, 'Ya me inscribí', state);
}

/** @see SiteRenderer.sitePicture */
export function sitePicture(): string {
  const sizes = [{ size: 116, lines: 3 }];
  return picture(
    PICTURE,
    brand(BRAND),
    textBlock(fitText(drawable('Entra antes de que cierre la zona'), { width: COLUMN, sizes }), 444, colours.text),
    textBlock(
      fitText(drawable(config.tagline), { width: COLUMN, sizes: [{ size: 44, lines: 2 }] }),
      566,
      colours.muted,
    ),
    zonePicture({ open: 0.35, tone: colours.flame, figure: '', unit: '' }, RING),
  );
}

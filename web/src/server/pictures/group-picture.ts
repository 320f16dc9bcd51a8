import type { Sponsor } from '@arena/domain';
import type { GroupList } from '#lib/sharing/group-list.ts';
import {
  brand,
  colours,
  emblemPicture,
  heightOf,
  MARGIN,
  POST,
  picture,
  STORY,
  siteName,
  sponsorPicture,
  textBlock,
} from './drawing.ts';
import { drawable, drawableName, fitText, lettering, type Setting } from './lettering.ts';

const WIDTH = POST.width - 2 * MARGIN;
const GAP = 40;
/** Longer lists are drawn on a taller picture, so that they stay readable. */
const MAX_ON_POST = 24;
const HIGHEST_ROW = 88;
const SLOT_WIDTH = 1.7;
/** Width of an emblem with its gap, in units of the letter size, if a list has emblems. */
const EMBLEM_WIDTH = 1.6;

const NAME_SIZES = [
  { size: 64, lines: 1 },
  { size: 52, lines: 1 },
  { size: 44, lines: 2 },
  { size: 34, lines: 3 },
];
const GROUP_SIZES = [
  { size: 112, lines: 1 },
  { size: 84, lines: 1 },
  { size: 60, lines: 2 },
  { size: 44, lines: 2 },
];

/** A box in a group's picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function columnsOf(count: number): number {
  if (count <= 14) return 1;
  return count <= 48 ? 2 : 3;
}

/** Lays out slots in columns between two heights, from the top. */
export function slotBoxes(count: number, top: number, foot: number): Box[] {
  const columns = columnsOf(count);
  const each = Math.ceil(count / columns);
  const height = Math.min((foot - top) / each, HIGHEST_ROW);
  const width = (WIDTH - (columns - 1) * GAP) / columns;
  return Array.from({ length: count }, (_, index) => ({
    x: MARGIN + Math.floor(index / each) * (width + GAP),
    y: top + (index % each) * height,
    width,
    height,
  }));
}

/** Sets a slot's whole name, shrunk or on two lines if it is long. */
export function slotName(name: string, { width, height }: Pick<Box, 'width' | 'height'>, left = SLOT_WIDTH): Setting {
  const size = height * 0.6;
  const sizes = [
    { size, lines: 1 },
    { size: size * 0.8, lines: 1 },
    { size: height * 0.42, lines: 2 },
  ];
  return fitText(drawableName(name) || drawable('Nombre con símbolos'), { width: width - left * size, sizes });
}

function slotRow({ slot, name, emblem }: GroupList['slots'][number], box: Box, hasEmblems: boolean): string {
  const size = box.height * 0.6;
  const middle = box.y + box.height / 2;
  const left = SLOT_WIDTH + (hasEmblems ? EMBLEM_WIDTH : 0);
  const { lines, size: nameSize } = slotName(name, box, left);
  const first = middle + nameSize * 0.36 - ((lines.length - 1) * nameSize) / 2;
  const x = box.x + left * size;
  const side = size * 1.3;
  return [
    lettering(String(slot), { x: box.x, y: middle + size * 0.36, size, fill: colours.flame }),
    emblemPicture(emblem, { x: box.x + SLOT_WIDTH * size, y: middle - side / 2, side }),
    ...lines.map((line, index) =>
      lettering(line, { x, y: first + index * nameSize, size: nameSize, fill: colours.text }),
    ),
    `<rect x="${box.x}" y="${box.y + box.height - 1}" width="${box.width}" height="1" fill="${colours.line}"/>`,
  ].join('');
}

/** Draws a group's list: its matches, and each team or player with their slot. */
export function groupCard(tournament: string, list: GroupList, sponsor: Sponsor | null = null): string {
  const hasEmblems = list.slots.some(({ emblem }) => emblem !== undefined);
  const size = list.slots.length > MAX_ON_POST ? STORY : POST;
  const foot = size.height - 48;
  const title = fitText(drawable(tournament), { width: WIDTH, sizes: NAME_SIZES });
  const titleFoot = 132 + heightOf(title);
  const group = fitText(drawable(list.name) || drawable('Grupo'), { width: WIDTH, sizes: GROUP_SIZES });
  const groupFoot = titleFoot + 20 + heightOf(group);
  const lines = [list.stage, ...list.matches].filter(Boolean).map((line, index) => ({
    tone: index === 0 && list.stage !== '' ? colours.muted : colours.cold,
    setting: fitText(drawable(line), { width: WIDTH, sizes: [{ size: 38, lines: 1 }] }),
  }));
  const headFoot = groupFoot + 26 + lines.length * 44;
  const heads = headFoot + 48;
  const boxes = slotBoxes(list.slots.length, heads + 14, foot - 56);
  return picture(
    size,
    brand(40),
    textBlock(title, titleFoot, colours.muted),
    textBlock(group, groupFoot, colours.text),
    ...lines.map(({ tone, setting }, index) => textBlock(setting, groupFoot + 64 + index * 44, tone)),
    lettering(drawable('Slot'), { x: MARGIN, y: heads, size: 26, fill: colours.muted }),
    ...list.slots.flatMap((slot, index) => {
      const box = boxes[index];
      return box === undefined ? [] : [slotRow(slot, box, hasEmblems)];
    }),
    lettering(siteName(), { x: MARGIN, y: foot, size: 36, fill: colours.muted }),
    sponsorPicture(sponsor, { right: size.width - MARGIN, middle: foot - 12 }),
  );
}

import {
  cancelledMatchesIn,
  carriedIn,
  counted,
  figure,
  firstIn,
  isCounted,
  listed,
  namesIn,
  type PublicMatch,
  type Results,
  type Standing,
  type StandingsFile,
  shortDateText,
  type TablePage,
  teamText,
} from '@arena/domain';
import { config } from '#lib/config.ts';
import type { TableShape } from '#lib/sharing/table-pictures.ts';
import { matchesText } from '#ui/texts/competition-texts.ts';
import { standingFigures } from '../../features/standings/standings-texts';
import { PICTURE } from '../addresses.ts';
import {
  brand,
  COVERED,
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
  zonePicture,
} from './drawing.ts';
import { drawable, drawableName, fitText, lettering, onOneLine, type Placing, widthOf } from './lettering.ts';

/** Measures of a table's picture in pixels. */
interface Layout {
  size: { width: number; height: number };
  top: number;
  foot: number;
  nameSizes: readonly { size: number; lines: number }[];
  /** Number of columns of rows; a single one has space for more figures. */
  columns: 1 | 2;
}

const VERTICAL_NAME = [
  { size: 104, lines: 1 },
  { size: 84, lines: 1 },
  { size: 64, lines: 2 },
  { size: 48, lines: 3 },
];

const layouts: Record<TableShape, Layout> = {
  preview: { size: PICTURE, top: 40, foot: 28, nameSizes: [{ size: 76, lines: 1 }], columns: 2 },
  post: { size: POST, top: 48, foot: 48, nameSizes: VERTICAL_NAME, columns: 1 },
  story: { size: STORY, ...COVERED, nameSizes: VERTICAL_NAME, columns: 1 },
};

/** Largest height of a row, for short tables. */
const HIGHEST_ROW = 120;
/** Largest height with emblems, which leave less space for names. */
const HIGHEST_WITH_EMBLEMS = 88;
const LETTERS = 0.62;

/** Right edges of a row's figures, from the row's right edge, in units of the letter size. */
const FIGURES = { points: 0, kills: 3.4, wins: 5.9 } as const;
const NAME_AT = 1.7;
/** Width of an emblem with its gap, in units of the letter size, if a table has emblems. */
const EMBLEM_WIDTH = 1.6;

/** A page of the table, and the whole table. */
export interface Shown {
  file: StandingsFile;
  results: Results;
  page: TablePage;
  /** '2/4'; empty for a single page. */
  number: string;
}

function nameOf({ results }: Shown, entryId: string): string {
  return drawableName(namesIn(results)(entryId)) || drawable(teamText[results.teamSize].one);
}

const emblemOf = ({ results }: Shown, entryId: string) => results.entries.find(({ id }) => id === entryId)?.emblem;

/** Returns the matches of this page's group, without cancelled ones. */
function matchesFor({ results, page: { stage, groupId } }: Shown): PublicMatch[] {
  const own = results.tables.find((each) => each.stageId === stage.id && each.groupId === groupId);
  const isOff = cancelledMatchesIn(results);
  return (own?.matches ?? []).filter((match) => !isOff(match));
}

/** Returns the matches that count for this page. */
function countedFor(shown: Shown): PublicMatch[] {
  return matchesFor(shown).filter(isCounted);
}

/** Describes the state of this page: official or provisional. */
function stateOf(shown: Shown): { text: string; tone: string } {
  const { results, page } = shown;
  const isProvisional = countedFor(shown).some(({ state }) => state === 'provisional');
  if (isProvisional || carriedIn(results, page.stage.id) > 0) return { text: 'Provisional', tone: colours.warn };
  if (results.state === 'finished' && page.stage.id === results.stages.at(-1)?.id) {
    return { text: 'Tabla final', tone: colours.cold };
  }
  if (page.stage.state === 'closed') return { text: 'Fase cerrada', tone: colours.cold };
  return { text: 'En curso', tone: colours.flame };
}

function progressText(shown: Shown): string {
  const { stage, groupId } = shown.page;
  const played = countedFor(shown).length;
  const group = stage.groups.length > 1 ? stage.groups.find(({ id }) => id === groupId)?.name : undefined;
  const all = matchesFor(shown).length;
  const matches = played === all ? matchesText(played) : `${played} de ${matchesText(all)}`;
  return [stage.name, group, matches, shown.number].filter(Boolean).join(' • ');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface RowLook {
  hasFigures: boolean;
  hasEmblems: boolean;
}

function row(shown: Shown, standing: Standing, box: Box, { hasFigures, hasEmblems }: RowLook): string {
  const { results } = shown;
  const size = box.height * LETTERS;
  const base = { y: box.y + box.height / 2 + size * 0.36, size };
  const end = (by: number) => ({ ...base, x: box.x + box.width - by * size, anchor: 'end' }) as const;
  const isFirst = firstIn(results, shown.page.stage.id)(standing);
  const isIn = results.entries.find(({ id }) => id === standing.entryId)?.status === 'active';
  const first = results.state === 'finished' ? colours.cold : colours.flame;
  const nameAt = NAME_AT + (hasEmblems ? EMBLEM_WIDTH : 0);
  const side = size * 1.3;
  const emblem = { x: box.x + NAME_AT * size, y: box.y + (box.height - side) / 2, side };
  const name = onOneLine(nameOf(shown, standing.entryId), {
    size,
    width: box.width - (nameAt + (hasFigures ? FIGURES.wins + 1.2 : 2.4)) * size,
  });
  const drawn = (text: string, placing: Placing) => lettering(drawable(text), placing);
  return [
    isFirst
      ? `<rect x="${box.x - 16}" y="${box.y}" width="${box.width + 32}" height="${box.height}" fill="${colours.surface}"/>`
      : '',
    // Without figures there is no legend for the strip.
    hasFigures && shown.page.through.has(standing.entryId) ? throughMark(box) : '',
    drawn(String(standing.rank), { ...base, x: box.x, fill: isFirst ? first : colours.muted }),
    emblemPicture(emblemOf(shown, standing.entryId), emblem),
    lettering(name.text, {
      ...base,
      size: name.size,
      x: box.x + nameAt * size,
      fill: isIn ? colours.text : colours.muted,
    }),
    ...(hasFigures
      ? [
          drawn(figure(standing.wins), { ...end(FIGURES.wins), fill: colours.muted }),
          drawn(figure(standing.kills), { ...end(FIGURES.kills), fill: colours.muted }),
        ]
      : []),
    drawn(figure(standing.points), { ...end(FIGURES.points), fill: isFirst ? first : colours.text }),
    `<rect x="${box.x}" y="${box.y + box.height - 1}" width="${box.width}" height="1" fill="${colours.line}"/>`,
  ].join('');
}

/** Marks an advancing row at its left edge, or its legend. */
function throughMark({ x, y, height }: Pick<Box, 'x' | 'y' | 'height'>): string {
  return `<rect x="${x - 16}" y="${y}" width="8" height="${height}" fill="${colours.cold}"/>`;
}

function heads({ page: { stage, rows: own, through } }: Shown, y: number, rowHeight: number): string {
  const head = { y, size: 26, fill: colours.muted };
  const at = (by: number) => ({ ...head, x: POST.width - MARGIN - by * rowHeight * LETTERS, anchor: 'end' }) as const;
  return [
    own.some(({ entryId }) => through.has(entryId))
      ? throughMark({ x: MARGIN, y: y - 20, height: 22 }) +
        lettering(drawable(stage.state === 'closed' ? 'Avanzó' : 'Avanza'), { ...head, x: MARGIN })
      : '',
    lettering(drawable('Booyahs'), at(FIGURES.wins)),
    lettering(drawable('Bajas'), at(FIGURES.kills)),
    lettering(drawable('Puntos'), at(FIGURES.points)),
  ].join('');
}

function rows(shown: Shown, { size, columns }: Layout, from: number, to: number): string {
  const { page } = shown;
  const isSplit = columns === 2 && page.rows.length > 6;
  const each = isSplit ? Math.ceil(page.rows.length / 2) : page.rows.length;
  const gap = 48;
  const whole = size.width - 2 * MARGIN;
  const width = isSplit ? (whole - gap) / 2 : whole;
  const hasEmblems = page.rows.some(({ entryId }) => emblemOf(shown, entryId) !== undefined);
  const highest = hasEmblems ? HIGHEST_WITH_EMBLEMS : HIGHEST_ROW;
  const height = Math.min((to - from) / each, columns === 2 ? HIGHEST_ROW / 2 : highest);
  const boxOf = (index: number) => ({
    x: MARGIN + Math.floor(index / each) * (width + gap),
    y: from + (index % each) * height,
    width,
    height,
  });
  const look = { hasFigures: columns === 1, hasEmblems };
  return [
    columns === 1 ? heads(shown, from - 12, height) : '',
    ...page.rows.map((standing, index) => row(shown, standing, boxOf(index), look)),
  ].join('');
}

export function tablePicture(shown: Shown, shape: TableShape): string {
  const layout = layouts[shape];
  const { width, height } = layout.size;
  const { text, tone } = stateOf(shown);
  const isWide = layout.columns === 2;
  const within = width - 2 * MARGIN;
  const name = fitText(drawable(shown.file.tournament.name) || drawable(config.product), {
    width: within,
    sizes: layout.nameSizes,
  });
  const nameFoot = layout.top + (isWide ? 66 : 84) + heightOf(name) * 0.9;
  const progress = onOneLine(drawable(progressText(shown)), { width: within, size: isWide ? 34 : 42 });
  const progressFoot = nameFoot + (isWide ? 44 : 60);
  const foot = height - layout.foot;
  // Next to the state on a wide picture, else at the bottom.
  const sponsor = isWide
    ? { right: width - MARGIN - widthOf(drawable(text), 44) - 40, middle: layout.top + 28 }
    : { right: width - MARGIN, middle: foot - 12 };
  return picture(
    layout.size,
    brand(layout.top),
    lettering(drawable(text), { x: width - MARGIN, y: layout.top + 44, size: 44, fill: tone, anchor: 'end' }),
    textBlock(name, nameFoot, colours.text),
    textBlock({ lines: [progress.text], size: progress.size }, progressFoot, colours.muted),
    rows(shown, layout, progressFoot + (isWide ? 22 : 64), isWide ? foot : foot - 64),
    isWide ? '' : lettering(siteName(), { x: MARGIN, y: foot, size: 36, fill: colours.muted }),
    sponsorPicture(shown.file.tournament.sponsor, sponsor),
  );
}

const CHAMPION_SIZES = [
  { size: 200, lines: 1 },
  { size: 160, lines: 1 },
  { size: 120, lines: 2 },
  { size: 84, lines: 3 },
  { size: 64, lines: 4 },
];

/** Says of how many matches the kills by player are known, unless of all. */
function knownIn({ playerKillMatches: known }: Results): string {
  return known === undefined || known.matches === known.of ? '' : ` en ${known.matches} de ${matchesText(known.of)}`;
}

/** Draws the card of one or several champions. */
export function championCard({ tournament }: StandingsFile, results: Results, first: readonly Standing[]): string {
  const [one] = first;
  const { date } = tournament;
  const name = namesIn(results);
  const width = POST.width - 2 * MARGIN;
  const who =
    drawableName(listed(first.map(({ entryId }) => name(entryId)))) || drawable(teamText[results.teamSize].one);
  const title = fitText(who, { width, sizes: CHAMPION_SIZES });
  const figures =
    first.length > 1 || one === undefined
      ? ''
      : standingFigures(one)
          .map(({ value, unit }) => `${value} ${unit}`)
          .join(' • ');
  const [mvp] = results.topPlayers ?? [];
  const best =
    mvp === undefined
      ? ''
      : `MVP: ${drawableName(mvp.nickname)}, ${drawable(counted(mvp.kills, 'baja', 'bajas') + knownIn(results))}`;
  const emblem = results.entries.find(({ id }) => id === one?.entryId)?.emblem;
  const podium = results.places.filter(({ place }) => place === 2 || place === 3).slice(0, 2);
  const foot = POST.height - MARGIN;
  const lines = podium.length + (best === '' ? 0 : 1);
  const podiumTop = foot - 100 - lines * 60;
  const titleFoot = podiumTop - 90;
  const line = (text: string, y: number, fill: string) => {
    const fitted = onOneLine(text, { width, size: 52 });
    return textBlock({ lines: [fitted.text], size: fitted.size }, y, fill);
  };
  return picture(
    POST,
    brand(48),
    sponsorPicture(tournament.sponsor, { right: POST.width - MARGIN, middle: 76 }),
    zonePicture(
      { open: 0, tone: colours.cold, figure: figure(one?.points ?? 0), unit: 'puntos' },
      { x: 300, y: 120, scale: 2.4 },
    ),
    textBlock(
      { lines: [drawable(first.length > 1 ? 'Campeones' : 'Campeón')], size: 84 },
      titleFoot - heightOf(title) - 16,
      colours.cold,
    ),
    emblemPicture(first.length > 1 ? undefined : emblem, {
      x: POST.width - MARGIN - 150,
      y: titleFoot - heightOf(title) - 150,
      side: 150,
    }),
    textBlock(title, titleFoot, colours.text),
    line(drawable(figures), titleFoot + 66, colours.muted),
    ...podium.map(({ place, entryId }, index) =>
      line(`${place}  ${drawableName(name(entryId))}`, podiumTop + 66 + index * 60, colours.muted),
    ),
    best === '' ? '' : line(best, podiumTop + 66 + podium.length * 60, colours.muted),
    line(
      drawable(`${tournament.name}${date === null ? '' : ` • ${shortDateText(date, config.timeZone)}`}`),
      foot,
      colours.flame,
    ),
  );
}

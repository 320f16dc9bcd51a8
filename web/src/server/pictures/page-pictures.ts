import {
  currentStage,
  type Drawing,
  headlineOf,
  isOver,
  type PublicTournament,
  type Results,
  type StandingsFile,
  tablePages,
} from '@arena/domain';
import { groupList } from '#lib/sharing/group-list.ts';
import { type TableShape, tableVersion } from '#lib/sharing/table-pictures.ts';
import { standingsOf } from '../../features/standings/standings-files.ts';
import { groupShown, pictureVersion, tableShown } from '../addresses.ts';
import type { ShareState } from './share-picture.ts';

/** Pictures of a tournament without its table. Their code is loaded on first use. */
const ofTournament: Readonly<Record<string, (tournament: PublicTournament, state: ShareState) => Promise<string>>> = {
  share: async (...of) => (await import('./share-picture.ts')).sharePicture(...of),
  story: async (...of) => (await import('./share-picture.ts')).storyPicture(...of),
  enrolled: async (...of) => (await import('./share-picture.ts')).enrolledPicture(...of),
};

/**
 * `standings`, `standings-post-2`, `stage-1-story`: the current stage or one by number, a format, and a page from 2 on.
 */
const TABLE = /^(?:standings|stage-([1-9]))(?:-(post|story))?(?:-([2-9]|[1-9]\d{1,2}))?$/;

/** `group-1-2`: the second group of the first stage. */
const GROUP = /^group-([1-9])-([1-9]\d{0,2})$/;

/** Loads the fonts for these texts before it draws. */
function withFaces(texts: unknown, draw: () => Promise<string>): () => Promise<string> {
  return async () => {
    await (await import('./faces.ts')).loadFaces(JSON.stringify(texts));
    return draw();
  };
}

/** The texts of a tournament and its competition that people have written and pictures show. */
function shownTexts({ name, prize, prizePool }: PublicTournament, results?: Results): unknown {
  return [name, prize, prizePool, results?.entries, results?.topPlayers, results?.stages];
}

function shapeOf(name: string | undefined): TableShape {
  return name === 'post' || name === 'story' ? name : 'preview';
}

/** Finds the drawing of a picture by name; null if there is none yet. */
function drawerOf(name: string, file: StandingsFile, results: Results): (() => Promise<string>) | null {
  if (name === 'champion') {
    const { state, first } = headlineOf(file);
    if (state !== 'finished' || first.length === 0) return null;
    return async () => (await import('./table-picture.ts')).championCard(file, results, first);
  }
  const [, stageNumber, shape, asked = '1'] = TABLE.exec(name) ?? [];
  const stage = stageNumber === undefined ? currentStage(results) : results.stages[Number(stageNumber) - 1];
  const pages = stage === undefined ? [] : tablePages(results, stage);
  const page = pages[Number(asked) - 1];
  if (page === undefined) return null;
  const number = pages.length > 1 ? `${asked}/${pages.length}` : '';
  return async () => (await import('./table-picture.ts')).tablePicture({ file, results, page, number }, shapeOf(shape));
}

/** Finds a group's list by stage and number; null if there is none. */
function groupDrawing(name: string, tournament: PublicTournament, results: Results): Drawing | null {
  const [, stageNumber, groupNumber] = GROUP.exec(name) ?? [];
  const stage = results.stages[Number(stageNumber) - 1];
  const group = stage?.groups[Number(groupNumber) - 1];
  if (stage === undefined || group === undefined) return null;
  const list = groupList(results, stage, group);
  if (list.slots.length === 0) return null;
  return {
    shows: groupShown(tournament, list),
    version: tableVersion(results),
    draw: withFaces(shownTexts(tournament, results), async () =>
      (await import('./group-picture.ts')).groupCard(tournament.name, list, tournament.sponsor),
    ),
  };
}

/** @see SiteRenderer.drawing */
export async function drawing(
  name: string,
  tournament: PublicTournament,
  readResults: () => Promise<Results | null>,
  now: Date,
): Promise<Drawing | null> {
  const draw = Object.hasOwn(ofTournament, name) ? ofTournament[name] : undefined;
  if (draw !== undefined) {
    const version = pictureVersion(tournament);
    const state = { isEnded: isOver(tournament, now) };
    // The address stays the same after the end, because pages contain it.
    return {
      shows: `${version} ${state.isEnded}`,
      version,
      draw: withFaces(shownTexts(tournament), () => draw(tournament, state)),
    };
  }
  if (name !== 'champion' && !TABLE.test(name) && !GROUP.test(name)) return null;
  const results = await readResults();
  if (results === null) return null;
  if (GROUP.test(name)) return groupDrawing(name, tournament, results);
  const drawTable = drawerOf(name, standingsOf(tournament, results), results);
  if (drawTable === null) return null;
  return {
    shows: tableShown(tournament, results),
    version: tableVersion(results),
    draw: withFaces(shownTexts(tournament, results), drawTable),
  };
}

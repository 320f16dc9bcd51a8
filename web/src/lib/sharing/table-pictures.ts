import { currentStage, otherStages, type PublicStage, type Results, tablePages } from '@arena/domain';
import { paths } from '../addresses/paths.ts';

/** Formats of a table's picture: link preview, post, story. */
export type TableShape = 'preview' | 'post' | 'story';

/** Pictures that belong together, such as the pages of a table, with a label. */
export interface PictureChoice {
  label: string;
  addresses: readonly string[];
}

const fileOf = { preview: 'standings', post: 'standings-post', story: 'standings-story' } as const;

/** Returns the version in a table picture's address, which changes with the table. */
export function tableVersion({ hash }: Pick<Results, 'hash'>): string {
  return hash.inputs.slice(0, 12);
}

/** Names a stage's pictures by its number; the current stage always has the same name. */
function nameOf(results: Results, shape: TableShape, stage: PublicStage): string {
  if (stage.id === currentStage(results)?.id) return fileOf[shape];
  const name = `stage-${results.stages.findIndex(({ id }) => id === stage.id) + 1}`;
  return shape === 'preview' ? name : `${name}-${shape}`;
}

/** Returns all pages of a stage's table as pictures; none before the first result. */
export function tablePictures(results: Results, shape: TableShape, stage = currentStage(results)): string[] {
  if (stage === undefined) return [];
  const path = `${paths.tournament(results.tournamentId)}/${nameOf(results, shape, stage)}`;
  const version = tableVersion(results);
  // The first page has no number.
  return tablePages(results, stage).map(
    (_page, index) => `${path}${index === 0 ? '' : `-${index + 1}`}.jpg?v=${version}`,
  );
}

/** Returns the address of the champion's card; null without a champion. */
function championPicture(results: Results): string | null {
  if (results.state !== 'finished' || tablePages(results).length === 0) return null;
  return `${paths.tournament(results.tournamentId)}/champion.jpg?v=${tableVersion(results)}`;
}

/** Chromium's share sheet refuses more files. */
const MOST_AT_ONCE = 10;

/** Splits a choice so that each can be shared at once: 'Tabla, 1 a 10', 'Tabla, 11 a 12'. */
function atOnce({ label, addresses }: PictureChoice): PictureChoice[] {
  if (addresses.length <= MOST_AT_ONCE) return addresses.length === 0 ? [] : [{ label, addresses }];
  return Array.from({ length: Math.ceil(addresses.length / MOST_AT_ONCE) }, (_, lot) => {
    const some = addresses.slice(lot * MOST_AT_ONCE, (lot + 1) * MOST_AT_ONCE);
    const [first, last] = [lot * MOST_AT_ONCE + 1, lot * MOST_AT_ONCE + some.length];
    return { label: `${label}, ${first === last ? first : `${first} a ${last}`}`, addresses: some };
  });
}

/** Pictures of a stage's table by label; none before its first result. */
export function stageChoices(results: Results, stage = currentStage(results)): PictureChoice[] {
  const champion = stage?.id === currentStage(results)?.id ? championPicture(results) : null;
  const choices = [
    { label: 'Tabla', addresses: tablePictures(results, 'post', stage) },
    { label: 'Historia', addresses: tablePictures(results, 'story', stage) },
    { label: 'Campeón', addresses: champion === null ? [] : [champion] },
  ];
  return choices.flatMap(atOnce);
}

/** Returns the pictures of the current stage, and the tables of the others: '1. Clasificatoria'. */
export function tableChoices(results: Results): PictureChoice[] {
  const others = otherStages(results).flatMap((stage) =>
    atOnce({
      label: `${results.stages.indexOf(stage) + 1}. ${stage.name}`,
      addresses: tablePictures(results, 'post', stage),
    }),
  );
  return [...stageChoices(results), ...others];
}

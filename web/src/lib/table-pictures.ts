import { type Results, tablePages } from '@arena/domain';
import { paths } from './paths.ts';

/** The shapes in which a table is drawn: as a link unfolds, as a post, as a story. */
export type TableShape = 'preview' | 'post' | 'story';

const fileOf = { preview: 'standings', post: 'standings-post', story: 'standings-story' } as const;

/** What the address of a picture of this table carries: another one when the table is another. */
export function tableVersion({ hash }: Pick<Results, 'hash'>): string {
  return hash.inputs.slice(0, 12);
}

/** Where a page of a tournament's table is as a picture; the first page has no number. */
function tablePicture(results: Results, shape: TableShape, page = 1): string {
  const number = page === 1 ? '' : `-${page}`;
  return `${paths.tournament(results.tournamentId)}/${fileOf[shape]}${number}.jpg?v=${tableVersion(results)}`;
}

/** All pages of a table as pictures; none before the first result. */
export function tablePictures(results: Results, shape: TableShape): string[] {
  return tablePages(results).map((_page, index) => tablePicture(results, shape, index + 1));
}

/** Where the champion's card is; null while there is none. */
function championPicture(results: Results): string | null {
  if (results.state !== 'finished' || tablePages(results).length === 0) return null;
  return `${paths.tournament(results.tournamentId)}/champion.jpg?v=${tableVersion(results)}`;
}

/** What there is to pass on of a table, each under what it is called; nothing before the first result. */
export function tableChoices(results: Results): { label: string; addresses: readonly string[] }[] {
  const champion = championPicture(results);
  const choices = [
    { label: 'Tabla', addresses: tablePictures(results, 'post') },
    { label: 'Historia', addresses: tablePictures(results, 'story') },
    { label: 'Campeón', addresses: champion === null ? [] : [champion] },
  ];
  return choices.filter(({ addresses }) => addresses.length > 0);
}

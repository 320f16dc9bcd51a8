import { paths } from '../addresses/paths.ts';

const fileOf = (id: string, name: string) => `${paths.tournament(id)}/${name}.jpg`;

/** Pictures of a tournament by label. */
export function tournamentChoices(id: string): { label: string; addresses: readonly string[] }[] {
  return [
    { label: 'Historia', addresses: [fileOf(id, 'story')] },
    { label: 'Publicación', addresses: [fileOf(id, 'share')] },
  ];
}

/** The picture for registered players, the same for all. */
export function enrolledChoices(id: string): { label: string; addresses: readonly string[] }[] {
  return [{ label: 'Ya me inscribí', addresses: [fileOf(id, 'enrolled')] }];
}

import { paths } from '../addresses/paths.ts';

const fileOf = (id: string, name: string) => `${paths.tournament(id)}/${name}.jpg`;

/** What there is to pass on of a tournament, each under what it is called. */
export function tournamentChoices(id: string): { label: string; addresses: readonly string[] }[] {
  return [
    { label: 'Historia', addresses: [fileOf(id, 'story')] },
    { label: 'Publicación', addresses: [fileOf(id, 'share')] },
  ];
}

/** What somebody passes on who has registered: the same picture for everybody. */
export function enrolledChoices(id: string): { label: string; addresses: readonly string[] }[] {
  return [{ label: 'Ya me inscribí', addresses: [fileOf(id, 'enrolled')] }];
}

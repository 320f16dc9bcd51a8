import * as limits from '../limits/limits.ts';
import { PictureId } from '../picture/picture.schema.ts';
import { nameUpTo, singleLineUpTo } from '../text/text.ts';
import { z } from '../zod.ts';

const bounds = limits.tournament;

function isSecureAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

/** Completes an address that was typed without its scheme: `inkagaming.pe`. */
function completed(text: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/.test(text) ? `https://${text}` : text;
}

/** The sponsor of a tournament: a picture with its name, and a website, which may be empty. */
export const Sponsor = z.strictObject({
  name: nameUpTo(bounds.sponsorCharacters, 'Escribe el nombre de quien patrocina'),
  picture: PictureId,
  website: singleLineUpTo(bounds.addressCharacters)
    .overwrite(completed)
    .refine(isSecureAddress, 'Escribe un enlace que empiece con https://'),
});
export type Sponsor = z.infer<typeof Sponsor>;

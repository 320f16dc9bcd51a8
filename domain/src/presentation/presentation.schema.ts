import * as limits from '../limits/limits.ts';
import { PictureId } from '../picture/picture.schema.ts';
import { lineUpTo, nameUpTo } from '../text/text.ts';
import { z } from '../zod.ts';

const { nameCharacters, doesCharacters } = limits.presentation;

/** How somebody of the team shows themselves to everybody: what they are called, what they do, and their picture. */
export const Presentation = z.strictObject({
  name: nameUpTo(nameCharacters, 'Escribe cómo quieres que te conozcan'),
  does: lineUpTo(doesCharacters, 'Escribe qué haces en la comunidad'),
  picture: PictureId.nullable(),
});
export type Presentation = z.infer<typeof Presentation>;

/** One's own: null where one isn't shown. `revision` counts its changes. */
export const OwnPresentation = z.strictObject({ shown: Presentation.nullable(), revision: z.int().min(0) });
export type OwnPresentation = z.infer<typeof OwnPresentation>;

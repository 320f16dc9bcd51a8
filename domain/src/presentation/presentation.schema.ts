import { PictureId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { nameUpTo, singleLineUpTo } from '../text/text.ts';
import { z } from '../zod.ts';

const { nameCharacters, doesCharacters } = limits.presentation;

/** A public profile of a team member: name, work and picture. */
export const Presentation = z.strictObject({
  name: nameUpTo(nameCharacters, 'Escribe cómo quieres que te conozcan'),
  does: singleLineUpTo(doesCharacters, 'Escribe qué haces en la comunidad'),
  picture: PictureId.nullable(),
});
export type Presentation = z.infer<typeof Presentation>;

/** An admin's own profile: `shown` is null while it is hidden. `revision` counts its changes. */
export const OwnPresentation = z.strictObject({ shown: Presentation.nullable(), revision: z.int().min(0) });
export type OwnPresentation = z.infer<typeof OwnPresentation>;

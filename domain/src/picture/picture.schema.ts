import { z } from '../zod.ts';

/** Names a kept picture: a hash of its content, and its width and height. */
export const PictureId = z
  .string('Elige una imagen')
  .regex(/^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}$/, 'Sube la imagen de nuevo');

/** The sizes in which a picture is kept: a square beside a name, for a card, for a screen, to be looked at closely. */
export const PictureSize = z.enum(['icon', 'small', 'medium', 'large']);
export type PictureSize = z.infer<typeof PictureSize>;

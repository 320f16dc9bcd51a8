import { z } from '../zod.ts';

/** Id of a stored picture: a hash of its content, and its width and height. */
export const PictureId = z
  .string('Elige una imagen')
  .regex(/^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}$/, 'Sube la imagen de nuevo')
  .max(42);

/** Stored sizes of a picture: a square icon, for a card, for a screen, for a close look. */
export const PictureSize = z.enum(['icon', 'small', 'medium', 'large']);
export type PictureSize = z.infer<typeof PictureSize>;

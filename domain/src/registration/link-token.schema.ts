import { z } from '../zod.ts';
import { LINK_TOKEN } from './link-token.ts';

/** The key to a registration; the server stores only its keyed hash. */
export const LinkToken = z
  .string('Este enlace no está completo')
  .regex(LINK_TOKEN, 'Este enlace no está completo')
  .max(22);

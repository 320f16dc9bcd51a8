import { z } from '../zod.ts';
import { LINK_TOKEN } from './link-token.ts';

/** Who has it holds the registration; the server keeps a keyed hash of it alone. */
export const LinkToken = z.string('Este enlace no está completo').regex(LINK_TOKEN, 'Este enlace no está completo');

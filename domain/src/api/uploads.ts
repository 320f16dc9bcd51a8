import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

export const uploadEndpoints = defineEndpoints({
  'POST /uploads': {
    summary: 'Keeps a picture for a tournament: a JPEG, PNG, WebP or AVIF of 5 MB at most, and answers its address',
    access: 'admin',
    permission: 'manage_tournaments',
    consumes: 'multipart/form-data',
    body: z.strictObject({ file: z.file('Elige una imagen') }),
    reply: z.strictObject({ url: z.url() }),
    errors: ['too_large', 'not_configured'],
  },
});

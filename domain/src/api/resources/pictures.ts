import { PictureId, PictureSize } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, FileReply, managedBy } from '../endpoint.ts';

export const pictureEndpoints = defineEndpoints({
  'POST /pictures': managedBy('add_pictures', {
    summary:
      'Keeps a picture, a JPEG, PNG or WebP of 5 MB at most, as small WebP without metadata; the same one again has the same id',
    consumes: 'multipart/form-data',
    body: z.strictObject({ file: z.file('Elige una imagen') }),
    reply: z.strictObject({ id: PictureId }),
    errors: ['too_large'],
  }),
  'GET /pictures/:id/:size': {
    summary:
      'A picture in one of its sizes: the poster or sponsor of a published tournament, an emblem in its table, or of who of the team shows themselves; who may add pictures gets any',
    access: 'visitor',
    shared: 'unchanging',
    params: z.strictObject({ id: PictureId, size: PictureSize }),
    envelope: 'stream',
    produces: ['image/webp'],
    reply: FileReply,
    errors: ['not_found'],
  },
});

// Imported into the emulators before anything else (node --import): Hosting's emulator answers 500 to an address that
// can't be decoded, without asking a function. So it gets none; the functions see to that themselves where they run.
import { subscribe } from 'node:diagnostics_channel';
import { decodable } from '../../../functions/src/http/inputs/decodable.ts';

subscribe('http.server.request.start', (message) => {
  const { request }: { request?: { url?: string } } = Object(message);
  if (request !== undefined) request.url = decodable(request.url ?? '/');
});

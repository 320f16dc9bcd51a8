import type { HandlersOf } from '../http/handler.ts';

let text: Promise<string> | undefined;

/** Makes the document with the first call: no other one needs it. */
async function makeText(): Promise<string> {
  const { openApiDocument } = await import('./document.ts');
  return JSON.stringify(openApiDocument());
}

export const openApiRoutes: HandlersOf<'openapi.json'> = {
  'GET /openapi.json': async () => {
    text ??= makeText();
    return { contentType: 'application/json', content: [await text] };
  },
};

import type { HandlersOf } from '../http/handler.ts';

let text: Promise<string> | undefined;

/** Builds the document on first use, because no other call needs it. */
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

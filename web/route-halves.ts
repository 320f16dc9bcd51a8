import { type Plugin, parseSync } from 'vite';

const PAGE_MODULE = /\/src\/pages\/public\/[\w-]+-page\.ts$/;

/** The export that browsers need of a page's module. The rest is the server's. */
const KEPT = 'route';

/** Returns the source of a page's `route`, with the imports that it names. */
export function routeOf(file: string, source: string): string {
  const { body } = parseSync(file, source).program;
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const [route] = body.filter(
    (each) =>
      each.type === 'ExportNamedDeclaration' &&
      each.declaration?.type === 'VariableDeclaration' &&
      each.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === KEPT),
  );
  if (route === undefined) throw new Error(`${file} exports no ${KEPT}`);
  const words = new Set(textOf(route).match(/[\w$]+/g));
  const imports = body.filter(
    (each) => each.type === 'ImportDeclaration' && each.specifiers.some(({ local }) => words.has(local.name)),
  );
  return [...imports, route].map(textOf).join('\n');
}

/**
 * Leaves the server's half of each page's module out of the browser's. Unused exports aren't enough: what they import
 * would join the file that every page loads.
 */
export function routeHalves(): Plugin {
  return {
    name: 'route-halves',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_MODULE },
      handler: (code, id) => ({ code: routeOf(id, code), map: null }),
    },
  };
}

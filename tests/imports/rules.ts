import type { Import, Module } from './modules.ts';

/** An import rule. `example` breaks it. */
export interface Rule {
  says: string;
  on: RegExp;
  not: RegExp | ((from: string, file: string) => boolean);
  example: readonly [file: string, from: string];
}

const featureOf = (file: string) => /^web\/src\/features\/((?:admin\/)?[^/]+)/.exec(file)?.[1];

const layers = [
  /^web\/src\/(?:ui|lib)\//,
  /^web\/src\/features\//,
  /^web\/src\/pages\//,
  /^web\/src\/(?:app|server)\//,
];
const layerOf = (file: string) => layers.findIndex((layer) => layer.test(file));

/** The folders of the server, lowest first. */
const serverLayers = [
  'platform',
  'audit',
  'outbox',
  'account',
  'pictures',
  'presentations',
  'questions',
  'history',
  'tournaments',
  'exclusions',
  'registrations',
  'competitions',
  'notices',
  'players',
  'my-page',
  'forms',
  'erasure',
  'statistics',
  'pages',
  'jobs',
  'http',
];

/** Routes, and the files and folders that put the server together, are above every layer. */
function serverLayerOf(file: string): number {
  const [, folder = ''] = /^functions\/src\/([^/]+)\//.exec(file) ?? [];
  const isRoute = folder !== 'http' && file.endsWith('routes.ts');
  return isRoute || !serverLayers.includes(folder) ? serverLayers.length : serverLayers.indexOf(folder);
}

export const rules: readonly Rule[] = [
  {
    says: 'domain is pure: it runs in the browser and on the server alike, so it imports zod, @noble/hashes, libphonenumber-js and itself only.',
    on: /^domain\/src\/(?!.*\.test\.ts$)/,
    not: /^(?!zod(?:$|\/)|@noble\/hashes|libphonenumber-js|domain\/src\/)/,
    example: ['domain/src/form/form.schema.ts', 'node:crypto'],
  },
  {
    says: 'Only use cases touch Firestore: routes and http/ call them.',
    on: /^functions\/src\/(?:http\/|.*-routes\.ts$)/,
    not: /^(?:firebase-admin|@google-cloud)\/firestore$/,
    example: ['functions/src/questions/question-routes.ts', 'firebase-admin/firestore'],
  },
  {
    says: 'Only account/ touches Admin Auth: ask account/ for what you need.',
    on: /^functions\/src\/(?!account\/)/,
    not: /^firebase-admin\/auth$/,
    example: ['functions/src/questions/questions.ts', 'firebase-admin/auth'],
  },
  {
    says: 'Only http/ sees requests and responses: routes get parsed input and return data.',
    on: /^functions\/src\/(?!http\/)/,
    not: /^(?:express(?:$|\/|-(?!rate-limit$))|helmet$)/,
    example: ['functions/src/forms/form-routes.ts', 'express'],
  },
  {
    says: 'web imports zod from @arena/domain/zod, which keeps it from trying `new Function` against the policy.',
    on: /^web\/src\//,
    not: /^zod(?:$|\/)/,
    example: ['web/src/lib/outbox/outbox.ts', 'zod'],
  },
  {
    says: 'functions and web meet in domain only.',
    on: /^(?:functions|web)\/src\//,
    not: (from, file) => /^(?:functions|web)\//.test(from) && from.split('/')[0] !== file.split('/')[0],
    example: ['functions/src/pages/service.ts', 'web/src/server/index.ts'],
  },
  {
    says: 'Delivered code imports neither tests nor scripts.',
    on: /^(?:domain|functions|web)\/src\/(?!.*\.test\.tsx?$)/,
    not: /^(?:tests|scripts)\/|\.test\.tsx?$/,
    example: ['web/src/lib/addresses/paths.ts', 'tests/fixtures/stack.ts'],
  },
  {
    says: 'routes → use cases: nothing imports routes but handlers.ts, which puts them together.',
    on: /^functions\/src\/(?!handlers\.ts$|.*\.test\.ts$)/,
    not: /^functions\/src\/(?!http\/).*routes\.ts$/,
    example: ['functions/src/questions/questions.ts', 'functions/src/questions/question-routes.ts'],
  },
  {
    says: `${serverLayers.join(' → ')} → routes: a folder of the server imports those to its left only. What it has to tell the others goes through hooks.ts.`,
    on: /^functions\/src\/(?!.*\.test\.ts$)/,
    not: (from, file) => from.startsWith('functions/src/') && serverLayerOf(from) > serverLayerOf(file),
    example: ['functions/src/registrations/store.ts', 'functions/src/competitions/entry-sync.ts'],
  },
  {
    says: 'Only lib/firebase/ imports ReactFire, whose traps are mended there: listen with useFeed.',
    on: /^web\/src\/(?!lib\/firebase\/)/,
    not: /^(?:reactfire|rxfire|rxjs)(?:$|\/)/,
    example: ['web/src/features/admin/registrations/queue/use-live-queue.ts', 'reactfire'],
  },
  {
    says: 'app, server → pages → features → ui, lib → domain: nothing imports a layer above it.',
    on: /^web\/src\/(?:ui|lib|features|pages)\//,
    not: (from, file) => layerOf(from) > layerOf(file),
    example: ['web/src/features/session/session.ts', 'web/src/pages/public/LoginScreen.tsx'],
  },
  {
    says: 'No feature imports another: move what both need to ui, lib or domain, or put them together in a page.',
    on: /^web\/src\/features\//,
    not: (from, file) => featureOf(from) !== undefined && featureOf(from) !== featureOf(file),
    example: ['web/src/features/session/session.ts', 'web/src/features/shell/Footer.tsx'],
  },
];

/** True if a file that imports `from` breaks the rule. */
export function breaks({ on, not }: Rule, file: string, from: string): boolean {
  return on.test(file) && (typeof not === 'function' ? not(from, file) : not.test(from));
}

/** The folder that a file is a part of. Routes are parts of the server's top. */
export function roomOf(file: string): string {
  if (/^functions\/src\/(?!http\/).*routes\.ts$/.test(file)) return 'functions/src/handlers.ts';
  return file.replace(/^(web\/src\/features\/(?:admin\/)?[^/]+|[^/]+\/src\/[^/]+)\/.*$/, '$1');
}

/** The imports of each file, or of each room, that count for circles. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds the import graph of modules, named by `nameOf`. */
export function graphOf(
  modules: readonly Module[],
  nameOf: (file: string) => string,
  counts: (each: Import) => boolean,
): Graph {
  const known = new Set(modules.map(({ file }) => file));
  const graph = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const name = nameOf(file);
    const others = graph.get(name) ?? new Set();
    for (const each of imports) {
      if (known.has(each.from) && counts(each) && nameOf(each.from) !== name) others.add(nameOf(each.from));
    }
    graph.set(name, others);
  }
  return graph;
}

/** Finds a cycle of the graph, or returns null. */
export function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (name: string): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    way.push(name);
    for (const next of graph.get(name) ?? []) {
      const circle = walk(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = walk(name);
    if (circle !== null) return circle;
  }
  return null;
}

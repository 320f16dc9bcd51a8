import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const ENTRY = 'index.html';

/** The pages that visitors read, and the modules of each that the server's HTML asks for beside the entry. */
export const publicPages = {
  home: ['src/routes/reading/HomeScreen.tsx'],
  list: ['src/routes/reading/TournamentsScreen.tsx'],
  detail: ['src/routes/reading/TournamentScreen.tsx'],
  standings: ['src/routes/reading/StandingsScreen.tsx'],
  rules: ['src/routes/reading/RulesScreen.tsx'],
  history: ['src/routes/reading/HistoryScreen.tsx'],
} as const;

/** The scripts and styles that a page of a build waits for: those of its entry and of `modules`. Paths of files. */
export function filesOfPage(build: string, modules: readonly string[] = []): { scripts: string[]; styles: string[] } {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'));
  const seen = new Set([ENTRY, ...modules]);
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  // A set that grows while it is gone through is gone through to its new end.
  for (const name of seen) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${build} has no ${name}`);
    for (const imported of chunk.imports ?? []) seen.add(imported);
    scripts.add(join(build, chunk.file));
    for (const style of chunk.css ?? []) styles.add(join(build, style));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The fonts of a build. Paths of files. */
export function fontsOf(build: string): string[] {
  const assets = join(build, 'assets');
  return readdirSync(assets).flatMap((file) => (/\.woff2?$/.test(file) ? [join(assets, file)] : []));
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { parseSync, type StaticExportEntry, type StaticImportEntry } from 'oxc-parser';

export interface Import {
  /** A path inside the repository, or the name that a package goes by. */
  from: string;
  /** `*` is all of it. */
  names: readonly string[];
  /** True if it is types alone, which are gone when the code runs. */
  typesOnly: boolean;
  /** True for a re-export. */
  passedOn: boolean;
}

/** A TypeScript file of the repository. Paths are relative to its root and have `/` between their parts. */
export interface Module {
  file: string;
  lines: number;
  imports: readonly Import[];
  /** The names that it exports and that come from nowhere else. */
  exports: readonly string[];
}

const SOURCES = '{domain,functions,web,tests,scripts}/**/*.{ts,tsx,mjs}';
const BUILT = ['**/node_modules/**', '**/dist/**', '**/dist-server/**', '**/build/**'];

/** The files of the workspaces, of the tests and of the scripts by which other files are called. */
const WORKSPACE_FILES: Readonly<Record<string, string>> = {
  '@arena/domain': 'domain/src/index.ts',
  '@arena/domain/api': 'domain/src/api/index.ts',
  '@arena/domain/samples': 'domain/src/samples.ts',
};

/** The files that match and weren't installed or built. */
function filesIn(root: string, pattern = SOURCES): string[] {
  return globSync(pattern, { cwd: root, exclude: BUILT })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Name' && name !== null ? name : kind === 'Default' ? 'default' : '*';

function resolve(file: string, request: string): string {
  // The sub-path imports of web/package.json.
  if (request.startsWith('#')) return `web/src/${request.slice(1)}`;
  return WORKSPACE_FILES[request] ?? (request.startsWith('.') ? posix.join(dirname(file), request) : request);
}

const isPassedOn = (entry: StaticExportEntry) => entry.moduleRequest !== null;

/** Reads what a file imports and exports. */
export function moduleOf(file: string, code: string): Module {
  const { module } = parseSync(file, code);
  const from = (request: string) => resolve(file, request);
  const named = (entries: readonly StaticImportEntry[]) => entries.map(({ importName }) => nameOf(importName));
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: from(moduleRequest.value),
      names: named(entries),
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      passedOn: false,
    })),
    ...exported.filter(isPassedOn).map(({ moduleRequest, importName, isType }) => ({
      from: from(moduleRequest?.value ?? ''),
      names: [nameOf(importName)],
      typesOnly: isType,
      passedOn: true,
    })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: from(code.slice(start + 1, end - 1)),
      names: ['*'],
      typesOnly: false,
      passedOn: false,
    })),
  ];
  return {
    file,
    lines: code.split('\n').length - 1,
    imports,
    exports: exported.filter((entry) => !isPassedOn(entry)).map(({ exportName }) => nameOf(exportName)),
  };
}

/** Every TypeScript file below `root`. */
export function modulesIn(root: string): Module[] {
  return filesIn(root).map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8')));
}

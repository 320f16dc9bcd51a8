// `npm run size-of-code`: how much code there is. `npm run size-of-code -- <commit>`: that commit's beside it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, type Module, modulesIn } from '../tests/imports/modules.ts';
import { main } from './lib/lifetime.ts';
import { LOCAL, ROOT } from './lib/paths.ts';
import { Stop, say } from './lib/steps.ts';

interface Lines {
  file: string;
  lines: number;
}

const SHORT = 20;

const isTest = ({ file }: Lines) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
const isIn = (folder: string) => (each: Lines) => each.file.startsWith(`${folder}/`) && !isTest(each);
const isSource = (each: Lines) => !isTest(each) && !each.file.startsWith('scripts/');
const ofQuestions = ({ file }: Lines) => /question/i.test(file);

/** The files from which `name`, imported from `file`, really comes: a file may pass on what others export. */
function origins(modules: ReadonlyMap<string, Module>, file: string, name: string): string[] {
  const module = modules.get(file);
  if (module === undefined) return [];
  const passing = module.imports.filter(
    ({ passedOn, names }) => passedOn && (names.includes('*') || names.includes(name)),
  );
  return [file, ...passing.flatMap(({ from }) => origins(modules, from, name))];
}

/** Of the sources' exports those that exactly one other file of the sources imports. */
function exportsWithOneUser(sources: readonly Module[]): string[] {
  const byFile = new Map(sources.map((module) => [module.file, module]));
  const users = new Map<string, Set<string>>();
  for (const { file, imports } of sources) {
    for (const { from, names } of imports.filter(({ passedOn }) => !passedOn)) {
      for (const name of names) {
        for (const origin of origins(byFile, from, name)) {
          const key = `${origin} ${name}`;
          users.set(key, (users.get(key) ?? new Set()).add(file));
        }
      }
    }
  }
  const usersOf = (file: string, name: string) =>
    new Set([...(users.get(`${file} ${name}`) ?? []), ...(users.get(`${file} *`) ?? [])]).size;
  return sources.flatMap(({ file, exports }) =>
    exports.filter((name) => usersOf(file, name) === 1).map((name) => `${file} ${name}`),
  );
}

/** How many of the files are wanted, and their lines. */
function sizeOf(files: readonly Lines[], isWanted: (each: Lines) => boolean = () => true): string {
  const wanted = files.filter(isWanted);
  return `${wanted.length} files, ${wanted.reduce((sum, { lines }) => sum + lines, 0)} lines`;
}

/** What the code below `root` comes to, row by row. */
function rowsOf(root: string): Map<string, string> {
  const modules = modulesIn(root);
  const sources = modules.filter(isSource);
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  const styles = filesIn(root, 'web/**/*.css').map((file) => ({ file, lines: linesOf(file) }));
  const own = new Set(sources.filter(ofQuestions).map(({ file }) => file));
  const naming = sources.filter(({ file, imports }) => !own.has(file) && imports.some(({ from }) => own.has(from)));
  return new Map([
    ['source', sizeOf(sources)],
    ['  domain', sizeOf(modules, isIn('domain'))],
    ['  functions', sizeOf(modules, isIn('functions'))],
    ['  web', sizeOf(modules, isIn('web'))],
    [`  of at most ${SHORT} lines`, sizeOf(sources, ({ lines }) => lines <= SHORT)],
    ['  of questions alone', sizeOf(sources, ofQuestions)],
    ['  others that import these', sizeOf(naming)],
    ['  exports with one user', String(exportsWithOneUser(sources).length)],
    ['CSS', sizeOf(styles)],
    ['tests', sizeOf(modules, isTest)],
    ['scripts', sizeOf(modules, ({ file }) => file.startsWith('scripts/') && !file.startsWith('scripts/demo/'))],
    ['demo data', sizeOf(modules, ({ file }) => file.startsWith('scripts/demo/'))],
  ]);
}

/** The rows of a commit. */
function rowsAt(commit: string): Map<string, string> {
  mkdirSync(LOCAL, { recursive: true });
  const folder = mkdtempSync(join(LOCAL, 'size-'));
  try {
    const most = { cwd: ROOT, maxBuffer: 2 ** 30 };
    const { stdout, status } = spawnSync('git', ['archive', commit], most);
    if (status !== 0) throw new Stop(`git has no commit '${commit}'.`);
    spawnSync('tar', ['-x', '-C', folder], { input: stdout });
    return rowsOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main(async () => {
  const [commit] = process.argv.slice(2);
  const now = rowsOf(ROOT);
  const before = commit === undefined ? null : rowsAt(commit);
  if (commit !== undefined) say(`${''.padEnd(28)}${commit.padEnd(28)}now`);
  for (const [what, size] of now)
    say(`${what.padEnd(28)}${before === null ? '' : before.get(what)?.padEnd(28)}${size}`);
  return 0;
});

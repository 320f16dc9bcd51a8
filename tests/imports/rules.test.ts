import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleOf, modulesIn } from './modules.ts';
import { breaks, circleIn, graphOf, roomOf, rules } from './rules.ts';

const modules = modulesIn(join(import.meta.dirname, '..', '..'));
const delivered = modules.filter(
  ({ file }) => /^(?:domain|functions|web)\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
);

describe('import rules', () => {
  test.each(rules)('$says', (rule) => {
    const [file, from] = rule.example;
    expect(breaks(rule, file, from), 'its example breaks it').toBe(true);
    const broken = modules.flatMap(({ file, imports }) =>
      imports.filter(({ from }) => breaks(rule, file, from)).map(({ from }) => `${file} imports ${from}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('import cycles', () => {
  const module = (file: string, from: string) => moduleOf(file, `import { it } from '${from}';`);
  const itself = (file: string) => file;
  const runs = ({ typesOnly }: { typesOnly: boolean }) => !typesOnly;
  const any = () => true;

  test.each([
    ['No file imports itself, not even by types or through others.', itself, any],
    ['No folder imports itself through others: move the shared part below them.', roomOf, runs],
  ])('%s', (_says, nameOf, counts) => {
    expect(circleIn(graphOf(delivered, nameOf, counts))).toBeNull();
  });

  test('finds and names a cycle between folders, even if their files have none', () => {
    const two = [module('web/src/ui/a.ts', '../lib/b.ts'), module('web/src/lib/b.ts', '../ui/a.ts')];
    expect(circleIn(graphOf(two, itself, runs))).toEqual(['web/src/ui/a.ts', 'web/src/lib/b.ts', 'web/src/ui/a.ts']);
    const four = [module('web/src/ui/a.ts', '../lib/b.ts'), module('web/src/lib/c.ts', '../ui/d.ts')];
    const whole = [...four, module('web/src/lib/b.ts', 'zod'), module('web/src/ui/d.ts', 'zod')];
    expect(circleIn(graphOf(whole, itself, runs))).toBeNull();
    expect(circleIn(graphOf(whole, roomOf, runs))).toEqual(['web/src/ui', 'web/src/lib', 'web/src/ui']);
  });
});

test('recognises every kind of import', () => {
  const code = [
    "import it, { one as other } from './one.ts';",
    "import type { Type } from '../types.ts';",
    "export * from '@arena/domain';",
    "export const later = () => import('./later.ts');",
    "import './look.css';",
  ].join('\n');
  const { imports, exports } = moduleOf('web/src/ui/x.ts', `${code}\n`);
  const seen = { typesOnly: false, passedOn: false };
  expect(imports).toEqual([
    { ...seen, from: 'web/src/ui/one.ts', names: ['default', 'one'] },
    { ...seen, from: 'web/src/types.ts', names: ['Type'], typesOnly: true },
    { ...seen, from: 'web/src/ui/look.css', names: [] },
    { ...seen, from: 'domain/src/index.ts', names: ['*'], passedOn: true },
    { ...seen, from: 'web/src/ui/later.ts', names: ['*'] },
  ]);
  expect(exports).toEqual(['later']);
});

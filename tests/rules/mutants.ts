export interface Mutant {
  name: string;
  /** The collection it is about, or null where it is about several. */
  collection: string | null;
  rules: string;
}

interface Broken {
  what: string;
  text: string;
}

const OPENING = '([{';
const CLOSING = ')]}';

/** The offsets in `text` that lie in no string and in no bracket. */
function topLevel(text: string): number[] {
  const offsets: number[] = [];
  let depth = 0;
  let quoted = false;
  for (const [offset, character] of [...text].entries()) {
    if (character === "'") quoted = !quoted;
    else if (!quoted && OPENING.includes(character)) depth += 1;
    else if (!quoted && CLOSING.includes(character)) depth -= 1;
    else if (!quoted && depth === 0) offsets.push(offset);
  }
  return offsets;
}

function split(text: string, operator: '&&' | '||'): string[] {
  const cuts = topLevel(text).filter((offset) => text.startsWith(operator, offset));
  const starts = [0, ...cuts.map((cut) => cut + operator.length)];
  return starts.map((start, index) => text.slice(start, cuts[index]).trim());
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Removes each operand, and breaks each in place. */
function breakChain(operands: readonly string[], operator: '&&' | '||'): Broken[] {
  const joined = (parts: readonly string[]) => parts.join(` ${operator} `);
  return operands.flatMap((operand, index) => [
    { what: `without \`${inOneLine(operand).slice(0, 70)}\``, text: joined(operands.toSpliced(index, 1)) },
    ...breakExpression(operand).map(({ what, text }) => ({ what, text: joined(operands.with(index, text)) })),
  ]);
}

/** A limit moved by one, and each key of a map free to hold anything, where it isn't anyway. */
function breakComparison(text: string): Broken[] {
  const strict = [...text.matchAll(/ (<=|>) /g)].map((found) => ({
    what: `\`${inOneLine(text)}\` off by one`,
    text: text.slice(0, found.index) + (found[1] === '<=' ? ' < ' : ' >= ') + text.slice(found.index + found[0].length),
  }));
  const freed = [...text.matchAll(/('\w+'): (?!sent\.)([^,}]+?)(?=\s*[,}])/g)].map((found) => ({
    what: `any ${found[1]}`,
    text: `${text.slice(0, found.index)}${found[1]}: request.resource.data.get(${found[1]}, null)${text.slice(found.index + found[0].length)}`,
  }));
  return [...strict, ...freed];
}

function breakExpression(text: string): Broken[] {
  for (const operator of ['||', '&&'] as const) {
    const operands = split(text, operator);
    if (operands.length > 1) return breakChain(operands, operator);
  }
  if (text.startsWith('(') && text.endsWith(')')) {
    return breakExpression(text.slice(1, -1).trim()).map((broken) => ({ ...broken, text: `(${broken.text})` }));
  }
  return breakComparison(text);
}

function breakCondition(condition: string): Broken[] {
  return ['true', 'false']
    .filter((value) => value !== condition)
    .map((value) => ({ what: `always ${value}`, text: value }))
    .concat(breakExpression(condition));
}

const WIDER: Readonly<Record<string, readonly string[]>> = {
  get: ['read'],
  list: ['read'],
  read: ['read, write'],
  create: ['write'],
};

/** Finds the `match` or `function` around an offset. */
function scopeAt(rules: string, offset: number): { name: string; collection: string | null } {
  const before = rules.slice(0, offset);
  const [, collection = null] = [...before.matchAll(/match \/(?!databases)(\w+)\//g)].at(-1) ?? [];
  const [, named = '?'] = [...before.matchAll(/(?:match \/(?!databases)|function )(\w+)/g)].at(-1) ?? [];
  return { name: named, collection };
}

function replaced(rules: string, start: number, end: number, text: string): string {
  return rules.slice(0, start) + text + rules.slice(end);
}

/**
 * Conditions of `allow` lines and of functions: replaced by true and false, shortened, and shifted.
 * @throws Error for a line that is written in a way this doesn't understand, rather than pass it over.
 */
function conditionMutants(rules: string): Mutant[] {
  const conditions = [...rules.matchAll(/\b(allow [\w, ]+): if |\breturn /g)];
  const words = [...rules.matchAll(/\b(?:allow|return)\b/g)];
  if (words.length !== conditions.length) throw new Error('Write each condition as `allow …: if …;` or `return …;`');
  return conditions.flatMap((found) => {
    const start = found.index + found[0].length;
    const length = topLevel(rules.slice(start)).find((offset) => rules[start + offset] === ';') ?? 0;
    const { name, collection } = scopeAt(rules, start);
    const title = [name, found[1]].filter(Boolean).join(' ');
    return breakCondition(rules.slice(start, start + length)).map(({ what, text }) => ({
      name: `${title}: ${what}`,
      collection,
      rules: replaced(rules, start, start + length, text),
    }));
  });
}

/** `allow` lines that allow more operations, and paths that match more documents. */
function reachMutants(rules: string): Mutant[] {
  const methods = [...rules.matchAll(/\ballow (\w+):/g)].flatMap((found) =>
    (WIDER[found[1] ?? ''] ?? []).map((wider) => {
      const { name, collection } = scopeAt(rules, found.index);
      const condition = inOneLine(rules.slice(found.index + found[0].length).split(/;| &&/)[0] ?? '');
      const text = found[0].replace(/\w+:/, `${wider}:`);
      return {
        name: `${name} allow ${found[1]}: ${condition}: ${wider} instead of ${found[1]}`,
        collection,
        rules: replaced(rules, found.index, found.index + found[0].length, text),
      };
    }),
  );
  const paths = [...rules.matchAll(/match \/(\w+)\/(\w+)/g)].map((found) => ({
    name: `${found[1]}: any document instead of ${found[2]}`,
    collection: found[1] ?? null,
    rules: replaced(rules, found.index, found.index + found[0].length, `match /${found[1]}/{any}`),
  }));
  const deeper = [...rules.matchAll(/match \/(\w+)\/\{(\w+)\}/g)].map((found) => ({
    name: `${found[1]}: subcollections too`,
    collection: found[1] ?? null,
    rules: replaced(rules, found.index, found.index + found[0].length, `match /${found[1]}/{${found[2]}=**}`),
  }));
  return [...methods, ...paths, ...deeper.filter(({ collection }) => collection !== 'databases')];
}

/** Lists all mutants of the rules. Comments are left out. */
export function mutantsOf(source: string): Mutant[] {
  const rules = source.replace(/\/\/.*$/gm, '');
  return [...conditionMutants(rules), ...reachMutants(rules)];
}

import { type Fields, isFields } from '@arena/domain';

const EXAMPLE_INSTANT = '2026-11-27T20:00:00.000Z';
const EXAMPLE_KEY = 'b6f9c8d2-1c1e-4a53-9a53-8d0f1f0e9a11';

/** Example texts of fields without their own. A field's pattern selects the first match. */
const exampleTexts: readonly string[] = [
  'Texto de ejemplo',
  'copa-noviembre',
  '0',
  '123456789',
  'nm_zWQ0x7Yd4Kp1v9cBtAQ',
  'copa-noviembre_123456789',
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d',
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d-800x600',
  '3f9a0c5e7b1d2846af03',
  EXAMPLE_KEY,
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d2846af033f9a0c5e7b1d2846af03abcd',
];

const DEEPEST = 12;

/** Resolves a reference to a component. */
export function resolved(schema: Fields, components: Readonly<Record<string, Fields>>): Fields {
  const id = typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : null;
  return id === null ? schema : (components[id] ?? {});
}

/** Names of instants, which the schemas of replies write as texts. */
const INSTANTS = /(At|Until|Date|Deadline|Since)$|^(date|at|now|time)$/;

/** Picks a text that fits the field's pattern. */
function textOf(name: string, { format, pattern }: Fields): string {
  if (format === 'uuid') return EXAMPLE_KEY;
  if (format === 'date-time' || INSTANTS.test(name)) return EXAMPLE_INSTANT;
  const fits = (text: string) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return exampleTexts.find(fits) ?? '';
}

function objectOf(schema: Fields, components: Readonly<Record<string, Fields>>, depth: number): Fields {
  const properties = isFields(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, exampleOf(field, components, name, depth + 1)]),
  );
}

/** Creates an example value for a JSON schema: the schema's own, or one of its type. */
export function exampleOf(part: unknown, components: Readonly<Record<string, Fields>>, name = '', depth = 0): unknown {
  if (!isFields(part) || depth > DEEPEST) return null;
  const { allOf, ...own } = resolved(part, components);
  const schema: Fields = Object.assign({}, ...(Array.isArray(allOf) ? allOf : []), own);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  const [choice] = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? [list[0]] : []));
  if (choice !== undefined) return exampleOf(choice, components, name, depth + 1);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (type === 'object') return objectOf(schema, components, depth);
  if (type === 'array')
    return Array.isArray(schema.items) ? [] : [exampleOf(schema.items, components, name, depth + 1)];
  if (type === 'string') return textOf(name, schema);
  if (type === 'integer' || type === 'number')
    return typeof schema.minimum === 'number' ? Math.max(schema.minimum, 1) : 1;
  return type === 'boolean' ? true : null;
}

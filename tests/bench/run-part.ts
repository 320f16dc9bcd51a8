// Measures one part of the bench in a process of its own, so that no part warms up, or breaks, another.
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { parts } from './parts.ts';

const [name = '', file = ''] = process.argv.slice(2);
const part = parts[name];
if (part === undefined) throw new Error(`There is no part '${name}' of the bench`);
const { measure } = await part();
// JSON has no word for what couldn't be measured.
writeFileSync(file, serialize(await measure()));
// What a part leaves open, such as a database's connections, is of no more use.
process.exit(0);

// Measures one part of the bench in a process of its own, so that no part warms up, or breaks, another.
import { writeFileSync } from 'node:fs';
import { parts } from './parts.ts';

const [name = '', file = ''] = process.argv.slice(2);
const part = parts[name];
if (part === undefined) throw new Error(`There is no part '${name}' of the bench`);
const { measure } = await part();
writeFileSync(file, JSON.stringify(await measure()));
// What a part leaves open, such as a database's connections, is of no more use.
process.exit(0);

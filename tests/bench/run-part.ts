// Measures one part of the bench in its own process, so that parts don't affect each other.
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { parts } from './parts.ts';

const [name = '', file = ''] = process.argv.slice(2);
const part = parts[name];
if (part === undefined) throw new Error(`There is no part '${name}' of the bench`);
const { measure } = await part();
// JSON has no NaN.
writeFileSync(file, serialize(await measure()));
// Exit with open handles, such as database connections.
process.exit(0);

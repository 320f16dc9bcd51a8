// `npm run hash-password`: the hash of a password typed here, for the secret LOCAL_ADMIN_HASH.

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../functions/src/platform/scrypt.ts';

const { stdin, stderr, stdout } = process;

/** Swallows the echo of what is typed; the question itself has been written before. */
const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

stderr.write('Password: ');
const terminal = createInterface({ input: stdin, output: silence, terminal: stdin.isTTY });
const password = await terminal.question('');
terminal.close();
stderr.write('\n');
stdout.write(`${await hashPassword(password)}\n`);

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '../lib/paths.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** What the functions' builds bring along for the emulators; no deployment takes it. */
const { SETUP_SECRET = '', HASH_KEY = '' } = parseEnv(readFileSync(inRoot('functions', '.secret.demo'), 'utf8'));

/** What the local admin login of the demo takes; its name stands in functions/.env.demo-arena-libre. */
export const DEMO_LOCAL_ADMIN = { username: 'guardia', password: DEMO_PASSWORD } as const;

/** What makes the first admin where the demo has none. */
export const DEMO_SETUP_SECRET = SETUP_SECRET;

/** What the demo hashes the names of persons with. */
export const DEMO_HASH_KEY = HASH_KEY;

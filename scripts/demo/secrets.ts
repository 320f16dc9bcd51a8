import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '../lib/local.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** The emulators' secrets, which the functions' builds contain; no deployment uses them. */
const { SETUP_SECRET = '', HASH_KEY = '' } = parseEnv(readFileSync(inRoot('functions', '.secret.demo'), 'utf8'));

/** Local admin login of the demo: web/.env and functions/.env.demo-arena-libre name its account. */
export const DEMO_LOCAL_ADMIN = { username: 'guardia', email: 'guardia@example.com', password: DEMO_PASSWORD } as const;

export const DEMO_SETUP_SECRET = SETUP_SECRET;

export const DEMO_HASH_KEY = HASH_KEY;

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '../../functions/src/platform/scrypt.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** What the local admin login of the demo takes; its name stands in functions/.env.demo-arena-libre. */
export const DEMO_LOCAL_ADMIN = { username: 'guardia', password: DEMO_PASSWORD } as const;

/** What makes the first admin where the demo has none. */
export const DEMO_SETUP_SECRET = 'arena-demo-primera-vez';

/** What the demo hashes the names of persons with. */
export const DEMO_HASH_KEY = 'arena-demo-solo-en-esta-computadora';

/** Puts the demo's secrets where the functions emulator looks for them: beside the built functions. */
export async function writeDemoSecrets(functions: string): Promise<void> {
  const secrets = {
    LOCAL_ADMIN_HASH: await hashPassword(DEMO_LOCAL_ADMIN.password),
    SETUP_SECRET: DEMO_SETUP_SECRET,
    HASH_KEY: DEMO_HASH_KEY,
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(join(functions, '.secret.local'), `${lines.join('\n')}\n`);
}

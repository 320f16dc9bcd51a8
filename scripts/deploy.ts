// `npm run deploy`: deploys pages that reach Google alone. Options go to `firebase deploy`: --only functions.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import config from '../firebase.json' with { type: 'json' };
import { deployedConfig } from './lib/deployed-config.ts';
import { FIREBASE_CLI, inRoot, ROOT } from './lib/local.ts';
import { main, UserError } from './lib/main.ts';

await main(async () => {
  if (!existsSync(inRoot('web', '.env.deployed')))
    throw new UserError('web/.env.deployed is missing: see docs/deploy.md');
  const file = inRoot('firebase.deployed.local.json');
  writeFileSync(file, `${JSON.stringify(deployedConfig(config), null, 2)}\n`);
  const args = [FIREBASE_CLI, 'deploy', `--config=${file}`, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});

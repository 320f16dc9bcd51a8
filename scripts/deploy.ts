// `npm run deploy`: deploys with the headers of a deployment. Options go to `firebase deploy`: --only functions.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import usual from '../firebase.json' with { type: 'json' };
import { deployedConfig } from './lib/deployment.ts';
import { FIREBASE_CLI, inRoot, ROOT } from './lib/paths.ts';
import { main } from './lib/process.ts';

await main(async () => {
  const config = inRoot('firebase.deployed.local.json');
  writeFileSync(config, `${JSON.stringify(deployedConfig(usual), null, 2)}\n`);
  const args = [FIREBASE_CLI, 'deploy', `--config=${config}`, ...process.argv.slice(2)];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  return Number(code ?? 1);
});

import { expect, test } from 'vitest';
import usual from '../../firebase.json' with { type: 'json' };
import { deployedConfig } from './deployment.ts';

test('names no address of this computer in the configuration of a deployment', () => {
  const text = JSON.stringify(deployedConfig(usual));
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(text).toContain('https://firestore.googleapis.com https://identitytoolkit.googleapis.com');
});

test('refuses to deploy the site with the configuration of the emulators', () => {
  expect(usual.hosting.predeploy.join()).toContain('exit(1)');
  expect(deployedConfig(usual).hosting.predeploy).toEqual(['npm run build -w web']);
});

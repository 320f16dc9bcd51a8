import type usual from '../../firebase.json';

/** Addresses of emulators in the Content-Security-Policy. */
const EMULATORS = / http:\/\/127\.0\.0\.1:\d+/g;

/** Makes the firebase.json of a deployment: its pages reach Google alone, and the site is built before it is sent. */
export function deployedConfig({ firestore, functions, hosting }: typeof usual) {
  const cleaned: typeof hosting = JSON.parse(JSON.stringify(hosting).replace(EMULATORS, ''));
  return { firestore, functions, hosting: { ...cleaned, predeploy: ['npm run build:deployed -w web'] } };
}

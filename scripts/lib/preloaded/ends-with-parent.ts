// Imported into firebase-tools before anything else (node --import): should who started it be killed, it ends as if it
// had been asked to, so that it saves its data and stops what it runs.
import { isMainThread } from 'node:worker_threads';

const CHECK_MS = 500;
const parent = process.ppid;

if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGINT');
  }, CHECK_MS).unref();
}

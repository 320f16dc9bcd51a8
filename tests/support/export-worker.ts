// The API in a process of its own. Asked by its parent, it says how many megabytes it has taken at most; asked to
// be `eager`, it first reads all registrations at once, as a control.
import { startApi } from './api.ts';

const [, , projectId = ''] = process.argv;
const KILOBYTES_IN_A_MEGABYTE = 1_024;

const api = await startApi(projectId);

async function readAll(): Promise<void> {
  const { docs } = await api.database.collection('registrations').get();
  JSON.stringify(docs.map((one) => one.data()));
}

process.on('message', async (message) => {
  if (message === 'eager') await readAll();
  process.send?.(process.resourceUsage().maxRSS / KILOBYTES_IN_A_MEGABYTE);
});

process.on('disconnect', () => process.exit());

process.send?.(api.origin);

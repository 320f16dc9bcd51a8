// A process that runs the daily jobs and is killed in the middle: once so many of its writes have arrived.
import { WriteBatch } from 'firebase-admin/firestore';
import { jobsOf, walk } from '../../functions/src/jobs/jobs.ts';
import { openDatabase } from './records/database.ts';
import { silent, startInstance } from './records/registering.ts';

const [, , projectId = '', time = '', writes = ''] = process.argv;

const commit = WriteBatch.prototype.commit;
let left = Number(writes);
WriteBatch.prototype.commit = async function committed() {
  const results = await commit.call(this);
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return results;
};

const { database } = openDatabase(projectId);
// Which is run every minute, and needs accounts.
const adminUpkeep = async () => undefined;
await walk(jobsOf({ ...startInstance(database), adminUpkeep }), 'day', new Date(time), silent);

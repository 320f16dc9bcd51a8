// One of several processes that register at once: takes submissions from its parent, answers with their outcomes.
import { RegistrationSubmission } from '@arena/domain';
import { openDatabase } from '../records/database.ts';
import { registerAll, startInstance } from '../records/registering.ts';

const [, , projectId = ''] = process.argv;
const { database } = openDatabase(projectId);
const services = startInstance(database);

process.on('message', async (message) => {
  await services.catalogue.idle();
  const outcomes = await registerAll(services, RegistrationSubmission.array().parse(message));
  process.send?.(outcomes);
});

process.on('disconnect', () => process.exit());

await services.health.check();
process.send?.({});

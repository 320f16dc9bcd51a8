// The control of an export: once it has been asked something, reads all registrations of a database at once.
import { once } from 'node:events';
import { openDatabase } from './records/database.ts';

const [, , projectId = ''] = process.argv;
const { database } = openDatabase(projectId);
const registrations = database.collection('registrations');
await registrations.limit(1).get();
process.channel?.ref();
process.send?.('ready');
await once(process, 'message');
const { docs } = await registrations.get();
const records = docs.map((one) => one.data());
const text = JSON.stringify(records);
process.send?.(`${docs.length} of ${records.length} in ${text.length} characters`);

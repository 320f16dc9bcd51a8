import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deployed, deploy } from '../fixtures/deployed.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { openDatabase, type TestDatabase } from '../fixtures/records/database.ts';
import { hoursFromNow, registrationRecord, tournamentRecord, write } from '../fixtures/records/records.ts';
import { peakMegabytes, WATCHED } from '../fixtures/watched.ts';

const REGISTRATIONS = 10_000;
const BATCH = 500;
const MOST_MEGABYTES = 150;
const MOST_GROWTH = 30;
/** A heap too small for all registrations. The rest of the process is code and memory outside the heap. */
const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=2'];

const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `Respuesta ${id} `.repeat(10)]));
const answers = { ...texts, f: 'y ya está' };

let opened: TestDatabase;
let deployed: Deployed;
let admin: string;
let idle: number;

beforeAll(async () => {
  opened = openDatabase('demo-hostile-export');
  await opened.empty();
  await write(opened.database, { 'tournaments/copa': tournamentRecord() });
  for (let from = 0; from < REGISTRATIONS; from += BATCH) {
    const ids = Array.from({ length: BATCH }, (_, index) => String(20_000_000 + from + index));
    const records = ids.map((freeFireId, index) => [
      `registrations/copa_${freeFireId}`,
      registrationRecord({ freeFireId, answers, createdAt: hoursFromNow(index) }),
    ]);
    await write(opened.database, Object.fromEntries(records));
  }
  admin = await signInOn(opened.firebase).in(people.admin);
  deployed = await deploy(opened.projectId, { node: [...SMALL_HEAP, ...WATCHED] });
  idle = await peakMegabytes(deployed.process);
}, 240_000);
afterAll(async () => {
  await deployed.stop();
  await opened.empty();
  await opened.close();
});

describe('10,000 registrations', () => {
  it.each(['csv', 'json'])(
    'are exported as %s by a function that takes less than 150 MB altogether',
    async (format) => {
      const reply = await fetch(`${deployed.origin}/api/registrations/export/copa?format=${format}`, {
        headers: { authorization: `Bearer ${admin}` },
      });
      expect((await reply.text()).match(/y ya está/g)).toHaveLength(REGISTRATIONS);
      const peak = await peakMegabytes(deployed.process);
      expect(peak).toBeLessThan(MOST_MEGABYTES);
      expect(peak - idle).toBeLessThan(MOST_GROWTH);
    },
  );

  it('make a process grow more, or end, where they are read at once: the control', async () => {
    const script = fileURLToPath(new URL('../fixtures/eager-export.ts', import.meta.url));
    const control = fork(script, [opened.projectId], { execArgv: [...SMALL_HEAP, ...WATCHED] });
    await once(control, 'message');
    const before = await peakMegabytes(control);
    const read = once(control, 'message').then(() => peakMegabytes(control));
    const died = once(control, 'exit').then(() => Number.POSITIVE_INFINITY);
    expect((await Promise.race([read, died])) - before).toBeGreaterThan(MOST_GROWTH);
    control.kill();
  });
});

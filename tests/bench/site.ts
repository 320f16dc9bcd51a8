import type { Browser } from '@playwright/test';
import { local } from '../../scripts/lib/local.ts';
import { openBrowser } from '../fixtures/browser.ts';
import type { Deployed } from '../fixtures/deployed.ts';
import { type Backstage, openBackstage } from '../fixtures/people/accounts.ts';
import { openDatabase } from '../fixtures/records/database.ts';
import type { Fields } from '../fixtures/records/records.ts';

type Documents = Readonly<Record<string, Fields>>;

/** Stores any number of documents, for as long as the work with the site's accounts takes. */
export async function withDocuments<Result>(
  documents: Documents,
  work: (backstage: Backstage) => Promise<Result>,
): Promise<Result> {
  const { database } = openDatabase(local.projectId);
  const backstage = openBackstage();
  const paths = Object.keys(documents);
  try {
    const writer = database.bulkWriter({ throttling: false });
    for (const [path, fields] of Object.entries(documents)) void writer.set(database.doc(path), fields);
    await writer.close();
    return await work(backstage);
  } finally {
    const writer = database.bulkWriter({ throttling: false });
    for (const path of paths) void writer.delete(database.doc(path));
    await writer.close();
    for (const id of paths.flatMap((path) => /^tournaments\/(.+)$/.exec(path)?.[1] ?? [])) {
      for (const name of ['competitions', 'results', 'archive']) {
        await database.recursiveDelete(database.doc(`${name}/${id}`));
      }
    }
    await backstage.clean();
  }
}

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  return work(browser).finally(() => browser.close());
}

/** Makes a call that has to succeed. */
export async function succeed(
  call: Deployed['call'],
  endpoint: string,
  sent: { token?: string | undefined; body?: unknown },
): Promise<void> {
  const { status, body } = await call(endpoint, sent);
  if (status !== 200) throw new Error(`${endpoint} was answered with ${status}: ${JSON.stringify(body)}`);
}

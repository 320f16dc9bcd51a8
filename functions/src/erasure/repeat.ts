import { textIn } from '@arena/domain';
import { SYSTEM } from '../audit/audit-entry.ts';
import { dropSubscriptions } from '../notices/subscriptions.ts';
import { attempts } from '../platform/attempts.ts';
import type { Context } from '../platform/context.ts';
import { idsIn } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { removal } from '../registrations/commands/commands.ts';
import { erasureName, erasuresIn } from '../registrations/erasure-journal.ts';
import { applyToRegistration } from '../registrations/queue.ts';
import { registrationsIn } from '../registrations/registration-queries.ts';

/**
 * Erases the registrations again that a restored backup brought back, if `system/restored` asks for it. Reads all
 * registrations, so it doesn't run every day. An interrupted run starts again.
 * @throws Error if something couldn't be erased. The rest is erased anyway.
 */
export async function repeatErasures(context: Context): Promise<void> {
  const { db, hash, log, now } = context;
  const asked = db.doc('system/restored');
  if (!(await asked.get()).exists) return;
  const erased = new Set(await idsIn(erasuresIn(db)));
  const { attempt, end } = attempts(log, 'not erased again');
  for await (const registration of pagesOf(registrationsIn(db).select('link'))) {
    if (!erased.has(erasureName(hash, registration.id))) continue;
    await attempt({}, async () => {
      await dropSubscriptions(context, { link: textIn(registration.get('link')) });
      await applyToRegistration(context, registration.id, { decide: removal({ uid: SYSTEM, now }) });
    });
  }
  end();
  await asked.delete();
}

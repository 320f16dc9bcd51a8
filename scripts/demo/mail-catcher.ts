import { once } from 'node:events';
import { createServer } from 'node:http';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { local } from '../lib/local.ts';
import { onExit } from '../lib/main.ts';
import { ports } from '../lib/ports.ts';

const SHOWN = 50;

/** Mails by their documents' IDs. */
type Mails = Map<string, DocumentSnapshot>;

/** Marks a mail as the extension does after sending it; one that was deleted meanwhile stays so. */
async function deliver({ ref }: DocumentSnapshot): Promise<void> {
  const delivery = {
    'delivery.state': 'SUCCESS',
    'delivery.attempts': FieldValue.increment(1),
    'delivery.endTime': FieldValue.serverTimestamp(),
    'delivery.error': null,
  };
  await ref.update(delivery).catch(() => undefined);
}

/** The mail's HTML is the functions' own. */
const articleOf = (mail: DocumentSnapshot) =>
  `<article><h2>${mail.get('message.subject').replaceAll('<', '&lt;')}</h2><p>Para ${mail.get('to').join()}</p>${mail.get('message.html')}<hr></article>`;

const accountSubjects: Record<string, string> = {
  VERIFY_EMAIL: 'Verifica tu correo',
  PASSWORD_RESET: 'Elige tu contraseña',
  EMAIL_SIGNIN: 'Entra con este enlace',
};

/** Mails of accounts, which the Auth emulator keeps instead of sending them; the latest first. */
async function accountMails(): Promise<string> {
  const response = await fetch(`http://${local.authHost}/emulator/v1/projects/${local.projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobLink: string }[] } = await response.json();
  const latest = oobCodes.slice(-SHOWN).toReversed();
  return latest
    .map(({ email, requestType, oobLink }) => {
      const subject = accountSubjects[requestType] ?? requestType;
      const to = email.replaceAll('<', '&lt;');
      return `<article><h2>${subject}</h2><p>Para ${to}</p><a href="${oobLink.replaceAll('&', '&amp;')}">Abrir el enlace</a><hr></article>`;
    })
    .join('');
}

/** Returns the latest mails first: those in the outbox, and those that left it once they were sent. */
async function latestMails(database: Firestore, caught: Mails): Promise<DocumentSnapshot[]> {
  const { docs } = await database.collection('mail').orderBy('delivery.startTime', 'desc').limit(SHOWN).get();
  const all = new Map([...caught, ...docs.map((mail) => [mail.id, mail] as const)]);
  return [...all.values()].toSorted((a, b) => startOf(b) - startOf(a)).slice(0, SHOWN);
}

const startOf = (mail: DocumentSnapshot): number => mail.get('delivery.startTime').toMillis();

async function page(database: Firestore, caught: Mails): Promise<string> {
  const latest = await latestMails(database, caught);
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correos de prueba</title>';
  const none = '<p>Todavía no salió ninguno.</p>';
  const accounts = `<h1>Correos de cuentas</h1>${(await accountMails()) || none}`;
  const mails = `<h1>Correos de prueba</h1>${latest.map(articleOf).join('') || none}`;
  return `<!doctype html><html lang="es"><head>${head}</head><body>${mails}${accounts}</body></html>`;
}

/** Replaces the extension "Trigger Email" on the local site: catches every mail, and shows the latest. */
export async function startMailCatcher(database: Firestore): Promise<void> {
  const caught: Mails = new Map();
  const stop = database
    .collection('mail')
    .where('delivery.state', 'in', ['PENDING', 'RETRY'])
    .onSnapshot(({ docs }) => {
      for (const mail of docs) caught.set(mail.id, mail);
      void Promise.all(docs.map(deliver));
    });
  const server = createServer((_request, response) => {
    page(database, caught).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(ports.mail, '127.0.0.1'), 'listening');
  onExit(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });
}

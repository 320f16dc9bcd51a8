import { z } from '../zod.ts';
import type { NoticeEvent, NoticeFacts } from './notice.schema.ts';
import { noticeText } from './notice-text.ts';

/** States of a registration's mails. `asked`: the address hasn't been confirmed; `refused`: its server takes no mail. */
export const MailState = z.enum(['off', 'asked', 'on', 'refused']);
export type MailState = z.output<typeof MailState>;

/** A registration's mail notices, for its player. `address` is the registration's own until another is given. */
export const MailNotices = z.strictObject({ address: z.string(), state: MailState });
export type MailNotices = z.output<typeof MailNotices>;

/** Links in a mail: its button, and the page that unsubscribes, if there is one. */
export interface MailLinks {
  opens: string;
  stops: string;
}

/** A mail as Firebase's extension "Trigger Email" sends it. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

interface Draft {
  subject: string;
  body: string;
  /** Label of the button. */
  action: string;
  /** Sentence before the link that unsubscribes. */
  why: string;
}

const STOP = 'Ya no me escriban';

function written({ subject, body, action, why }: Draft, { opens, stops }: MailLinks): MailMessage {
  const stopText = `\n${STOP}: ${stops}`;
  const stopLink = ` <a href="${escaped(stops)}">${STOP}</a>`;
  return {
    subject,
    text: `${body}\n\n${action}: ${opens}\n\n${why}${stopText}\n`,
    html: [
      `<p>${escaped(body)}</p>`,
      `<p><a href="${escaped(opens)}">${escaped(action)}</a></p>`,
      `<p>${escaped(why)}${stopLink}</p>`,
    ].join('\n'),
  };
}

/** Writes a notice as a mail for a reader in `zone`. It names no person and holds no code and no private link. */
export function noticeMail(event: NoticeEvent, facts: NoticeFacts, zone: string, links: MailLinks): MailMessage {
  const { title, body } = noticeText(event, facts, zone);
  const why = 'Te escribimos porque se pidieron avisos por correo para una inscripción.';
  return written({ subject: `${title}: ${facts.tournament}`, body, action: 'Abrir «Mi lugar»', why }, links);
}

/** Writes the mail that asks to confirm an address. */
export function confirmationMail(tournament: string, links: MailLinks): MailMessage {
  return written(
    {
      subject: `Confirma tus avisos: ${tournament}`,
      body: `Alguien pidió avisos de ${tournament} en este correo. Si fuiste tú, confírmalo. Si no, no hagas nada: sin tu confirmación no mandamos avisos.`,
      action: 'Confirmar mis avisos',
      why: '¿No los quieres?',
    },
    links,
  );
}

const OPEN = 'Abrir «Mi lugar»';
const OWN = 'El enlace es solo tuyo: quien lo tenga ve lo mismo que tú.';

/** Writes the receipt of a registration. `links.opens` is its private link. */
export function receiptMail(tournament: string, links: MailLinks): MailMessage {
  return written(
    {
      subject: `Tu inscripción: ${tournament}`,
      body: `Recibimos tu inscripción a ${tournament}. Con este enlace ves cómo va, cuándo juegas y el código de tu sala. ${OWN}`,
      action: OPEN,
      why: 'Te escribimos porque este correo se dio al inscribirse. ¿No fuiste tú?',
    },
    links,
  );
}

/** Writes the mail with the private link of a registration, which its player has lost. `name` is the public name. */
export function lostLinkMail(tournament: string, name: string, links: MailLinks): MailMessage {
  return written(
    {
      subject: `Tu enlace: ${tournament}`,
      body: `Alguien pidió el enlace a la inscripción de ${name} en ${tournament}. ${OWN} Si no lo pediste, no hagas nada: no cambia nada.`,
      action: OPEN,
      why: 'Te escribimos porque este correo se dio al inscribirse.',
    },
    links,
  );
}

/** Providers that ignore dots before the at sign. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** Returns the inbox of an address: the same for all its spellings with tags, dots and capitals. */
export function inboxOf(address: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/(?!^)\+.*$/, '');
  const provider = WITHOUT_DOTS[host];
  return provider === undefined ? `${untagged}@${host}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

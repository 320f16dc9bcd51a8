import { limits } from '@arena/domain';

/** The limits that help texts name. Handing on `limits` itself would put all of them into the site's first file. */
export const namedLimits = {
  adultAge: limits.adultAge,
  backupRetentionDays: limits.backupRetentionDays,
  confirmations: limits.confirmations,
  contactRetentionDays: limits.contactRetentionDays,
  finalBestOf: limits.finalBestOf,
  freeFireId: limits.freeFireId,
  minimumAge: limits.minimumAge,
  minimumLevel: limits.minimumLevel,
  prizeDeliveryDays: limits.prizeDeliveryDays,
  rememberedFor: limits.rememberedFor,
  rulesCountdown: limits.rulesCountdown,
};

/** A link's text and address: a page of the site (`/…`), `mailto:` or `tel:`. */
interface Link {
  text: string;
  href: string;
}

/** Data of the site used in help texts. */
export interface SiteIdentity {
  product: string;
  limits: typeof namedLimits;
  contact: { email: Link; phone: Link };
}

/** Sections of the terms in order. An id is also the section's anchor and never changes. */
export const termsSectionIds = [
  'que-aceptas',
  'requisitos',
  'inscripcion',
  'formato-y-partidas',
  'confirmaciones',
  'conducta',
  'premios',
  'datos-personales-y-menores',
  'responsabilidad',
  'cambios-y-contacto',
] as const;

export type TermsSectionId = (typeof termsSectionIds)[number];

export interface LinkSegment extends Link {
  kind: 'link';
}

/** A link to a section of the terms. */
export interface TermsSegment {
  kind: 'terms';
  text: string;
  section: TermsSectionId;
}

/** A part of a text, spaces included. */
export type Segment = string | LinkSegment | TermsSegment;

/** `list` is unordered, `steps` is numbered. */
export type Block =
  | { kind: 'paragraph'; segments: readonly Segment[] }
  | { kind: 'list' | 'steps'; items: readonly string[] };

/** Builds a paragraph. */
export function paragraph(...segments: Segment[]): Block {
  return { kind: 'paragraph', segments };
}

/** Builds an unordered list. */
export function list(...items: string[]): Block {
  return { kind: 'list', items };
}

/** Builds a numbered list. */
export function steps(...items: string[]): Block {
  return { kind: 'steps', items };
}

/** Builds a link within a text. */
export function link({ text, href }: Link): LinkSegment {
  return { kind: 'link', text, href };
}

/** Builds a link to a section of the terms. */
export function termsLink(text: string, section: TermsSectionId): TermsSegment {
  return { kind: 'terms', text, section };
}

export function plainText(segments: readonly Segment[]): string {
  return segments.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('');
}

/** A link's text and address: a page of the site (`/…`), `mailto:` or `tel:`. */
interface Link {
  text: string;
  href: string;
}

/** The site's operator, as far as the help texts name it. */
export interface SiteIdentity {
  product: string;
  contact: { email: Link; phone: Link };
}

/** The ten sections of the terms, in their order. An id is also the section's address and never changes. */
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

/** A reference to a section of the terms; the renderer knows its address. */
export interface TermsSegment {
  kind: 'terms';
  text: string;
  section: TermsSectionId;
}

/** A piece of a running text. A text is its segments one after another, spaces included. */
export type Segment = string | LinkSegment | TermsSegment;

/** `list` is unordered, `steps` is numbered. */
export type Block =
  | { kind: 'paragraph'; segments: readonly Segment[] }
  | { kind: 'list' | 'steps'; items: readonly string[] };

/** A paragraph of its segments. */
export function paragraph(...segments: Segment[]): Block {
  return { kind: 'paragraph', segments };
}

/** A list whose order means nothing. */
export function list(...items: string[]): Block {
  return { kind: 'list', items };
}

/** A numbered list: first this, then that. */
export function steps(...items: string[]): Block {
  return { kind: 'steps', items };
}

/** A link within a running text. */
export function link({ text, href }: Link): LinkSegment {
  return { kind: 'link', text, href };
}

/** The mention of a section under its title. */
export function termsLink(text: string, section: TermsSectionId): TermsSegment {
  return { kind: 'terms', text, section };
}

export function plainText(segments: readonly Segment[]): string {
  return segments.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('');
}

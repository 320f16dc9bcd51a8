const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, XML and their attributes hold it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element without content, such as `<meta>`; attributes without a value are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return `<${name}${given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
}

/** Data for machines as an inert element of the page; nothing in them can end it. */
export function dataElement(attributes: { type: string; id?: string }, data: unknown): string {
  return `${tag('script', { id: null, ...attributes })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

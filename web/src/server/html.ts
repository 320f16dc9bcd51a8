const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, XML and their attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Builds a void element such as `<meta>`; attributes without a value are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return `<${name}${given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
}

/** Builds an inert element with data as JSON, escaped so that nothing in it ends the element. */
export function dataElement(attributes: { type: string; id?: string }, data: unknown): string {
  return `${tag('script', { id: null, ...attributes })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

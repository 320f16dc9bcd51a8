/** Characters that WhatsApp and Discord take for format, with their full-width twins. `fold` makes them equal again. */
const TWINS: Readonly<Record<string, string>> = { '*': '\uff0a', '`': '\uff40', '~': '\uff5e', _: '\uff3f' };
/** An underline inside a word is no format. */
const FORMAT = /[*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Writes a name into a chat message, so that its characters don't become bold or italic. WhatsApp has no escapes. */
export function chatName(name: string): string {
  return name.replace(FORMAT, (character) => TWINS[character] ?? character);
}

/** Escapes a text for Discord, where it would become a format, a heading or a mention. */
export function discordText(text: string): string {
  return text.replace(/[\\*_~`|<>[\]#]/g, '\\$&').replace(/^(?=[-+] )/gm, '\\');
}

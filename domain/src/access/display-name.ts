import { hasLetterOrDigit, isOneLine, isStorable, trimmedText } from '../text/characters.ts';

const NAMELESS = 'Cuenta sin nombre';

const isName = (text: string) => hasLetterOrDigit(text) && isOneLine(text) && isStorable(text);

/** Returns the display name, else the part of the e-mail before the @. */
export function displayNameOf({ displayName, email }: { displayName: string | null; email: string | null }): string {
  return [displayName, email?.split('@')[0]].map((name) => trimmedText(name ?? '')).find(isName) ?? NAMELESS;
}

const NAMELESS = 'Cuenta sin nombre';

/** What a session is greeted by: the name given, else the part of the e-mail before the @ (specification, section 3). */
export function displayNameOf({ displayName, email }: { displayName: string | null; email: string | null }): string {
  return displayName?.trim() || email?.split('@')[0] || NAMELESS;
}

/** Id of the form that the server renders. */
export const REGISTRATION_FORM = 'registration';

/** Reads, by field path, what was typed into the server's form before its code came. */
export function earlyValues(): ReadonlyMap<string, string> {
  const form = document.getElementById(REGISTRATION_FORM);
  const typed = new Map<string, string>();
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const [path, value] of new FormData(form)) {
    // A box without a value of its own sends 'on'; React repeats its change.
    if (typeof value === 'string' && value !== '' && value !== 'on') typed.set(path, value);
  }
  return typed;
}

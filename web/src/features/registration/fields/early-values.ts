/** Id of the form that the server renders. */
export const REGISTRATION_FORM = 'registration';

/** Reads the values typed into the server-rendered form before hydration, by field path. */
export function earlyValues(): ReadonlyMap<string, string> {
  const form = document.getElementById(REGISTRATION_FORM);
  const typed = new Map<string, string>();
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const [path, value] of new FormData(form)) {
    // A checkbox without a value sends 'on'; React repeats its change.
    if (typeof value === 'string' && value !== '' && value !== 'on') typed.set(path, value);
  }
  return typed;
}

/** Calls from a layer to those above it, which `functions/src/hooks.ts` registers. */
export interface Hooks<Calls extends object> {
  register(calls: Calls): void;
  /** @throws RangeError if nothing is registered */
  get(): Calls;
}

/** Creates the hooks of a layer. `layer` names it in errors. */
export function createHooks<Calls extends object>(layer: string): Hooks<Calls> {
  let registered: Calls | null = null;
  return {
    register(calls) {
      registered = calls;
    },
    get() {
      if (registered === null) throw new RangeError(`The hooks of ${layer} aren't registered`);
      return registered;
    },
  };
}

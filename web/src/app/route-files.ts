import { type ComponentType, lazy } from 'react';

const files = import.meta.glob<{ default: ComponentType }>('../routes/*/*{Screen,Layout}.tsx');

const components: Record<string, ComponentType> = {};

/** Loads a file below `src/routes`. */
export async function loadRoute(file: string): Promise<{ default: ComponentType }> {
  const load = files[`../routes/${file}.tsx`];
  if (load === undefined) throw new Error(`There is no screen ${file}`);
  const module = await load();
  components[file] = module.default;
  return module;
}

/** Returns a file's component. It suspends until its code is loaded. */
export function componentOf(file: string): ComponentType {
  components[file] ??= lazy(() => loadRoute(file));
  return components[file];
}

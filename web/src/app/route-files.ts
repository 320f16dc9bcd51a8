import type { ComponentType } from 'react';

const files = import.meta.glob<{ default: ComponentType }>('../routes/*/*{Screen,Layout}.tsx');

/** Loads a file below `src/routes`. */
export function loadRoute(file: string): Promise<{ default: ComponentType }> {
  const load = files[`../routes/${file}.tsx`];
  if (load === undefined) throw new Error(`There is no screen ${file}`);
  return load();
}

import { type ComponentType, lazy } from 'react';

/** The module of a screen. One that routes further screens by itself loads them, too. */
export interface RouteModule {
  default: ComponentType;
  loadWithin?: (pathname: string) => Promise<void>;
}

/** Files of screens by name, and their components once they are loaded. */
export class RouteFiles {
  readonly #loadOf: (file: string) => (() => Promise<RouteModule>) | undefined;
  readonly #components: Record<string, ComponentType> = {};

  constructor(loadOf: (file: string) => (() => Promise<RouteModule>) | undefined) {
    this.#loadOf = loadOf;
  }

  async load(file: string): Promise<RouteModule> {
    const load = this.#loadOf(file);
    if (load === undefined) throw new Error(`There is no screen ${file}`);
    const module = await load();
    this.#components[file] = module.default;
    return module;
  }

  /** Returns a file's component. It suspends until its code is loaded. */
  componentOf(file: string): ComponentType {
    this.#components[file] ??= lazy(() => this.load(file));
    return this.#components[file];
  }
}

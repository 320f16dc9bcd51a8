import { type ComponentType, lazy } from 'react';

/** The module of a screen. One that routes further screens by itself loads them, too. */
export interface RouteModule {
  default: ComponentType;
  loadWithin?: (pathname: string) => Promise<void>;
}

/** Files of screens by address of their modules, and their components once they are loaded. */
export class RouteFiles {
  readonly #files: Readonly<Record<string, () => Promise<RouteModule>>>;
  readonly #folder: string;
  readonly #components: Record<string, ComponentType> = {};

  constructor(files: Readonly<Record<string, () => Promise<RouteModule>>>, folder: string) {
    this.#files = files;
    this.#folder = folder;
  }

  async load(file: string): Promise<RouteModule> {
    const load = this.#files[`${this.#folder}${file}.tsx`];
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

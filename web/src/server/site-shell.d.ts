declare module 'virtual:site-shell' {
  /** HTML that every page fills, without its stylesheets and preloaded scripts. */
  export const shell: string;
  /** Addresses of the stylesheets of every page. */
  export const shellStyles: readonly string[];
  export const contents: Readonly<Record<string, string>>;
  /** Returns the files of a screen beyond the shell's, by its source module. @throws for an unknown module */
  export function filesOf(module: string): { scripts: readonly string[]; styles: readonly string[] };
}

interface ImportMetaEnv {
  /** The site's origin, for absolute links. */
  readonly VITE_SITE_URL: string;
}

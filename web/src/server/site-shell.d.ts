declare module 'virtual:site-shell' {
  /** Its HTML, which every page fills, without the stylesheets and scripts that it asks for ahead. */
  export const shell: string;
  /** The addresses of the stylesheets that belong to every page. */
  export const shellStyles: readonly string[];
  export const contents: Readonly<Record<string, string>>;
  /** The files that the screen of a source module needs beyond those that the shell has. @throws where it has none. */
  export function filesOf(module: string): { scripts: readonly string[]; styles: readonly string[] };
}

interface ImportMetaEnv {
  /** The site's origin, for absolute links. */
  readonly VITE_SITE_URL: string;
}

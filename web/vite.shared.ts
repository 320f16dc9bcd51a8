import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';

/** How the site's sources are read, for browsers and for the server alike. */
export const compiled = () => [react(), babel({ presets: [reactCompilerPreset()] })];

/**
 * The page that the browser fills by itself. It isn't called index.html once built: Hosting would answer `/` with it
 * before it asked the function that renders pages.
 */
export const SHELL = 'app.html';

import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { config } from './src/lib/config.ts';

/** Puts the community's name and line into the page that every visitor gets first. */
function communityInPage(): Plugin {
  return {
    name: 'community-in-page',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', config.product).replaceAll('%TAGLINE%', config.tagline),
  };
}

export default defineConfig({
  plugins: [communityInPage(), react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    // What a page's budget is measured from.
    manifest: true,
    // Every browser the site supports knows `modulepreload`.
    modulePreload: { polyfill: false },
    // A font inside the stylesheet would hold up the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page loads comes in one file: on a slow network each request more is a wait more.
        codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: { '/api': process.env.ARENA_SITE_URL ?? 'http://127.0.0.1:3001' },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of React and nothing else that the site's are measured against, built like them. */
export default defineConfig({
  root: 'empty-page',
  // It is served from a folder of its own beside the site.
  base: './',
  plugins: [react()],
  build: { manifest: true, modulePreload: { polyfill: false } },
});

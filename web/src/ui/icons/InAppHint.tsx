import { isInAppBrowser } from '#lib/page/in-app-browser.ts';
import { useStored } from '#lib/storage/storage.ts';
import { Notice } from './Notice.tsx';

const texts = {
  files: 'Este navegador no guarda archivos: abre la página en Chrome, desde su menú.',
  google: 'Aquí no funciona la entrada con Google: abre la página en Chrome, desde su menú.',
} as const;

/** Sends visitors of an in-app browser to Chrome before a download or Google's sign-in fails. */
export function InAppHint({ about }: { about: keyof typeof texts }) {
  const isInApp = useStored(isInAppBrowser, false);
  return isInApp ? <Notice tone="warning">{texts[about]}</Notice> : null;
}

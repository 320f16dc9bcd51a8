import { AppUpdate } from '../features/app-update/AppUpdate.tsx';
import { OutboxWatch } from '../features/public-forms/OutboxWatch.tsx';
import { Overlays } from './Overlays.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/** What is there beside the screen, and can wait until the page has painted. */
export default function Background() {
  return (
    <>
      <Overlays />
      <OutboxWatch />
      <SessionWatch />
      {/* Vite serves no service worker. */}
      {import.meta.env.PROD ? <AppUpdate /> : null}
    </>
  );
}

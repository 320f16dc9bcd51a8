import { useEffect } from 'react';
import { AppUpdate } from '../features/app-update/AppUpdate.tsx';
import { OutboxWatch } from '../features/public-forms/delivery/OutboxWatch.tsx';
import { RegistrationWatch } from '../features/registration/outcome/RegistrationWatch.tsx';
import { forgetWhatIsOver } from '../lib/storage/memory.ts';
import { Overlays } from './Overlays.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/** What is there beside the screen, and can wait until the page has painted. */
export default function Background() {
  useEffect(forgetWhatIsOver, []);
  return (
    <>
      <Overlays />
      <OutboxWatch />
      <RegistrationWatch />
      <SessionWatch />
      {/* Vite serves no service worker. */}
      {import.meta.env.PROD ? <AppUpdate /> : null}
    </>
  );
}

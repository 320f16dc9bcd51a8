import { useEffect } from 'react';
import { AppUpdate } from '../features/app-update/AppUpdate.tsx';
import { OutboxWatch } from '../features/public-forms/delivery/OutboxWatch.tsx';
import { RegistrationWatch } from '../features/registration/outcome/RegistrationWatch.tsx';
import { call } from '../lib/calls/api.ts';
import { forgetWhatIsOver } from '../lib/storage/memory.ts';
import { hearServer, isClockRight } from '../lib/time/clock.ts';
import { Overlays } from './Overlays.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/**
 * Asks for the time where the page didn't say it, or says another than this phone shows: its clock is wrong, or its
 * browser has brought back a page that it kept. Without an answer it is right.
 */
function checkClock(): void {
  if (!isClockRight()) call('GET /health', {}).catch(() => hearServer(Date.now()));
}

/** What is there beside the screen, and can wait until the page has painted. */
export default function Background() {
  useEffect(forgetWhatIsOver, []);
  useEffect(checkClock, []);
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

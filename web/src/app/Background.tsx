import { SECOND } from '@arena/domain';
import { use, useEffect } from 'react';
import { AppUpdate } from '../features/app-update/AppUpdate.tsx';
import { OutboxWatch } from '../features/public-forms/delivery/OutboxWatch.tsx';
import { RegistrationWatch } from '../features/registration/outcome/RegistrationWatch.tsx';
import { call } from '../lib/calls/api.ts';
import { afterPaint } from '../lib/page/after-paint.ts';
import { reportProblem } from '../lib/page/log.ts';
import { forgetWhatIsOver } from '../lib/storage/memory.ts';
import { hasSessionHint } from '../lib/storage/session-hint.ts';
import { hearServer, RenderedAt, serverNow } from '../lib/time/clock.ts';
import { Overlays } from './Overlays.tsx';

async function findOut(): Promise<void> {
  try {
    const { startSession } = await import('../features/session/session.ts');
    await startSession();
  } catch (error) {
    reportProblem('Finding out who is signed in', error);
  }
}

/**
 * Finds out who is signed in where the browser has kept something of a session, so that what the bar shows is
 * true. Nobody else loads the code for it.
 */
function SessionWatch() {
  useEffect(() => (hasSessionHint() ? afterPaint(() => void findOut()) : undefined), []);
  return null;
}

/**
 * Asks for the time where the page didn't say it, or says another than this phone shows: its clock is wrong, or its
 * browser has brought back a page that it kept. Without an answer it is right.
 */
function useCheckedClock(): void {
  const renderedAt = use(RenderedAt);
  useEffect(() => {
    const agree = Math.abs(serverNow().getTime() - Date.now()) <= SECOND;
    if (renderedAt === null || !agree) call('GET /health', {}).catch(() => hearServer(Date.now()));
  }, [renderedAt]);
}

/** What is there beside the screen, and can wait until the page has painted. */
export default function Background() {
  useEffect(forgetWhatIsOver, []);
  useCheckedClock();
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

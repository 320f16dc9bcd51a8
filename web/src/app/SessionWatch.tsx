import { useEffect } from 'react';
import { afterPaint } from '../lib/page/after-paint.ts';
import { reportProblem } from '../lib/page/log.ts';
import { hasSessionHint } from '../lib/storage/session-hint.ts';

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
export function SessionWatch() {
  useEffect(() => (hasSessionHint() ? afterPaint(() => void findOut()) : undefined), []);
  return null;
}

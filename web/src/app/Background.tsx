import { SECOND } from '@arena/domain';
import { use, useEffect } from 'react';
import { useLeaveOverlay, useOverlay } from '#lib/addresses/overlay.ts';
import { patterns } from '#lib/addresses/paths.ts';
import { call } from '#lib/calls/api.ts';
import { afterPaint } from '#lib/page/after-paint.ts';
import { reportProblem } from '#lib/page/log.ts';
import { forgetExpired } from '#lib/storage/remembered-player.ts';
import { hasSessionHint } from '#lib/storage/session-hint.ts';
import { RenderedAt, recordServerTime, serverNow } from '#lib/time/clock.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { OutboxWatch } from '#ui/layout/OutboxWatch.tsx';
import { AppUpdate } from '../features/app-update/AppUpdate.tsx';
import styles from './Background.module.css';
import { visitorsOutboxes } from './visitors-outboxes.ts';

const faq = () => import('../features/help/Faq.tsx');
const terms = () => import('../features/help/Terms.tsx');

function Overlays() {
  const path = useOverlay();
  const leave = useLeaveOverlay();
  if (path === null) return null;
  return (
    <LazyDialog
      key={path}
      load={path === patterns.faq ? faq : terms}
      fallback={<output className={styles.opening}>Abriendo…</output>}
      onClose={leave}
    >
      {(Content) => <Content />}
    </LazyDialog>
  );
}

async function findOut(): Promise<void> {
  try {
    const { session } = await import('../features/session/session.ts');
    await session.start();
  } catch (error) {
    reportProblem('Finding out who is signed in', error);
  }
}

/** Restores a session if the browser may have one. Other visitors never load its code. */
function SessionWatch() {
  useEffect(() => (hasSessionHint() ? afterPaint(() => void findOut()) : undefined), []);
  return null;
}

/**
 * Reads the server's time if the page has none, or one that differs from the phone's: the phone's clock is wrong, or
 * the browser restored a cached page. Without an answer the phone's clock counts.
 */
function useCheckedClock(): void {
  const renderedAt = use(RenderedAt);
  useEffect(() => {
    const agree = Math.abs(serverNow().getTime() - Date.now()) <= SECOND;
    if (renderedAt === null || !agree) call('GET /health', {}).catch(() => recordServerTime(Date.now()));
  }, [renderedAt]);
}

export default function Background() {
  useEffect(forgetExpired, []);
  useCheckedClock();
  return (
    <>
      <Overlays />
      {Object.entries(visitorsOutboxes).map(([kind, load]) => (
        <OutboxWatch key={kind} kind={kind} load={load} />
      ))}
      <SessionWatch />
      {/* Vite serves no service worker. */}
      {import.meta.env.PROD ? <AppUpdate /> : null}
    </>
  );
}

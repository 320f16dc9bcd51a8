import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ErrorBoundary } from '#lib/page/ErrorBoundary.tsx';
import { reloadForNewVersion } from '#lib/page/new-version.ts';
import { useToast } from '../icons/toast-context.ts';

function NotOpened({ error, onClose }: { error: unknown; onClose: () => void }) {
  const toast = useToast();
  const giveUp = useEffectEvent(async () => {
    if (await reloadForNewVersion(error)) return;
    toast('error', 'No pudimos abrirlo. Verifica tu conexión a internet.');
    onClose();
  });
  useEffect(() => void giveUp(), []);
  return null;
}

interface Props<Its> {
  /** Dynamic import of the component. */
  load: () => Promise<{ default: ComponentType<Its> }>;
  children: (Part: LazyExoticComponent<ComponentType<Its>>) => ReactNode;
  fallback?: ReactNode;
  /** Called if loading fails. */
  onClose: () => void;
}

/** A dialog whose code loads when it opens; a failed load is retried each time. */
export function LazyDialog<Its>({ load, children, fallback = null, onClose }: Props<Its>) {
  const [Part] = useState(() => lazy(load));
  return (
    <ErrorBoundary fallback={(error) => <NotOpened error={error} onClose={onClose} />}>
      <Suspense fallback={fallback}>{children(Part)}</Suspense>
    </ErrorBoundary>
  );
}

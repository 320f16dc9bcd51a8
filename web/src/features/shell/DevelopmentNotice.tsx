import { lazy, Suspense } from 'react';
import { community } from '../../lib/community.ts';
import { ErrorBoundary } from '../../lib/page/ErrorBoundary.tsx';
import { notifyStorageChange, useStored } from '../../lib/storage/live.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';

const DevelopmentDialog = lazy(() => import('./DevelopmentDialog.tsx'));

const isDismissed = () => readStored('local', visitorStorageKeys.developmentNotice) === true;

function dismiss(): void {
  writeStored('local', visitorStorageKeys.developmentNotice, true);
  notifyStorageChange();
}

/** The notice on the home page until this browser dismisses it; `community.underDevelopment` turns it off. */
export function DevelopmentNotice() {
  const dismissed = useStored(isDismissed, true);
  if (dismissed || !community.underDevelopment) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DevelopmentDialog onClose={dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

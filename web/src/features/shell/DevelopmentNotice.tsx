import { lazy, Suspense } from 'react';
import { community } from '#lib/community.ts';
import { ErrorBoundary } from '#lib/page/ErrorBoundary.tsx';
import {
  notifyStorageChange,
  readStored,
  storageKeys,
  storedKeys,
  useStored,
  writeStored,
} from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

const DevelopmentDialog = lazy(() => import('./DevelopmentDialog.tsx'));

// It would cover the registration that this tab has just made, so it waits for a later visit.
const isHidden = () =>
  readStored('local', visitorStorageKeys.developmentNotice) === true ||
  storedKeys('session', storageKeys.enrolled('')).length > 0;

function dismiss(): void {
  writeStored('local', visitorStorageKeys.developmentNotice, true);
  notifyStorageChange();
}

/** The notice on the home page until this browser dismisses it, but not after a registration in this tab; `community.underDevelopment` turns it off. */
export function DevelopmentNotice() {
  const hidden = useStored(isHidden, true);
  if (hidden || !community.underDevelopment) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DevelopmentDialog onClose={dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

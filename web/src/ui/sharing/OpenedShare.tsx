import type { ComponentProps } from 'react';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import type ShareDialog from './ShareDialog.tsx';

export function OpenedShare(props: ComponentProps<typeof ShareDialog>) {
  return (
    <LazyDialog load={() => import('./ShareDialog.tsx')} onClose={props.onClose}>
      {(Part) => <Part {...props} />}
    </LazyDialog>
  );
}

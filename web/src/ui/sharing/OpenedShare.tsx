import type { ComponentProps } from 'react';
import { OpenedPart } from '../dialogs/OpenedPart.tsx';
import type ShareDialog from './ShareDialog.tsx';

/** The ways to pass a link on, opened by a tap: as `ShareDialog`, whose code comes then. */
export function OpenedShare(props: ComponentProps<typeof ShareDialog>) {
  return (
    <OpenedPart load={() => import('./ShareDialog.tsx')} onClose={props.onClose}>
      {(Part) => <Part {...props} />}
    </OpenedPart>
  );
}

import type { ReactNode } from 'react';
import { PartPlace } from '../../lib/page/PartPlace.tsx';
import { Contained } from '../dialogs/Contained.tsx';

/** What is held back until it is time; until then, and where it can't be loaded, `meanwhile` stands in its place. */
export function Held({ isTime, meanwhile, children }: { isTime: boolean; meanwhile: ReactNode; children: ReactNode }) {
  if (!isTime) return meanwhile;
  return (
    <Contained instead={meanwhile}>
      <PartPlace meanwhile={meanwhile}>{children}</PartPlace>
    </Contained>
  );
}

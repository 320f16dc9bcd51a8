import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { PartPlace } from '../../lib/page/PartPlace.tsx';
import { lazyPart } from '../../lib/page/part.ts';
import { useToast } from '../signs/toast-context.ts';
import { Contained } from './Contained.tsx';

function NotOpened({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    toast('error', 'No pudimos abrirlo. Verifica tu conexión a internet.');
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}

interface Props<Its> {
  /** A dynamic import of the component, by default. */
  load: () => Promise<{ default: ComponentType<Its> }>;
  children: (Part: LazyExoticComponent<ComponentType<Its>>) => ReactNode;
  /** What is shown while its code comes. */
  meanwhile?: ReactNode;
  /** Called where it can't be had. */
  onClose: () => void;
}

/** What a tap opens, and whose code comes then: it is asked for anew each time it is opened. */
export function OpenedPart<Its>({ load, children, meanwhile = null, onClose }: Props<Its>) {
  const [Part] = useState(() => lazyPart(load));
  return (
    <Contained instead={<NotOpened onClose={onClose} />}>
      <PartPlace meanwhile={meanwhile}>{children(Part)}</PartPlace>
    </Contained>
  );
}

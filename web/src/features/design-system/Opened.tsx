import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';

/** What covers the screen, to be opened; `children` makes it, given what closes it. */
export function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

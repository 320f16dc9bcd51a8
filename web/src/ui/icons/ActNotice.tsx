import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../buttons/Button.tsx';
import { Notice } from './Notice.tsx';
import type { NoticeTone } from './tones.ts';

interface Act {
  label: string;
  look?: 'secondary' | 'quiet';
}

interface Props {
  tone: NoticeTone;
  act: Act & ({ run: () => void; busy?: boolean; disabled?: boolean } | { to: string });
  children: ReactNode;
}

export function ActNotice({ tone, act, children }: Props) {
  const { label, look = 'secondary', ...rest } = act;
  const action =
    'to' in rest ? (
      <ButtonLink look={look} to={rest.to}>
        {label}
      </ButtonLink>
    ) : (
      <Button look={look} busy={rest.busy} disabled={rest.disabled} onClick={rest.run}>
        {label}
      </Button>
    );
  return (
    <Notice tone={tone} action={action}>
      {children}
    </Notice>
  );
}

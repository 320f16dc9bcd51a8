import type { ComponentProps } from 'react';
import { type CopyTexts, useCopy } from '../sharing/use-copy.ts';
import { Button } from './Button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'>, CopyTexts {
  text: string;
  onCopied?: () => void;
}

export function CopyButton({ text, copied, refused, onCopied, look = 'secondary', ...button }: Props) {
  const copy = useCopy({ copied, refused });
  return <Button {...button} look={look} onClick={() => void copy(text).then((done) => done && onCopied?.())} />;
}

import { useRef } from 'react';
import { ACCEPTED } from '#lib/files/text-of-files.ts';
import { Button } from '../buttons/Button.tsx';

interface Props {
  children: string;
  /** Label of the input. */
  label: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => unknown;
}

export function TextFilesButton({ children, label, multiple, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="secondary" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        multiple={multiple}
        accept={ACCEPTED}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

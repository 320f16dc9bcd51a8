import { useState } from 'react';
import { textOfFiles, UnreadableFile } from './text-of-files.ts';

/** Reads files as one text; `error` says why the last ones couldn't be read. */
export function useTextFiles(onText: (text: string) => unknown) {
  const [error, setError] = useState<string>();
  const open = async (files: readonly File[]) => {
    setError(undefined);
    try {
      await onText(await textOfFiles(files));
    } catch (failure) {
      setError(failure instanceof UnreadableFile ? failure.message : 'No pudimos leer el archivo.');
    }
  };
  return { error, open };
}

import { useState } from 'react';
import { textOfFiles, UnreadableFile } from './text-of-files.ts';

/** Returns a reader of files as one text; `error` is about the last ones. */
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

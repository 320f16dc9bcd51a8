import { useState } from 'react';

/** Request ids by subject. */
interface RequestIds {
  /** Returns the subject's id, the same until it is done. */
  idFor(asked: string): string;
  /** Called on success; afterwards the same input is a new request. */
  done(asked: string): void;
}

/** Holds request ids, so that a repeated request creates one record. */
export function useRequestIds(): RequestIds {
  const [ids] = useState(() => new Map<string, string>());
  return {
    idFor(asked) {
      const id = ids.get(asked) ?? crypto.randomUUID();
      ids.set(asked, id);
      return id;
    },
    done: (asked) => void ids.delete(asked),
  };
}

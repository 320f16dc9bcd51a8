import { useState } from 'react';

/** Under which id each thing is asked for. */
interface RequestIds {
  /** The id for this: the same as long as it isn't done. */
  idFor(asked: string): string;
  /** Called on success: the same input is a new request from then on. */
  done(asked: string): void;
}

/** The ids of what is made here: what is sent again because no answer came is made once, something else by itself. */
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

/** Something read for all who ask within a while. */
export interface Kept<T> {
  /** Returns the last value, or reads again if it is too old at `at`, in milliseconds of any clock. */
  at(at: number): Promise<T>;
  /** Invalidates the cache. */
  forget(): void;
}

/** Keeps what `read` gives for some milliseconds; one that failed is not kept. */
export function keptFor<T>(milliseconds: number, read: (at: number) => Promise<T>): Kept<T> {
  let kept: { value: Promise<T>; from: number } | null = null;

  function anew(at: number): Promise<T> {
    const value = read(at);
    value.catch(() => {
      if (kept?.value === value) kept = null;
    });
    kept = { value, from: at };
    return value;
  }

  return {
    at: (at) => (kept !== null && at >= kept.from && at < kept.from + milliseconds ? kept.value : anew(at)),
    forget() {
      kept = null;
    },
  };
}

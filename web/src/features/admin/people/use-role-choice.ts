import type { GivenRole } from '@arena/domain';
import { useState } from 'react';

/** State of a choice of role. `whenChosen` runs work with the role, or shows that it is missing. */
export function useRoleChoice(initial: GivenRole | null = null) {
  const [role, setRole] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  return {
    role,
    error: isMissing ? 'Elige un rol' : undefined,
    choose(chosen: GivenRole) {
      setRole(chosen);
      setMissing(false);
    },
    reset() {
      setRole(initial);
      setMissing(false);
    },
    whenChosen(work: (chosen: GivenRole) => Promise<unknown>) {
      if (role !== null) return work(role);
      setMissing(true);
      return undefined;
    },
  };
}

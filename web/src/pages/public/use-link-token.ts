import { startTransition, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tokenIn } from '#lib/addresses/private-paths.ts';

/** Removes a token from the address once it is read, so that screenshots don't show it. */
export function useLinkToken(onToken: (token: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(onToken);
  useEffect(() => {
    if (hash === '') return;
    // A transition yields to input.
    startTransition(() => {
      take(tokenIn(hash));
      void navigate(pathname, { replace: true });
    });
  }, [hash, pathname, navigate]);
}

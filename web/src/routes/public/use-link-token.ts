import { startTransition, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tokenIn } from '../../lib/addresses/private-paths.ts';

/** Takes a token out of the address as soon as it was read: what is in the bar is in pictures of the screen. */
export function useLinkToken(onToken: (token: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(onToken);
  useEffect(() => {
    if (hash === '') return;
    // A transition yields to the visitor's input.
    startTransition(() => {
      take(tokenIn(hash));
      void navigate(pathname, { replace: true });
    });
  }, [hash, pathname, navigate]);
}

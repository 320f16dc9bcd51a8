import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Leads on to `to`; going back doesn't return here. wouter's own would be part of what every page loads. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

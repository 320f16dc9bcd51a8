import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useToast } from '#ui/icons/toast-context.ts';

/** Redirects home if the tournament of a rules or form screen can't be loaded. */
export function useLeaveOnFailure(failed: boolean): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!failed) return;
    toast('error', 'No pudimos cargar el torneo. Verifica tu conexión a internet.');
    void navigate(paths.home(), { replace: true });
  }, [failed, navigate, toast]);
}

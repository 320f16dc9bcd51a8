import { errorText, type Refusal } from '@arena/domain';
import type { ReactNode } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

const texts: Record<Refusal, { title: string; figure: string; unit?: string; children: ReactNode }> = {
  tournament_not_found: {
    title: errorText.tournament_not_found,
    figure: '?',
    children: <p>El torneo que buscas no existe o ya no está publicado.</p>,
  },
  tournament_full: {
    title: 'Torneo completo',
    figure: '0',
    unit: 'cupos',
    children: <p>{errorText.tournament_full}</p>,
  },
  registration_closed: {
    title: 'Inscripciones Cerradas',
    figure: '0',
    unit: 'horas',
    children: <p>{errorText.registration_closed}</p>,
  },
  no_linked_form: {
    title: 'Inscripción',
    figure: '—',
    children: <Notice tone="error">{errorText.no_linked_form}</Notice>,
  },
};

/** The reason why registration is closed, and a link to other tournaments. */
export function RegistrationBlocked({ reason }: { reason: Refusal }) {
  return (
    <EmptyState {...texts[reason]} actions={<ButtonLink to={paths.tournaments()}>Ver otros torneos</ButtonLink>} />
  );
}

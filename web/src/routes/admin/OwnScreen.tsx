import { errorText } from '@arena/domain';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { SessionView } from '../../features/session/session-view.ts';
import { adminPatterns } from '../../lib/addresses/admin-paths.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { mayOpen, screenNames } from '../../lib/calls/admin-screens.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** Renders the screen at this address if the organiser's role may open it. */
export function OwnScreen({ organiser }: { organiser: SessionView }) {
  const { pathname } = useLocation();
  const screen = screenNames.find((name) => matchPath(adminPatterns[name], pathname) !== null);
  if (screen === undefined || mayOpen(screen)) return <Outlet context={organiser} />;
  return (
    <Section>
      <EmptyState title="No es parte de tu rol" actions={<ButtonLink to={paths.admin()}>Volver al panel</ButtonLink>}>
        <p>{errorText.forbidden} Si la necesitas, pide otro rol a un admin.</p>
      </EmptyState>
    </Section>
  );
}

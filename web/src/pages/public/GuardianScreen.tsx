import { LINK_TOKEN } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { GuardianPanel } from '../../features/guardian/GuardianPanel.tsx';
import { useLinkToken } from './use-link-token.ts';

const problems = {
  broken: 'El enlace no está completo. Ábrelo otra vez desde el mensaje.',
  gone: 'Este enlace ya no sirve. Pide uno nuevo a quien te lo mandó.',
  erased: 'Borramos todos los datos. El enlace ya no sirve.',
} as const;

/** Returns the token opened in this tab. It ends with the tab, because the phone may be anybody's. */
function keptToken(): string | null {
  const kept = readStored('session', visitorStorageKeys.guardian);
  return typeof kept === 'string' && LINK_TOKEN.test(kept) ? kept : null;
}

/** `/tutor`: the page of a minor's guardian, by private link. */
export default function GuardianScreen() {
  const [token, setToken] = useState(keptToken);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);

  const open = (opened: string) => {
    const isWhole = LINK_TOKEN.test(opened);
    setProblem(isWhole ? null : 'broken');
    if (!isWhole) return;
    writeStored('session', visitorStorageKeys.guardian, opened);
    setToken(opened);
  };
  useLinkToken(open);

  const end = (why: 'gone' | 'erased') => {
    removeStored('session', visitorStorageKeys.guardian);
    setToken(null);
    setProblem(why);
    window.scrollTo(0, 0);
  };

  const notice =
    problem === null ? null : <Notice tone={problem === 'erased' ? 'success' : 'error'}>{problems[problem]}</Notice>;
  return (
    <Section narrow>
      {token === null ? (
        <EmptyState
          title="Permiso de un adulto"
          actions={
            <ButtonLink look="secondary" to={paths.home()}>
              Ir al inicio
            </ButtonLink>
          }
        >
          {notice ?? <p>Aquí respondes con el enlace que te mandaron. Ábrelo desde el mensaje.</p>}
        </EmptyState>
      ) : (
        <>
          {notice}
          <GuardianPanel key={token} token={token} onEnd={end} />
        </>
      )}
    </Section>
  );
}

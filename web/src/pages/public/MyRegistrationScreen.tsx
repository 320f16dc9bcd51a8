import { errorText, LINK_TOKEN } from '@arena/domain';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptLink, keepLink, keptLinks, removeLink, useKeptLinks } from '#lib/addresses/links.ts';
import { NOTICE_PARAMETER, paths } from '#lib/addresses/paths.ts';
import { TEAM, tokenIn } from '#lib/addresses/private-paths.ts';
import { community } from '#lib/community.ts';
import { rememberedPlayer } from '#lib/storage/remembered-player.ts';
import { notifyStorageChange, removeStored, storageKeys } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { LostLink } from '#ui/sharing/LostLink.tsx';
import { RegistrationList } from '../../features/my-registration/list/RegistrationList.tsx';
import { useRegistrations } from '../../features/my-registration/list/use-registrations.ts';
import { MyRegistrationFrame, MyRegistrationPanel } from '../../features/my-registration/MyRegistrationPanel.tsx';
import { PasteLink } from '../../features/my-registration/PasteLink.tsx';
import { useInitialTournaments } from '../../features/tournaments/initial-tournaments.ts';
import { useLinkToken } from './use-link-token.ts';

const [chat] = community.links;

const MemberPanel = lazy(() => import('../../features/my-registration/MemberPanel.tsx'));

const problems = {
  broken: 'El enlace no está completo. Cópialo otra vez, entero.',
  gone: errorText.link_not_found,
  goneTeam: 'Este enlace ya no sirve. Pide el nuevo a quien inscribió a tu equipo.',
  erased: 'Borramos tus datos. El enlace ya no sirve.',
} as const;

/** Deletes this phone's data of an erased registration; another remembered player stays. */
function forgetRegistration({ token, freeFireId }: { token: string; freeFireId: string }): void {
  const tournamentId = keptLinks().find((each) => each.token === token)?.tournamentId ?? null;
  removeLink(token);
  if (rememberedPlayer()?.values.freeFireId === freeFireId) removeStored('local', visitorStorageKeys.player);
  if (tournamentId !== null) {
    removeStored('session', storageKeys.enrolled(tournamentId));
    removeStored('local', storageKeys.enrolled(tournamentId));
    removeStored('local', visitorStorageKeys.notices(tournamentId));
    removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  }
  notifyStorageChange();
}

/** Shown without a link; `children` explains an invalid one. */
function NoRegistration({ onOpen, children }: { onOpen: (token: string) => void; children: ReactNode }) {
  return (
    <EmptyState
      title="Mi lugar"
      actions={
        <>
          <LostLink />
          <ButtonLink to={paths.tournaments()}>Ver torneos</ButtonLink>
          <ButtonLink look="secondary" to={paths.home()}>
            Volver al inicio
          </ButtonLink>
        </>
      }
    >
      {children ?? (
        <p>
          Aquí ves tu inscripción cuando abres tu enlace. Te lo damos al inscribirte, o te lo manda quien inscribió a tu
          equipo. Si lo perdiste, te lo mandamos al correo que diste, o pide otro en el{' '}
          <a href={chat.href} target="_blank" rel="noreferrer">
            chat oficial
          </a>
          .
        </p>
      )}
      <PasteLink onOpen={onOpen} />
    </EmptyState>
  );
}

interface Wanted {
  /** Token of the one that the player opened. */
  opened: string | null;
  /** Tournament of the one in the address. */
  wanted: string | null;
  isTeams: boolean;
}

/**
 * Returns the registration to show, and all of this phone if there are several. Unless one is wanted it is the most
 * urgent one by what the phone knows, and it stays when the server tells more.
 */
function useRegistration(links: readonly KeptLink[] | null, { opened, wanted, isTeams }: Wanted) {
  const all = useRegistrations(links !== null && links.length > 1 ? links : []);
  const [first, setFirst] = useState<string | null>(null);
  const isKnown = all.every(({ link, isLoading }) => !isLoading || link.myRegistration === null);
  if (first === null && isKnown && all[0] !== undefined) setFirst(all[0].link.token);
  const kept =
    links?.find(({ token }) => token === opened) ??
    links?.find(({ tournamentId }) => tournamentId !== null && tournamentId === wanted) ??
    (isTeams ? links?.find(({ of }) => of === 'team') : undefined) ??
    links?.find(({ token }) => token === first) ??
    (all.length > 0 ? undefined : links?.[0]);
  return { all, kept };
}

/**
 * `/mi-lugar`: a registration's page by private link. `/equipo`: the same for a team. A phone with both links can
 * switch.
 */
export default function MyRegistrationScreen() {
  const links = useKeptLinks();
  const { hash, pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get(NOTICE_PARAMETER);
  const isOpening = hash !== '';
  const isTeams = pathname.startsWith(TEAM);
  const carried = useInitialTournaments()?.myRegistration ?? null;
  /** The link in the address until this browser has stored it. The server doesn't know it. */
  const [brought] = useState<KeptLink>({ token: tokenIn(hash), tournamentId: null, at: 0, myRegistration: null });
  const [opened, setOpened] = useState<string | null>(null);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const open = (token: string) => {
    if (!LINK_TOKEN.test(token)) {
      setProblem('broken');
      return;
    }
    setProblem(null);
    const isKept = keptLinks().some((each) => each.token === token);
    if (!isKept) keepLink({ token, tournamentId: null, myRegistration: null, ...(isTeams ? { of: 'team' } : {}) });
    setOpened(token);
  };
  useLinkToken(open);
  const onGone = useCallback(() => setProblem('gone'), []);
  const onErased = useCallback((erased: Parameters<typeof forgetRegistration>[0]) => {
    forgetRegistration(erased);
    setProblem('erased');
    // Messages are at the top.
    window.scrollTo(0, 0);
  }, []);
  const isBrought = carried !== null && (links === null || isOpening);
  const { all, kept } = useRegistration(isBrought ? null : links, { opened, wanted, isTeams });
  const shown = isBrought ? brought : kept;
  const notice =
    problem === null ? null : <Notice tone={problem === 'erased' ? 'success' : 'error'}>{problems[problem]}</Notice>;

  const part = () => {
    if (shown === undefined && (links === null || isOpening || all.length > 0)) return <MyRegistrationFrame />;
    if (shown === undefined) return <NoRegistration onOpen={open}>{notice}</NoRegistration>;
    return (
      <>
        {notice}
        {all.length === 0 ? null : (
          <RegistrationList
            registrations={all}
            shown={shown.token}
            onOpen={(token) => {
              setOpened(token);
              window.scrollTo(0, 0);
            }}
          />
        )}
        {shown.of === 'team' ? (
          <Suspense fallback={<MyRegistrationFrame />}>
            <MemberPanel key={shown.token} link={shown} onGone={() => setProblem('goneTeam')} />
          </Suspense>
        ) : (
          <MyRegistrationPanel
            key={shown.token}
            link={shown}
            carried={shown.token === brought.token ? carried : null}
            onGone={onGone}
            onErased={onErased}
          />
        )}
      </>
    );
  };

  return <Section narrow>{part()}</Section>;
}

import type { Tournament } from '@arena/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { type Draft, NEW, newDraft } from '../../lib/drafts.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Organiser, readTournament } from './calls.ts';
import { drafts } from './draft.ts';
import { Editor, type Views } from './Editor.tsx';
import { changesIn, hasFields, type TournamentValues, valuesOf } from './values.ts';

interface Start {
  initial: Draft<TournamentValues, Tournament>;
  isRestored: boolean;
  meanwhile: Tournament | null;
}

function fresh(base: Tournament | null): Start {
  return { initial: newDraft(base, valuesOf(base)), isRestored: false, meanwhile: null };
}

/** Where editing begins: with what this browser kept, unless the server has it already. */
function startFrom(current: Tournament | null): Start {
  const id = current?.id ?? NEW;
  const kept = drafts.kept(id);
  if (kept === null) return fresh(current);
  if (current === null || kept.base === null) return { initial: kept, isRestored: true, meanwhile: null };
  const isSaved = hasFields(current, changesIn(kept.values, kept.base));
  if (isSaved) {
    drafts.forget(id);
    return fresh(current);
  }
  const isOld = kept.base.revision !== current.revision;
  return { initial: kept, isRestored: true, meanwhile: isOld ? current : null };
}

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; current: Tournament | null };

function useCurrent(id: string | null) {
  const [loaded, setLoaded] = useState<Loaded>(id === null ? { state: 'ready', current: null } : { state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads it again.
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    readTournament(id).then(
      (current) => isCurrent && setLoaded({ state: 'ready', current }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem('Reading a tournament', error);
        if (isCurrent) setLoaded({ state: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, tries]);
  return { loaded, retry: () => setTries(tries + 1) };
}

interface Props {
  organiser: Organiser;
  /** Null for a new one. */
  id: string | null;
  views: Views;
}

function Begun({ organiser, current, views }: Omit<Props, 'id'> & { current: Tournament | null }) {
  const [start, setStart] = useState(() => startFrom(current));
  const discard = () => {
    drafts.forget(current?.id ?? NEW);
    setStart(fresh(current));
  };
  return <Editor key={start.initial.requestId} organiser={organiser} {...start} views={views} onDiscard={discard} />;
}

/** The editor of the tournament with this id, once it has been read, or of a new one. */
export function TournamentEditor({ organiser, id, views }: Props) {
  const { loaded, retry } = useCurrent(id);
  if (loaded.state === 'ready') return <Begun organiser={organiser} current={loaded.current} views={views} />;
  if (loaded.state === 'loading') {
    return (
      <p role="status">
        <span className="visually-hidden">Cargando torneo…</span>
        <Skeleton measure="full" />
      </p>
    );
  }
  const isGone = loaded.error instanceof ApiError && loaded.error.code === 'tournament_not_found';
  return (
    <Notice
      tone="error"
      action={
        isGone ? (
          <ButtonLink look="secondary" href={paths.deskTournaments()}>
            Ver los torneos
          </ButtonLink>
        ) : (
          <Button look="secondary" onClick={retry}>
            Reintentar
          </Button>
        )
      }
    >
      {isGone ? 'Este torneo ya no existe: alguien lo eliminó.' : failureText(loaded.error)}
    </Notice>
  );
}

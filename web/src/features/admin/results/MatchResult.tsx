import { cancelledMatchesOf, errorText } from '@arena/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useOnline } from '../../../lib/calls/online.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { PictureControl } from '../../../ui/fields/PictureControl.tsx';
import { ActNotice } from '../../../ui/icons/ActNotice.tsx';
import { Badge } from '../../../ui/icons/Badge.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { useToast } from '../../../ui/icons/toast-context.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { matchStanding } from '../../../ui/texts/competition-texts.ts';
import { type MatchPlace, setPicture } from './calls.ts';
import { factsOf, type MatchFacts } from './facts.ts';
import { resultDrafts } from './keeping/drafts.ts';
import { openResultSession } from './keeping/result-sessions.ts';
import styles from './MatchResult.module.css';
import { Closed, MatchWork } from './MatchWork.tsx';
import type { ResultSession } from './result-session.ts';

/** The match's name, its state, and whether the data is current. */
function MatchHead({ facts: { view, match, stage, group, lobby }, failure }: { facts: MatchFacts; failure: unknown }) {
  const isOnline = useOnline();
  const { label, tone } = matchStanding(match, cancelledMatchesOf(view)(match));
  const groupName = stage.groups.length > 1 ? ` · ${group.name}` : '';
  return (
    <div className={styles.head}>
      <Badge tone={tone}>{label}</Badge>
      <p className="muted small">
        {match.map === '' ? '' : `${match.map} · `}
        {stage.name}
        {groupName} · {lobby.length} en la sala
        {match.replayOf === null ? '' : ' · repetición'}
      </p>
      {isOnline && failure === null ? null : (
        <p className={styles.offline} role="status">
          {isOnline ? 'No llegó lo último' : 'Sin señal'}: sigue anotando, queda en este teléfono.
        </p>
      )}
    </div>
  );
}

/** The screenshot of a result, as a template while entering and as evidence afterwards. */
function MatchPicture({
  place,
  picture,
  session,
}: {
  place: MatchPlace;
  picture: string | null;
  session: ResultSession;
}) {
  const change = (next: string | null) =>
    setPicture(place, { picture: next, from: picture }).finally(() => session.refresh());
  return (
    <PictureControl
      label="Captura del resultado"
      inLine="Subir captura"
      hint="Solo la ve el equipo, hasta 90 días después."
      alt="Captura del resultado"
      value={picture}
      onChange={change}
    />
  );
}

interface Props {
  organiser: Organiser;
  place: MatchPlace;
}

function Result({ organiser, place }: Props) {
  const client = useQueryClient();
  const tell = useToast();
  const [session] = useState(() => openResultSession({ organiser, client, tell }, place));
  const state = useSyncExternalStore(session.subscribe, session.current);
  const facts = state.view === null ? null : factsOf(state.view, place.matchId);
  if (state.isGone) return <Closed tone="error" text="Esta partida ya no existe: el plan cambió." place={place} />;
  if (facts !== null) {
    return (
      <div className="below gap-4">
        <MatchHead facts={facts} failure={state.failure} />
        <MatchPicture place={place} picture={facts.match.picture} session={session} />
        <MatchWork session={session} state={state} facts={facts} organiser={organiser} place={place} />
      </div>
    );
  }
  if (state.failure !== null) {
    const hasDraft = resultDrafts(organiser, place).kept(place.matchId) !== null;
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: () => void session.refresh() }}>
        {failureText(state.failure)}
        {hasDraft ? ' Lo que anotaste sigue guardado en este navegador: vuelve a verse cuando haya señal.' : null}
      </ActNotice>
    );
  }
  return (
    <p role="status">
      <span className="visually-hidden">Cargando la partida…</span>
      <Skeleton measure="full" />
    </p>
  );
}

/** A match's result: entered, made official, corrected. */
export function MatchResult(props: Props) {
  const mayWork = props.organiser.permissions.includes('enter_results');
  return mayWork ? <Result {...props} /> : <Notice tone="error">{errorText.forbidden}</Notice>;
}

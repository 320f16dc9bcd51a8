import { cancelledMatchesOf, errorText } from '@arena/domain';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useOnline } from '../../../lib/calls/online.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { PictureControl } from '../../../ui/fields/PictureControl.tsx';
import { ActNotice } from '../../../ui/icons/ActNotice.tsx';
import { Badge } from '../../../ui/icons/Badge.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { matchStanding } from '../../../ui/texts/competition-texts.ts';
import { type MatchPlace, setPicture } from './calls.ts';
import { FormerDraft } from './FormerDraft.tsx';
import { factsOf, type MatchFacts } from './facts.ts';
import { resultDraft } from './keeping/drafts.ts';
import styles from './MatchResult.module.css';
import { Closed, MatchWork } from './MatchWork.tsx';
import { ResultContext, workOf } from './result-context.ts';
import { type ResultEntry, useResultEntry } from './result-entry.ts';

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
function MatchPicture({ place, picture, act }: { place: MatchPlace; picture: string | null; act: ResultEntry }) {
  const change = (next: string | null) =>
    setPicture(place, { picture: next, from: picture }).finally(() => act.refresh());
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
  const { state, isKept, former, act } = useResultEntry(organiser, place);
  if (state.at === 'gone')
    return <Closed tone="error" text="Esta partida ya no existe: el plan cambió." place={place} />;
  const facts = state.at === 'loading' ? null : factsOf(state.view, place.matchId);
  if (state.at !== 'loading' && facts !== null) {
    return (
      <ResultContext value={workOf(state, facts, isKept, act)}>
        <div className="below gap-4">
          <MatchHead facts={facts} failure={state.failure} />
          {former === null ? null : <FormerDraft text={former} nameOf={facts.nameOf} onDiscard={act.discardFormer} />}
          <MatchPicture place={place} picture={facts.match.picture} act={act} />
          <MatchWork organiser={organiser} place={place} theirs={state.at === 'conflict' ? state.theirs : null} />
        </div>
      </ResultContext>
    );
  }
  if (state.at === 'loading' && state.failure !== null) {
    const hasDraft = resultDraft(organiser.uid, place).kept() !== null;
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: () => void act.refresh() }}>
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

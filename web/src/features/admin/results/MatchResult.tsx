import { cancelledMatchesOf, errorText } from '@arena/domain';
import { useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { failureText } from '#lib/calls/failure-text.ts';
import { useOnline } from '#lib/calls/online.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { matchStanding } from '#ui/texts/competition-texts.ts';
import { factsOf, type MatchPlace } from './entry/facts.ts';
import { ResultContext, useResult, useResultEntry, workOf } from './entry/result-context.ts';
import { resultDraft } from './entry/result-drafts';
import styles from './MatchResult.module.css';
import { Closed, MatchWork } from './MatchWork.tsx';
import panels from './Panels.module.css';

/** The match's name, its state, and whether the data is current. */
function MatchHead({ isCurrent }: { isCurrent: boolean }) {
  const { view, match, stage, group, lobby } = useResult().facts;
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
      {isOnline && isCurrent ? null : (
        <p className={styles.offline} role="status">
          {isOnline ? 'No llegó lo último' : 'Sin señal'}: sigue anotando, queda en este teléfono.
        </p>
      )}
    </div>
  );
}

/** A draft that this version can't continue: its text, to be entered again. Entries are named by their id in braces. */
function FormerDraft({ text }: { text: string }) {
  const { facts, act } = useResult();
  const named = text.replaceAll(/\{([^{}\n]+)\}/g, (_, entryId: string) => facts.nameOf(entryId));
  return (
    <section aria-label="De una versión anterior">
      <Notice
        tone="warning"
        action={
          <Button look="quiet" onClick={act.discardFormer}>
            Descartar
          </Button>
        }
      >
        <p>Esto lo anotaste con una versión anterior de la página, que esta no puede continuar. Anótalo otra vez:</p>
        <pre className={panels.former}>{named}</pre>
      </Notice>
    </section>
  );
}

/** The screenshot of a result, as a template while entering and as evidence afterwards. */
function MatchPicture() {
  const { place, facts, act } = useResult();
  const { picture } = facts.match;
  const change = async (next: string | null) => {
    try {
      const body = { picture: next, from: picture };
      await authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/picture', { params: { ...place }, body });
    } finally {
      await act.refresh();
    }
  };
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
  const [isOpen, setOpen] = useState(false);
  if (state.at === 'gone')
    return <Closed tone="error" text="Esta partida ya no existe: el plan cambió." place={place} />;
  const facts = state.at === 'loading' ? null : factsOf(state.view, place.matchId);
  if (state.at !== 'loading' && facts !== null) {
    return (
      <ResultContext value={workOf(state, facts, { organiser, place, act, isKept, isOpen, setOpen })}>
        <div className="below gap-4">
          <MatchHead isCurrent={state.failure === null} />
          {former === null ? null : <FormerDraft text={former} />}
          <MatchPicture />
          <MatchWork theirs={state.at === 'conflict' ? state.theirs : null} />
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

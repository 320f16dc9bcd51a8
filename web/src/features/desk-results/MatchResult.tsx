import { errorText } from '@arena/domain';
import { useEffect } from 'react';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import type { MatchPlace } from './calls.ts';
import { factsOf } from './facts.ts';
import { resultDrafts } from './keeping/drafts.ts';
import { MatchHead } from './MatchHead.tsx';
import { MatchPicture } from './MatchPicture.tsx';
import styles from './MatchResult.module.css';
import { MatchWork } from './MatchWork.tsx';
import { useResult } from './use-result.ts';

interface Props {
  organiser: Organiser;
  place: MatchPlace;
  /** Hears which match it is. */
  onNumber: (number: number) => void;
}

function Gone({ tournamentId }: { tournamentId: string }) {
  return (
    <Notice
      tone="error"
      action={
        <ButtonLink look="secondary" to={deskPath('competition', { tournamentId })}>
          Ver la competencia
        </ButtonLink>
      }
    >
      Esta partida ya no existe: el plan cambió.
    </Notice>
  );
}

function Result({ organiser, place, onNumber }: Props) {
  const { desk, state } = useResult(organiser, place);
  const facts = state.view === null ? null : factsOf(state.view, place.matchId);
  const number = facts?.match.number;
  useEffect(() => {
    if (number !== undefined) onNumber(number);
  }, [number, onNumber]);
  if (state.isGone) return <Gone tournamentId={place.tournamentId} />;
  if (facts !== null) {
    return (
      <div className={styles.match}>
        <MatchHead facts={facts} failure={state.failure} />
        <MatchPicture place={place} picture={facts.match.picture} onChanged={() => desk.refresh()} />
        <MatchWork desk={desk} state={state} facts={facts} organiser={organiser} place={place} />
      </div>
    );
  }
  if (state.failure !== null) {
    const hasDraft = resultDrafts(organiser, place).kept(place.matchId) !== null;
    return (
      <Notice
        tone="error"
        action={
          <Button look="secondary" onClick={() => void desk.refresh()}>
            Reintentar
          </Button>
        }
      >
        {failureText(state.failure)}
        {hasDraft ? ' Lo que anotaste sigue guardado en este navegador: vuelve a verse cuando haya señal.' : null}
      </Notice>
    );
  }
  return (
    <p role="status">
      <span className="visually-hidden">Cargando la partida…</span>
      <Skeleton measure="full" />
    </p>
  );
}

/** A match's result: entered by tapping, by paste or by keys, made official, corrected. */
export function MatchResult(props: Props) {
  const mayWork = props.organiser.permissions.includes('manage_competition');
  return mayWork ? <Result {...props} /> : <Notice tone="error">{errorText.forbidden}</Notice>;
}

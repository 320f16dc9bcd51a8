import { adminPath } from '../../../lib/addresses/admin-paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/icons/Notice.tsx';
import type { MatchPlace } from './calls.ts';
import { nextMatch } from './facts.ts';
import { ChangeList } from './finishing/ChangeList.tsx';
import { DeliveryNotice } from './finishing/DeliveryNotice.tsx';
import panels from './finishing/Panels.module.css';
import styles from './MatchResult.module.css';
import type { WorkProps } from './MatchWork.tsx';
import { ResultRows } from './ResultRows.tsx';
import { Revisions } from './Revisions.tsx';

interface Props extends WorkProps {
  place: MatchPlace;
  /** True if this organiser may make it official. */
  mayConfirm: boolean;
  /** Opens it for changes; null if it is read-only. */
  onChange: (() => void) | null;
}

function Provisional({ session, state, mayConfirm }: Pick<Props, 'session' | 'state' | 'mayConfirm'>) {
  if (!mayConfirm) {
    return (
      <Notice tone="info">
        Lo anotaste tú: otra persona del equipo tiene que revisarlo y hacerlo oficial desde su teléfono.
      </Notice>
    );
  }
  return (
    <Button wide busy={state.delivery === 'sending'} onClick={() => void session.save(true)}>
      Hacer oficial
    </Button>
  );
}

function Corrections({ facts }: Pick<Props, 'facts'>) {
  const { corrections } = facts.match;
  if (corrections.length === 0) return null;
  return (
    <div className={classes('panel below gap-3', panels.panel)}>
      <h2 className={styles.heading}>Correcciones</h2>
      {corrections.toReversed().map(({ at, reason, changes }) => (
        <div key={at}>
          <p>{reason}</p>
          {changes.length === 0 ? null : <ChangeList changes={changes} nameOf={facts.nameOf} />}
        </div>
      ))}
    </div>
  );
}

/** A stored result, its next step, and an edit button. */
export function StoredResult({ session, state, facts, place, mayConfirm, onChange }: Props) {
  const { match } = facts;
  const isOfficial = match.state === 'official';
  const next = isOfficial ? nextMatch(facts) : null;
  // The next match is prepared on the competition's screen, unless it has already started.
  const goesOn = next?.state === 'playing';
  return (
    <div className={styles.work}>
      {state.delivery === 'waiting' ? <DeliveryNotice session={session} /> : null}
      {state.refusal === null ? null : (
        <Notice tone="error">{[state.refusal.message, ...Object.values(state.refusal.fields)].join(' ')}</Notice>
      )}
      {match.revision === 0 ? null : <ResultRows facts={facts} rows={state.entering.rows} />}
      <div className={styles.actions}>
        {match.state === 'provisional' && state.delivery !== 'waiting' && onChange !== null ? (
          <Provisional session={session} state={state} mayConfirm={mayConfirm} />
        ) : null}
        {isOfficial && !goesOn ? (
          <ButtonLink wide to={adminPath('competition', { id: place.tournamentId, part: null })}>
            Ver la competencia
          </ButtonLink>
        ) : null}
        {next === null ? null : (
          <ButtonLink
            look={goesOn ? 'primary' : 'secondary'}
            wide
            to={adminPath('match', { id: place.tournamentId, matchId: next.id })}
          >
            Siguiente: partida {next.number}
          </ButtonLink>
        )}
        {onChange === null ? null : (
          <Button look="secondary" wide onClick={onChange}>
            {match.officialAt === null ? 'Cambiar' : 'Corregir'}
          </Button>
        )}
      </div>
      <Corrections facts={facts} />
      {match.revision === 0 ? null : <Revisions place={place} revision={match.revision} />}
    </div>
  );
}

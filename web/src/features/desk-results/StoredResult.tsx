import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/signs/Notice.tsx';
import type { MatchPlace } from './calls.ts';
import { nextMatch } from './facts.ts';
import { ChangeList } from './finishing/ChangeList.tsx';
import { DeliveryNotice } from './finishing/DeliveryNotice.tsx';
import panels from './finishing/Panels.module.css';
import styles from './MatchResult.module.css';
import type { WorkProps } from './MatchWork.tsx';
import { ResultRows } from './ResultRows.tsx';

interface Props extends WorkProps {
  place: MatchPlace;
  /** Whether this person may make it official. */
  mayConfirm: boolean;
  /** Opens it for changes; null where it can't be changed. */
  onChange: (() => void) | null;
}

function Provisional({ desk, state, mayConfirm }: Pick<Props, 'desk' | 'state' | 'mayConfirm'>) {
  if (!mayConfirm) {
    return (
      <Notice tone="info">
        Lo anotaste tú: otra persona del equipo tiene que revisarlo y hacerlo oficial desde su teléfono.
      </Notice>
    );
  }
  return (
    <Button wide busy={state.delivery === 'sending'} onClick={() => void desk.save(true)}>
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

/** A result that is stored: what it says, the step that is next, and the way to change it. */
export function StoredResult({ desk, state, facts, place, mayConfirm, onChange }: Props) {
  const { match } = facts;
  const isOfficial = match.state === 'official';
  const next = isOfficial ? nextMatch(facts) : null;
  // What is next is shared and made ready in the competition, unless it is being played already.
  const goesOn = next?.state === 'playing';
  return (
    <div className={styles.work}>
      {state.delivery === 'waiting' ? <DeliveryNotice desk={desk} /> : null}
      {state.refusal === null ? null : (
        <Notice tone="error">{[state.refusal.message, ...Object.values(state.refusal.fields)].join(' ')}</Notice>
      )}
      {match.revision === 0 ? null : <ResultRows facts={facts} rows={state.entering.rows} />}
      <div className={styles.actions}>
        {match.state === 'provisional' && state.delivery !== 'waiting' && onChange !== null ? (
          <Provisional desk={desk} state={state} mayConfirm={mayConfirm} />
        ) : null}
        {isOfficial && !goesOn ? (
          <ButtonLink wide to={deskPath('competition', { tournamentId: place.tournamentId })}>
            Ver la competencia
          </ButtonLink>
        ) : null}
        {next === null ? null : (
          <ButtonLink
            look={goesOn ? 'primary' : 'secondary'}
            wide
            to={deskPath('match', { tournamentId: place.tournamentId, matchId: next.id })}
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
    </div>
  );
}

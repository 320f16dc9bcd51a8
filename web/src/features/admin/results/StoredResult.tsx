import { exchangeText } from '@arena/domain';
import { useState } from 'react';
import { adminPath } from '../../../lib/addresses/admin-paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ActNotice } from '../../../ui/icons/ActNotice.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import type { MatchPlace } from './calls.ts';
import { nextMatch } from './facts.ts';
import { ChangeList } from './finishing/ChangeList.tsx';
import { storedExchanges } from './finishing/checks.ts';
import { DeliveryNotice } from './finishing/DeliveryNotice.tsx';
import panels from './finishing/Panels.module.css';
import styles from './MatchResult.module.css';
import { ResultRows } from './ResultRows.tsx';
import { Revisions } from './Revisions.tsx';
import { useResult } from './result-context.ts';

interface Props {
  place: MatchPlace;
  /** True if this organiser may make it official. */
  mayConfirm: boolean;
  /** Opens it for changes; null if it is read-only. */
  onChange: (() => void) | null;
}

function Provisional({ mayConfirm }: Pick<Props, 'mayConfirm'>) {
  const { facts, delivery, act } = useResult();
  const [isAsking, setAsking] = useState(false);
  const exchanges = storedExchanges(facts);
  if (!mayConfirm) {
    return (
      <Notice tone="info">
        Lo anotaste tú: otra persona del equipo tiene que revisarlo y hacerlo oficial desde su teléfono.
      </Notice>
    );
  }
  return (
    <>
      <Button
        wide
        busy={delivery === 'sending'}
        onClick={() => (exchanges.length > 0 ? setAsking(true) : void act.save(true))}
      >
        Hacer oficial
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="¿Hacer oficial la corrección?"
          action="Hacer oficial"
          onConfirm={() => {
            setAsking(false);
            void act.save(true, { acceptsExchange: true });
          }}
          cancel="Revisar"
          onClose={() => setAsking(false)}
        >
          {exchanges.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Corrections() {
  const { facts } = useResult();
  const { corrections } = facts.match;
  if (corrections.length === 0) return null;
  return (
    <div className={classes('panel below gap-3', panels.panel)}>
      <h2 className={styles.heading}>Correcciones</h2>
      {corrections.toReversed().map(({ at, reason, changes, exchanges = [] }) => (
        <div key={at}>
          <p>{reason}</p>
          {exchanges.map((one) => (
            <p key={one.stageId}>{exchangeText(one, facts.view.competition.stages, facts.nameOf)}</p>
          ))}
          {changes.length === 0 ? null : <ChangeList changes={changes} nameOf={facts.nameOf} />}
        </div>
      ))}
    </div>
  );
}

/** A stored result, its next step, and an edit button. */
export function StoredResult({ place, mayConfirm, onChange }: Props) {
  const { facts, entering, delivery, refusal, act } = useResult();
  const { match } = facts;
  const isOfficial = match.state === 'official';
  const next = isOfficial ? nextMatch(facts) : null;
  // The next match is prepared on the competition's screen, unless it has already started.
  const goesOn = next?.state === 'playing';
  return (
    <div className={styles.work}>
      {delivery === 'waiting' ? <DeliveryNotice /> : null}
      {refusal === null ? null : (
        <ActNotice tone="error" act={{ label: 'Entendido', look: 'quiet', run: act.discard }}>
          {[...new Set([refusal.message, ...Object.values(refusal.fields)])].join(' ')}
        </ActNotice>
      )}
      {match.revision === 0 ? null : <ResultRows facts={facts} rows={entering.rows} />}
      <div className={styles.actions}>
        {match.state === 'provisional' && delivery !== 'waiting' && onChange !== null ? (
          <Provisional mayConfirm={mayConfirm} />
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
      <Corrections />
      {match.revision === 0 ? null : <Revisions place={place} revision={match.revision} />}
    </div>
  );
}

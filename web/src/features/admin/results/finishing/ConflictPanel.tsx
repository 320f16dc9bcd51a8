import type { Match } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import { lobbyIds } from '../facts.ts';
import styles from '../MatchResult.module.css';
import type { WorkProps } from '../MatchWork.tsx';
import { resultText, wholeRows } from '../rows.ts';
import { type Dispute, disputesOf, mergeResults, type Side } from './merge.ts';
import panels from './Panels.module.css';

interface ChoiceProps {
  dispute: Dispute;
  name: string;
  chosen: Side | undefined;
  onChoose: (whose: Side) => void;
}

function Choice({ dispute: { entryId, before, after }, name, chosen, onChoose }: ChoiceProps) {
  const sides = [
    { whose: 'mine', label: 'Lo tuyo', text: resultText(before) },
    { whose: 'theirs', label: 'Lo suyo', text: resultText(after) },
  ] as const;
  return (
    <fieldset className={classes('below gap-2', panels.dispute)}>
      <legend>{name}</legend>
      <div className={panels.either}>
        {sides.map(({ whose, label, text }) => (
          <label key={whose} className={panels.whose}>
            <input
              type="radio"
              className="visually-hidden"
              name={`whose-${entryId}`}
              checked={chosen === whose}
              onChange={() => onChoose(whose)}
            />
            <span className={panels.who}>{label}</span>
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Resolves a conflict with another admin's result: shows both where they differ, to choose by row or as a whole. */
export function ConflictPanel({ session, state, facts, theirs }: WorkProps & { theirs: Match }) {
  const { rows } = state.entering;
  const disputes = disputesOf(state.base?.rows ?? [], rows, theirs.rows);
  const suggested = Object.fromEntries(
    disputes.flatMap(({ entryId, suggested: whose }) => (whose === null ? [] : [[entryId, whose]])),
  );
  const [said, setSaid] = useState<Readonly<Record<string, Side>>>({});
  const chosen: Record<string, Side> = { ...suggested, ...said };
  const open = disputes.filter(({ entryId }) => chosen[entryId] === undefined).length;
  return (
    <div className="below gap-4">
      <Notice tone="warning">
        <strong>Alguien más guardó este resultado mientras lo anotabas.</strong> Nada se perdió ni se sobrescribió:
        elige qué cuenta.
      </Notice>
      <div className={styles.actions}>
        <Button look="secondary" wide onClick={() => session.settle(wholeRows(lobbyIds(facts), theirs.rows))}>
          Quedarme con todo lo suyo
        </Button>
        <Button look="secondary" wide onClick={() => session.settle([...rows])}>
          Conservar todo lo mío
        </Button>
      </div>
      <h2 className={styles.heading}>
        {disputes.length === 1 ? 'Una fila difiere' : `${disputes.length} filas difieren`}
      </h2>
      <div className="below gap-4">
        {disputes.map((dispute) => (
          <Choice
            key={dispute.entryId}
            dispute={dispute}
            name={facts.nameOf(dispute.entryId)}
            chosen={chosen[dispute.entryId]}
            onChoose={(whose) => setSaid({ ...said, [dispute.entryId]: whose })}
          />
        ))}
      </div>
      <Button wide disabled={open > 0} onClick={() => session.settle(mergeResults(rows, disputes, chosen))}>
        {open === 0 ? 'Usar esta combinación' : `Elige en ${open === 1 ? 'una fila más' : `${open} filas más`}`}
      </Button>
    </div>
  );
}

import type { Match, ResultRow } from '@arena/domain';
import { useState } from 'react';
import { useOrganiserName } from '#lib/calls/organiser.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Columns, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { lobbyIds, type PlayedRow, resultText, wholeRows } from './entry/facts.ts';
import { type Dispute, disputeId, disputesOf, mergedEntering, mergeResults, type Side } from './entry/merge.ts';
import { useResult } from './entry/result-context.ts';
import { emptyEntering } from './entry/result-drafts.ts';
import styles from './MatchResult.module.css';

interface ChoiceProps {
  dispute: Dispute;
  name: string;
  chosen: Side | undefined;
  onChoose: (whose: Side) => void;
}

const fieldName = { played: '', placement: ': puesto', kills: ': bajas' } as const;

function fieldText(row: PlayedRow, field: Dispute['field']): string {
  if (field === 'placement') return `${row.placement}.º`;
  if (field === 'kills') return row.kills === 1 ? '1 baja' : `${row.kills} bajas`;
  return resultText(row);
}

/** A field of a row that both have entered differently. */
function Choice({ dispute: { entryId, field, mine, theirs }, name, chosen, onChoose }: ChoiceProps) {
  const sides = [
    { whose: 'mine', label: 'Lo tuyo', text: fieldText(mine, field) },
    { whose: 'theirs', label: 'Lo suyo', text: fieldText(theirs, field) },
  ] as const;
  return (
    <Stack as="fieldset" gap={2} className={styles.dispute}>
      <legend>
        {name}
        {fieldName[field]}
      </legend>
      <Columns gap={2}>
        {sides.map(({ whose, label, text }) => (
          <label key={whose} className={styles.whose}>
            <input
              type="radio"
              className="visually-hidden"
              name={`whose-${entryId}-${field}`}
              checked={chosen === whose}
              onChange={() => onChoose(whose)}
            />
            <Note as="span" className={styles.who}>
              {label}
            </Note>
            {text}
          </label>
        ))}
      </Columns>
    </Stack>
  );
}

/** Resolves a conflict with another organiser's result: what both have touched is chosen, field by field or as a whole. */
export function ConflictPanel({ theirs }: { theirs: Match }) {
  const { base, entering, facts, act } = useResult();
  const other = useOrganiserName(theirs.enteredBy);
  const disputes = disputesOf(base, entering, theirs.rows);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const open = disputes.filter((dispute) => chosen[disputeId(dispute)] === undefined).length;
  const use = (rows: readonly ResultRow[]) => act.settle(mergedEntering(entering, rows));
  const all = (whose: Side) => Object.fromEntries(disputes.map((dispute) => [disputeId(dispute), whose]));
  return (
    <Stack gap={4}>
      <Notice tone="warning">
        <strong>{other} guardó este resultado mientras lo anotabas.</strong> Nada se perdió ni se sobrescribió: elige
        qué cuenta. Lo que solo uno anotó se queda.
      </Notice>
      <Stack gap={2}>
        <Button
          look="secondary"
          wide
          onClick={() => act.settle({ ...emptyEntering, rows: wholeRows(lobbyIds(facts), theirs.rows) })}
        >
          Quedarme con todo lo suyo
        </Button>
        <Button look="secondary" wide onClick={() => use(mergeResults(base, entering, theirs.rows, all('mine')))}>
          Conservar todo lo mío
        </Button>
      </Stack>
      {disputes.length === 0 ? null : (
        <>
          <Title size="sign">{disputes.length === 1 ? 'Un dato difiere' : `${disputes.length} datos difieren`}</Title>
          <Stack gap={4}>
            {disputes.map((dispute) => (
              <Choice
                key={disputeId(dispute)}
                dispute={dispute}
                name={facts.nameOf(dispute.entryId)}
                chosen={chosen[disputeId(dispute)]}
                onChoose={(whose) => setChosen({ ...chosen, [disputeId(dispute)]: whose })}
              />
            ))}
          </Stack>
        </>
      )}
      <Button wide disabled={open > 0} onClick={() => use(mergeResults(base, entering, theirs.rows, chosen))}>
        {open === 0 ? 'Usar esta combinación' : `Elige ${open === 1 ? 'un dato más' : `${open} datos más`}`}
      </Button>
    </Stack>
  );
}

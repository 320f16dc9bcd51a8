import { counted, type ReadMatch } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { SelectField } from '../../../../ui/fields/Field.tsx';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import type { MatchFacts } from '../facts.ts';
import styles from './ReadText.module.css';
import { type Assigned, assignMatches, openMatches, wholeResults } from './several.ts';

interface Props {
  facts: MatchFacts;
  matches: readonly ReadMatch[];
  /** Stores the results. Resolves with an error message, or null. */
  onSave: (assigned: readonly Assigned[]) => Promise<string | null>;
  /** Loads one match into the open form. */
  onOne: (at: number) => void;
}

function countText({ rows, questions }: ReadMatch): string {
  const open = questions.length === 0 ? '' : ` · ${questions.length} por resolver`;
  return `${counted(rows.length, 'fila lista', 'filas listas')}${open}`;
}

/** Assigns the matches of a file to the group's matches and stores them all with one tap. */
export function SeveralMatches({ facts, matches, onSave, onOne }: Props) {
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const all = openMatches(facts);
  const assigned = assignMatches(facts, matches, chosen);
  const results = wholeResults(facts, assigned);
  const count = results?.length ?? 0;
  const save = async () => {
    setBusy(true);
    setError(await onSave(results ?? []));
    setBusy(false);
  };
  return (
    <section className="below gap-4" aria-label="Partidas del archivo">
      <p role="status">
        <strong>{counted(matches.length, 'partida', 'partidas')}</strong>
      </p>
      <ol className="below gap-3">
        {assigned.map(({ at, read, match }) => (
          <li key={at} className="below gap-1">
            <SelectField
              label={`${at + 1}. ${read.title === '' ? 'Sin título' : read.title}`}
              hint={countText(read)}
              required
              value={match?.id ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [at]: target.value })}
            >
              <option value="">No guardar</option>
              {all.map(({ id, number, map, revision }) => (
                <option key={id} value={id}>
                  Partida {number}
                  {map === '' ? '' : ` · ${map}`}
                  {revision === 0 ? '' : ' (ya tiene resultado)'}
                </option>
              ))}
            </SelectField>
            <button type="button" className={styles.unused} onClick={() => onOne(at)}>
              Ver solo esta aquí
            </button>
          </li>
        ))}
      </ol>
      {results === null ? <Notice tone="warning">Elegiste la misma partida dos veces.</Notice> : null}
      {error === null ? null : <Notice tone="error">{error}</Notice>}
      <Button wide busy={isBusy} disabled={count === 0} onClick={() => void save()}>
        {count === 1 ? 'Guardar 1 partida' : `Guardar ${count} partidas`}
      </Button>
      <p className="muted small">Quedan provisionales: lo que falte se pregunta en cada una.</p>
    </section>
  );
}

import { clockText, shortDateText } from '@arena/domain';
import { useState } from 'react';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { answerOf } from './answer-text.ts';
import styles from './ResponseTable.module.css';
import type { ResponsesProps } from './responses-props.ts';

/** More fields than this don't fit side by side: then each response is a card there too. */
const COLUMNS = 6;

/** How many rows are drawn, and how many more each time one asks. */
const ROWS = 100;

/** Every response: a table where there is room, a card each on a phone, with the labels beside the answers. */
export function ResponseTable({ form, responses }: ResponsesProps) {
  const zone = useViewerZone();
  const [shown, setShown] = useState(ROWS);
  const left = responses.length - shown;
  return (
    <>
      <table className={classes(styles.table, form.fields.length <= COLUMNS && styles.columns)} aria-label="Respuestas">
        <thead>
          <tr>
            <th scope="col">Enviada</th>
            {form.fields.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {responses.slice(0, shown).map((response) => (
            <tr key={response.id}>
              <th scope="row">
                {shortDateText(response.submittedAt, zone)}, {clockText(response.submittedAt, zone)}
              </th>
              {form.fields.map((field) => (
                <td key={field.id} data-label={field.label}>
                  {answerOf(field, response) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => setShown(shown + ROWS)}>
            Ver más ({left})
          </Button>
        </p>
      ) : null}
    </>
  );
}

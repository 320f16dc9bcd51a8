import type { CollectedResponse } from '@arena/domain/api';
import { useState } from 'react';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { classes } from '../../../ui/classes.ts';
import { DeskIcon } from '../../../ui/signs/DeskIcon.tsx';
import { answerOf, type ResponsesProps } from './answers.ts';
import styles from './ResponseTable.module.css';

/** More fields than this don't fit side by side: then each response is a card there too. */
const COLUMNS = 6;

/** How many rows are drawn, and how many more each time one asks. */
const ROWS = 100;

interface Props extends ResponsesProps {
  onDelete: (response: CollectedResponse) => void;
}

/** Every response: a table where there is room, a card each on a phone, with the labels beside the answers. */
export function ResponseTable({ form, responses, onDelete }: Props) {
  const zone = useViewerZone();
  const sentAt = ({ submittedAt }: CollectedResponse) => dayAndClockIn(submittedAt, zone);
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
            <th scope="col">
              <span className="visually-hidden">Eliminar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {responses.slice(0, shown).map((response) => (
            <tr key={response.id}>
              <th scope="row">{sentAt(response)}</th>
              {form.fields.map((field) => (
                <td key={field.id} data-label={field.label}>
                  {answerOf(field, response) || '–'}
                </td>
              ))}
              <td className={styles.delete}>
                <IconButton
                  label={`Eliminar la respuesta del ${sentAt(response)}`}
                  tone="bad"
                  onClick={() => onDelete(response)}
                >
                  <DeskIcon name="trash" />
                </IconButton>
              </td>
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

import type { CollectedResponse } from '@arena/domain/api';
import { useState } from 'react';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { classes } from '../../../ui/classes.ts';
import { DeskIcon } from '../../../ui/signs/DeskIcon.tsx';
import { columnsOf, type ResponsesProps } from './answers.ts';
import styles from './ResponseTable.module.css';

/** More columns than this don't fit side by side: then each response is a card there too. */
const COLUMNS = 6;

/** How many rows are drawn, and how many more each time one asks. */
const ROWS = 100;

interface Props extends ResponsesProps {
  onDelete: (response: CollectedResponse) => void;
}

/** Every response: a table where there is room, a card each on a phone, with the labels beside the answers. */
export function ResponseTable({ form, responses, onDelete }: Props) {
  const zone = useViewerZone();
  const cameAt = ({ receivedAt }: CollectedResponse) => dayAndClockIn(receivedAt, zone);
  const columns = columnsOf(form, responses);
  const [shown, setShown] = useState(ROWS);
  const left = responses.length - shown;
  return (
    <>
      <table className={classes(styles.table, columns.length <= COLUMNS && styles.columns)} aria-label="Respuestas">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Recibida</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Eliminar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {responses.slice(0, shown).map((response) => (
            <tr key={response.id} className="panel">
              <th scope="row">{cameAt(response)}</th>
              {columns.map(({ id, title, textOf }) => (
                <td key={id} data-label={title}>
                  {textOf(response) || '–'}
                </td>
              ))}
              <td className={styles.delete}>
                <IconButton
                  label={`Eliminar la respuesta del ${cameAt(response)}`}
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

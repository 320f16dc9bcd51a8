import type { CollectedResponse } from '@arena/domain/api';
import { useState } from 'react';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { ListTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import { useWide } from '#ui/table/use-wide.ts';
import styles from './ResponseTable.module.css';
import { columnsOf, type ResponsesProps } from './response-answers';

const ROWS = 100;

interface Props extends ResponsesProps {
  onDelete: (response: CollectedResponse) => void;
}

/** All responses: a table on wide screens, a card each on a phone. */
export function ResponseTable({ form, responses, onDelete }: Props) {
  const zone = useViewerZone();
  const cameAt = ({ receivedAt }: CollectedResponse) => dayAndClockIn(receivedAt, zone);
  const columns = columnsOf(form, responses);
  const [shown, setShown] = useState(ROWS);
  const left = responses.length - shown;
  const isWide = useWide();
  const wide: readonly TableColumn<CollectedResponse>[] = [
    { id: 'receivedAt', head: 'Recibida', shown: 'always', value: ({ receivedAt }) => receivedAt, cell: cameAt },
    ...columns.map(({ id, title, textOf }) => ({
      id: `answer:${id}`,
      head: title,
      value: textOf,
      cell: (response: CollectedResponse) => textOf(response) || '–',
    })),
    {
      id: 'delete',
      head: 'Eliminar',
      isUnnamed: true,
      shown: 'always',
      width: 3,
      cell: (response) => (
        <IconButton
          label={`Eliminar la respuesta del ${cameAt(response)}`}
          tone="bad"
          onClick={() => onDelete(response)}
        >
          <AdminIcon name="trash" size={20} />
        </IconButton>
      ),
    },
  ];
  return (
    <>
      {isWide ? (
        <ListTable
          label="Respuestas"
          name={`respuestas:${form.id}`}
          items={responses}
          idOf={({ id }) => id}
          columns={wide}
          most={shown}
        />
      ) : (
        <table className={styles.table} aria-label="Respuestas">
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
                    <AdminIcon name="trash" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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

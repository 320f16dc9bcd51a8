import { useState } from 'react';
import { Chips } from '../../../ui/fields/Chips.tsx';
import type { Planned } from '../desk-context.ts';
import { StageTables } from './StageTables.tsx';

/** The tables as they stand, one stage at a time: the one that is played first. */
export function Tables({ planned }: { planned: Planned }) {
  const { tables } = planned;
  const current = tables.find(({ stage }) => stage.state === 'open') ?? tables.at(-1);
  const [chosen, setChosen] = useState(current?.stage.id ?? '');
  const table = tables.find(({ stage }) => stage.id === chosen) ?? current;
  return (
    <>
      {tables.length > 1 ? (
        <Chips
          label="Fase"
          options={tables.map(({ stage }) => ({ value: stage.id, label: stage.name }))}
          value={table?.stage.id ?? ''}
          onChange={setChosen}
        />
      ) : null}
      {table === undefined ? null : <StageTables key={table.stage.id} planned={planned} table={table} />}
    </>
  );
}

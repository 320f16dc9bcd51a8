import type { Exclusion } from '@arena/domain';
import { useRef, useState } from 'react';
import { exclusionList } from '#lib/query/exclusion-list.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { changeExclusion, endText, HALF_A_TIME, isHalfTyped } from './exclusion-calls.ts';

interface Props {
  exclusion: Exclusion;
  onClose: () => void;
}

/** Moves the end of an exclusion, or takes it away. It shows the end that another admin chose meanwhile. */
export function UntilDialog({ exclusion, onClose }: Props) {
  const zone = useViewerZone();
  const [before] = useState(exclusion.until);
  const [until, setUntil] = useState(() => toLocalText(before, zone));
  const [isHalf, setHalf] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const save = async () => {
    const changed = await changeExclusion(exclusion, { until: fromLocalText(until, zone) });
    if (changed.until === null) return 'Listo: vale hasta que la termines.';
    return `Listo: hasta el ${endText(changed.until, zone)}.`;
  };
  const saving = useAction(save, { tells: true, changes: [exclusionList], onDone: onClose });
  const confirm = () => {
    const isUnclear = isHalfTyped(field.current?.querySelector('input'));
    setHalf(isUnclear);
    return isUnclear ? undefined : saving.run();
  };
  return (
    <ConfirmDialog
      title="Cambiar el fin"
      action="Guardar"
      isPending={saving.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>ID {exclusion.freeFireId}</p>
      {exclusion.until === before ? null : (
        <Notice tone="warning">
          Alguien más lo cambió mientras tanto:{' '}
          {exclusion.until === null ? 'sin fecha de fin' : `hasta el ${endText(exclusion.until, zone)}`}.
        </Notice>
      )}
      <div ref={field}>
        <TimeField
          label="Hasta cuándo"
          shown={until}
          note="Sin fecha vale hasta que la termines."
          error={isHalf ? HALF_A_TIME : saving.refusal?.fields.until}
          value={until}
          onChange={({ target }) => {
            setUntil(target.value);
            setHalf(false);
            saving.reset();
          }}
        />
      </div>
    </ConfirmDialog>
  );
}

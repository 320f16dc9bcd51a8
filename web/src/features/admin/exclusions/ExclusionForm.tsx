import { limits } from '@arena/domain';
import { type SubmitEvent, useState } from 'react';
import { exclusionList } from '#lib/query/exclusion-list.ts';
import { useScreenText } from '#lib/storage/screen-text.ts';
import { fromLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { useAction } from '#ui/use-action.ts';
import { endText, exclude, HALF_A_TIME, isHalfTyped } from './exclusion-calls.ts';

/** Excludes a player ID. A link to the screen may fill in the ID, which stands in no address. */
export function ExclusionForm() {
  const zone = useViewerZone();
  // The same key excludes once if an answer was lost.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [freeFireId, setFreeFireId] = useScreenText('freeFireId', '');
  const [reason, setReason] = useScreenText('reason', '');
  const [until, setUntil] = useScreenText('until', '');
  const [isHalf, setHalf] = useState(false);
  const save = async () => {
    const body = { freeFireId: freeFireId.trim(), reason, until: fromLocalText(until, zone) };
    const excluded = await exclude(body, key);
    for (const clear of [setFreeFireId, setReason, setUntil]) clear('');
    setKey(crypto.randomUUID());
    const end = excluded.until === null ? 'hasta que la termines' : `hasta el ${endText(excluded.until, zone)}`;
    return `Listo: ningún torneo acepta este ID ${end}.`;
  };
  const saving = useAction(save, { tells: true, changes: [exclusionList] });
  const fields = saving.refusal?.fields;
  const typing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setHalf(false);
    saving.reset();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isHalfTyped(event.currentTarget.elements.namedItem('until'))) setHalf(true);
    else void saving.run();
  };
  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <TextField
        label="ID de Free Fire"
        hint="Ningún torneo lo acepta: ni solo, ni en un equipo, ni en un cambio. Si ya está inscrito, rechaza su inscripción."
        error={fields?.freeFireId}
        required
        inputMode="numeric"
        autoComplete="off"
        value={freeFireId}
        onChange={({ target }) => typing(setFreeFireId)(target.value)}
      />
      <AreaField
        label="Motivo"
        hint="Solo lo ven los admins."
        error={fields?.reason}
        required
        rows={2}
        maxLength={limits.reasonCharacters}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => typing(setReason)(target.value)}
      />
      <TimeField
        name="until"
        label="Hasta cuándo"
        shown={until}
        note="Sin fecha vale hasta que la termines."
        error={isHalf ? HALF_A_TIME : fields?.until}
        value={until}
        onChange={({ target }) => typing(setUntil)(target.value)}
      />
      <Button type="submit" busy={saving.isPending}>
        Excluir a un jugador
      </Button>
    </Stack>
  );
}

import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { SelectField, TextField } from '#ui/fields/Field.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { streamAddress, usualStream } from './stream-address.ts';
import styles from './TournamentSummary.module.css';

const ROWS = ['3', '5', '8', '12', '24', '48'];

/** Chooses how a tournament's table looks over a stream: a preview, and the address for the streaming program. */
export default function StreamDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [chosen, setChosen] = useState(usualStream);
  const choose = (change: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...change }));
  const path = streamAddress(id, chosen);
  const address = `${window.location.origin}${path}`;
  // A new frame a letter would flicker.
  const shown = useDeferredValue(path);
  return (
    <Dialog
      title="Tabla para transmisión"
      onClose={onClose}
      actions={
        <>
          <CopyButton
            look="primary"
            text={address}
            copied="Dirección copiada"
            refused="Este navegador no dejó copiar. Selecciona la dirección y cópiala."
          >
            Copiar dirección
          </CopyButton>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <Note size="text">
        En OBS: Fuentes → + → Navegador, 1920 × 1080. Se actualiza sola y el fondo es transparente.
      </Note>
      <iframe key={shown} className={styles.preview} src={shown} title="Así se ve" />
      <div className={styles.choices}>
        <SelectField label="Filas" required value={chosen.top} onChange={({ target }) => choose({ top: target.value })}>
          {ROWS.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </SelectField>
        <SelectField
          label="Fondo"
          required
          value={chosen.theme}
          onChange={({ target }) => choose({ theme: target.value })}
        >
          <option value="dark">Oscuro</option>
          <option value="light">Claro</option>
          <option value="clear">Solo letras</option>
        </SelectField>
        <SelectField
          label="Lado"
          required
          value={chosen.side}
          onChange={({ target }) => choose({ side: target.value })}
        >
          <option value="left">Izquierda</option>
          <option value="right">Derecha</option>
        </SelectField>
        <TextField
          label="Solo un grupo"
          placeholder="Grupo A"
          value={chosen.group}
          onChange={({ target }) => choose({ group: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        label="Con el patrocinador"
        checked={chosen.sponsor}
        onChange={({ target }) => choose({ sponsor: target.checked })}
      />
      <Choice
        type="checkbox"
        label="Con nuestra marca"
        checked={chosen.brand}
        onChange={({ target }) => choose({ brand: target.checked })}
      />
      <TextField
        label="Dirección"
        required
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}

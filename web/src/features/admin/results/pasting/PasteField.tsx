import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ACCEPTED, textOfFiles, UnreadableFile } from '../../../../lib/files/text-of-files.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { AreaField } from '../../../../ui/fields/Field.tsx';
import styles from './ReadText.module.css';

const EXAMPLE = '1 LOUD 12\n2 Los Pumas 8\n3 Fluxo 5';

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Takes a result as text: typed, pasted, from the clipboard, or from files that are chosen, dropped or pasted. */
export function PasteField({ text, onText }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  // The next thing to do here is to paste.
  useEffect(() => input.current?.focus(), []);
  const open = async (list: readonly File[]) => {
    setError(undefined);
    try {
      onText(await textOfFiles(list));
    } catch (failure) {
      setError(failure instanceof UnreadableFile ? failure.message : 'No pudimos leer el archivo.');
    }
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const list = [...event.dataTransfer.files];
    if (list.length === 0) return;
    event.preventDefault();
    void open(list);
  };
  const canRead = 'clipboard' in navigator && 'readText' in navigator.clipboard;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button below.
    <div
      className={classes('below gap-3', isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <AreaField
        label="Lo que copiaste"
        hint="Un texto, una tabla o el archivo de la herramienta del juego: CSV, Excel, TXT o JSON."
        error={error}
        required
        ref={input}
        rows={text === '' ? 4 : 3}
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => {
          const list = [...event.clipboardData.files];
          // A spreadsheet brings its cells as text and a picture of them.
          if (list.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
          event.preventDefault();
          void open(list);
        }}
      />
      <div className={styles.buttons}>
        {canRead && text === '' ? (
          <Button
            look="secondary"
            onClick={() => void navigator.clipboard.readText().then(onText, () => input.current?.focus())}
          >
            Pegar lo copiado
          </Button>
        ) : null}
        <Button look="secondary" onClick={() => files.current?.click()}>
          Elegir archivos
        </Button>
        <input
          ref={files}
          className={styles.pick}
          type="file"
          aria-label="Archivos del resultado"
          tabIndex={-1}
          multiple
          accept={ACCEPTED}
          onChange={({ target }) => {
            const list = [...(target.files ?? [])];
            target.value = '';
            if (list.length > 0) void open(list);
          }}
        />
      </div>
    </div>
  );
}

import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTextFiles } from '../../../../lib/files/use-text-files.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { AreaField } from '../../../../ui/fields/Field.tsx';
import { TextFilesButton } from '../../../../ui/fields/TextFilesButton.tsx';
import styles from './ReadText.module.css';

const EXAMPLE = '1 LOUD 12\n2 Los Pumas 8\n3 Fluxo 5';

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Takes a result as text: typed, pasted, from the clipboard, or from chosen, dropped or pasted files. */
export function PasteField({ text, onText }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { error, open } = useTextFiles(onText);
  const [isOver, setOver] = useState(false);
  // Pasting is the next step.
  useEffect(() => input.current?.focus(), []);
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
          // A spreadsheet pastes its cells as text and as a picture.
          if (list.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
          event.preventDefault();
          void open(list);
        }}
      />
      <div className="beside gap-2">
        {canRead && text === '' ? (
          <Button
            look="secondary"
            onClick={() => void navigator.clipboard.readText().then(onText, () => input.current?.focus())}
          >
            Pegar lo copiado
          </Button>
        ) : null}
        <TextFilesButton label="Archivos del resultado" multiple onFiles={open}>
          Elegir archivos
        </TextFilesButton>
      </div>
    </div>
  );
}

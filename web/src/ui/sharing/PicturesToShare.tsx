import { useEffect, useState } from 'react';
import { fetchPictures, saveFiles, shareFiles, sharesFiles } from '#lib/sharing/share-files.ts';
import type { PictureChoice } from '#lib/sharing/table-pictures.ts';
import { Button } from '../buttons/Button.tsx';
import { Chips } from '../fields/Chips.tsx';
import { InAppHint } from '../icons/InAppHint.tsx';
import { Notice } from '../icons/Notice.tsx';
import { useToast } from '../icons/toast-context.ts';
import styles from './PicturesToShare.module.css';

interface Props {
  choices: readonly PictureChoice[];
  text: string;
  /** Called after sharing, but not after saving. */
  onShared?: () => void;
  /** Called when pictures are requested again, to rebuild the choices from new data. */
  onAsk?: () => void;
}

interface Loaded {
  files: File[];
  sources: string[];
}

/** Returns the pictures; null while loading. */
function usePictures(addresses: readonly string[], onFailed: () => void): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let sources: string[] = [];
    fetchPictures(addresses, stop.signal)
      .then((files) => {
        if (stop.signal.aborted) return;
        sources = files.map((each) => URL.createObjectURL(each));
        setLoaded({ files, sources });
      })
      .catch(() => {
        if (!stop.signal.aborted) onFailed();
      });
    return () => {
      stop.abort();
      for (const source of sources) URL.revokeObjectURL(source);
    };
  }, [addresses, onFailed]);
  return loaded;
}

type LoadedProps = Pick<Props, 'text' | 'onShared'> & { choice: PictureChoice; onFailed: () => void };

function Pictures({ choice: { label, addresses }, text, onShared, onFailed }: LoadedProps) {
  const toast = useToast();
  const loaded = usePictures(addresses, onFailed);
  const files = loaded?.files ?? [];
  const several = addresses.length > 1;
  const [isRefused, setRefused] = useState(false);
  const bySheet = loaded === null || (!isRefused && sharesFiles(files));
  const pass = async () => {
    if (!bySheet) {
      saveFiles(files);
      toast('success', several ? 'Imágenes guardadas' : 'Imagen guardada');
      return;
    }
    try {
      const shared = await shareFiles(files, text);
      if (shared === 'copied') toast('success', 'Copiamos el texto: pégalo junto a la imagen.');
      if (shared !== 'closed') onShared?.();
    } catch {
      setRefused(true);
      const means = several ? 'Guarda las imágenes y mándalas' : 'Guarda la imagen y mándala';
      toast('error', `Este navegador no dejó compartir. ${means} desde tu galería.`);
    }
  };
  return (
    <>
      <div className={styles.strip} aria-busy={loaded === null}>
        {loaded === null ? (
          <output className={styles.waiting}>{several ? 'Preparando las imágenes…' : 'Preparando la imagen…'}</output>
        ) : (
          loaded.sources.map((source, index) => (
            <img key={source} src={source} alt={several ? `${label}, ${index + 1} de ${addresses.length}` : label} />
          ))
        )}
      </div>
      {bySheet ? null : <InAppHint about="files" />}
      <Button wide disabled={loaded === null} onClick={() => void pass()}>
        {`${bySheet ? 'Compartir' : 'Guardar'} ${several ? `las ${addresses.length} imágenes` : 'imagen'}`}
      </Button>
    </>
  );
}

/** Previews pictures and shares them with a text, or downloads them without a share sheet. */
export function PicturesToShare({ choices, text, onShared, onAsk }: Props) {
  const [chosen, setChosen] = useState(choices[0]?.label ?? '');
  const [failed, setFailed] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const [fail] = useState(() => () => setBroken(true));
  const choice = choices.find(({ label }) => label === chosen) ?? choices[0];
  if (choice === undefined) return null;
  const ask = () => {
    setBroken(false);
    onAsk?.();
  };
  const again = () => {
    ask();
    setFailed(failed + 1);
  };
  return (
    <div className="below gap-3">
      {choices.length > 1 ? (
        <Chips
          label="Qué imagen"
          options={choices.map(({ label }) => ({ value: label, label }))}
          value={choice.label}
          onChange={(label) => {
            ask();
            setChosen(label);
          }}
        />
      ) : null}
      {isBroken ? (
        <Notice tone="warning" action={<Button onClick={again}>Reintentar</Button>}>
          No pudimos traer la imagen: cambió mientras tanto o falla tu conexión. El texto sí lo puedes mandar.
        </Notice>
      ) : (
        <Pictures key={`${choice.label} ${failed}`} choice={choice} text={text} onShared={onShared} onFailed={fail} />
      )}
    </div>
  );
}

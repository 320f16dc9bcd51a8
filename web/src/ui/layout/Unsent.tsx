import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { discardEntry, kindOf, type ShownEntry, shownEntries } from '#lib/outbox/entries.ts';
import { followStorage } from '#lib/storage/storage.ts';
import { Button, ButtonLink } from '../buttons/Button.tsx';
import { CopyButton } from '../buttons/CopyButton.tsx';
import { classes } from '../classes.ts';
import { Notice } from '../icons/Notice.tsx';
import styles from './Unsent.module.css';

/** Returns the shown entries, and follows what any tab stores. */
function useShownEntries(account: string): ShownEntry[] {
  const [read] = useState(() => {
    let last: ShownEntry[] = [];
    return () => {
      const now = shownEntries(account);
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
      return last;
    };
  });
  return useSyncExternalStore(followStorage, read, read);
}

/** Names of entries that this version can't read. */
const namesByKind: Readonly<Record<string, string>> = {
  registration: 'Tu inscripción',
  response: 'Tu respuesta a un formulario',
  correction: 'Lo que corregiste de tus datos',
};

function Refused({ entry, name, onRetry }: { entry: ShownEntry; name: string; onRetry: Props['onRetry'] }) {
  const { text, path, problem } = entry;
  const kind = path === null ? namesByKind[kindOf(entry)] : undefined;
  const title = kind ?? name;
  return (
    <li className="below gap-2">
      <p className={styles.text}>{title}</p>
      {problem === null ? null : <p>{problem.message}</p>}
      {kind === undefined ? null : (
        <details>
          <summary className="touch">Ver lo que escribiste</summary>
          <p className={styles.text}>{text}</p>
        </details>
      )}
      <div className="beside gap-2">
        {path === null ? (
          <CopyButton text={text} copied="Copiado." refused="No se pudo copiar: mantén pulsado el texto.">
            Copiar lo que escribiste
          </CopyButton>
        ) : (
          <ButtonLink look="secondary" to={path}>
            {onRetry === undefined ? 'Abrir' : 'Corregir'}
          </ButtonLink>
        )}
        {onRetry === undefined || path === null ? null : (
          <Button look="secondary" onClick={() => onRetry(entry)}>
            Volver a intentar
          </Button>
        )}
        <Button look="quiet" onClick={() => discardEntry(entry)}>
          Descartar
        </Button>
      </div>
    </li>
  );
}

interface Props {
  account: string;
  /** True to stand within the page's margins by itself. */
  isOfPage?: boolean;
  /** True if the open screen shows that entry itself. */
  isShownHere?: (entry: ShownEntry, pathname: string) => boolean;
  /** Names an entry more fully than its text. */
  nameOf?: (entry: ShownEntry) => string;
  /** Sends a refused entry again. */
  onRetry?: (entry: ShownEntry) => void;
}

const textOf = ({ text }: ShownEntry) => text;

/** Lists this account's unsent saves on any screen: the waiting ones and the refused ones. */
export function Unsent({ account, isShownHere, isOfPage = false, nameOf = textOf, onRetry }: Props) {
  const { pathname } = useLocation();
  const entries = useShownEntries(account).filter(
    (entry) => entry.path !== pathname && isShownHere?.(entry, pathname) !== true,
  );
  if (entries.length === 0) return null;
  const waiting = entries.filter(({ state }) => state === 'queued').map(nameOf);
  const refused = entries.filter(({ state }) => state !== 'queued');
  const names = [...new Set(waiting)].map((text) => {
    const count = waiting.filter((each) => each === text).length;
    return count === 1 ? text : `${text} (${count})`;
  });
  return (
    <section className={classes('below gap-2', isOfPage && styles.page)} aria-label="Sin enviar">
      {names.length === 0 ? null : (
        <Notice tone="warning">Se envía solo cuando vuelva la señal: {names.join(', ')}.</Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice tone="error">
          <p>
            <strong>No se guardó:</strong>
          </p>
          <ul className="below gap-4">
            {refused.map((entry) => (
              <Refused key={entry.key} entry={entry} name={nameOf(entry)} onRetry={onRetry} />
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

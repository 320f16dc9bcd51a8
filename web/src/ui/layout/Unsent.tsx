import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { discardEntry, type ShownEntry, shownEntries } from '../../lib/outbox/entries.ts';
import { followStorage } from '../../lib/storage/live.ts';
import { Button, ButtonLink } from '../buttons/Button.tsx';
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

function Refused({ entry }: { entry: ShownEntry }) {
  const { text, path, problem } = entry;
  return (
    <li className="below gap-2">
      <p className={styles.text}>{text}</p>
      {problem === null ? null : <p>{problem.message}</p>}
      <div className="beside gap-2">
        {path === null ? null : (
          <ButtonLink look="secondary" to={path}>
            Abrir
          </ButtonLink>
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
  /** True if the open screen shows that entry itself. */
  isShownHere?: (entry: ShownEntry, pathname: string) => boolean;
}

/** Lists this account's unsent saves on any screen: the waiting ones and the refused ones. */
export function Unsent({ account, isShownHere }: Props) {
  const { pathname } = useLocation();
  const entries = useShownEntries(account).filter(
    (entry) => entry.path !== pathname && isShownHere?.(entry, pathname) !== true,
  );
  if (entries.length === 0) return null;
  const waiting = entries.filter(({ state }) => state === 'queued').map(({ text }) => text);
  const refused = entries.filter(({ state }) => state !== 'queued');
  const names = [...new Set(waiting)].map((text) => {
    const count = waiting.filter((each) => each === text).length;
    return count === 1 ? text : `${text} (${count})`;
  });
  return (
    <section className="below gap-2" aria-label="Sin enviar">
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
              <Refused key={entry.key} entry={entry} />
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

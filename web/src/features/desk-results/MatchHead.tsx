import type { MatchState } from '@arena/domain';
import { useOnline } from '../../lib/calls/online.ts';
import { Badge, type BadgeTone } from '../../ui/signs/Badge.tsx';
import type { MatchFacts } from './facts.ts';
import styles from './MatchResult.module.css';

const states: Record<MatchState, readonly [label: string, tone: BadgeTone]> = {
  scheduled: ['Por jugar', 'quiet'],
  playing: ['En juego', 'flame'],
  provisional: ['Provisional', 'warn'],
  official: ['Oficial', 'cold'],
  void: ['Anulada', 'bad'],
};

interface Props {
  facts: MatchFacts;
  /** Why the last reading failed; null where it didn't. */
  failure: unknown;
}

/** Which match this is, how far it is, and whether what one sees is up to date. */
export function MatchHead({ facts: { match, stage, group, lobby }, failure }: Props) {
  const isOnline = useOnline();
  const [label, tone] = states[match.state];
  const groupName = stage.groups.length > 1 ? ` · ${group.name}` : '';
  return (
    <div className={styles.head}>
      <Badge tone={tone}>{label}</Badge>
      <p className={styles.facts}>
        {match.map === '' ? '' : `${match.map} · `}
        {stage.name}
        {groupName} · {lobby.length} en la sala
        {match.replayOf === null ? '' : ' · repetición'}
      </p>
      {isOnline && failure === null ? null : (
        <p className={styles.offline} role="status">
          {isOnline ? 'No pudimos leer lo último' : 'Sin señal'}: sigue anotando, queda en este teléfono.
        </p>
      )}
    </div>
  );
}

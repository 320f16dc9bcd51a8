import { type Prize, prizeStanding, shortDateText } from '@arena/domain';
import type { PrizeContact } from '@arena/domain/api';
import { useId, useState } from 'react';
import { useServerNow } from '../../../../lib/time/clock.ts';
import { useViewerZone } from '../../../../lib/time/viewer-zone.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Menu, type MenuActions } from '../../../../ui/buttons/Menu.tsx';
import { Badge } from '../../../../ui/icons/Badge.tsx';
import { prizeText } from '../../../../ui/texts/prize-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import { BackDialog, DecideDialog, ForfeitDialog, SendDialog } from './PrizeDialogs.tsx';
import styles from './Prizes.module.css';
import { prizeMessage } from './prize-message.ts';

interface Props {
  prize: Prize;
  /** All prizes of the competition. */
  prizes: readonly Prize[];
  nameOf: (entryId: string) => string;
  /** Undefined while loading. */
  contact: PrizeContact | undefined;
}

type Asking = 'send' | 'proof' | 'forfeit' | 'decide' | 'back';

const STEP: Partial<Record<ReturnType<typeof prizeStanding>, { asking: Asking; label: string }>> = {
  question: { asking: 'decide', label: 'Decidir de quién es' },
  owed: { asking: 'send', label: 'Marcar como enviado' },
  overdue: { asking: 'send', label: 'Marcar como enviado' },
  objected: { asking: 'send', label: 'Marcar como enviado otra vez' },
};

function actionsOn(prize: Prize, onAsk: (asking: Asking) => void): MenuActions {
  return [
    prize.sentAt !== null && { label: 'Ver o cambiar el comprobante', icon: 'edit', run: () => onAsk('proof') },
    prize.state !== 'owed' && { label: 'Marcar como «Por entregar»', icon: 'undo', run: () => onAsk('back') },
    prize.state === 'owed' && { label: 'No se entrega', icon: 'trash', grave: true, run: () => onAsk('forfeit') },
  ];
}

/** When a prize is due, or came as far as it is. */
function when(prize: Prize, zone: string): string {
  const day = (at: string) => shortDateText(at, zone);
  if (prize.receivedAt !== null) return `Recibido el ${day(prize.receivedAt)}`;
  if (prize.sentAt !== null) return `Enviado el ${day(prize.sentAt)}`;
  if (prize.forfeitedAt !== null) return prize.reason;
  return `A más tardar el ${day(prize.dueAt)}`;
}

/** One prize: whose it is, how it stands, and the one thing to do about it. */
export function PrizeRow({ prize, prizes, nameOf, contact }: Props) {
  const { tournament } = useCompetitionAdmin();
  const id = useId();
  const zone = useViewerZone();
  const [asking, setAsking] = useState<Asking | null>(null);
  const inQuestion = prize.question !== null;
  const standing = useServerNow((now) => prizeStanding({ ...prize, inQuestion }, now));
  const { label, tone } = prizeText[standing];
  const step = STEP[standing];
  const { contact: written = null, guardian = null } = contact ?? {};
  const name = prize.entryId === null ? 'Por decidir' : nameOf(prize.entryId);
  const message = prizeMessage(prize, { name, guardian, tournament: tournament.name });
  const close = () => setAsking(null);
  return (
    <li>
      <article className={styles.row} aria-labelledby={id}>
        <span className={styles.rank}>{prize.rank}.º</span>
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <p className={styles.what}>{prize.what}</p>
          <p>
            <Badge tone={tone} loud={standing === 'overdue'}>
              {label}
            </Badge>
          </p>
          <p className="note">{when(prize, zone)}</p>
          {prize.amount === null ? <p className="note">No se suma a lo entregado: no es un monto.</p> : null}
          {guardian === null ? null : <p className="note">Menor de 18: lo coordinas con su tutor, {guardian}.</p>}
        </div>
        <Menu label={`Acciones del premio ${prize.rank}`} actions={actionsOn(prize, setAsking)} />
        <div className={styles.ways}>
          {step === undefined ? null : <Button onClick={() => setAsking(step.asking)}>{step.label}</Button>}
          {written === null || inQuestion ? null : (
            <ChatLink contact={written} text={message} name={guardian ?? name} />
          )}
        </div>
        {asking === 'send' || asking === 'proof' ? (
          <SendDialog prize={prize} isSeen={asking === 'proof'} nameOf={nameOf} onClose={close} />
        ) : null}
        {asking === 'forfeit' ? <ForfeitDialog prize={prize} onClose={close} /> : null}
        {asking === 'back' ? <BackDialog prize={prize} nameOf={nameOf} onClose={close} /> : null}
        {asking === 'decide' ? <DecideDialog prize={prize} prizes={prizes} nameOf={nameOf} onClose={close} /> : null}
      </article>
    </li>
  );
}

import type { Prize } from '@arena/domain';
import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { prizeText } from '#ui/texts/prize-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import styles from './Prizes.module.css';
import { prizeMessage } from './prize-message.ts';
import { type PrizeAsking, prizeWhen, type ShownPrize } from './shown-prize.ts';

const STEP: Partial<Record<ShownPrize['standing'], { asking: PrizeAsking; label: string }>> = {
  question: { asking: 'decide', label: 'Decidir de quién es' },
  owed: { asking: 'send', label: 'Marcar como enviado' },
  overdue: { asking: 'send', label: 'Marcar como enviado' },
  objected: { asking: 'send', label: 'Marcar como enviado otra vez' },
};

function actionsOn(prize: Prize, onAsk: ShownPrize['onAsk']): MenuActions {
  return [
    prize.sentAt !== null && { label: 'Ver o cambiar el comprobante', icon: 'edit', run: () => onAsk('proof') },
    prize.state !== 'owed' && { label: 'Marcar como «Por entregar»', icon: 'undo', run: () => onAsk('back') },
    prize.state === 'owed' && { label: 'No se entrega', icon: 'ban', grave: true, run: () => onAsk('forfeit') },
  ];
}

export function PrizeState({ standing }: Pick<ShownPrize, 'standing'>) {
  const { label, tone } = prizeText[standing];
  return (
    <Badge tone={tone} loud={standing === 'overdue'}>
      {label}
    </Badge>
  );
}

/** The next action for a prize, and the contact of its winner. */
export function PrizeWays({ prize, name, standing, contact, result, onAsk }: ShownPrize) {
  const { tournament } = useCompetitionAdmin();
  const { contact: written = null, guardian = null } = contact ?? {};
  const step = STEP[standing];
  const message = prizeMessage(prize, { name, guardian, tournament: tournament.name, result });
  return (
    <div className={styles.ways}>
      {step === undefined ? null : (
        <Button look={standing === 'overdue' ? 'primary' : 'secondary'} onClick={() => onAsk(step.asking)}>
          {step.label}
        </Button>
      )}
      {written === null || prize.question !== null ? null : (
        <ChatLink contact={written} text={message} name={guardian ?? name} />
      )}
    </div>
  );
}

export function PrizeMenu({ prize, onAsk }: Pick<ShownPrize, 'prize' | 'onAsk'>) {
  return <Menu label={`Acciones del premio ${prize.rank}`} actions={actionsOn(prize, onAsk)} />;
}

export function PrizeNotes({ prize, contact }: Pick<ShownPrize, 'prize' | 'contact'>) {
  const guardian = contact?.guardian ?? null;
  return (
    <>
      {prize.amount === null ? <p className="note">No se suma a lo entregado: no es un monto.</p> : null}
      {guardian === null ? null : <p className="note">Menor de 18: lo coordinas con su tutor, {guardian}.</p>}
    </>
  );
}

export function PrizeRow({ zone, ...shown }: ShownPrize & { zone: string }) {
  const { prize, name } = shown;
  const id = useId();
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
            <PrizeState {...shown} />
          </p>
          <p className="note">{prizeWhen(prize, zone)}</p>
          <PrizeNotes {...shown} />
        </div>
        <PrizeMenu {...shown} />
        <PrizeWays {...shown} />
      </article>
    </li>
  );
}

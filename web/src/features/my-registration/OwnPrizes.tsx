import { type OwnPrize, prizeStanding, shortDateText } from '@arena/domain';
import { useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { community } from '#lib/community.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button, ExternalButton } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { prizeText } from '#ui/texts/competition-texts.ts';
import { useAction } from '#ui/use-action.ts';
import { useOwnPage } from './use-my-registration.ts';

const [chat] = community.links;

function sayingOf(prize: OwnPrize, standing: ReturnType<typeof prizeStanding>, zone: string): string {
  const due = shortDateText(prize.dueAt, zone);
  switch (standing) {
    case 'owed':
      return `El equipo te escribe y te lo entrega a más tardar el ${due}.`;
    case 'overdue':
      return `Debía llegarte a más tardar el ${due}. Escribe en el chat: en /premios todos ven que está atrasado.`;
    case 'sent':
      return `Enviado el ${shortDateText(prize.sentAt, zone)}. ¿Ya lo tienes?`;
    case 'received':
      return 'Dijiste que ya lo tienes. ¡Felicidades!';
    case 'objected':
      return 'El equipo ya sabe que no te llegó. Si aparece, dilo aquí.';
    case 'question':
      return 'La tabla cambió o hubo un empate: el equipo decide de quién es y te escribe.';
    case 'forfeited':
      return `No se entrega. Motivo: ${prize.reason}`;
  }
}

function PrizeStep({ prize }: { prize: OwnPrize }) {
  const { token } = useOwnPage();
  const zone = useViewerZone();
  // The answer is shown at once: the next read may be some seconds old.
  const [answered, setAnswered] = useState<OwnPrize | null>(null);
  const {
    isPending,
    failure,
    run: answer,
  } = useAction(async (received: boolean) =>
    setAnswered(await call('POST /my-registration/prize', { body: { token, prizeId: prize.id, received } })),
  );
  const shown = answered ?? prize;
  const standing = useServerNow((now) => prizeStanding(shown, now));
  const { label, tone } = prizeText[standing];
  const said = standing === 'objected' ? 'No te llegó' : label;
  const canAnswer = !shown.inQuestion && (shown.state === 'sent' || shown.state === 'received');
  return (
    <LinkPageStep title={`Tu premio: ${shown.what}`} label={`Tu premio: ${shown.what}`}>
      <p>
        <Badge tone={tone}>{said}</Badge>
      </p>
      <p>{sayingOf(shown, standing, zone)}</p>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Inline gap={3}>
        {canAnswer && shown.state === 'sent' ? (
          <Button busy={isPending} onClick={() => void answer(true)}>
            Ya lo recibí
          </Button>
        ) : null}
        {canAnswer && shown.objectedAt === null ? (
          <Button
            look={shown.state === 'sent' ? 'secondary' : 'quiet'}
            busy={isPending}
            onClick={() => void answer(false)}
          >
            No me llegó
          </Button>
        ) : null}
        {standing === 'overdue' || standing === 'objected' ? (
          <ExternalButton href={chat.href}>{chat.action}</ExternalButton>
        ) : null}
      </Inline>
    </LinkPageStep>
  );
}

export function OwnPrizes() {
  return useOwnPage().myRegistration.prizes.map((prize) => (
    // The answer stays until the prize changes.
    <PrizeStep key={`${prize.id} ${prize.state} ${prize.sentAt} ${prize.objectedAt}`} prize={prize} />
  ));
}

import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { call } from '#lib/calls/api.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useAction } from '#ui/use-action.ts';
import { useLinkToken } from './use-link-token.ts';

const BROKEN = 'El enlace no está completo. Ábrelo otra vez desde el correo.';
const GONE = 'Este enlace ya no sirve. Pide los avisos otra vez en «Mi lugar».';
const answers = {
  yes: 'Listo: te escribimos cuando pase algo con tu inscripción.',
  no: 'Listo: ya no te escribimos por esa inscripción.',
} as const;

/** `/avisos`: confirms or ends notices by mail. The token is in the links of each mail. */
export default function MailAnswerScreen() {
  const [token, setToken] = useState<string | null>(null);
  useLinkToken((opened) => setToken(/^[0-9a-f]{32}$/.test(opened) ? opened : ''));
  const { data, refusal, failure, isPending, variables, run } = useAction(async (wanted: boolean) => {
    const { wanted: answered } = await call('POST /mail/answer', { body: { answer: token ?? '', wanted } });
    return answered ? 'yes' : 'no';
  });
  const problem = refusal?.code === 'not_found' ? GONE : failure;
  if (token === null || token === '') {
    return (
      <Section narrow>
        <EmptyState title="Avisos por correo" actions={<ButtonLink to={paths.home()}>Ir al inicio</ButtonLink>}>
          {token === '' ? (
            <Notice tone="error">{BROKEN}</Notice>
          ) : (
            <p>Aquí dices si quieres avisos por correo. Ábrelo desde el enlace de un correo nuestro.</p>
          )}
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section narrow>
      <EmptyState
        title="Avisos por correo"
        actions={
          <>
            <Button look="primary" busy={isPending && variables === true} onClick={() => void run(true)}>
              Sí, avísenme
            </Button>
            <Button look="secondary" busy={isPending && variables === false} onClick={() => void run(false)}>
              Ya no me escriban
            </Button>
          </>
        }
      >
        {problem === null ? null : <Notice tone="error">{problem}</Notice>}
        {data === undefined ? null : <Notice tone="success">{answers[data]}</Notice>}
        <p>
          Te escribimos cuando aprueban la inscripción, cuando toca confirmar, cuando sale el código de la sala y cuando
          hay resultados. Puedes cambiar tu respuesta cuando quieras, con el enlace de cualquiera de nuestros correos.
        </p>
      </EmptyState>
    </Section>
  );
}

import { paths } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { InAppHint } from '#ui/icons/InAppHint.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { isLocalLoginOffered } from '../local-admin.ts';
import { isGoogleOffered, leaveForGoogle } from './google.ts';
import { useSignInStep } from './use-sign-in-step.ts';

/** Ways to sign in other than a password, as far as this deployment offers them. */
export function OtherWays({ remember }: { remember: boolean }) {
  const { isBusy, refusal, run } = useSignInStep();
  return (
    <>
      {isGoogleOffered ? <InAppHint about="google" /> : null}
      {isGoogleOffered ? (
        <Button look="secondary" wide busy={isBusy} onClick={() => void run(() => leaveForGoogle(remember))}>
          Continuar con Google
        </Button>
      ) : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <LinkList>
        {community.signIn.emailLink ? (
          <LinkListItem to={paths.login('enlace')} note="Sin contraseña: te llega un enlace">
            Enlace por correo
          </LinkListItem>
        ) : null}
        {isLocalLoginOffered ? (
          <LinkListItem to={paths.login('equipo')} note="El que comparten quienes están de guardia">
            Usuario compartido
          </LinkListItem>
        ) : null}
      </LinkList>
    </>
  );
}

import type { PublicTournament } from '@arena/domain';
import { useState } from 'react';
import { type KeptLink, keepLink } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ownPath } from '#lib/addresses/private-paths.ts';
import { community } from '#lib/community.ts';
import { enrolledChoices } from '#lib/sharing/tournament-pictures.ts';
import { Button, ButtonLink, ExternalButton } from '#ui/buttons/Button.tsx';
import { OpenedShare, SaveLink } from '#ui/sharing/SaveLink.tsx';
import styles from './RegistrationSuccess.module.css';

const [chat] = community.links;

interface Look {
  look: 'primary' | 'secondary';
}

/** The link to the chat that every player has to join. */
export function ChatButton({ look }: Look) {
  return (
    <div className={styles.chat}>
      <p className={styles.message}>Para jugar tienes que estar en nuestro chat: ahí se avisa todo.</p>
      <ExternalButton look={look} href={chat.href}>
        Entrar al chat de {chat.name}
      </ExternalButton>
    </div>
  );
}

/** The link to the player's page, and ways to keep it. */
export function MyRegistrationLink({ link, look }: Look & { link: KeptLink }) {
  return (
    <div className={styles.chat}>
      <div className="beside gap-3">
        {/* The most recent of several links opens. */}
        <ButtonLink look={look} to={ownPath(link)} onClick={() => keepLink(link)}>
          Ver mi lugar
        </ButtonLink>
        <SaveLink token={link.token} />
      </div>
    </div>
  );
}

/** Shares the registration with friends: a picture and a text without names. */
export function ShareEnrolled({ tournament: { id, name } }: { tournament: Pick<PublicTournament, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  const [pictures] = useState(() => enrolledChoices(id));
  const path = paths.tournament(id);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Compartir con mis amigos
      </Button>
      {isOpen ? (
        <OpenedShare
          heading="Compartir con mis amigos"
          title={name}
          path={path}
          message={`Ya me inscribí en *${name}*. ¿Juegas? Inscríbete aquí: ${import.meta.env.VITE_SITE_URL}${path}`}
          pictures={pictures}
          scans={false}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

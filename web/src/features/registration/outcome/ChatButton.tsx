import { community } from '../../../lib/community.ts';
import { ButtonAway } from '../../../ui/buttons/ButtonAway.tsx';
import styles from './RegistrationSuccess.module.css';

const [chat] = community.links;

/** The way on for who has registered: nobody plays without being in the chat. */
export function ChatButton() {
  return (
    <div className={styles.chat}>
      <p className={styles.message}>Para jugar tienes que estar en nuestro chat: ahí se avisa todo.</p>
      <ButtonAway href={chat.href}>Entrar al chat de {chat.name}</ButtonAway>
    </div>
  );
}

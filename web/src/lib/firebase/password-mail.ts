import { sendPasswordResetEmail } from 'firebase/auth';
import { reportProblem } from '../page/log.ts';
import { auth } from './auth.ts';

/** Mails an account the link that chooses a password. Returns whether that went well. */
export async function mailPasswordLink(email: string): Promise<boolean> {
  try {
    await sendPasswordResetEmail(auth, email);
    return true;
  } catch (error) {
    reportProblem('Mailing a password link', error);
    return false;
  }
}

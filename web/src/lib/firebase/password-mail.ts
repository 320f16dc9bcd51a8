import { sendPasswordResetEmail } from 'firebase/auth';
import { reportProblem } from '../page/log.ts';
import { auth } from './auth.ts';

/** Mails an account the link to choose a password. Returns true on success. */
export async function mailPasswordLink(email: string): Promise<boolean> {
  try {
    await sendPasswordResetEmail(auth, email);
    return true;
  } catch (error) {
    reportProblem('Mailing a password link', error);
    return false;
  }
}

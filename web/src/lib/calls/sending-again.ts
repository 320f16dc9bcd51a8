import { limits } from '@arena/domain';

/** Calls `send` again where there was no signal, after pauses that double. */
export function sendingAgain(send: () => void) {
  let pause: number = limits.resend.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Sends after the next pause, unless this is called again, or `stop`, before. */
    later(): void {
      clearTimeout(timer);
      timer = setTimeout(send, pause);
      pause = Math.min(2 * pause, limits.resend.most);
    },
    /** An answer came: the next pause is the first one again. */
    reset(): void {
      pause = limits.resend.first;
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}

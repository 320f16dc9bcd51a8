/** Loads the code that sends what visitors stored, by kind, and returns a function that sends it. */
export const visitorsOutboxes: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  async registration() {
    const { registrationOutbox } = await import('../features/registration/sending/registration-outbox.ts');
    return () => registrationOutbox.resume();
  },
  async response() {
    const { responseOutbox } = await import('../features/public-forms/delivery/response-outbox.ts');
    return () => responseOutbox.resume();
  },
  async correction() {
    const { correctionOutbox } = await import('../features/my-registration/own-data/correction-outbox.ts');
    return () => correctionOutbox.resume();
  },
};

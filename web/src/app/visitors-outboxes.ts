/** Loads the code that sends visitors' responses. */
export const loadResponses = async () =>
  (await import('../features/public-forms/delivery/response-outbox')).resumeResponses;

/** Loads the code that sends registrations. */
export const loadRegistrations = async () =>
  (await import('../features/registration/sending/outgoing.ts')).resumeRegistrations;

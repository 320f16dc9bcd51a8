/** Tells the time. Whatever depends on the time gets one, so that a test can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Region of all functions and queues. */
export const REGION = 'us-central1';

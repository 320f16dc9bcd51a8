/** Pauses between attempts double `maxDoublings` times from the shortest to the longest. */
interface Retries {
  maxAttempts: number;
  minBackoffSeconds: number;
  maxBackoffSeconds: number;
  maxDoublings: number;
}

interface Queue {
  retryConfig: Retries;
  rateLimits: { maxConcurrentDispatches: number; maxDispatchesPerSecond: number };
}

/** Queues of Cloud Tasks: the name of each is its function. An expired task ends by itself, before its last attempt. */
export const queues = {
  /** Tasks for a phone or a channel wait at most five seconds for an answer, so 200 of them delay no other. */
  deliverNotices: {
    retryConfig: { maxAttempts: 100, minBackoffSeconds: 10, maxBackoffSeconds: 3_600, maxDoublings: 9 },
    rateLimits: { maxConcurrentDispatches: 200, maxDispatchesPerSecond: 200 },
  },
  /** Looks at each mail until it was sent. */
  followMails: {
    retryConfig: { maxAttempts: 200, minBackoffSeconds: 300, maxBackoffSeconds: 2_400, maxDoublings: 3 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 20 },
  },
  /** Mails lost links, known addresses and unknown ones alike. */
  mailLinks: {
    retryConfig: { maxAttempts: 6, minBackoffSeconds: 10, maxBackoffSeconds: 300, maxDoublings: 5 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 20 },
  },
} as const satisfies Readonly<Record<string, Queue>>;
export type QueueName = keyof typeof queues;

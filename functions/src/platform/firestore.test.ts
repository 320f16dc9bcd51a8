import { expect, it, vi } from 'vitest';
import { retryEndedTransactions } from './firestore.ts';

const ended = Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 });

it.each([
  ['retries a transaction that the emulator ended', [ended, ended], 'stored'],
  ['gives up after five attempts', Array(5).fill(ended), ended],
  ['throws other errors immediately', [new Error('a refusal'), ended], new Error('a refusal')],
])('%s', async (_title, failures, expected) => {
  const runTransaction = vi.fn().mockResolvedValue('stored');
  for (const failure of failures) runTransaction.mockRejectedValueOnce(failure);
  const result = retryEndedTransactions({ runTransaction }).runTransaction(async () => 'stored');
  await expect(result.catch((error: unknown) => error)).resolves.toEqual(expected);
});

import { type FormResponse, type FormValue, isFields } from '@arena/domain';
import { readStored, removeStored, storedKeys, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

/*
 * Responses on their way to the server. Each lies in local storage under a key of its own, so two tabs that
 * put something in or take something out at once can't overwrite each other's.
 */

/** A response to deliver, and the title of its form for the case that the server refuses it. */
export interface Pending {
  title: string;
  response: FormResponse;
}

/** What is left of a response that the server refused for good: the visitor is still to be told. */
export interface Refusal {
  responseId: string;
  title: string;
  reason: string;
}

function isValue(value: unknown): value is FormValue {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

/** Whether this is a response, as this browser keeps them. */
export function isResponse(value: unknown): value is FormResponse {
  if (!isFields(value) || !isFields(value.answers)) return false;
  const texts = [value.id, value.formId, value.submittedAt];
  return texts.every((text) => typeof text === 'string') && Object.values(value.answers).every(isValue);
}

function isPending(entry: unknown): entry is Pending {
  return isFields(entry) && typeof entry.title === 'string' && isResponse(entry.response);
}

function isRefused(entry: unknown): entry is Omit<Refusal, 'responseId'> {
  return isFields(entry) && typeof entry.title === 'string' && typeof entry.reason === 'string';
}

/** What lies in the outbox, the oldest first. What can't be read is thrown out. */
function entries(): { responseId: string; entry: unknown }[] {
  const prefix = visitorStorageKeys.formOutbox('');
  const found = storedKeys('local', prefix)
    .sort()
    .map((key) => ({ responseId: key.slice(prefix.length), entry: readStored('local', key) }));
  for (const { responseId, entry } of found) if (!isPending(entry) && !isRefused(entry)) dequeue(responseId);
  return found;
}

/** Puts a response in. False where the browser couldn't keep it: then it isn't in for this page either. */
export function enqueue(pending: Pending): boolean {
  const isKept = writeStored('local', visitorStorageKeys.formOutbox(pending.response.id), pending);
  if (!isKept) dequeue(pending.response.id);
  return isKept;
}

/** Takes a response or its refusal out. */
export function dequeue(responseId: string): void {
  removeStored('local', visitorStorageKeys.formOutbox(responseId));
}

/** Puts the refusal in the response's place; the answers are forgotten. */
export function markRefused({ title, response }: Pending, reason: string): void {
  writeStored('local', visitorStorageKeys.formOutbox(response.id), { title, reason });
}

/** What is to be delivered, the oldest first. */
export function pendingResponses(): Pending[] {
  return entries().flatMap(({ entry }) => (isPending(entry) ? [entry] : []));
}

/** What the server refused and nobody has been told of yet. */
export function refusals(): Refusal[] {
  return entries().flatMap(({ responseId, entry }) => (isRefused(entry) ? [{ ...entry, responseId }] : []));
}

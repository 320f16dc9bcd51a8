import { type Fields, isFields } from '@arena/domain';

function decodeMap(value: unknown): Fields {
  const fields = isFields(value) ? value : {};
  return Object.fromEntries(Object.entries(fields).map(([name, typed]) => [name, decodeValue(typed)]));
}

function decodeArray(value: unknown): unknown[] {
  return isFields(value) && Array.isArray(value.values) ? value.values.map(decodeValue) : [];
}

/** Decodes one of Firestore's typed JSON values, such as `{ "integerValue": "64" }`. */
export function decodeValue(typed: unknown): unknown {
  if (!isFields(typed)) return null;
  if ('integerValue' in typed) return Number(typed.integerValue);
  if ('doubleValue' in typed) return Number(typed.doubleValue);
  if ('mapValue' in typed) return decodeMap(isFields(typed.mapValue) ? typed.mapValue.fields : null);
  if ('arrayValue' in typed) return decodeArray(typed.arrayValue);
  return typed.stringValue ?? typed.booleanValue ?? typed.timestampValue ?? null;
}

/** Returns the plain fields of a document in Firestore's format. */
function readFields(document: unknown): Fields {
  return decodeMap(isFields(document) ? document.fields : null);
}

export const documentsName = `projects/${import.meta.env.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;

export const documentsUrl = `${import.meta.env.VITE_FIRESTORE_URL}/${documentsName}`;
const TIMEOUT = 12_000;

/** Statuses for documents that a visitor can't see: invalid id, forbidden, not found. */
const NOT_THERE = [400, 403, 404];

/**
 * Reads a public document from Firestore without its SDK (docs/decisions/005-published-catalogue.md).
 * @param path `collection/document`, each part percent-encoded
 * @returns its plain fields, or null if visitors can't see it
 * @throws if Firestore is unreachable or its answer is invalid
 */
export async function readDocument(path: string): Promise<Fields | null> {
  const response = await fetch(`${documentsUrl}/${path}`, { signal: AbortSignal.timeout(TIMEOUT) });
  if (NOT_THERE.includes(response.status)) return null;
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return readFields(await response.json());
}

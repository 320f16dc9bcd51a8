/** Characters of an id. They are safe in a path segment. */
export const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const RESERVED = /^__.*__$/;

/** True if Firestore reserves the name. */
export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** True if Firestore takes the text for a document's id and it is safe inside a path: no slash, no dots, not `__reserved__`. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text) && !isReserved(text);
}

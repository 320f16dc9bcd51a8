/** Stub for the regular expressions of Firestore's pipeline queries, which this site doesn't use. */
export const RE2JS = null;

/** Stands in for what Firestore's SDK matches patterns with in pipeline queries, of which there are none here. */
export const RE2JS = null;

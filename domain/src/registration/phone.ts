/** An optional leading plus, then at least 8 digits, spaces, hyphens or parentheses (specification, section 5). */
export const PHONE = /^\+?[\d\s()-]{8,}$/;

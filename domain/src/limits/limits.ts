/**
 * Re-exports every limit of the product as `limits.name`. Keep definitions out of this file: a page loads only the file
 * of a limit that it uses. Destructuring (`const { page } = limits`) would load all of them.
 */
export * from './page-limits.ts';
export * from './record-limits.ts';
export * from './service-limits.ts';

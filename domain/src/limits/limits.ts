/**
 * Every limit and time of the product, named once (specification, section 9); others know them as `limits.name`.
 * Nothing else stands here: a page loads the file of a limit that it uses, and this one would bring them all along.
 * Taken apart (`const { page } = limits`) all of them come with every page.
 */
export * from './page-limits.ts';
export * from './record-limits.ts';
export * from './service-limits.ts';

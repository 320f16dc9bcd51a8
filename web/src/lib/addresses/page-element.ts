/** Id of the inert element in which a page's HTML carries its data. */
export const PAGE_DATA = 'page-data';

/** Id of the inert element with the page's data. */
export const PAGE_DATA = 'page-data';

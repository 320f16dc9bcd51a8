/** The module of the admin area: its screens by address, and what loads their code ahead. */
export { default } from './AdminScreens.tsx';
export { loadAdminScreen as loadWithin } from './admin-files.ts';

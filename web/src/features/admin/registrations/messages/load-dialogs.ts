/** Loads the dialog that writes to several players, and the one with links to hand out. */
export const loadGroupDialog = async () => ({ default: (await import('./MessageDialogs.tsx')).GroupDialog });
export const loadLinksDialog = async () => ({ default: (await import('./MessageDialogs.tsx')).LinksDialog });

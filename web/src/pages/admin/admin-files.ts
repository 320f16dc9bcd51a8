import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { RouteFiles } from '#lib/page/served-route-files.ts';
import { adminRoutes } from './admin-routes.ts';

export const adminFiles = new RouteFiles(import.meta.glob<{ default: ComponentType }>('./Admin*Screen.tsx'), './');

/** Loads the code of the screen at an address of the admin area. */
export async function loadAdminScreen(pathname: string): Promise<void> {
  const route = adminRoutes.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null));
  if (route !== undefined) await adminFiles.load(route.file);
}

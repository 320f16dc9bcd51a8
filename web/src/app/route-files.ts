import { RouteFiles, type RouteModule } from '#lib/page/served-route-files.ts';

/** The visitors' screens, and the admin area as one. */
export const routeFiles = new RouteFiles(
  import.meta.glob<RouteModule>(['../routes/public/*Screen.tsx', '../routes/admin/AdminArea.tsx']),
  '../routes/',
);

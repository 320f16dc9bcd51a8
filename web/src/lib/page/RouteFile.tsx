import { useState } from 'react';
import type { RouteFiles } from './served-route-files';

/** Renders a screen's file. Code loaded ahead renders without a fallback, which React would show for 300 ms. */
export function RouteFile({ files, file }: { files: RouteFiles; file: string }) {
  const [Component] = useState(() => files.componentOf(file));
  return <Component />;
}

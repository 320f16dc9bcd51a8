/**
 * Says in the browser's console what went wrong and where.
 * Give it no personal data.
 */
export function reportProblem(where: string, error: unknown): void {
  console.warn(`${where}:`, error instanceof Error ? error.message : error);
}

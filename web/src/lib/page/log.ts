/** Logs a problem in the browser's console. It must not contain personal data. */
export function reportProblem(where: string, error: unknown): void {
  console.warn(`${where}:`, error instanceof Error ? error.message : error);
}

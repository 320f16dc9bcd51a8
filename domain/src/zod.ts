import { z } from 'zod';

/** Fallback messages in Spanish for schemas without their own. */
function inSpanish(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Este dato no se puede enviar aquí';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Este campo es obligatorio';
  return 'Dato no válido';
}

// Jitless: the site's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true, customError: inSpanish });

export { z };

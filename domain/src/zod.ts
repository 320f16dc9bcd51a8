import { z } from 'zod';

/** Spanish fallback for schemas without a message of their own. */
function inSpanish(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Este dato no se puede enviar aquí';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Este campo es obligatorio';
  return 'Dato no válido';
}

// Jitless: the site's Content-Security-Policy forbids `new Function`, which zod would probe for.
z.config({ jitless: true, customError: inSpanish });

export { z };

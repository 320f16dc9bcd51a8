/** What stands beside a field, where more than one schema or screen says it; texts of section 5 are kept to the letter. */
export const fieldText = {
  id: 'Identificador no válido',
  name: 'El nombre es obligatorio',
  phoneInvalid: 'Ingresa un teléfono válido',
  wholeNumber: 'Escribe un número entero',
  instant: 'Escribe una fecha y hora válidas',
  publicReason: 'Escribe el motivo: será público',
  stages: 'Hace falta al menos una fase',
} as const satisfies Record<string, string>;

/** Stands over a form that has no field for what the server found wrong. */
export const UNSEEN_PROBLEM = 'Hay algo por corregir que no se ve aquí. Recarga la página y revisa todo.';

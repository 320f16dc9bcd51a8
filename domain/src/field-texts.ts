/** Field messages shared by several schemas or screens. Some are prescribed to the letter (docs/product.md). */
export const fieldText = {
  id: 'Identificador no válido',
  name: 'El nombre es obligatorio',
  phoneInvalid: 'Ingresa un teléfono válido',
  wholeNumber: 'Escribe un número entero',
  instant: 'Escribe una fecha y hora válidas',
  publicReason: 'Escribe el motivo: será público',
  stages: 'Hace falta al menos una fase',
} as const satisfies Record<string, string>;

/** Shown above a form that has no field for a problem the server found. */
export const UNSEEN_PROBLEM = 'Hay algo por corregir que no se ve aquí. Recarga la página y revisa todo.';

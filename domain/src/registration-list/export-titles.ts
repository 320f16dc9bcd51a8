import type { RegistrationColumn, RegistrationRole } from './registration-columns.ts';

/** The columns that an import reads from an exported list, with their titles. */
const exported = [
  ['fullName', 'Nombre'],
  ['nickname', 'Apodo'],
  ['freeFireId', 'ID de Free Fire'],
  ['phone', 'Teléfono'],
  ['email', 'Correo'],
  ['team', 'Equipo'],
  ['mates', 'Compañeros'],
  ['guardianName', 'Tutor'],
  ['guardianContact', 'Contacto del tutor'],
  ['status', 'Estado'],
] as const satisfies readonly (readonly [RegistrationRole, string])[];

type ExportedRole = (typeof exported)[number][0];

/** Returns the title of a column of an exported list. */
export function exportTitle(role: ExportedRole): string {
  return exported.find(([each]) => each === role)?.[1] ?? role;
}

/** Returns the columns of an exported list; null for other headings. Titles of questions don't count. */
export function columnsOfExport(cells: readonly string[]): RegistrationColumn[] | null {
  const columns = exported.map(([role, title]) => ({ role, player: 1, at: cells.indexOf(title) }));
  return columns.every(({ at }) => at >= 0) ? columns : null;
}

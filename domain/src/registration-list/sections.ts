import type { ListRecord } from './list-records.ts';
import { columnsOfHeadings, type RegistrationColumn, type RegistrationRole } from './registration-columns.ts';

/** Rows with the same columns. */
export interface ListSection {
  columns: readonly RegistrationColumn[];
  records: ListRecord[];
}

/** Splits rows at each row of headings; null without any. Rows above the first one are titles. */
export function headedSections(records: readonly ListRecord[]): ListSection[] | null {
  const sections: ListSection[] = [];
  for (const record of records) {
    const columns = columnsOfExport(record.cells) ?? columnsOfHeadings(record.cells);
    if (columns !== null) sections.push({ columns, records: [] });
    else sections.at(-1)?.records.push(record);
  }
  return sections.length === 0 ? null : sections;
}

const LABELLED = /^\s*(?:[-•*]\s*)?([^:]{1,60}):\s*(\S.*)$/u;

interface Block {
  labels: string[];
  record: ListRecord;
}

/**
 * Reads blocks of lines such as 'Nombre: Ana', 'ID: 12345678' as rows with headings of their own; null for other
 * texts. A blank line or the block's first label begins a new one.
 */
export function labelledSections(lines: readonly { line: number; text: string }[]): ListSection[] | null {
  const blocks: Block[] = [];
  let isNew = true;
  for (const { line, text } of lines) {
    const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
    if (label === '') {
      isNew ||= text.trim() === '';
      continue;
    }
    const last = blocks.at(-1);
    if (isNew || last === undefined || last.labels[0] === label)
      blocks.push({ labels: [label], record: { line, text, cells: [value.trim()] } });
    else {
      last.labels.push(label);
      last.record.cells.push(value.trim());
      last.record.text += `\n${text}`;
    }
    isNew = false;
  }
  const sections = blocks.flatMap(({ labels, record }) => {
    const columns = columnsOfHeadings(labels);
    const isNamed = columns?.some(({ role }) => role === 'fullName' || role === 'nickname');
    return columns === null || !isNamed ? [] : [{ columns, records: [record] }];
  });
  return sections.length > 0 && sections.length >= blocks.length / 2 ? sections : null;
}

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
function columnsOfExport(cells: readonly string[]): RegistrationColumn[] | null {
  const columns = exported.map(([role, title]) => ({ role, player: 1, at: cells.indexOf(title) }));
  return columns.every(({ at }) => at >= 0) ? columns : null;
}

import { columnsOfExport } from './export-titles.ts';
import type { ListRecord } from './list-records.ts';
import { columnsOfHeadings, type RegistrationColumn } from './registration-columns.ts';

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

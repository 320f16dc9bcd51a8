import { joinParts, type ResultPart } from '@arena/domain';

export const ACCEPTED = '.csv,.tsv,.txt,.json,.xlsx,text/*,application/json';

/** Large enough for a season in CSV, small enough for a phone. */
const MOST_BYTES = 5_000_000;

export class UnreadableFile extends Error {}

/** Decodes a text file; Spanish spreadsheets still write Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString() : String(cell)).replace(/\s+/g, ' ');
}

async function sheetsOf(file: File): Promise<ResultPart[]> {
  const { default: readWorkbook } = await import('read-excel-file/browser');
  const sheets = await readWorkbook(file);
  return sheets.map(({ sheet, data }) => ({
    title: sheet,
    text: data.map((row) => row.map(cellText).join('\t')).join('\n'),
  }));
}

async function partsOfFile(file: File): Promise<ResultPart[]> {
  if (file.size > MOST_BYTES) throw new UnreadableFile(`«${file.name}» pesa demasiado: usa un archivo de hasta 5 MB.`);
  if (/\.xls$/i.test(file.name))
    throw new UnreadableFile(`«${file.name}» es un Excel antiguo: guárdalo como .xlsx o .csv.`);
  try {
    if (/\.xlsx$/i.test(file.name)) return await sheetsOf(file);
    return [{ title: file.name, text: decode(await file.arrayBuffer()) }];
  } catch {
    throw new UnreadableFile(`No pudimos leer «${file.name}». Prueba con un .csv, .xlsx, .txt o .json.`);
  }
}

/** Reads files as one text, with a part for each file and sheet. @throws {UnreadableFile} */
export async function textOfFiles(files: readonly File[]): Promise<string> {
  const parts = await Promise.all(files.map(partsOfFile));
  return joinParts(parts.flat().filter(({ text }) => text.trim() !== ''));
}

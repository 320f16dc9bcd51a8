import { joinParts, type ResultPart } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { useState } from 'react';
import { type FileKind, fileKindOf, TooLargeWorkbook } from './file-kind.ts';
import { type AskOptions, askWorker, DeadlineExceeded } from './file-worker.ts';

export const ACCEPTED = '.csv,.tsv,.txt,.json,.xlsx,text/*,application/json';

/** Large enough for a season in CSV, small enough for a phone. */
const MOST_BYTES = 5_000_000;

class UnreadableFile extends Error {}

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

async function sheetsOf(bytes: ArrayBuffer): Promise<ResultPart[]> {
  if (typeof Worker !== 'undefined') return readInWorker(bytes);
  const { readSheets } = await import('./read-sheets.ts');
  return readSheets(bytes);
}

const REASONS: Readonly<Record<Exclude<FileKind, 'text' | 'workbook'>, string>> = {
  oldWorkbook: 'es un Excel antiguo: guárdalo como .xlsx o .csv.',
  protected: 'tiene contraseña: ábrelo, quítasela y guárdalo otra vez, o copia sus celdas.',
  openDocument: 'es de LibreOffice (.ods): guárdalo como .xlsx o .csv.',
  other: 'no es una tabla ni un texto. Prueba con un .csv, .xlsx, .txt o .json.',
};
const TOO_LARGE = 'es demasiado grande: copia y pega solo la tabla.';

async function partsOfFile(file: File): Promise<ResultPart[]> {
  const refuse = (reason: string) => new UnreadableFile(`«${file.name}» ${reason}`);
  if (file.size > MOST_BYTES) throw new UnreadableFile(`«${file.name}» pesa demasiado: usa un archivo de hasta 5 MB.`);
  const bytes = await file.arrayBuffer();
  const kind = fileKindOf(new Uint8Array(bytes));
  if (kind !== 'text' && kind !== 'workbook') throw refuse(REASONS[kind]);
  if (kind === 'text' && /\.xls$/i.test(file.name)) throw refuse(REASONS.oldWorkbook);
  if (kind === 'text' && /\.xlsx$/i.test(file.name))
    throw new UnreadableFile(`No pudimos leer «${file.name}». No es un Excel, aunque su nombre lo diga.`);
  try {
    return kind === 'workbook' ? await sheetsOf(bytes) : [{ title: file.name, text: decode(bytes) }];
  } catch (error) {
    if (error instanceof TooLargeWorkbook) throw refuse(TOO_LARGE);
    throw new UnreadableFile(`No pudimos leer «${file.name}». Prueba con un .csv, .xlsx, .txt o .json.`);
  }
}

/** Reads files as one text, with a part for each file and sheet. @throws {UnreadableFile} */
export async function textOfFiles(files: readonly File[]): Promise<string> {
  const parts = await Promise.all(files.map(partsOfFile));
  return joinParts(parts.flat().filter(({ text }) => text.trim() !== ''));
}

const Answer = z.union([
  z.object({ parts: z.array(z.object({ title: z.string(), text: z.string() })) }),
  z.object({ isTooLarge: z.boolean() }),
]);

/** Reads a workbook in a worker. @throws {TooLargeWorkbook} also at the deadline */
export async function readInWorker(bytes: ArrayBuffer, options?: AskOptions): Promise<ResultPart[]> {
  const said = await askWorker({ do: 'sheets', bytes }, options).catch((error: unknown) => {
    throw error instanceof DeadlineExceeded ? new TooLargeWorkbook() : error;
  });
  const answer = Answer.safeParse(said).data;
  if (answer !== undefined && 'parts' in answer) return answer.parts;
  throw answer?.isTooLarge === true ? new TooLargeWorkbook() : new Error('An unreadable workbook');
}

/** Returns a reader of files as one text; `error` is about the last ones. */
export function useTextFiles(onText: (text: string) => unknown) {
  const [error, setError] = useState<string>();
  const open = async (files: readonly File[]) => {
    setError(undefined);
    try {
      await onText(await textOfFiles(files));
    } catch (failure) {
      setError(failure instanceof UnreadableFile ? failure.message : 'No pudimos leer el archivo.');
    }
  };
  return { error, open };
}

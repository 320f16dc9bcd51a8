import { cellText, csvFormat, type FormField } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { answerOf } from './answers.ts';

/** The responses as a table that spreadsheets open: a column for each field, the latest response first. */
export function csvOf(fields: readonly FormField[], responses: readonly CollectedResponse[]): string {
  const head = ['Enviada', ...fields.map(({ label }) => label)];
  const rows = responses.map((response) => [response.submittedAt, ...fields.map((field) => answerOf(field, response))]);
  return stringify(
    [head, ...rows].map((row) => row.map(cellText)),
    { ...csvFormat, bom: true },
  );
}

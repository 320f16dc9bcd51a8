import { cellText, csvFormat, type Form, tableTimeText, zoneText } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { columnsOf } from './answers.ts';

type Responses = readonly CollectedResponse[];

/** The responses as a table that spreadsheets open, the latest first. @param zone whose clock its times are told by. */
export function csvOf(form: Pick<Form, 'fields'>, responses: Responses, zone: string): string {
  const columns = columnsOf(form, responses);
  const head = [`Recibida (${zoneText(zone)})`, ...columns.map(({ title }) => title)];
  const rows = responses.map((response) => [
    tableTimeText(response.receivedAt, zone),
    ...columns.map(({ textOf }) => textOf(response)),
  ]);
  return stringify(
    [head, ...rows].map((row) => row.map(cellText)),
    { ...csvFormat, bom: true },
  );
}

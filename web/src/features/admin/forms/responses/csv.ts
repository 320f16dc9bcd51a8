import { cellText, csvFormat, type Form, tableTimeText, zoneText } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { columnsOf } from './response-answers';

type Responses = readonly CollectedResponse[];

/** Writes the responses as CSV, the latest first. @param zone time zone of the times */
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

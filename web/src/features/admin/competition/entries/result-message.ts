import { type FinalResult, finalResultText } from '@arena/domain';

interface About {
  name: string;
  tournament: string;
  /** URL of the table. */
  table: string;
}

export function resultMessage(result: FinalResult, { name, tournament, table }: About): string {
  return `¡Hola, ${name}! ${finalResultText(result)} en ${tournament}. Gracias por jugar: aquí está la tabla ${table}`;
}

// Reads a workbook in a worker, so that the page can give up on it.
import { readSheets } from './read-sheets.ts';
import { TooLargeWorkbook } from './too-large-workbook.ts';

addEventListener('message', ({ data }) => {
  void readSheets(data).then(
    (parts) => postMessage({ parts }),
    (error: unknown) => postMessage({ isTooLarge: error instanceof TooLargeWorkbook }),
  );
});

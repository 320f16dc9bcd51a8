// Reads workbooks and long texts in a worker, so that the page can give up on them.
import { readResult } from '@arena/domain';
import { TooLargeWorkbook } from './file-kind.ts';
import type { FileWork } from './file-worker.ts';
import { readSheets } from './read-sheets.ts';

addEventListener('message', ({ data }: MessageEvent<FileWork>) => {
  if (data.do === 'result') {
    postMessage(readResult(data.text, data.lobby, data.options));
    return;
  }
  void readSheets(data.bytes).then(
    (parts) => postMessage({ parts }),
    (error: unknown) => postMessage({ isTooLarge: error instanceof TooLargeWorkbook }),
  );
});

// Has a PDF made by the worker.
import type { PdfAnswer, PdfRequest } from './pdf-worker.ts';

/** The file. Rejects when it cannot be made. */
export function makePdf(request: PdfRequest): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

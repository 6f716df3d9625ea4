// Carries files to the server and back in parts, so that a torn line costs one part and nothing is held whole twice.

import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { addDocumentPart, getDocumentPart } from '@charaka/contract/stay/document/document';
import { base64Of, bytesOf } from '../../kernel/base64.ts';
import { call, TransportFailure } from '../../kernel/call.ts';

const tries = 3;

/** Sends a file; answers the number it is kept under. `onSent` hears how many bytes have arrived. */
export async function sendFile(file: Blob, onSent: (bytes: number) => void): Promise<number> {
  let contentId: number | null = null;
  for (let partNo = 0; partNo * PART_BYTES < file.size; partNo += 1) {
    const part = file.slice(partNo * PART_BYTES, (partNo + 1) * PART_BYTES);
    const content = await base64Of(part);
    const sent: { contentId: number } = await again(() => call(addDocumentPart, { contentId, partNo, content }));
    contentId = sent.contentId;
    onSent(partNo * PART_BYTES + part.size);
  }
  return contentId as number;
}

/** Fetches the content of a document. */
export async function fetchFile(document: { documentId: number; mimeType: string }): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let partNo = 0; ; partNo += 1) {
    const { documentId } = document;
    const { content } = await again(() => call(getDocumentPart, { documentId, partNo }));
    if (content === '') return new Blob(parts, { type: document.mimeType });
    parts.push(bytesOf(content));
  }
}

/** A part counts once however often it is sent, so a broken line is tried again. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TransportFailure) || left === 0) throw error;
    }
  }
}

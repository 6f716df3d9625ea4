// Carries files to the server and back in parts, so that a torn line costs one part and nothing is held whole twice.
import { addDocumentPart, getDocumentPart, PART_BYTES } from '@charaka/contract/document';
import { call, TransportFailure } from '../kernel/call.ts';

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

/** Letter by letter: a function called for each of a million bytes would take ten times as long. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
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

function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });
}

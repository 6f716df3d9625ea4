// Writes the parts of a file as far as the tenant still has room for files today.
import { PART_BYTES } from '@charaka/contract/stay/document/document';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { beginContent, roomOfToday, writePart } from './document-store.ts';

/**
 * Writes one part; answers whether this user has such a file. Refuses what the tenant has no room for within a day, so that nobody
 * fills the disk that all hospitals share; parts of one tenant take turns here, so that two at one moment do not both fit.
 */
export async function writeBytes(call: Call, contentId: number, partNo: number, bytes: Buffer): Promise<boolean> {
  if ((await roomOfToday(call)) < bytes.length)
    refuse(
      'Your hospitals have sent as many files as they may within a day. Please try again later, or ask whoever runs the server',
    );
  return writePart(call, contentId, partNo, bytes);
}

/** Writes a file that is here as a whole, cut into the same parts; answers its number. */
export async function writeWhole(call: Call, bytes: Buffer): Promise<number> {
  const contentId = await beginContent(call);
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1)
    await writeBytes(call, contentId, partNo, bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES));
  return contentId;
}

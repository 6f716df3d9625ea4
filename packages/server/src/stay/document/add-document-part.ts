// Takes one part of a file that is to become a document.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { addDocumentPart as addDocumentPartEndpoint } from '@charaka/contract/stay/document/document';
import { documentSentences } from '@charaka/contract/stay/document/document-sentences';
import { countWaiting, sendPart } from '../../kernel/file-room.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** So many files may wait for a document; what is never kept is swept out after a day (file-jobs.ts). */
const MOST_WAITING = 25;

/** Answers the file's number, with which the further parts and the document name it. */
export const addDocumentPart = (files: FileStore) =>
  handle(addDocumentPartEndpoint, async (call, { contentId, partNo, content }) => {
    if (contentId == null) {
      if ((await countWaiting(call)) >= MOST_WAITING) refuse(documentSentences.tooManyFiles);
    }
    const fileId = contentId ?? (await files.begin(call, call.now));
    if (!(await sendPart(call, files, fileId, partNo, Buffer.from(content, 'base64'))))
      refuse(kernelSentences.fileUnknown);
    return { contentId: fileId };
  });

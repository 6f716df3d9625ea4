// Reads one tax document as it was frozen (FI045).
import { getGstDocument as getGstDocumentEndpoint } from '@charaka/contract/money/tax/tax';
import { handle } from '../../kernel/handler.ts';
import { readGstDocument } from './gst-document-list.ts';

/** Refuses when the hospital has no document of that number. */
export const getGstDocument = handle(getGstDocumentEndpoint, async (call, { gstDocument: { gstDocumentId } }) => ({
  gstDocument: await readGstDocument(call, gstDocumentId),
}));

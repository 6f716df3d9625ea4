// The documents of an admission, newest first (R455).
import { listDocuments as listDocumentsEndpoint } from '@charaka/contract/stay/document/document';
import { handle } from '../../kernel/handler.ts';
import { readDocuments } from './document-store.ts';

/** The documents of an admission, for users who may see it, after discharge too (Q35). */
export const listDocuments = handle(listDocumentsEndpoint, async (call, { admissionId }) => ({
  documents: await readDocuments(call, admissionId),
}));

// The calls of the document area.
import type { FileStore } from '../../kernel/file-store.ts';
import type { Handler } from '../../kernel/handler.ts';
import { addDocumentPart } from './add-document-part.ts';
import { addDocuments } from './add-documents.ts';
import { deleteDocument } from './delete-document.ts';
import { getDocumentPart } from './get-document-part.ts';
import { listDocuments } from './list-documents.ts';

/** Everything served of documents. */
export function documentHandlers(files: FileStore): readonly Handler[] {
  return [addDocumentPart(files), addDocuments(files), listDocuments, getDocumentPart(files), deleteDocument];
}

// Lists the tax documents of the hospital.
import { listGstDocuments as listGstDocumentsEndpoint } from '@charaka/contract/money/tax/tax';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { gstDocumentList } from './gst-document-list.ts';

const row = listGstDocumentsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listGstDocuments = handle(listGstDocumentsEndpoint, (call, input) =>
  readList(call.tx, gstDocumentList(call, input), row, input),
);

// Lists the tax documents of the hospital.
import { listGstDocuments as listGstDocumentsEndpoint } from '@charaka/contract/money/tax/tax';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { gstDocumentList } from './gst-document-list.ts';

const row = listGstDocumentsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listGstDocuments = handle(listGstDocumentsEndpoint, (call, input) =>
  answerList(call.tx, gstDocumentList(call, input), row, input),
);

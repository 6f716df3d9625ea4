// Every call of tax documents.
import type { Handler } from '../../kernel/handler.ts';
import { getGstDocument } from './get-gst-document.ts';
import { listGstDocuments } from './list-gst-documents.ts';

export const taxHandlers: readonly Handler[] = [listGstDocuments, getGstDocument];

// Documents of an admission on the wire: their content travels in parts, so that 20 MB need no request of 20 MB.

import { isBase64 } from '@charaka/rules/list/base64-text';
import { documentCategories } from '@charaka/rules/list/document-kind';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { PART_BYTES } from '../../kernel/file-part.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../admission/admission.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { documentChecks } from './document-checks.ts';
import { documentTopic } from './topics.ts';

/** How many parts the largest file has. */
const MAX_PARTS = 20;

const base64Letters = (bytes: number) => Math.ceil(bytes / 3) * 4;
const base64 = (bytes: number) =>
  z
    .string()
    .max(base64Letters(bytes), fieldSentences.requestTooLarge.text)
    .min(1, documentChecks.base64Expected.text)
    .refine(isBase64, documentChecks.base64Expected.text);

const spellings = {
  ...admissionSpellings,
  documentId: 'prescriptionId',
  category: 'documentCategory',
  sourceId: 'prescribedById',
  sourceName: 'prescribedBy',
  content: 'uploadedDocument',
  fileName: 'documentName',
  mimeType: 'documentType',
  createdByName: 'createdBy',
  createdAt: 'createdOn',
};
const view = { documents: 'ipdPrescriptionList', document: 'ipdPrescription' };

/** A document as listed; its content is fetched in parts. */
export const document = shape(
  {
    documentId: id(),
    admissionId: id(),
    category: oneOf(documentCategories),
    sourceId: id(),
    sourceName: text(),
    documentDate: day(),
    fileName: text(),
    mimeType: text(),
    byteCount: count(),
    isActive: flag(),
    createdByName: text(),
    createdAt: instant(),
    /** The caller uploaded it, and may take it back for a day. An extension. */
    isOwn: flag(),
  },
  spellings,
);

/** A document to be kept: its content was sent in parts before (`contentId`), or comes along when it is small. */
export const documentInput = shape(
  {
    admissionId: id(),
    category: oneOf(documentCategories, documentChecks.selectDocumentCategory),
    sourceId: id(documentChecks.enterSourceName),
    documentDate: day(),
    fileName: requiredText(fieldSentences.chooseFile, 200),
    contentId: optional(id()),
    content: optional(base64(5 * PART_BYTES)),
  },
  spellings,
);

/** Sends one part of a file; the first one, without `contentId`, begins it. A part sent twice counts once. Ours, beside the specification. */
export const addDocumentPart = endpoint({
  path: '/IPD/AddDocumentPart',
  logAs: ['document_part', 'added'],
  bodyBytes: bodySize.file,
  summary: 'Sends one part of a file that is to become a document.',
  permission: may('edit', admissionMenu),
  effect: 'write',
  changes: [],
  input: shape({
    contentId: optional(id()),
    partNo: z
      .int()
      .min(0)
      .max(MAX_PARTS - 1, fieldSentences.requestTooLarge.text),
    content: base64(PART_BYTES),
  }),
  output: shape({ contentId: id() }),
});

/** Keeps documents of an admission, all or none (R452-R460, Q105, Q108). */
export const addDocuments = endpoint({
  path: '/IPD/AddIpdPrescriptions',
  logAs: ['admission_document', 'added'],
  bodyBytes: bodySize.file,
  summary: 'Keeps documents of an admission, all or none.',
  permission: may('edit', admissionMenu),
  effect: 'write',
  changes: [documentTopic],
  isWalled: true,
  input: shape({ documents: documentInput.array().min(1, fieldSentences.chooseFile.text).max(20) }, view),
  output: shape({ documents: document.array() }, view),
});

/** The documents of an admission, newest first (R455). */
export const listDocuments = endpoint({
  path: '/IPD/GetAllIpdPatientPrescriptionsById',
  summary: 'Lists the documents of an admission, newest first.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ admissionId: id() }, admissionSpellings),
  output: shape({ documents: document.array() }, view),
});

/** One part of a document's content, base64; an empty text after the last one. Ours, beside the specification. */
export const getDocumentPart = endpoint({
  path: '/IPD/GetDocumentPart',
  summary: 'Reads one part of the content of a document.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ documentId: id(), partNo: z.int().min(0).max(MAX_PARTS) }, spellings),
  output: shape({ content: z.string() }),
});

/**
 * Takes a document off the list (R463, R464): one's own of the last 24 hours, or with the deed `remove-documents` and a reason any
 * other. Its content and the reason stay.
 */
export const deleteDocument = endpoint({
  path: '/IPD/DeleteIpdPrescriptions',
  logAs: ['admission_document', 'removed'],
  summary: 'Takes a document off the list of an admission.',
  permission: may('delete', admissionMenu),
  effect: 'write',
  changes: [documentTopic],
  input: shape(
    { document: shape({ documentId: id(), isActive: optional(flag()), reason: optional(text(300)) }, spellings) },
    view,
  ),
  output: shape({}),
});

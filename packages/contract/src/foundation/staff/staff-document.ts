// Documents of staff on the wire: small files with a name, each sent and fetched by a call of its own.

import { isBase64 } from '@charaka/rules/list/base64-text';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { cleanedPicture, hasFewPixels, pictureBytes, tooManyPixels } from '../../kernel/picture.ts';
import { shape } from '../../kernel/shape.ts';
import { STAFF_MENU_PATH } from '../access/role.ts';
import { staffChecks } from './staff-checks.ts';
import { staffTopic } from './topics.ts';

/** The largest document. */
export const MAX_DOCUMENT_BYTES = 5_242_880;
/** So many documents one member of staff may have. */
export const MOST_DOCUMENTS = 50;
const documentKinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** The beginnings of the three kinds as base64 writes them: %PDF-, 89 PNG, FF D8 FF. */
const beginnings: readonly (readonly [string, (typeof documentKinds)[number]])[] = [
  ['JVBERi0', 'application/pdf'],
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
];

/** Returns the kind of a file by its first bytes, whatever its name; undefined when it is no accepted kind. */
export function documentKind(base64: string): (typeof documentKinds)[number] | undefined {
  return beginnings.find(([start]) => base64.startsWith(start))?.[1];
}

const content = z
  .string(fieldSentences.chooseFile.text)
  .min(1, fieldSentences.chooseFile.text)
  .refine((value) => pictureBytes(value) <= MAX_DOCUMENT_BYTES, entrySentences.fileTooLargeMegabytes.text)
  .refine((value) => documentKind(value) !== undefined, staffChecks.documentKindNotTaken.text)
  .refine(isBase64, staffChecks.fileNotWhole.text)
  .refine(hasFewPixels, tooManyPixels.text)
  .overwrite(cleanedPicture);

/** A document without its content. */
const staffDocument = shape({
  documentId: id(),
  title: text(),
  fileName: text(),
  mediaType: oneOf(documentKinds),
  sizeBytes: count(),
  addedByName: optional(text()),
  addedAt: instant(),
});

/** The documents of a member of staff: of the caller, or of any member for users who may see staff. An extension of the specification. */
export const listStaffDocuments = endpoint({
  path: '/Staff/GetAllStaffDocuments',
  summary: 'Lists the documents of a member of staff, the newest first.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ staffId: id() }),
  output: shape({ documents: z.array(staffDocument) }, { documents: 'documentList' }),
});

/** One document with its content, base64. An extension. */
export const getStaffDocument = endpoint({
  path: '/Staff/GetStaffDocument',
  summary: 'Reads one document of a member of staff with its content.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ documentId: id() }),
  output: shape({ document: shape({ fileName: text(), mediaType: oneOf(documentKinds), content: z.string() }) }),
});

/** Keeps a PDF, PNG or JPEG of at most 5 MB; what it is its first bytes say. An extension. */
export const addStaffDocument = endpoint({
  path: '/Staff/AddStaffDocument',
  logAs: ['staff_document', 'added'],
  bodyBytes: bodySize.file,
  summary: 'Adds a document of a member of staff.',
  permission: may('edit', STAFF_MENU_PATH),
  effect: 'write',
  changes: [staffTopic],
  input: shape({
    document: shape({
      staffId: id(),
      title: requiredText(staffChecks.enterDocumentName, 120),
      fileName: requiredText(fieldSentences.chooseFile, 200),
      content,
    }),
  }),
  output: shape({ document: staffDocument }),
});

/** Takes a document away; it is kept, but not shown any more. An extension. */
export const removeStaffDocument = endpoint({
  path: '/Staff/RemoveStaffDocument',
  logAs: ['staff_document', 'removed'],
  summary: 'Takes a document of a member of staff away.',
  permission: may('delete', STAFF_MENU_PATH),
  effect: 'write',
  changes: [staffTopic],
  input: shape({ document: shape({ documentId: id() }) }),
  output: shape({}),
});

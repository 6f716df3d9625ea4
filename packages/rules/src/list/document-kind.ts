// Real kind of a file, by its first bytes, and whether it is acceptable as the declared document (R456-R460, Q105).
import { entrySentences } from '../message/entry-sentences.ts';
import { type Sentence, sentences } from '../message/sentence.ts';

/** The categories of an admission's documents (R462). */
export const documentCategories = ['prescription', 'report', 'government_id', 'image', 'consent', 'other'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

/** Kinds of accepted file. */
export type DocumentKind = 'png' | 'jpeg' | 'pdf' | 'docx';

/** The media type of each kind. */
export const mediaTypeOf: Readonly<Record<DocumentKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The largest image (R458, R241) and the largest other file (R459), in bytes. */
export const MAX_IMAGE_BYTES = 5_242_880;
export const MAX_FILE_BYTES = 20_971_520;

/** Messages about a document that cannot be accepted; codes never change. */
export const documentRuleSentences = sentences('document', {
  imageExpected: 'Only image need to upload',
  fileExpected: 'Only File are allowed ( pdf | docx)',
  fileTooLarge: 'Maximum size allowed is {most}Mb',
  documentInFuture: "The document date can't be in the future",
  documentTooOld: 'Not older then one year',
});

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Whether the letters occur in the bytes, as names of entries do in a zip file. */
function holds(bytes: Uint8Array, letters: string): boolean {
  const wanted = Array.from(letters, (letter) => letter.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Returns the kind of a file by its first bytes, or null for an unaccepted kind. A name or a media type proves no kind. */
export function documentKindOf(beginning: Uint8Array): DocumentKind | null {
  if (startsWith(beginning, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(beginning, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(beginning, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf';
  const isZip = startsWith(beginning, 0x50, 0x4b, 0x03, 0x04);
  return isZip && holds(beginning, 'word/') ? 'docx' : null;
}

/** Why a file cannot be kept under a category, or null: an image is png or jpeg, everything else pdf or docx (R458-R460, Q105). */
export function documentProblem(
  category: DocumentCategory,
  kind: DocumentKind | null,
  byteCount: number,
): Sentence | null {
  const isImage = kind === 'png' || kind === 'jpeg';
  if (category === 'image') {
    if (!isImage) return documentRuleSentences.imageExpected;
    return byteCount > MAX_IMAGE_BYTES ? entrySentences.fileTooLargeMegabytes : null;
  }
  if (kind === null || isImage) return documentRuleSentences.fileExpected;
  if (byteCount <= MAX_FILE_BYTES) return null;
  return documentRuleSentences.fileTooLarge({ most: MAX_FILE_BYTES / 1_048_576 });
}

/** The oldest day a document may be of: one year before today (R451, Q108). Days are 'YYYY-MM-DD'. */
export function oldestDocumentDay(today: string): string {
  const year = Number(today.slice(0, 4)) - 1;
  // The 29th of February has no twin in the year before.
  return today.endsWith('-02-29') ? `${year}-02-28` : `${year}${today.slice(4)}`;
}

/** Why a document of that day cannot be kept, or null (R450, R451, Q108). */
export function documentDayProblem(day: string, today: string): Sentence | null {
  if (day > today) return documentRuleSentences.documentInFuture;
  return day < oldestDocumentDay(today) ? documentRuleSentences.documentTooOld : null;
}

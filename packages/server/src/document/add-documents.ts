// Keeps documents of an admission, all or none (R452-R460, Q105, Q108).
import { addDocuments as addDocumentsEndpoint, PART_BYTES } from '@charaka/contract/document';
import type { ParsedOf } from '@charaka/contract/endpoint';
import { TOO_MANY_PIXELS } from '@charaka/contract/picture';
import { documentDayProblem, documentKindOf, documentProblem, mediaTypeOf } from '@charaka/rules/document-kind';
import { keptFileName } from '@charaka/rules/file-name';
import { MAX_PIXELS, pixelsOf } from '@charaka/rules/picture-size';
import { type Call, handle, todayOf } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { isDoctor } from '../staff/is-doctor.ts';
import { beginContent, insertDocument, readContentFacts, readDocuments, writePart } from './document-store.ts';

type Entry = ParsedOf<typeof addDocumentsEndpoint>['documents'][number];

/** The sentence names the row when there are several. */
export const addDocuments = handle(addDocumentsEndpoint, async (call, { documents }) => {
  const [admissionId = 0, ...others] = [...new Set(documents.map((entry) => entry.admissionId))];
  if (others.length > 0) refuse('All documents must be of the same admission');
  await openForWriting(call, admissionId, 'document');
  for (const [index, entry] of documents.entries()) {
    const refuseRow = (problem: string) => refuse(documents.length > 1 ? `Row ${index + 1}: ${problem}` : problem);
    await keepDocument(call, entry, refuseRow);
  }
  await call.announce('document', admissionId);
  call.say(documents.length === 1 ? 'Document saved successfully' : `${documents.length} documents saved successfully`);
  return { documents: (await readDocuments(call, admissionId)).slice(0, documents.length) };
});

async function keepDocument(call: Call, entry: Entry, refuseRow: (problem: string) => never): Promise<void> {
  const today = todayOf(call);
  const dayProblem = documentDayProblem(entry.documentDate, today);
  if (dayProblem) refuseRow(dayProblem);
  if (!(await isDoctor(call, entry.sourceId))) refuseRow('Please enter source name');
  const contentId =
    entry.contentId ?? (entry.content ? await writeWhole(call, entry.content) : refuseRow('Please choose file'));
  const facts = await readContentFacts(call, contentId);
  if (!facts) return refuseRow('This file does not exist, please choose it again');
  const { partCount, lastPartNo, shortParts, byteCount, beginning } = facts;
  // Only the last part may be short: a gap or a torn part is a file that did not arrive whole.
  if (!beginning || partCount !== lastPartNo + 1 || shortParts > 1 || byteCount <= lastPartNo * PART_BYTES)
    return refuseRow('The file did not arrive whole, please choose it again');
  const kind = documentKindOf(beginning);
  const problem = documentProblem(entry.category, kind, byteCount);
  if (problem || kind === null) return refuseRow(problem ?? 'Please choose file');
  if ((pixelsOf(beginning) ?? 0) > MAX_PIXELS) return refuseRow(TOO_MANY_PIXELS);
  const { admissionId, category, sourceId, documentDate } = entry;
  const fileName = keptFileName(entry.fileName, kind === 'jpeg' ? 'jpg' : kind);
  const mimeType = mediaTypeOf[kind];
  await insertDocument(call, {
    admissionId,
    contentId,
    category,
    sourceId,
    documentDate,
    fileName,
    mimeType,
    byteCount,
  });
}

/** A small file that came with the request itself, cut into the same parts. */
async function writeWhole(call: Call, content: string): Promise<number> {
  const bytes = Buffer.from(content, 'base64');
  const contentId = await beginContent(call);
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1)
    await writePart(call, contentId, partNo, bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES));
  return contentId;
}

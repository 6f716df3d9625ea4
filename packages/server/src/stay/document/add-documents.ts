// Keeps documents of an admission, all or none (R452-R460, Q105, Q108).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { tooManyPixels } from '@charaka/contract/kernel/picture';
import { addDocuments as addDocumentsEndpoint } from '@charaka/contract/stay/document/document';
import { documentChecks } from '@charaka/contract/stay/document/document-checks';
import { documentSentences } from '@charaka/contract/stay/document/document-sentences';
import { documentDayProblem, documentKindOf, documentProblem, mediaTypeOf } from '@charaka/rules/list/document-kind';
import { keptFileName } from '@charaka/rules/list/file-name';
import type { Sentence } from '@charaka/rules/message/sentence';
import { cleanPicture } from '@charaka/rules/person/clean-picture';
import { MAX_PIXELS, pixelsOf } from '@charaka/rules/person/picture-size';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { readSentFile, sendWhole } from '../../kernel/file-room.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { insertDocument, readDocuments } from './document-store.ts';

type Entry = ParsedOf<typeof addDocumentsEndpoint>['documents'][number];

/** The sentence names the row when there are several. */
export const addDocuments = (files: FileStore) =>
  handle(addDocumentsEndpoint, async (call, { documents }) => {
    const [admissionId = 0, ...others] = [...new Set(documents.map((entry) => entry.admissionId))];
    if (others.length > 0) refuse(documentSentences.differentAdmissions);
    await openForWriting(call, admissionId, 'document');
    for (const [index, entry] of documents.entries()) {
      const refuseRow = (problem: Sentence) =>
        refuse(documents.length > 1 ? documentSentences.rowProblem({ index: index + 1, problem: problem }) : problem);
      await keepDocument(call, files, entry, refuseRow);
    }
    call.say(
      documents.length === 1
        ? documentSentences.documentSaved
        : documentSentences.documentsSaved({ documentsCount: documents.length }),
    );
    return { documents: (await readDocuments(call, admissionId)).slice(0, documents.length) };
  });

async function keepDocument(
  call: Call,
  files: FileStore,
  entry: Entry,
  refuseRow: (problem: Sentence) => never,
): Promise<void> {
  const { tx, tenantId } = call;
  const today = todayOf(call);
  const dayProblem = documentDayProblem(entry.documentDate, today);
  if (dayProblem) refuseRow(dayProblem);
  if (!(await areDoctorsHere(call, [entry.sourceId]))) refuseRow(documentChecks.enterSourceName);
  const sentId =
    entry.contentId ??
    (entry.content
      ? await sendWhole(call, files, Buffer.from(entry.content, 'base64'))
      : refuseRow(fieldSentences.chooseFile));
  const sent = await readSentFile(call, sentId);
  if (!sent) return refuseRow(kernelSentences.fileUnknown);
  const beginning = await files.readPart(tx, { tenantId, fileId: sentId }, 0);
  if (!sent.isWhole || !beginning) return refuseRow(documentSentences.fileBroken);
  const kind = documentKindOf(beginning);
  const problem = documentProblem(entry.category, kind, sent.byteCount);
  if (problem || kind === null) return refuseRow(problem ?? fieldSentences.chooseFile);
  if ((pixelsOf(beginning) ?? 0) > MAX_PIXELS) return refuseRow(tooManyPixels);
  const { admissionId, category, sourceId, documentDate } = entry;
  const fileName = keptFileName(entry.fileName, kind === 'jpeg' ? 'jpg' : kind);
  const mimeType = mediaTypeOf[kind];
  const isPicture = kind === 'png' || kind === 'jpeg';
  const fileId = isPicture ? await cleaned(call, files, sentId) : sentId;
  const byteCount = await files.close(tx, { tenantId, fileId }, 'admission_document');
  await insertDocument(call, { admissionId, fileId, category, sourceId, documentDate, fileName, mimeType, byteCount });
}

/** The picture without what it tells besides (PS047); what was sent is swept out with the files that nobody kept. */
async function cleaned(call: Call, files: FileStore, fileId: number): Promise<number> {
  const parts: Buffer[] = [];
  for await (const bytes of files.parts(call.tx, { tenantId: call.tenantId, fileId })) parts.push(bytes);
  const bytes = Buffer.concat(parts);
  const picture = Buffer.from(cleanPicture(bytes));
  return picture.equals(bytes) ? fileId : await sendWhole(call, files, picture);
}

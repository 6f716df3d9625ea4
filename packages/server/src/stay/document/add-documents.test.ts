// Documents of an admission: in and out byte for byte, checked by content, and never stored in part.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { addPatient } from '@charaka/contract/people/patient/patient';
import {
  addDocumentPart,
  addDocuments,
  deleteDocument,
  getDocumentPart,
  listDocuments,
} from '@charaka/contract/stay/document/document';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { chartsWritten, useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Entry = InputOf<typeof addDocuments>['documents'][number];

const today = dayOf();
const pdf = (byteCount: number) => {
  const bytes = Buffer.alloc(byteCount);
  for (let index = 0; index < byteCount; index += 1) bytes[index] = (index * 31 + (index >> 8)) & 255;
  bytes.write('%PDF-1.7\n');
  return bytes;
};
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]);

async function scene(): Promise<{
  tenant: TestTenant;
  admissionId: number;
  entry: (changes: Partial<Entry>) => Entry;
}> {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const entry = (changes: Partial<Entry>): Entry => ({
    admissionId,
    category: 'report',
    sourceId: 1,
    documentDate: today,
    fileName: 'Report.pdf',
    content: pdf(64).toString('base64'),
    ...changes,
  });
  return { tenant, admissionId, entry };
}

async function send(tenant: TestTenant, bytes: Buffer, skipped?: number): Promise<number> {
  let contentId: number | null = null;
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1) {
    if (partNo === skipped) continue;
    const content = bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES).toString('base64');
    contentId = (await tenant.ask(addDocumentPart, { contentId, partNo, content })).contentId;
  }
  return contentId as number;
}

async function fetchWhole(tenant: TestTenant, documentId: number): Promise<Buffer> {
  const whole: Buffer[] = [];
  for (let partNo = 0; ; partNo += 1) {
    const { content } = await tenant.ask(getDocumentPart, { documentId, partNo });
    if (content === '') return Buffer.concat(whole);
    whole.push(Buffer.from(content, 'base64'));
  }
}

/** How often the log of charts says that the content of a document of an admission was read. */
async function loggedReadings(tenant: TestTenant, admissionId: number): Promise<number> {
  await chartsWritten(parts);
  const { rowCount } = await parts.owner.query(
    'select 1 from chart_access where tenant_id = $1 and admission_id = $2 and part = $3',
    [tenant.tenantId, admissionId, getDocumentPart.path],
  );
  return rowCount ?? 0;
}

/** A JPEG of a phone that was held upright: its Exif says the place and the way up, and something hangs behind its end. */
function photographed(scanBytes: number): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 22.5726 N 88.3639 E')]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(exif.length + 2);
  const scan = Buffer.concat([Buffer.from('ffda0008010100003f00', 'hex'), Buffer.alloc(scanBytes, 7)]);
  const end = Buffer.concat([Buffer.from('ffd9', 'hex'), Buffer.from('<script>')]);
  const frame = Buffer.from('ffc0000b080010001001011100', 'hex');
  return Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), size, exif, frame, scan, end]);
}

const keep = (tenant: TestTenant, ...documents: Entry[]) => tenant.call(addDocuments, { documents });
const listed = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listDocuments, { admissionId })).documents;

describe('a document', () => {
  it('of 20 MB goes in and comes out byte for byte, one more byte does not go in (R455, R459, SC034)', async () => {
    const { tenant, admissionId, entry } = await scene();
    const whole = pdf(20 * PART_BYTES);
    const kept = await keep(tenant, entry({ content: null, contentId: await send(tenant, whole) }));
    expect(kept.message).toBe('Document saved successfully');
    const [document] = await listed(tenant, admissionId);
    expect(document).toMatchObject({ fileName: 'Report.pdf', mimeType: 'application/pdf', byteCount: whole.length });
    expect((await fetchWhole(tenant, document?.documentId as number)).equals(whole)).toBe(true);
    // Twenty parts and the empty one behind them; neither question nor answer names the patient (PS012).
    expect(await loggedReadings(tenant, admissionId)).toBe(21);
    const tooLong = { contentId: null, partNo: 20, content: 'JVBERg==' };
    expect((await tenant.call(addDocumentPart, tooLong)).message).toBe('The request is too large');
  });

  it('that did not arrive whole, or was used already, is refused', async () => {
    const { tenant, admissionId, entry } = await scene();
    const torn = await send(tenant, pdf(3 * PART_BYTES), 1);
    expect((await keep(tenant, entry({ content: null, contentId: torn }))).message).toBe(
      'The file was not received completely. Please choose it again',
    );
    const contentId = await send(tenant, pdf(PART_BYTES + 5));
    await keep(tenant, entry({ content: null, contentId }));
    expect((await keep(tenant, entry({ content: null, contentId }))).message).toBe(
      'This file does not exist. Please choose it again',
    );
    const late = { contentId, partNo: 0, content: 'JVBERi0x' };
    expect((await tenant.call(addDocumentPart, late)).message).toBe('This file does not exist. Please choose it again');
    expect(await listed(tenant, admissionId)).toHaveLength(1);
  });

  it("that a colleague sent is not one's own to keep", async () => {
    const { tenant, entry } = await scene();
    const contentId = await send(tenant, pdf(99));
    const answer = await tenant.call(
      addDocuments,
      { documents: [entry({ content: null, contentId })] },
      { as: 'admin' },
    );
    expect(answer.message).toBe('This file does not exist. Please choose it again');
  });

  it('needs category, source doctor, file and a day of the last year (R450, R451, R456, R461, Q108)', async () => {
    const { tenant, admissionId, entry } = await scene();
    const cases: [object, string][] = [
      [{ category: null }, 'Please select document category'],
      [{ sourceId: null }, 'Please enter source name'],
      [{ sourceId: 999 }, 'Please enter source name'],
      [{ fileName: '' }, 'Please choose file'],
      [{ content: null }, 'Please choose file'],
      [{ documentDate: '2020-01-01' }, 'Not older then one year'],
    ];
    for (const [changes, message] of cases)
      expect((await keep(tenant, entry(changes as Partial<Entry>))).message).toBe(message);
    expect(await listed(tenant, admissionId)).toEqual([]);
  });

  it('is what its bytes say, whatever its name (R458, R460, Q105)', async () => {
    const { tenant, entry } = await scene();
    const picture = png.toString('base64');
    const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
    expect((await keep(tenant, entry({ content: picture, fileName: 'a.pdf' }))).message).toBe(
      'Only File are allowed ( pdf | docx)',
    );
    expect((await keep(tenant, entry({ content: page, fileName: 'a.pdf' }))).isFailure).toBe(true);
    expect((await keep(tenant, entry({ category: 'image' }))).message).toBe('Only image need to upload');
    const kept = await keep(tenant, entry({ category: 'image', content: picture, fileName: 'wound.jpg' }));
    expect(kept.output.documents[0]).toMatchObject({ category: 'image', mimeType: 'image/png' });
  });

  it('is named by what it is, and holds no more pixels than a screen unpacks (PS047)', async () => {
    const { tenant, admissionId, entry } = await scene();
    await keep(tenant, entry({ fileName: 'inv\u202eoice.pdf.hta' }));
    expect((await listed(tenant, admissionId)).map(({ fileName }) => fileName)).toEqual(['invoice.pdf']);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const answer = await keep(tenant, entry({ category: 'image', content: bomb.toString('base64') }));
    expect(answer.message).toBe('The picture has more than 50 million pixels. Please make it smaller');
  });

  it('is one of 25 that wait (PS047)', async () => {
    const { tenant } = await scene();
    const begin = () => tenant.call(addDocumentPart, { contentId: null, partNo: 0, content: 'JVBERi0x' });
    const answers = [];
    for (let count = 0; count < 26; count += 1) answers.push((await begin()).message);
    expect(answers.filter(Boolean)).toEqual([expect.stringMatching(/^Too many files were sent without being saved/)]);
  });

  it('finds no room when a user has sent a tenth of the day, not even two at one moment (PS047, Q287)', async () => {
    const { tenant, admissionId, entry } = await scene();
    const other = await makeTenant(parts);
    const mayStill = (tenantId: number, bytes: number) =>
      parts.owner.query('update tenant set file_bytes_per_day = $2 where tenant_id = $1', [tenantId, bytes]);
    await mayStill(tenant.tenantId, 20 * PART_BYTES - 1);
    const content = pdf(PART_BYTES).toString('base64');
    const sendOne = () => tenant.call(addDocumentPart, { contentId: null, partNo: 0, content });
    const full = /^You have reached the file limit of a day/;
    const answers = await Promise.all(Array.from({ length: 6 }, sendOne));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(answers.flatMap(({ message }) => message || []).every((message) => full.test(message))).toBe(true);
    const { contentId } = answers.find(({ isFailure }) => !isFailure)?.output ?? { contentId: 0 };
    // Neither as a further part of a file that was begun in time, nor within the document itself.
    expect((await tenant.call(addDocumentPart, { contentId, partNo: 1, content })).message).toMatch(full);
    expect((await keep(tenant, entry({ content }))).message).toMatch(full);
    expect(await listed(tenant, admissionId)).toEqual([]);
    expect((await other.call(addDocumentPart, { contentId: null, partNo: 0, content })).isFailure).toBe(false);
    await mayStill(tenant.tenantId, 50 * PART_BYTES);
    expect((await tenant.call(addDocumentPart, { contentId, partNo: 1, content })).isFailure).toBe(false);
  });

  it('finds no room when all users of the tenant have sent what they may within a day (PS047)', async () => {
    const { tenant } = await scene();
    const { tenantId } = tenant;
    await parts.owner.query('update tenant set file_bytes_per_day = $2 where tenant_id = $1', [
      tenantId,
      20 * PART_BYTES - 1,
    ]);
    await parts.owner.query(
      `with sent as (insert into stored_file (tenant_id, created_by) values ($1, 3) returning *)
       insert into file_part (tenant_id, file_id, part_no, size_bytes, sha256, object_key)
       select tenant_id, file_id, n, $2, repeat('0', 64), gen_random_uuid() from sent, generate_series(0, 18) n`,
      [tenantId, PART_BYTES],
    );
    const content = pdf(PART_BYTES).toString('base64');
    expect((await tenant.call(addDocumentPart, { contentId: null, partNo: 0, content })).message).toMatch(
      /^Your hospitals have reached their file limit of a day/,
    );
  });

  it('that is a picture keeps neither the place it was taken at nor what hangs behind it, and its way up (PS047)', async () => {
    const { tenant, admissionId, entry } = await scene();
    const told = photographed(PART_BYTES + 500);
    const answer = await keep(tenant, entry({ category: 'image', content: null, contentId: await send(tenant, told) }));
    const kept = await fetchWhole(tenant, answer.output.documents[0]?.documentId as number);
    expect(kept.includes('GPS')).toBe(false);
    expect(kept.includes('<script>')).toBe(false);
    expect((await listed(tenant, admissionId))[0]?.byteCount).toBe(kept.length);
    expect([...kept.subarray(0, 4), kept[kept.length - 1]]).toEqual([0xff, 0xd8, 0xff, 0xe1, 0xd9]);
    expect(kept.length).toBeGreaterThan(PART_BYTES);
    const { patient } = await tenant.ask(addPatient, { patient: patientForm({ image: told.toString('base64') }) });
    const { rows } = await parts.owner.query<{ bytes: Buffer }>(
      `select string_agg(f.bytes, '' order by f.part_no) as bytes from patient p
       join file_part f on f.tenant_id = p.tenant_id and f.file_id = p.image_file_id
       where p.tenant_id = $1 and p.patient_id = $2`,
      [tenant.tenantId, patient.patientId],
    );
    expect(rows[0]?.bytes.equals(kept)).toBe(true);
  });

  it('of several rows are kept all or none, and the bad row is named (R452)', async () => {
    const { tenant, admissionId, entry } = await scene();
    const bad = await keep(tenant, entry({}), entry({ category: 'image' }));
    expect(bad.message).toBe('Row 2: Only image need to upload');
    expect(await listed(tenant, admissionId)).toEqual([]);
    const good = await keep(tenant, entry({}), entry({ fileName: 'Second.pdf' }));
    expect(good.message).toBe('2 documents saved successfully');
    expect((await listed(tenant, admissionId)).map(({ fileName }) => fileName)).toEqual(['Second.pdf', 'Report.pdf']);
  });

  it('is deleted softly, read by who may look, and neither written nor deleted after the discharge (R463, R464, Q35)', async () => {
    const { tenant, admissionId, entry } = await scene();
    await keep(tenant, entry({}), entry({}));
    const [first, second] = (await listed(tenant, admissionId)).map(({ documentId }) => documentId) as [number, number];
    const remove = (documentId: number) => tenant.call(deleteDocument, { document: { documentId, isActive: false } });
    expect((await remove(first)).message).toBe('Your prescription has been deleted.');
    expect((await tenant.call(getDocumentPart, { documentId: first, partNo: 0 })).message).toBe(
      'This document does not exist',
    );
    const { rows } = await parts.owner.query('select is_active from admission_document where document_id = $1', [
      first,
    ]);
    expect(rows).toEqual([{ is_active: false }]);
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await remove(second)).isFailure).toBe(true);
    expect((await keep(tenant, entry({}))).isFailure).toBe(true);
    expect((await tenant.ask(listDocuments, { admissionId }, { as: 'viewer' })).documents).toHaveLength(1);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.call(getDocumentPart, { documentId: second, partNo: 0 }, elsewhere)).isFailure).toBe(true);
  });

  it('of somebody else is taken back with the deed and a reason, one’s own freely for a day (R463, Q224)', async () => {
    const { tenant, admissionId, entry } = await scene();
    await keep(tenant, entry({}), entry({ fileName: 'Old.pdf' }), entry({ fileName: 'Theirs.pdf' }));
    await parts.owner.query(
      `update admission_document set created_at = now() - interval '25 hours' where tenant_id = $1 and file_name = 'Old.pdf'`,
      [tenant.tenantId],
    );
    const idOf = async (name: string) =>
      (await listed(tenant, admissionId)).find(({ fileName }) => fileName === name)?.documentId ?? expect.fail(name);
    // The front desk has the right to delete, and not the deed.
    const desk = await addUserOfRole(tenant, 30);
    const remove = async (name: string, as: TestUser, reason?: string) =>
      tenant.call(deleteDocument, { document: { documentId: await idOf(name), reason } }, { as });
    expect((await remove('Theirs.pdf', desk, 'Wrong patient')).status).toBe(403);
    expect((await remove('Old.pdf', 'clerk', 'Late')).status).toBe(403);
    expect((await listed(tenant, admissionId)).every(({ isOwn }) => isOwn)).toBe(true);
    expect((await remove('Report.pdf', 'clerk')).isFailure).toBe(false);
    const asAdmin = await remove('Theirs.pdf', 'admin', ' ');
    expect(asAdmin).toMatchObject({ message: 'Please enter the reason' });
    expect((await remove('Theirs.pdf', 'admin', 'Wrong patient')).isFailure).toBe(false);
    const { rows } = await parts.owner.query(
      `select file_name, is_active, removed_by::integer, removal_reason,
         (select count(*)::integer from audit_log l where l.tenant_id = d.tenant_id and l.table_name = 'admission_document'
           and l.record_id = d.document_id::text and l.action = 'update' and l.after ? 'removed_by') as audited
       from admission_document d where tenant_id = $1 order by document_id`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { file_name: 'Report.pdf', is_active: false, removed_by: 2, removal_reason: null, audited: 1 },
      { file_name: 'Old.pdf', is_active: true, removed_by: null, removal_reason: null, audited: 0 },
      { file_name: 'Theirs.pdf', is_active: false, removed_by: 1, removal_reason: 'Wrong patient', audited: 1 },
    ]);
  });
});

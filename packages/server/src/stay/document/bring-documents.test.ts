// Documents from before the store of files: read as they are, brought into the store by their jobs, and the same afterwards.

import { addStaffDocument, getStaffDocument } from '@charaka/contract/foundation/staff/staff-document';
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { addDocuments, getDocumentPart } from '@charaka/contract/stay/document/document';
import { expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const patience = { timeout: 20_000 };
const today = dayOf();
const pdf = (byteCount: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(byteCount - 9, 'abc')]);

/** Puts every document back to where servers before the store kept it. */
async function putBack({ tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(
    `with contents as (
       insert into document_content (tenant_id, content_id, created_by, created_at)
       select tenant_id, file_id + 5000, created_by, created_at - interval '3 days' from stored_file
       where tenant_id = ${tenantId} and used_by = 'admission_document' returning content_id)
     update admission_document set content_id = file_id + 5000, file_id = null where tenant_id = ${tenantId}`,
  );
  await parts.owner.query(
    `insert into document_part select p.tenant_id, p.file_id + 5000, p.part_no, p.bytes from file_part p
       join document_content c on c.tenant_id = p.tenant_id and c.content_id = p.file_id + 5000 where p.tenant_id = ${tenantId};
     insert into staff_document_content select d.tenant_id, d.document_id, p.bytes from staff_document d
       join file_part p using (tenant_id, file_id) where d.tenant_id = ${tenantId};
     update staff_document set file_id = null where tenant_id = ${tenantId};
     delete from stored_file where tenant_id = ${tenantId}`,
  );
}

it('documents of stays and of staff are read before, and are byte by byte the same after the job (SC033, SC038)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const contents = [pdf(PART_BYTES + 17), pdf(500)];
  const documents = contents.map((bytes) => ({
    admissionId,
    category: 'report' as const,
    sourceId: 1,
    documentDate: today,
    fileName: 'Report.pdf',
    content: bytes.toString('base64'),
  }));
  const kept = (await tenant.ask(addDocuments, { documents })).documents.toReversed();
  const certificate = { staffId: 1, title: 'Certificate', fileName: 'c.pdf', content: pdf(800).toString('base64') };
  const { document } = await tenant.ask(addStaffDocument, { document: certificate });
  await putBack(tenant);
  const expectSame = async () => {
    for (const [index, { documentId }] of kept.entries()) {
      const first = await tenant.ask(getDocumentPart, { documentId, partNo: 0 });
      const second = await tenant.ask(getDocumentPart, { documentId, partNo: 1 });
      const bytes = Buffer.concat([Buffer.from(first.content, 'base64'), Buffer.from(second.content, 'base64')]);
      expect(bytes.equals(contents[index] ?? Buffer.alloc(0))).toBe(true);
    }
    const read = await tenant.ask(getStaffDocument, { documentId: document.documentId });
    expect(read.document.content).toBe(certificate.content);
  };
  await expectSame();
  const jobs = `insert into job (tenant_id, kind) values ($1, 'bring-documents'), ($1, 'bring-staff-documents')`;
  await parts.owner.query(jobs, [tenant.tenantId]);
  await expect.poll(async () => (await parts.owner.query('select 1 from job')).rowCount, patience).toBe(0);
  await expectSame();
  const { rows } = await parts.owner.query(
    `select (select count(*)::int from admission_document where tenant_id = $1 and content_id is null) as documents,
       (select count(*)::int from staff_document_content where tenant_id = $1) as "oldStaff",
       (select string_agg(used_by, ' ' order by used_by) from stored_file where tenant_id = $1) as files`,
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ documents: 2, oldStaff: 0, files: 'admission_document admission_document staff_document' }]);
  // The earlier content is swept with the unused files.
  await parts.owner.query(`insert into job (tenant_id, kind) values ($1, 'sweep')`, [tenant.tenantId]);
  const old = async () => (await parts.owner.query('select 1 from document_part')).rowCount;
  await expect.poll(old, patience).toBe(0);
});

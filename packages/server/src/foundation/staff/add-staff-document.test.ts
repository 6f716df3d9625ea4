// Documents of staff: what is taken, who reads them, and what the audit keeps.
import { addStaff } from '@charaka/contract/foundation/staff/staff';
import {
  addStaffDocument,
  getStaffDocument,
  listStaffDocuments,
  MAX_DOCUMENT_BYTES,
  removeStaffDocument,
} from '@charaka/contract/foundation/staff/staff-document';
import { describe, expect, it } from 'vitest';
import { staffForm } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]).toString('base64');
const add = (tenant: TestTenant, content: string, changes: object = {}) =>
  tenant.call(addStaffDocument, {
    document: { staffId: 1, title: 'Registration certificate', fileName: 'certificate.pdf', content, ...changes },
  });

describe('documents of staff', () => {
  it('are kept byte by byte, listed without their content, and taken away', async () => {
    const tenant = await makeTenant(parts);
    const content = pdf(1000);
    const { document } = (await add(tenant, content)).output;
    expect(document).toMatchObject({ mediaType: 'application/pdf', sizeBytes: 1000, addedByName: 'Clerk User' });
    const listed = await tenant.ask(listStaffDocuments, { staffId: 1 });
    expect(listed.documents).toEqual([document]);
    const read = await tenant.ask(getStaffDocument, { documentId: document.documentId });
    expect(read.document).toEqual({ fileName: 'certificate.pdf', mediaType: 'application/pdf', content });
    await tenant.ask(removeStaffDocument, { document: { documentId: document.documentId } });
    expect((await tenant.ask(listStaffDocuments, { staffId: 1 })).documents).toEqual([]);
    expect((await tenant.call(getStaffDocument, { documentId: document.documentId })).isFailure).toBe(true);
    const { rows } = await parts.owner.query(
      `select max(length(after::text)) as longest from audit_log where tenant_id = $1 and table_name like 'staff_document%'`,
      [tenant.tenantId],
    );
    expect(Number(rows[0]?.longest)).toBeLessThan(1000);
  });

  it('are PDF, PNG or JPEG by their first bytes, whatever they are called, and at most 5 MB', async () => {
    const tenant = await makeTenant(parts);
    const told = async (content: string, changes: object = {}) =>
      Object.values((await add(tenant, content, changes)).fields ?? {});
    expect(await told(Buffer.from('MZ this is a program').toString('base64'))).toEqual([
      'Only PDF, PNG and JPEG files are accepted',
    ]);
    expect(await told(pdf(MAX_DOCUMENT_BYTES + 1))).toEqual(['File size should not be more than 5 MB']);
    expect(await told('')).toEqual(['Please choose file']);
    expect(await told(pdf(20), { title: '' })).toEqual(['Please enter the name of the document']);
    expect((await add(tenant, pdf(MAX_DOCUMENT_BYTES))).isFailure).toBe(false);
  });

  it('are read by their owner and by who may see staff, and by nobody else', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 31 and menu_path like 'human_resource%'`,
      [tenant.tenantId],
    );
    await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
    const others = (await add(tenant, pdf(20))).output.document.documentId;
    const own = (await add(tenant, pdf(20), { staffId: 2 })).output.document.documentId;
    expect((await tenant.call(getStaffDocument, { documentId: own }, { as: 'viewer' })).status).toBe(200);
    expect((await tenant.call(getStaffDocument, { documentId: others }, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.call(listStaffDocuments, { staffId: 1 }, { as: 'viewer' })).status).toBe(403);
    expect((await add(await makeTenant(parts), pdf(20), { staffId: 999 })).message).toBe(
      'This member of staff does not exist',
    );
  });

  it('of an administrator are added by administrators alone (R164)', async () => {
    const tenant = await makeTenant(parts);
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ roleId: 0 }) }, { as: 'admin' });
    expect((await add(tenant, pdf(20), { staffId: staff.staffId })).message).toBe(
      'Only an administrator may do this for administrators',
    );
  });
});

// The consultant register: entered, listed, taken back, and closed once the patient is discharged.
import { addInstruction, deleteInstruction, listInstructions } from '@charaka/contract/stay/instruction/instruction';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function inHospital(): Promise<{ tenant: TestTenant; admissionId: number }> {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant) };
}

const entry = {
  appliedAt: '2026-03-01T09:30:00Z',
  consultantId: 2,
  instruction: 'Nil by mouth\nRepeat ECG',
  instructionDate: '2026-03-02',
};
const add = (tenant: TestTenant, admissionId: number, changes: Partial<typeof entry> = {}) =>
  tenant.call(addInstruction, { instruction: { ...entry, admissionId, ...changes } });
const remove = (tenant: TestTenant, instructionId: number) =>
  tenant.call(deleteInstruction, { instruction: { instructionId } });
const texts = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listInstructions, { admissionId })).instructions.map(({ instruction }) => instruction);

describe('the consultant register', () => {
  it('keeps the four fields of the dialog and who entered them, the one applied last first (R349, Q54, Q55)', async () => {
    const { tenant, admissionId } = await inHospital();
    const first = await add(tenant, admissionId);
    expect(first).toMatchObject({ isFailure: false, message: 'Instruction added successfully' });
    expect(first.wire.consultantInstruction).toMatchObject({
      patientIpId: admissionId,
      appliedDate: '2026-03-01T09:30:00Z',
      consultant: 'Dr. Meera Two',
      instruction: 'Nil by mouth\nRepeat ECG',
      instructionDate: '2026-03-02',
      createdBy: 'Clerk User',
    });
    await add(tenant, admissionId, { instruction: 'Before it', appliedAt: '2026-02-28T09:30:00Z' });
    await add(tenant, admissionId, { instruction: 'After it', appliedAt: '2026-03-03T09:30:00Z' });
    expect(await texts(tenant, admissionId)).toEqual(['After it', 'Nil by mouth\nRepeat ECG', 'Before it']);
  });

  it("is for the hospital's today where no instruction date is given (Q54)", async () => {
    const { tenant, admissionId } = await inHospital();
    const { instruction } = await tenant.ask(addInstruction, {
      instruction: { ...entry, admissionId, instructionDate: null },
    });
    expect(instruction.instructionDate).toBe(dateInZone(new Date(), 'Asia/Kolkata'));
  });

  it('takes no blank instruction, and nobody but an active doctor for a consultant (R349, R163)', async () => {
    const { tenant, admissionId } = await inHospital();
    expect(await add(tenant, admissionId, { instruction: ' \n ' })).toMatchObject({
      status: 400,
      message: 'Please enter the instruction',
    });
    await parts.owner.query('update staff set is_active = false where tenant_id = $1 and staff_id = 3', [
      tenant.tenantId,
    ]);
    for (const consultantId of [3, 999])
      expect(await add(tenant, admissionId, { consultantId })).toMatchObject({
        isFailure: true,
        message: 'Select Consultant',
        fields: { 'instruction.consultantId': 'Select Consultant' },
      });
    expect(await texts(tenant, admissionId)).toEqual([]);
  });

  it('loses what is taken back to the audit log alone, once', async () => {
    const { tenant, admissionId } = await inHospital();
    const { instructionId } = (await add(tenant, admissionId)).output.instruction;
    expect((await remove(tenant, instructionId)).message).toBe('Instruction deleted successfully');
    expect(await texts(tenant, admissionId)).toEqual([]);
    expect((await remove(tenant, instructionId)).message).toBe('This instruction does not exist');
    const { rows } = await parts.owner.query(
      'select instruction, is_active, updated_by from consultant_instruction where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ instruction: 'Nil by mouth\nRepeat ECG', is_active: false, updated_by: 2 }]);
  });

  it('is read but not written after the discharge, and not written by who may only look (Q35, R168)', async () => {
    const { tenant, admissionId } = await inHospital();
    const { instructionId } = (await add(tenant, admissionId)).output.instruction;
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const closed = 'The patient is discharged: the consultant register can only be read';
    expect((await add(tenant, admissionId)).message).toBe(closed);
    expect((await remove(tenant, instructionId)).message).toBe(closed);
    expect((await tenant.ask(listInstructions, { admissionId }, { as: 'viewer' })).instructions).toHaveLength(1);
  });

  it('is taken back by the user who entered it or by its consultant alone (Q54)', async () => {
    const { tenant, admissionId } = await inHospital();
    const { instructionId } = (await add(tenant, admissionId)).output.instruction;
    const asAdmin = () => tenant.call(deleteInstruction, { instruction: { instructionId } }, { as: 'admin' });
    expect((await asAdmin()).message).toBe(
      'Clerk User entered this instruction. Ask Clerk User or the consultant to remove it',
    );
    await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 1', [tenant.tenantId]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    await expect.poll(async () => (await asAdmin()).message).toBe('Instruction deleted successfully');
  });

  it('of another hospital is neither seen nor written', async () => {
    const { tenant, admissionId } = await inHospital();
    const { instructionId } = (await add(tenant, admissionId)).output.instruction;
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.ask(listInstructions, { admissionId }, elsewhere)).instructions).toEqual([]);
    const removal = { instruction: { instructionId } };
    expect((await tenant.call(deleteInstruction, removal, elsewhere)).message).toBe('This instruction does not exist');
    const entered = await tenant.call(addInstruction, { instruction: { ...entry, admissionId } }, elsewhere);
    expect(entered.message).toBe('This admission does not exist');
  });
});

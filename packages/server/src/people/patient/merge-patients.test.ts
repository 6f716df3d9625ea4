// Two records of one person: merged field by field, found by both numbers, undone exactly, and never a rupee more or less.
import { addPatient, listPatients, updatePatient } from '@charaka/contract/people/patient/patient';
import {
  getPatientHistory,
  type MergeField,
  mergeFields,
  mergePatients,
  undoPatientMerge,
} from '@charaka/contract/people/patient/patient-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { type PatientForm, patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { filledPorts } from '../../composition/areas.ts';
import { lastingColumns, leftWithPatient, mergeableColumns, movedReferences } from './patient-references.ts';

const parts = useTestApp();

async function register(tenant: TestTenant, change: Partial<PatientForm>): Promise<number> {
  return (await tenant.ask(addPatient, { patient: patientForm(change) })).patient.patientId;
}

/** Everything of a tenant's patients and admissions, word by word. */
async function everything(tenant: TestTenant): Promise<unknown[]> {
  const { rows } = await parts.owner.query(
    `select to_jsonb(p) as row from patient p where tenant_id = $1
     union all select to_jsonb(a) from admission a where tenant_id = $1 order by 1`,
    [tenant.tenantId],
  );
  return rows;
}

async function discharge(tenant: TestTenant, admissionId: number): Promise<void> {
  await parts.owner.query(
    'update admission set is_discharged = true, discharged_at = now() where tenant_id = $1 and admission_id = $2',
    [tenant.tenantId, admissionId],
  );
  await parts.owner.query(
    'update bed_stay set during = tstzrange(lower(during), now()) where tenant_id = $1 and admission_id = $2',
    [tenant.tenantId, admissionId],
  );
}

const merge = (tenant: TestTenant, keptPatientId: number, mergedPatientId: number, takenFields: MergeField[] = []) =>
  tenant.call(mergePatients, { keptPatientId, mergedPatientId, takenFields, reason: 'Same person' }, { as: 'admin' });
const undo = (tenant: TestTenant, patientMergeId: number) =>
  tenant.call(undoPatientMerge, { patientMergeId }, { as: 'admin' });
const history = (tenant: TestTenant, patientId: number) =>
  tenant.ask(getPatientHistory, { patient: { patientId } }, { as: 'admin' });
const found = async (tenant: TestTenant, search: string) =>
  (await tenant.ask(listPatients, { search })).rows.map((row) => row.patientId);

describe('merging two records of one person', () => {
  it('moves the admissions and takes over the fields chosen, each with what belongs to it (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const kept = await register(tenant, { firstName: 'Rina', city: 'Pune', email: 'rina@home.example' });
    const merged = await register(tenant, {
      firstName: 'Reena',
      city: 'Kochi',
      stateId: 32,
      email: 'reena@home.example',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      idCardType: 'Passport',
      idCardNo: 'J8369854',
    });
    const admissionId = await lieInBed(tenant, merged, { bedId: 1 });
    const answer = await merge(tenant, kept, merged, ['stateId', 'city', 'email', 'image', 'idCardNo']);
    expect(answer.message).toBe('Patients merged successfully');
    const { rows } = await parts.owner.query(
      `select patient_id, first_name, city, state_id, state_code, email, image_file_id is not null as has_file, id_card_type, id_card_no,
         is_active, merged_into_id, image_file_id = min(image_file_id) over () as is_same_file
       from patient where tenant_id = $1 order by patient_id`,
      [tenant.tenantId],
    );
    const taken = {
      city: 'Kochi',
      state_id: 32,
      state_code: '32',
      email: 'reena@home.example',
      has_file: true,
      is_same_file: true,
    };
    const card = { id_card_type: 'Passport', id_card_no: 'J8369854' };
    expect(rows).toEqual([
      { patient_id: kept, first_name: 'Rina', ...taken, ...card, is_active: true, merged_into_id: null },
      { patient_id: merged, first_name: 'Reena', ...taken, ...card, is_active: false, merged_into_id: kept },
    ]);
    const { admissions, merges } = await history(tenant, kept);
    expect(admissions.map((admission) => admission.admissionId)).toEqual([admissionId]);
    expect(merges).toMatchObject([
      { mergedPatientId: merged, mergedName: 'Reena Rao', reason: 'Same person', isUndoable: true },
    ]);
    expect((await history(tenant, merged)).mergedIntoId).toBe(kept);
  });

  it('answers to the old number with the kept record, and to the old name no more (R419)', async () => {
    const tenant = await makeTenant(parts);
    const kept = await register(tenant, { firstName: 'Rina' });
    const merged = await register(tenant, { firstName: 'Padmavati' });
    const further = await register(tenant, { firstName: 'Durga' });
    await merge(tenant, merged, further);
    await merge(tenant, kept, merged);
    for (const number of [merged, further]) expect(await found(tenant, `MR${number}`)).toEqual([kept]);
    expect(await found(tenant, 'padmavati')).toEqual([]);
  });

  it('asks why a man and a woman, or persons of two birthdays, are one (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const kept = await register(tenant, { firstName: 'Rina' });
    const man = await register(tenant, { firstName: 'Rina', salutation: 'Mr.', sex: 'M' });
    const older = await register(tenant, { firstName: 'Rina', birthDate: '1980-05-01' });
    const ask = (mergedPatientId: number, reason: string) =>
      tenant.call(mergePatients, { keptPatientId: kept, mergedPatientId, takenFields: [], reason }, { as: 'admin' });
    for (const other of [man, older])
      expect((await ask(other, '')).message).toBe(
        'The sex or date of birth of the two records differs. Please enter why they are the same person',
      );
    expect((await ask(older, 'The year was typed wrong')).isFailure).toBe(false);
  });

  it('is for administrators alone, and audited with every row it moves (R026, R164)', async () => {
    const tenant = await makeTenant(parts);
    const [kept, merged] = (await tenant.addPatients(2)) as [number, number];
    const admissionId = await lieInBed(tenant, merged, { bedId: 1 });
    const input = { keptPatientId: kept, mergedPatientId: merged, takenFields: [] };
    const refused = await tenant.call(mergePatients, input, { as: 'clerk' });
    expect(refused).toMatchObject({ status: 403, message: 'You are not permitted to do this' });
    await merge(tenant, kept, merged);
    const { rows } = await parts.owner.query(
      `select table_name, record_id from audit_log where tenant_id = $1 and operation = $2 order by audit_id`,
      [tenant.tenantId, mergePatients.path],
    );
    expect(rows).toEqual([
      { table_name: 'admission', record_id: String(admissionId) },
      { table_name: 'patient_merge', record_id: expect.any(String) },
      { table_name: 'patient', record_id: String(merged) },
    ]);
  });

  it('is refused while both lie in hospital, for one record twice, for merged, deactivated and foreign ones (R415)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const [one, two, three, four] = (await tenant.addPatients(4)) as [number, number, number, number];
    await other.addPatients(9);
    const here = await lieInBed(tenant, one, { bedId: 1 });
    await lieInBed(tenant, two, { bedId: 11, hospitalId: 2 });
    expect((await merge(tenant, one, two)).message).toBe(
      'Both patients are in hospital now. The records can be merged when one of them is discharged',
    );
    await discharge(tenant, here);
    expect((await merge(tenant, one, two)).isFailure).toBe(false);
    expect((await merge(tenant, three, two)).message).toBe('One of the records is already merged');
    expect((await merge(tenant, three, three)).message).toBe('Choose two different records');
    expect((await merge(tenant, three, 9)).message).toBe('This patient does not exist');
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = $2', [
      tenant.tenantId,
      three,
    ]);
    expect((await merge(tenant, three, four)).message).toBe('The record to keep is deactivated');
    expect((await merge(tenant, four, three)).isFailure).toBe(false);
  });

  it('lets one of two merges at the same instant succeed (R415)', async () => {
    const tenant = await makeTenant(parts);
    const [one, two] = (await tenant.addPatients(2)) as [number, number];
    const answers = await Promise.all([merge(tenant, one, two), merge(tenant, two, one)]);
    expect(answers.map((answer) => answer.isFailure).sort()).toEqual([false, true]);
  });
});

describe('undoing a merge', () => {
  it('gives both records back word by word, whatever was taken and moved (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const filled: Partial<PatientForm> = {
      middleName: 'Kumari',
      email: 'reena@home.example',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      bloodGroup: 'B+',
      heightCm: 151.5,
      familyIncome: 250000.5,
      isDiabetic: true,
      keyFindings: '<p>None</p>',
    };
    const kept = await register(tenant, {
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAAfFcSJ',
      email: 'rina@home.example',
    });
    const merged = await register(tenant, filled);
    const older = await register(tenant, { firstName: 'Riina' });
    const first = await merge(tenant, merged, older, ['firstName']);
    await lieInBed(tenant, merged, { bedId: 1 });
    const before = await everything(tenant);
    const answer = await merge(tenant, kept, merged, [...mergeFields]);
    expect(await everything(tenant)).not.toEqual(before);
    expect((await undo(tenant, first.output.patientMergeId)).message).toBe(
      'This record was merged into another record. Undo that merge first',
    );
    expect((await undo(tenant, answer.output.patientMergeId)).message).toBe('Merge undone successfully');
    expect(await everything(tenant)).toEqual(before);
    expect((await undo(tenant, answer.output.patientMergeId)).message).toBe('This merge is already undone');
    expect((await undo(tenant, first.output.patientMergeId)).isFailure).toBe(false);
  });

  it('leaves what came to the kept record since: admissions and changed fields (Part 3)', async () => {
    const tenant = await makeTenant(parts);
    const kept = await register(tenant, { city: 'Pune', religion: 'A' });
    const merged = await register(tenant, { city: 'Kochi', religion: 'B' });
    const moved = await lieInBed(tenant, merged, { bedId: 1 });
    await discharge(tenant, moved);
    const { output } = await merge(tenant, kept, merged, ['city', 'religion']);
    const later = await lieInBed(tenant, kept, { bedId: 2 });
    const patient = { ...patientForm({ city: 'Nagpur', religion: 'B' }), patientId: kept };
    await tenant.ask(updatePatient, { patient });
    await undo(tenant, output.patientMergeId);
    const { admissions, merges } = await history(tenant, kept);
    expect(admissions.map((admission) => admission.admissionId)).toEqual([later]);
    expect(merges).toEqual([]);
    expect((await history(tenant, merged)).admissions.map((admission) => admission.admissionId)).toEqual([moved]);
    const { rows } = await parts.owner.query(
      'select city, religion from patient where tenant_id = $1 and patient_id = $2',
      [tenant.tenantId, kept],
    );
    expect(rows).toEqual([{ city: 'Nagpur', religion: 'A' }]);
  });

  it('takes the newest first, and refuses when somebody else has the email by now (R164, Q200)', async () => {
    const tenant = await makeTenant(parts);
    const kept = await register(tenant, {});
    const one = await register(tenant, { email: 'rina@home.example' });
    const [two = 0] = await tenant.addPatients(1);
    const first = (await merge(tenant, kept, one)).output.patientMergeId;
    const second = (await merge(tenant, kept, two)).output.patientMergeId;
    expect((await history(tenant, kept)).merges.map((past) => past.isUndoable)).toEqual([true, false]);
    expect((await undo(tenant, first)).message).toBe('Undo the later merge of this patient first');
    await undo(tenant, second);
    await register(tenant, { email: 'rina@home.example' });
    expect((await undo(tenant, first)).message).toBe('Email already exists');
    const byClerk = await tenant.call(undoPatientMerge, { patientMergeId: first });
    expect(byClerk.status).toBe(403);
  });
});

describe('the law of merging', () => {
  /** Cost and receipts of the tenant's admissions, by state; none of it depends on the patient. */
  async function sums(tenant: TestTenant): Promise<unknown> {
    const { rows } = await parts.owner.query(
      `select count(*) as admissions, sum(b.net_amount_paise) as billed, sum(b.due_paise) as due,
         (select sum(amount_paise) from payment p where p.tenant_id = $1) as paid
       from admission a left join bill b using (tenant_id, admission_id) where tenant_id = $1`,
      [tenant.tenantId],
    );
    return rows[0];
  }

  async function billedStay(tenant: TestTenant, patientId: number, paise: number, due: number): Promise<void> {
    const admissionId = await lieInBed(tenant, patientId, { bedId: 400, isVirtual: true });
    await discharge(tenant, admissionId);
    await parts.owner.query(
      `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
         sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
         gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
         net_payable_paise, due_paise, has_gst_document, created_by)
       values ($1, 1, $2::bigint, '2026-2027', $2::bigint, now(), $3::bigint, 0, 0, 0, $3::bigint, 0, 0, 0, $3::bigint, 0, 0, $3::bigint, 0, 0,
         $3::bigint, $4::bigint, false, 1)`,
      [tenant.tenantId, admissionId, paise, due],
    );
  }

  it('changes no sum of bills, payments and dues, and loses no admission, for any merges and undoings (Part 3)', async () => {
    const step = fc.record({ kept: fc.nat(4), merged: fc.nat(4), isUndone: fc.boolean() });
    const stays = fc.array(fc.record({ of: fc.nat(4), paise: fc.nat(1e9), due: fc.nat(1e6) }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(stays, fc.array(step, { minLength: 1, maxLength: 6 }), async (money, steps) => {
        const tenant = await makeTenant(parts);
        const people = await tenant.addPatients(5);
        for (const stay of money) await billedStay(tenant, people[stay.of] as number, stay.paise, stay.due);
        const before = await sums(tenant);
        for (const { kept, merged, isUndone } of steps) {
          const { isFailure, output } = await merge(tenant, people[kept] as number, people[merged] as number);
          if (!isFailure && isUndone) await undo(tenant, output.patientMergeId);
          expect(await sums(tenant)).toEqual(before);
        }
        const { rows } = await parts.owner.query(
          `select 1 from admission a join patient p using (tenant_id, patient_id)
           where tenant_id = $1 and p.merged_into_id is not null`,
          [tenant.tenantId],
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('knows every foreign key that points to a patient: fill movedWithPatient or leftWithPatient (Part 3)', async () => {
    const { rows } = await parts.owner.query<{ reference: string }>(
      `select c.conrelid::regclass || '.' || k.attname as reference from pg_constraint c
       join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'patient_id'
       join pg_attribute k on k.attrelid = c.conrelid and k.attnum = c.conkey[array_position(c.confkey, f.attnum)]
       where c.contype = 'f' and c.confrelid = 'patient'::regclass`,
    );
    const ports = filledPorts();
    const named = [...movedReferences(ports), ...leftWithPatient.partsIn(ports).flat()].map(
      ({ table, column }) => `${table}.${column}`,
    );
    expect(rows.map((row) => row.reference).sort()).toEqual(named.sort());
  });

  it('knows every column of a patient: name a new one in the contract or in patient-references.ts (Part 3)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'patient'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual([...lastingColumns, ...mergeableColumns].sort());
  });
});

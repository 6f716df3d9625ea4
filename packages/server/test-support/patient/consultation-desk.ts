// Consultations for tests: a doctor with a registration number who is signed in, and a visit to them.

import { getConsultation, signConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';
import { dayOf, holdOpd } from './opd-day.ts';

type Content = InputOf<typeof signConsultation>['content'];
/** A medicine as typed. */
export type TypedLine = Content['medicines'][number];

/** Paracetamol for three days, as 'para 650 tds 3' is read. */
export const paracetamol: TypedLine = {
  genericName: 'Paracetamol',
  strength: '650 mg',
  form: 'Tablet',
  dose: 1,
  doseUnit: 'tablet',
  route: 'Oral',
  frequency: 'TDS',
  morning: 1,
  noon: 1,
  evening: 0,
  night: 1,
  food: 'After',
  durationDays: 3,
  isAsNeeded: false,
  isQuantityTyped: false,
  substitutionAllowed: true,
};

/** A visit of today, and short functions for its doctor's calls. */
export interface ConsultationDesk {
  readonly tenant: TestTenant;
  readonly patientId: number;
  readonly visitId: number;
  /** The note as it opens, with some parts changed. */
  note(change?: Partial<Content>, visitId?: number): Promise<InputOf<typeof signConsultation>>;
  sign(change?: Partial<Content>, key?: string): ReturnType<typeof signOf>;
}

function signOf(tenant: TestTenant, input: InputOf<typeof signConsultation>, key?: string) {
  return tenant.call(signConsultation, input, key === undefined ? {} : { key });
}

/** A tenant of its own; the clerk is doctor 1, the admin is doctor 2. */
export async function openConsultationDesk(
  parts: TestApp,
  registrationNo: string | null = 'MMC 4711',
): Promise<ConsultationDesk> {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    `update app_user set staff_id = case user_id when 2 then 1 else 2 end where tenant_id = $1 and user_id in (1, 2)`,
    [tenant.tenantId],
  );
  await parts.owner.query('update staff set registration_no = $2, qualification = $3 where tenant_id = $1', [
    tenant.tenantId,
    registrationNo,
    'MBBS, MD',
  ]);
  const [patientId = 0] = await tenant.addPatients(1);
  await holdOpd(tenant, 50);
  const { visit } = await tenant.ask(addVisit, {
    visit: { patientId, doctorId: 1, visitOn: dayOf(), complaint: 'Fever' },
  });
  const note: ConsultationDesk['note'] = async (change = {}, visitId = visit.visitId) => {
    const { consultation } = await tenant.ask(getConsultation, { visitId });
    return { visitId, patientId, revision: consultation.revision, content: { ...consultation.content, ...change } };
  };
  return {
    tenant,
    patientId,
    visitId: visit.visitId,
    note,
    sign: async (change, key) => signOf(tenant, await note(change), key),
  };
}

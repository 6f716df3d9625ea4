// Sends the admission form as a clerk does, for tests that look at the answer.
import { admit } from '@charaka/contract/stay/admission/admission';
import type { TestTenant } from '../server/test-tenant.ts';
import { admissionForm, type TypedForm } from './admission-form.ts';

/** The moment so many minutes before now; after it when they are negative. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Registers one patient. */
export async function onePatient(tenant: TestTenant, firstName = 'Asha'): Promise<number> {
  const [patientId] = await tenant.addPatients(1, firstName);
  return patientId as number;
}

/** Sends the form and gives the whole answer. */
export const sendAdmission = (tenant: TestTenant, patientId: number, changes: Partial<TypedForm> = {}) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, changes) });

/** Sends the form and gives the sentence of the answer. */
export const admissionSentence = async (tenant: TestTenant, patientId: number, changes: Partial<TypedForm>) =>
  (await sendAdmission(tenant, patientId, changes)).message;

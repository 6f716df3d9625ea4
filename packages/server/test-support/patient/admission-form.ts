// The admission form as a clerk fills it in, for tests.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { admit } from '@charaka/contract/stay/admission/admission';
import type { TestTenant } from '../server/test-tenant.ts';

/** The form as sent: amounts in rupees. */
export type TypedForm = InputOf<typeof admit>['admission'];

/** A cash patient admitted now to bed 1 of ward 1, with whatever a test changes about it. */
export function admissionForm(tenant: TestTenant, patientId: number, changes: Partial<TypedForm> = {}): TypedForm {
  return {
    patientId,
    admittedAt: new Date().toISOString(),
    doctorId: 1,
    departmentId: tenant.departmentId,
    specializationId: tenant.specializationId,
    patientType: 'General',
    patientCategory: 'General',
    admissionMode: 'General',
    admissionCategory: 'General',
    emergencyNumber: '9800000000',
    bedTypeId: tenant.bedTypeId,
    bedGroupId: tenant.bedGroupId,
    bedId: 1,
    ...changes,
  };
}

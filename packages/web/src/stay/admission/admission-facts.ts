// Facts of an admission for the screens: its number with prefix, its state, its place.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import type { Paise } from '@charaka/rules/money/money';
import type { AdmissionFacts } from '@charaka/rules/stay/admission-state';
import { currentSession } from '../../kernel/session.ts';

/** A row of the inpatient list. */
export type AdmissionRow = OutputOf<typeof listAdmissions>['rows'][number];

/** 'IP1234', or 'DC1234' for day care (R319, R327). */
export function admissionNumberOf(admission: Pick<AdmissionRow, 'admissionId' | 'admissionMode'>): string {
  const prefix = currentSession()?.hospital?.inpatientAdmissionPrefix ?? '';
  return displayAdmissionNumber(admission.admissionId, admission.admissionMode, prefix);
}

/** The number of the stay that a row of any desk belongs to; '' where it is of none, as a bill of the counter. */
export function stayNumberOf(row: {
  readonly admissionId?: number | null | undefined;
  readonly admissionMode?: string | null | undefined;
}): string {
  const { admissionId, admissionMode } = row;
  if (!admissionId || !admissionMode) return '';
  return admissionNumberOf({ admissionId, admissionMode: admissionMode as AdmissionRow['admissionMode'] });
}

/** The facts that the rules of the row actions need; the list holds no cancelled admission. */
export function factsOf(
  admission: Pick<
    AdmissionRow,
    'isDischargeInitiated' | 'isFinalBill' | 'isDischarged' | 'associationId' | 'finalAuthorized'
  >,
): AdmissionFacts {
  return {
    isDischargeInitiated: admission.isDischargeInitiated,
    isFinalBill: admission.isFinalBill,
    isDischarged: admission.isDischarged,
    isCancelled: false,
    hasAssociation: admission.associationId != null,
    finalAuthorizedPaise: (admission.finalAuthorized ?? null) as Paise | null,
  };
}

/** 'Ward, bed, floor' as far as they are known. */
export function bedPlaceOf(admission: Pick<AdmissionRow, 'bedName' | 'bedGroupName' | 'bedFloorName'>): string {
  return [admission.bedName, admission.bedGroupName, admission.bedFloorName].filter(Boolean).join(', ');
}

/** How much a patient may owe: the limit of their own, else the hospital's (Q59). */
export function creditLimitOf(
  patient: { readonly creditLimit?: number | null | undefined },
  hospital: { readonly creditLimit: number },
): number {
  return patient.creditLimit ?? hospital.creditLimit;
}

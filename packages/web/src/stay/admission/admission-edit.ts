// An admission as its edit form shows it, and what the form sends.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { kindChecks } from '@charaka/contract/stay/admission/admission-checks';
import { admissionEdit, type updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { basisPointsToPercent, paiseToRupees } from '@charaka/rules/money/money';
import type { FormErrors } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { stripEmpty } from '../../kernel/strip-empty.ts';
import { type AdmissionForm, newAdmissionForm } from './admission-form.ts';
import type { Admission } from './paper-facts.tsx';

/** An edit as it is sent. */
export type EditInput = InputOf<typeof updateAdmission>['admission'];

const rupeesOf = (paise: Admission['estimatedAmount']) => (paise == null ? '' : paiseToRupees(paise));

/** Field values of an edit: the admission as read, amounts in rupees. */
export function formOfAdmission(kept: Admission): AdmissionForm {
  const blank = newAdmissionForm();
  const known = Object.entries(kept).filter(([name, value]) => name in blank && value != null);
  return {
    ...blank,
    ...(Object.fromEntries(known) as Partial<AdmissionForm>),
    estimatedAmount: rupeesOf(kept.estimatedAmount),
    exceptionalAmount: rupeesOf(kept.exceptionalAmount),
    tpaAuthorized: rupeesOf(kept.tpaAuthorized),
    referralCommission: kept.referralCommission == null ? '' : basisPointsToPercent(kept.referralCommission),
    packages: kept.packages ?? [],
  };
}

/** The edit that a form comes to, made on the admission as it was read. */
export function editOf(form: AdmissionForm, { admissionId, version }: Admission): EditInput {
  const changeable = Object.entries(form).filter(([name]) => name in admissionEdit.shape);
  return { ...Object.fromEntries(changeable), admissionId, version } as EditInput;
}

const contractChecks = formChecks(admissionEdit);

/** The sentences about the faults of an edit (R400-R412). */
export function editFaults(form: AdmissionForm, kept: Admission): FormErrors {
  const crossed = kindChecks(stripEmpty(form) as Parameters<typeof kindChecks>[0]);
  const faults: FormErrors = Object.fromEntries(crossed.map(({ field, sentence }) => [field, spoken(sentence)]));
  return { ...faults, ...contractChecks(editOf(form, kept)) };
}

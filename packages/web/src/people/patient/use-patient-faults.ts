// When the patient dialog tells its faults, when they block Save, and which tab they lead to (R214, R235, R239, Q196, Q200).
import type { FormErrors } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaults } from '../../kernel/form-faults.ts';
import { type PatientForm, type PatientFormApi, patientFaults } from './patient-form.ts';
import { firstFaultyTab, type PatientTab } from './patient-tabs.ts';
import { comparedEmail } from './use-email-check.ts';

/** Errors of typed values, without those of missing values. */
function faultsOfTyped(faults: FormErrors, values: PatientForm): FormErrors {
  const typed = Object.entries(faults).filter(([name]) => {
    const value = values[name as keyof PatientForm];
    return value !== '' && value !== null && value !== undefined;
  });
  return Object.fromEntries(typed);
}

/**
 * Invalid values are reported when a field is left, and block Save. Missing values are reported by Save, which goes to
 * the first tab with an error; from then on they block Save as well. `check` belongs into the form's `validate`.
 */
export function usePatientFaults(form: PatientFormApi, takenEmail: string | null, goTo: (tab: PatientTab) => void) {
  const { t } = useTranslation('patient');
  const check = (values: PatientForm): FormErrors => {
    const faults = patientFaults(values);
    const isTaken = takenEmail !== null && comparedEmail(values.email) === takenEmail;
    return isTaken ? { ...faults, email: faults.email ?? t('faults.emailTaken') } : faults;
  };
  const faults = useFaults(form, check);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the answer comes, not with every letter
  useEffect(() => {
    if (takenEmail !== null && comparedEmail(form.values.email) === takenEmail)
      form.setFieldError('email', t('faults.emailTaken'));
  }, [takenEmail]);
  const [timesLeft, setTimesLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a field is left, after what it kept for that moment is in the form
  useEffect(() => {
    if (timesLeft > 0) form.setErrors({ ...form.errors, ...faultsOfTyped(check(form.values), form.values) });
  }, [timesLeft]);
  const shown = Object.keys(form.errors).filter((name) => form.errors[name]);
  // The checks read every field: without a fault on the screen a letter does not wait for them.
  const blocking = shown.length > 0 ? faultsOfTyped(check(form.values), form.values) : {};
  const jump = (found: FormErrors) => {
    const tab = firstFaultyTab(found);
    if (tab) goTo(tab);
  };
  return {
    check,
    isBlocked: faults.isBlocked || shown.some((name) => name in blocking),
    /** A field was left. */
    tell: () => setTimesLeft((times) => times + 1),
    /** Save found faults. */
    onFaults: (found: FormErrors) => {
      jump(found);
      faults.onFaults();
    },
    /** The server found faults in single fields. */
    onRefused: (found: FormErrors) => {
      if (Object.keys(found).length === 0) return;
      form.setErrors(found);
      jump(found);
    },
  };
}

/** The check a form is made with before its faults are known: whatever is in the box when it asks. */
export function useCheckBox() {
  const box = useRef<(values: PatientForm) => FormErrors>(patientFaults);
  return { box, validate: (values: PatientForm) => box.current(values) };
}

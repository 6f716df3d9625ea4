// Labels of the fields of a patient: one each, in the form, the list, the import, the merge and on paper.
import type { NameOf } from '@charaka/contract/kernel/record';
import { labelKey } from '@charaka/contract/kernel/record-parts';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { useTranslation } from 'react-i18next';

/** A field that is shown somewhere. */
export type ShownField = Exclude<NameOf<(typeof patientRecord)['fields']>, 'organisationId' | 'langId'>;

/** The label of a field in the user's language. */
export function usePatientLabel(): (name: ShownField) => string {
  const { t } = useTranslation('patient');
  return (name) => t(labelKey(patientRecord, name));
}

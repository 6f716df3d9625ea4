// Labels of the fields of a member of staff, in the form and in the profile.
import { staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import type { NameOf } from '@charaka/contract/kernel/record';
import { labelKey } from '@charaka/contract/kernel/record-parts';
import { useTranslation } from 'react-i18next';

type StaffField = Exclude<NameOf<(typeof staffRecord)['fields']>, 'image'>;

/** The label of a field in the user's language. */
export function useStaffLabel(): (name: StaffField) => string {
  const { t } = useTranslation('staff');
  return (name) => t(labelKey(staffRecord, name));
}

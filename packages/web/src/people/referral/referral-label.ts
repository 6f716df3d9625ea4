// Labels of the fields of a referral, in the form and in the list.
import type { NameOf } from '@charaka/contract/kernel/record';
import { labelKey } from '@charaka/contract/kernel/record-parts';
import { referralRecord } from '@charaka/contract/people/referral/referral';
import { useTranslation } from 'react-i18next';

/** The label of a field in the user's language. */
export function useReferralLabel(): (name: NameOf<(typeof referralRecord)['fields']>) => string {
  const { t } = useTranslation('referral');
  return (name) => t(labelKey(referralRecord, name));
}

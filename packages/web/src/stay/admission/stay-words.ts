// The words an admission is described with, in the language of the user.
import {
  admissionCategories,
  admissionModes,
  advanceModes,
  patientCategories,
  patientTypes,
  rateTypes,
} from '@charaka/contract/stay/admission/admission-words';
import { useTranslation } from 'react-i18next';

const words = [
  ...patientTypes,
  ...patientCategories,
  ...admissionModes,
  ...admissionCategories,
  ...rateTypes,
  ...advanceModes,
];

/** Tells a stored word; one that no list has any more is told as it was stored. */
export function useStayWord(): (stored: string | null | undefined) => string {
  const { t } = useTranslation('admission');
  return (stored) => {
    const word = words.find((one) => one === stored);
    return word ? t(`words.${word}`) : (stored ?? '');
  };
}

// The kinds of ID cards, in the language of the user.
import { idCardTypes } from '@charaka/contract/people/patient/patient-values';
import { useTranslation } from 'react-i18next';

/** Tells a stored kind; nothing where none is known. */
export type CardWord = (stored: string | null | undefined) => string | undefined;

/** In the language of the user, on a paper in English. */
export function useCardWord(): CardWord {
  const { t } = useTranslation('patient');
  return (stored) => {
    const kind = idCardTypes.find((one) => one === stored);
    return kind ? t(`idCardTypes.${kind}`) : undefined;
  };
}

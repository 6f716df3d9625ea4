// How a medicine is taken, in the words of a language: 'one tablet, three times a day, after food, for 3 days'.
import type { languageCodes } from '@charaka/contract/foundation/tenancy/preference';
import { medicineOf } from '@charaka/rules/clinic/medicine-line';
import { formFacts } from '@charaka/rules/clinic/medicine-values';
import { useTranslation } from 'react-i18next';
import type { PrescribedLine } from './opened.ts';

/** Generic name in capitals with its strength, the brand in brackets (OP024). */
export function medicineWords({ genericName, strength, brandName }: PrescribedLine): string {
  return [genericName.toUpperCase(), strength, brandName && `(${brandName})`].filter(Boolean).join(' ');
}

/** Tells the way a line is taken in a language; its words are loaded when they are first wanted. */
export function useInstruction(language: (typeof languageCodes)[number]): (line: PrescribedLine) => string {
  const { t } = useTranslation('prescription', { lng: language, useSuspense: false });
  return (line) => {
    const { form, dose, doseUnit, frequency, food, durationDays, isAsNeeded, asNeededFor, maxPerDay, route } =
      medicineOf(line);
    const isUsualRoute = route === null || route === 'Oral' || route === 'Topical' || route === 'Inhaled';
    const isFormTold = doseUnit === formFacts[form].unit && !['ml', 'unit', 'piece'].includes(doseUnit);
    const parts = [
      !isFormTold && form !== 'Other' && t(`form.${form}`),
      dose !== null && t(`dose.${doseUnit}`, { count: dose }),
      !isUsualRoute && t(`route.${route}`),
      frequency !== null && frequency !== 'SOS' && t(`frequency.${frequency}`),
      isAsNeeded && (asNeededFor ? t('asNeededFor', { need: asNeededFor }) : t('asNeeded')),
      maxPerDay !== null && t('atMost', { count: maxPerDay }),
      food !== 'Any' && t(`food.${food}`),
      durationDays !== null && frequency !== 'STAT' && t('days', { count: durationDays }),
      line.instruction,
    ];
    return parts.filter(Boolean).join(', ');
  };
}

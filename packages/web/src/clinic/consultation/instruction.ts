// How a medicine is taken, in the words of a language: 'half a tablet each time, three times a day, after food, for 3 days'.
import type { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { isDivided, wholeAndPart } from '@charaka/rules/clinic/dose-amount';
import { dayTimes, type LooseLine, type MedicineLine, medicineOf } from '@charaka/rules/clinic/medicine-line';
import { type DoseUnit, formFacts } from '@charaka/rules/clinic/medicine-values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PrescribedLine } from './opened.ts';

type Language = (typeof languageCodes)[number];
type Words = TFunction<'prescription'>;

/** Generic name in capitals with its strength, the brand in brackets (OP024). */
export function medicineWords({ genericName, strength, brandName }: PrescribedLine): string {
  return [genericName.toUpperCase(), strength, brandName && `(${brandName})`].filter(Boolean).join(' ');
}

/** Says how a line is taken in a language, whose words are loaded when they are first needed. */
export function useInstruction(language: Language): (line: LooseLine) => string {
  const { t } = useTranslation('prescription', { lng: language, useSuspense: false });
  return (line) => instructionWords(t, language, line);
}

/** The same with the words of the language at hand. */
export function instructionWords(t: Words, language: Language, line: LooseLine): string {
  const read = medicineOf(line);
  const { form, doseUnit, frequency, food, durationDays, isAsNeeded, asNeededFor, maxPerDay, route } = read;
  const isUsualRoute = route === null || route === 'Oral' || route === 'Topical' || route === 'Inhaled';
  const isFormTold = doseUnit === formFacts[form].unit && !['ml', 'unit', 'piece'].includes(doseUnit);
  const amount = (count: number) => amountWords(t, language, count, doseUnit);
  const differing = differingDoses(read);
  const parts = [
    !isFormTold && form !== 'Other' && t(`form.${form}`),
    ...(differing
      ? differing.map(([time, dose]) => t(`at.${time}`, { dose: amount(dose) }))
      : [doseWords(t, read, amount)]),
    !isUsualRoute && t(`route.${route}`),
    frequency !== null && frequency !== 'SOS' && !differing && t(`frequency.${frequency}`),
    isAsNeeded && (asNeededFor ? t('asNeededFor', { need: asNeededFor }) : t('asNeeded')),
    maxPerDay !== null && t('atMost', { amount: amount(maxPerDay) }),
    food !== 'Any' && t(`food.${food}`),
    durationDays !== null && frequency !== 'STAT' && t('days', { count: durationDays }),
    line.instruction,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The doses of a day by their times where they differ, as in 1-0-2: 'twice a day' would say another dose. */
function differingDoses(line: MedicineLine): (readonly [(typeof dayTimes)[number], number])[] | null {
  const taken = dayTimes.flatMap((time) => (line[time] ? [[time, line[time]] as const] : []));
  return new Set(taken.map(([, dose]) => dose)).size > 1 ? taken : null;
}

/** The dose, with 'each time' where it could be read as the dose of a day. */
function doseWords(t: Words, { dose, frequency }: MedicineLine, amount: (count: number) => string): string | false {
  if (dose === null) return false;
  const isOnceADay = frequency === null || frequency === 'OD' || frequency === 'HS' || frequency === 'STAT';
  return dose === 1 || isOnceADay ? amount(dose) : t('eachTime', { dose: amount(dose) });
}

/** An amount with its unit. Parts of a divided unit are words; other decimals have the sign of the language. */
export function amountWords(t: Words, language: Language, count: number, unit: DoseUnit): string {
  const counted = (number: number) =>
    t(`dose.${unit}`, {
      count: number,
      replace: { count: number.toLocaleString(`${language}-u-nu-latn`, { useGrouping: false }) },
    });
  const read = isDivided(unit) ? wholeAndPart(count) : null;
  if (!isDivided(unit) || !read?.part) return counted(count);
  if (unit === 'tablet' && read.whole === 1 && read.part === 'Half') return t('oneAndHalf');
  const part = t(`part.${read.part}.${unit}`);
  return read.whole === 0 ? part : t('wholeAndPart', { whole: counted(read.whole), part });
}

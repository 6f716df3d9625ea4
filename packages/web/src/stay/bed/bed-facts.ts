// Facts of a bed for the screens: its state as colour and word, its place, its rent.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listBeds } from '@charaka/contract/stay/bed/bed';
import { type BoardState, bedStateOf, boardStates, mayTakeBed } from '@charaka/rules/stay/bed-state';
import { daysBetween } from '@charaka/rules/stay/hospital-day';
import { statesOf } from '@charaka/rules/step/steps';
import { formatMoney, today, wallClock } from '../../kernel/format.ts';
import { ageOfPatient } from '../../people/patient/patient-facts.ts';
import type { Choice } from '../../ui/field/form-fields.tsx';

/** A bed as listed. */
export type BedRow = OutputOf<typeof listBeds>['rows'][number];

/** In the order in which the board counts them. */
export const countedStates = statesOf(boardStates);

/** The state of a bed on the board. */
export function boardStateOf(bed: Pick<BedRow, 'isOccupied' | 'holdKind' | 'isDischargeInitiated'>): BoardState {
  return bed.isOccupied && bed.isDischargeInitiated ? 'leaving' : bedStateOf(bed);
}

/** The colour of each state; the word always stands beside it. */
export const stateColors: Readonly<Record<BoardState, string>> = {
  free: 'green',
  occupied: 'blue',
  leaving: 'orange',
  reserved: 'orange',
  cleaning: 'violet',
  blocked: 'red',
};

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** 'Ward, floor' as far as they are known. */
export function wardOf(bed: Pick<BedRow, 'bedGroupName' | 'bedFloorName'>): string {
  return [bed.bedGroupName, bed.bedFloorName].filter(Boolean).join(', ');
}

/** '₹ 1,500.00 a day', or nothing for a bed without a price. */
export function rentOf(bed: Pick<BedRow, 'dailyRate'>, t: Translate): string {
  return bed.dailyRate == null ? '' : t('rentADay', { amount: formatMoney(bed.dailyRate) });
}

/** Each bed type or ward once, by name, with the number of beds there that can be given now; full ones are seen but not chosen. */
export function placeChoices(
  beds: readonly BedRow[],
  by: 'type' | 'ward',
  patientId: number | null,
  freeText: (count: number) => string,
): Choice<number>[] {
  const places = new Map<number, { name: string; free: number }>();
  for (const bed of beds) {
    const id = by === 'type' ? bed.bedTypeId : bed.bedGroupId;
    const name = by === 'type' ? bed.bedTypeName : wardOf(bed);
    const free = (places.get(id)?.free ?? 0) + (mayTakeBed(bed, patientId) ? 1 : 0);
    places.set(id, { name, free });
  }
  return [...places]
    .map(([value, { name, free }]) => ({ value, label: `${name} (${freeText(free)})`, isDisabled: free === 0 }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Beds that somebody might be given, with their rent; a held one is seen with its state but not chosen (R414). */
export function bedChoices(
  beds: readonly BedRow[],
  patientId: number | null,
  chosenId: number | null,
  t: Translate,
): Choice<number>[] {
  return beds
    .filter((bed) => !bed.isOccupied || bed.bedId === chosenId)
    .map((bed) => {
      const isHeld = !mayTakeBed(bed, patientId);
      const facts = isHeld ? t(`states.${bedStateOf(bed)}`) : rentOf(bed, t);
      return {
        value: bed.bedId,
        label: [bed.bedName, facts].filter(Boolean).join(' · '),
        isDisabled: isHeld,
      };
    });
}

/** The charge that most of the active beds of a type have; null where none has one. */
export function usualCharge(
  beds: readonly BedRow[],
  bedTypeId: number | null,
): { chargeId: number; chargeName: string } | null {
  const charged = beds.filter((bed) => bed.isActive && bed.bedTypeId === bedTypeId && bed.chargeId != null);
  const byCharge = [...Map.groupBy(charged, (bed) => bed.chargeId).values()];
  const [usual] = byCharge.sort((one, other) => other.length - one.length)[0] ?? [];
  return usual?.chargeId == null ? null : { chargeId: usual.chargeId, chargeName: usual.chargeName ?? '' };
}

/** Occupant of a bed on the board: name, short age and the letter of the sex; for a marked chart only that it is marked. */
export function occupantOf(bed: BedRow, t: Translate): { name: string; age: string; sex: string } {
  if (bed.isRestricted) return { name: t('patient:restricted'), age: '', sex: '' };
  const years = bed.ageYears ?? null;
  // The months and days of an infant tell more than a nought.
  const age = years === null || years >= 2 ? (years === null ? '' : `${years}Y`) : ageOfPatient(bed);
  return { name: bed.patientName ?? t('states.occupied'), age, sex: bed.sex ?? '' };
}

/** The day of the stay, 1 on the day of admission; null where it is not told. */
export function stayDayOf({ admittedAt }: Pick<BedRow, 'admittedAt'>): number | null {
  return admittedAt ? daysBetween(wallClock(admittedAt).day, today()) + 1 : null;
}

/** The patient or the reason of a reserved or blocked bed; for a restricted chart only the mark, for cleaning nothing. */
export function holdReasonOf(bed: Pick<BedRow, 'holdKind' | 'holdReason' | 'isHoldRestricted'>, t: Translate): string {
  if (bed.isHoldRestricted) return t('patient:restricted');
  return bed.holdKind === 'cleaning' ? '' : (bed.holdReason ?? '');
}

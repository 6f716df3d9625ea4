// What the screens say about a bed: its state in colour and word, its place, its rent.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listBeds } from '@charaka/contract/stay/bed/bed';
import { type BedState, bedStateOf, mayTakeBed } from '@charaka/rules/stay/bed-state';
import { formatMoney } from '../../kernel/format.ts';
import type { Choice } from '../../ui/field/form-fields.tsx';

/** A bed as listed. */
export type BedRow = OutputOf<typeof listBeds>['rows'][number];

/** The colour of each state; the word always stands beside it. */
export const stateColors: Readonly<Record<BedState, string>> = {
  free: 'green',
  occupied: 'blue',
  reserved: 'orange',
  cleaning: 'grape',
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

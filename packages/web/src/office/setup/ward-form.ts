// The values of the ward form, what is wrong with them, and the wards that are there.
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedPattern } from '@charaka/contract/stay/bed/bed-setting';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type { WardSex } from '@charaka/rules/stay/ward-sex';
import type { FormErrors } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import type { BedRow } from '../../stay/bed/bed-facts.ts';

/** Field values; the rate in rupees, '' for none. */
export interface WardValues {
  bedGroupName: string;
  bedFloorName: string;
  sexAllowed: WardSex;
  bedTypeId: number | null;
  firstBedName: string;
  howMany: number | string;
  dailyRate: number | string;
}

/** An empty form. */
export const blankWard: WardValues = {
  bedGroupName: '',
  bedFloorName: '',
  sexAllowed: 'Any',
  bedTypeId: null,
  firstBedName: '',
  howMany: 10,
  dailyRate: '',
};

const wardFaults = formChecks(bedGroups.written);
const bedFaults = formChecks(bedPattern);
/** Stands for the ward that is not there yet. */
const ANY_WARD = 1;

/** The sentences about the faults of a form. */
export function faultsOfWard(values: WardValues): FormErrors {
  const { bedGroupName, firstBedName, howMany, bedTypeId } = values;
  const beds = bedFaults({ firstBedName, howMany: Number(howMany), bedTypeId, bedGroupId: ANY_WARD });
  return { ...wardFaults({ bedGroupName }), ...beds };
}

/** The code of the charge of a day in a ward: its name in Latin letters and digits, else its number. */
export function rentCode(bedGroupName: string, bedGroupId: number): string {
  const letters = bedGroupName
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20);
  return `BED-${letters || bedGroupId}`;
}

/** A ward with its beds. */
export interface WardSummary {
  readonly bedGroupId: number;
  readonly name: string;
  readonly floor: string;
  readonly sexAllowed: WardSex;
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** Paise a day; null where no bed has a rate. */
  readonly dailyRate: number | null;
}

/** The wards with active beds, by name; the virtual bed is none (Q78). */
export function wardsOf(beds: readonly BedRow[]): WardSummary[] {
  const real = beds.filter((bed) => bed.isActive && bed.bedGroupId !== virtualBed.bedGroupId);
  const summaries = [...Map.groupBy(real, (bed) => bed.bedGroupId)].map(([bedGroupId, inWard]) => {
    const names = inWard
      .map((bed) => bed.bedName)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    return {
      bedGroupId,
      name: inWard[0]?.bedGroupName ?? '',
      floor: inWard[0]?.bedFloorName ?? '',
      sexAllowed: inWard[0]?.sexAllowed ?? 'Any',
      count: names.length,
      first: names[0] ?? '',
      last: names.at(-1) ?? '',
      dailyRate: inWard.find((bed) => bed.dailyRate != null)?.dailyRate ?? null,
    };
  });
  return summaries.sort((one, other) => one.name.localeCompare(other.name));
}

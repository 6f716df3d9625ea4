// Content of the board: the beds that match its filters, in groups by ward, floor or type.

import { type BedState, type BoardState, countBedStates } from '@charaka/rules/stay/bed-state';
import { type BedRow, boardStateOf, countedStates, wardOf } from './bed-facts.ts';

/** Ways to group the board; the first is what is shown without asking. */
export const groupings = ['ward', 'floor', 'type'] as const;
export type Grouping = (typeof groupings)[number];

/** The filters of the board as they stand in the address. */
export type BoardFilterValues = Readonly<Record<string, string | undefined>>;

/** Beds under one heading; an empty title means that they have no floor. */
export interface GroupOfBeds {
  readonly key: string;
  readonly title: string;
  readonly beds: readonly BedRow[];
}

/** The filters but for the state: what the counts of the states are taken from. */
export function withoutState(filters: BoardFilterValues): BoardFilterValues {
  return { ...filters, state: '' };
}

/** Whether a bed is counted under a state; who is about to leave is in bed all the same. */
function isIn(bed: BedRow, state: BoardState): boolean {
  const own = boardStateOf(bed);
  return own === state || (state === 'occupied' && own === 'leaving');
}

/** How many of the beds are in a state. */
export function countIn(beds: readonly BedRow[], state: BoardState): number {
  return beds.filter((bed) => isIn(bed, state)).length;
}

/** The beds that fit floor, ward, type, sex, state and the text, which is looked for in bed, patient and reason. */
export function matchesOf(beds: readonly BedRow[], filters: BoardFilterValues): BedRow[] {
  const text = (filters.q ?? '').trim().toLowerCase();
  const isChosen = (filter: string | undefined, id: number | null | undefined) => !filter || Number(filter) === id;
  return beds.filter(
    (bed) =>
      isChosen(filters.floor, bed.bedFloorId) &&
      isChosen(filters.ward, bed.bedGroupId) &&
      isChosen(filters.type, bed.bedTypeId) &&
      (!filters.sex || bed.sex === filters.sex) &&
      (!filters.state || countedStates.some((state) => state === filters.state && isIn(bed, state))) &&
      [bed.bedName, bed.patientName, bed.holdReason].some((words) => (words ?? '').toLowerCase().includes(text)),
  );
}

const headings: Readonly<Record<Grouping, (bed: BedRow) => { key: string; title: string }>> = {
  ward: (bed) => ({ key: `ward ${bed.bedGroupId}`, title: wardOf(bed) }),
  floor: (bed) => ({ key: `floor ${bed.bedFloorId ?? ''}`, title: bed.bedFloorName ?? '' }),
  type: (bed) => ({ key: `type ${bed.bedTypeId}`, title: bed.bedTypeName }),
};

/** The way of grouping the address asks for. */
export function groupingOf(asked: string | undefined): Grouping {
  return groupings.find((grouping) => grouping === asked) ?? 'ward';
}

/** Floor by floor in the order in which they were set up; what stands on none comes last. */
const byFloor = (one: BedRow, other: BedRow) =>
  (one.bedFloorId ?? Number.MAX_SAFE_INTEGER) - (other.bedFloorId ?? Number.MAX_SAFE_INTEGER);

/** The beds under their headings, floor by floor, and on each floor in the order in which they come. */
export function groupBeds(beds: readonly BedRow[], asked: string | undefined): GroupOfBeds[] {
  const groups = new Map<string, { title: string; beds: BedRow[] }>();
  for (const bed of beds.toSorted(byFloor)) {
    const { key, title } = headings[groupingOf(asked)](bed);
    const group = groups.get(key) ?? { title, beds: [] };
    group.beds.push(bed);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** A ward and how many of its beds there are of each state. */
export interface CountedWard {
  readonly bedGroupId: number;
  readonly name: string;
  readonly counts: Record<BedState, number>;
}

/** The wards of the beds that are in use, in the order in which they come; the virtual bed is no place on a ward (Q78). */
export function countWards(beds: readonly BedRow[]): CountedWard[] {
  const real = beds.filter((bed) => bed.isActive && !bed.isVirtual);
  return [...Map.groupBy(real, (bed) => bed.bedGroupId)].map(([bedGroupId, ofWard]) => ({
    bedGroupId,
    name: ofWard[0]?.bedGroupName ?? '',
    counts: countBedStates(ofWard),
  }));
}

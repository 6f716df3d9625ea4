// Meaning of a scan at the collection, and the questions before a specimen is taken (LB009, LB014, LB017).
import { stripPrefix } from '@charaka/rules/list/display-number';

/** A wristband or its typed UHID, or the label of a tube. */
export type CollectionScan = { readonly patientId: number } | { readonly specimenNo: string };

const SPECIMEN_NO = /^\d{12}$/;
const PATIENT_NO = /^[1-9]\d{0,10}$/;

/** Null when the text is neither a patient nor a tube; twelve digits are always a tube. */
export function readScan(text: string, registrationPrefix: string): CollectionScan | null {
  const typed = text.trim();
  if (SPECIMEN_NO.test(typed)) return { specimenNo: typed };
  const number = stripPrefix(typed, [registrationPrefix]);
  return PATIENT_NO.test(number) ? { patientId: Number(number) } : null;
}

/** The patient facts of a row that decide the questions. */
export interface AskedRow {
  readonly sex?: string | null | undefined;
  readonly ageYears?: number | null | undefined;
  readonly fastingHours?: number | null | undefined;
}

/** Women of this age are asked whether they are pregnant (LB009). */
const askedFromYears = 12;
const askedToYears = 50;

/** Whether pregnancy or phase may change what is normal. */
export function isPregnancyAsked({ sex, ageYears }: AskedRow): boolean {
  const years = ageYears ?? 0;
  return sex === 'F' && years >= askedFromYears && years <= askedToYears;
}

/** Whether the dialog has more to ask than by which facts the patient was known. */
export const isMoreAsked = (row: AskedRow): boolean => row.fastingHours != null || isPregnancyAsked(row);

interface LabelRow {
  readonly encounterId: number;
  readonly specimenId?: number | null | undefined;
  readonly isUnpaid: boolean;
  readonly orderIds: readonly number[];
}

/** The orders of the containers without a label, visit by visit: labels are made for one at a time; what is not paid apart. */
export function ordersToLabel(rows: readonly LabelRow[]): {
  readonly paid: readonly number[][];
  readonly unpaid: readonly number[][];
} {
  const open = rows.filter(({ specimenId }) => specimenId == null);
  return {
    paid: byVisit(open.filter(({ isUnpaid }) => !isUnpaid)),
    unpaid: byVisit(open.filter(({ isUnpaid }) => isUnpaid)),
  };
}

function byVisit(rows: readonly LabelRow[]): number[][] {
  return [...Map.groupBy(rows, ({ encounterId }) => encounterId).values()].map((ofVisit) => [
    ...new Set(ofVisit.flatMap(({ orderIds }) => orderIds)),
  ]);
}

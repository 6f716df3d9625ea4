// A parameter that several tests of a specimen share has one value (LB003, docs/decisions/0246).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { LabWorkStatus } from '@charaka/rules/diagnostics/lab-work-steps';
import sql from 'sql-template-tag';
import { refuse } from '../../kernel/refusal.ts';
import type { FaultyCell, TypedCell } from './enter-values.ts';
import type { LabDeed } from './lab-deed.ts';
import { workName } from './lab-rows.ts';
import { cellKey, type Result } from './result-store.ts';

/** The same cell in the work of another test of the specimen. */
export interface SharedCell {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly parameterName: string;
  readonly otherWorkId: number;
  readonly otherStatus: LabWorkStatus;
  readonly otherTestName: string;
  /** The other work was finished, and this one is not repeated since: the cell takes no value here. */
  readonly isClosed: boolean;
  readonly valueText: string | null;
  readonly enteredByName: string | null;
  readonly enteredAt: string | null;
}

/** The cells of works that other works of the same specimen have too. Calculated values are calculated in each. */
export function readShared(call: LabDeed, labWorkIds: readonly number[]): Promise<SharedCell[]> {
  return call.tx.rows<SharedCell>(sql`
    select one.lab_work_id, l.lab_parameter_id, p.lab_parameter_name as parameter_name, w.lab_work_id as other_work_id,
      w.status as other_status, ${workName} as other_test_name,
      w.status in ('Checked', 'Verified') and w.finished_at > coalesce(one.repeated_at, '-infinity') as is_closed,
      r.value_text, u.name as entered_by_name, r.entered_at
    from lab_work one
    join lab_test_parameter mine on mine.tenant_id = one.tenant_id and mine.lab_test_id = one.lab_test_id and mine.is_active
    join lab_parameter p on p.tenant_id = mine.tenant_id and p.lab_parameter_id = mine.lab_parameter_id and p.value_type <> 'Formula'
    join lab_work w on w.tenant_id = one.tenant_id and w.specimen_id = one.specimen_id and w.lab_work_id <> one.lab_work_id
      and w.status in ('Ready', 'Entered', 'Checked', 'Verified')
    join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id and l.is_active
      and l.lab_parameter_id = mine.lab_parameter_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    left join lab_result_now r on r.tenant_id = w.tenant_id and r.lab_work_id = w.lab_work_id
      and r.lab_parameter_id = l.lab_parameter_id
    left join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.entered_by
    where one.tenant_id = ${call.tenantId} and one.hospital_id = ${call.hospital.hospitalId}
      and one.lab_work_id = any(${[...labWorkIds]}::bigint[])
    order by one.lab_work_id, w.lab_work_id`);
}

const isOpenStatus = (status: LabWorkStatus): boolean => status === 'Ready' || status === 'Entered';

/** The faults of cells whose value was finished with another test. */
export function closedCells(
  cells: readonly Pick<TypedCell, 'labWorkId' | 'labParameterId'>[],
  shared: readonly SharedCell[],
): FaultyCell[] {
  return cells.flatMap(({ labWorkId, labParameterId }) => {
    const closing = shared.find((one) => one.isClosed && cellKey(one) === cellKey({ labWorkId, labParameterId }));
    if (!closing) return [];
    const byName = closing.enteredByName;
    return [{ labWorkId, labParameterId, fault: 'EnteredElsewhere' as const, byName, proposals: [] }];
  });
}

/** The same values for the open works that share their cells; a cell with a typed value of its own keeps it. */
export function twinsOf(typed: readonly TypedCell[], shared: readonly SharedCell[]): TypedCell[] {
  const isTyped = (one: Pick<TypedCell, 'labWorkId' | 'labParameterId'>) =>
    typed.some((cell) => cellKey(cell) === cellKey(one));
  return shared.flatMap((one) => {
    const { otherWorkId: labWorkId, labParameterId } = one;
    const source = typed.find((cell) => cellKey(cell) === cellKey(one));
    if (!source || !isOpenStatus(one.otherStatus) || isTyped({ labWorkId, labParameterId })) return [];
    return [{ labWorkId, labParameterId, value: source.value, version: null }];
  });
}

/** Values of works that are finished now, for the empty cells of open works that share them. */
export function handedOn(
  finished: readonly number[],
  now: readonly Result[],
  shared: readonly SharedCell[],
): TypedCell[] {
  return shared.flatMap((one) => {
    const { otherWorkId: labWorkId, labParameterId } = one;
    const value = now.find((result) => cellKey(result) === cellKey(one))?.valueText ?? null;
    const isWanted = isOpenStatus(one.otherStatus) && one.valueText === null && !finished.includes(labWorkId);
    return value !== null && isWanted ? [{ labWorkId, labParameterId, value, version: null }] : [];
  });
}

/** Refuses to finish a work with another value than the test that was finished, or is finished with it. */
export function refuseDiffering(
  labWorkIds: readonly number[],
  now: readonly Result[],
  shared: readonly SharedCell[],
): void {
  for (const one of shared) {
    if (!one.isClosed && !labWorkIds.includes(one.otherWorkId)) continue;
    const value = now.find((result) => cellKey(result) === cellKey(one))?.valueText ?? null;
    if (value === null || one.valueText === null || value === one.valueText) continue;
    const values = `${one.valueText} (${one.otherTestName})`;
    refuse(laboratorySentences.sharedValueDiffers({ name: one.parameterName, value, values }));
  }
}

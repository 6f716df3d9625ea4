// Works that are not measured in numbers: what areas above tell of them, as of a culture.
import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { TestKind } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import type { LockedWork } from './work-store.ts';

type ReportedTest = OutputOf<typeof getLabReport>['report']['content']['tests'][number];
/** What a report says of such a work. */
export type ReportPart = NonNullable<ReportedTest['parts']>[number];

/** What one kind of works tells of itself. */
export interface LabWorkKind {
  readonly testKind: TestKind;
  /** What has to be entered before the work is finished, by its names (LB031, LB066). */
  missing(call: Call, work: LockedWork): Promise<string[]>;
  /** What the order says of the result. */
  tell(call: Call, work: LockedWork): Promise<{ readonly resultSummary: string; readonly isCritical: boolean }>;
  /** What the report says, in its order; nothing is marked as changed yet. */
  parts(call: Call, labWorkId: number): Promise<Omit<ReportPart, 'isChanged'>[]>;
  /** Enters what an amendment changes of a verified work, from the JSON that its call wrote (LB048). */
  amend(call: Call, work: LockedWork, change: string, amendReason: string): Promise<void>;
  /** The pictures of slides that the report is signed with (LB024). */
  pictures?(call: Call, labWorkId: number): Promise<number[]>;
}

/** Filled by the areas of cultures and of reports in words. */
export const labWorkKinds = new Port<LabWorkKind>('works that are not measured in numbers');

/** Who tells of works of this kind; nobody of those that are measured. */
export function kindOf(call: Pick<Call, 'ports'>, testKind: TestKind): LabWorkKind | undefined {
  return labWorkKinds.partsIn(call.ports).find((one) => one.testKind === testKind);
}

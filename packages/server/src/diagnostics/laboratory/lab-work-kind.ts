// Works that are not measured in numbers, such as cultures: areas above provide their content.
import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { TestKind } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import type { LockedWork } from './work-store.ts';

type ReportedTest = OutputOf<typeof getLabReport>['report']['content']['tests'][number];
/** A part of a report for such a work. */
export type ReportPart = NonNullable<ReportedTest['parts']>[number];

/** The provider for one kind of work. */
export interface LabWorkKind {
  readonly testKind: TestKind;
  /** The names of the fields that must be entered before the work is finished (LB031, LB066). */
  missing(call: Call, work: LockedWork): Promise<string[]>;
  /** The result for the order. */
  tell(call: Call, work: LockedWork): Promise<{ readonly resultSummary: string; readonly isCritical: boolean }>;
  /** The parts of the report, in order; changes are not marked yet. */
  parts(call: Call, labWorkId: number): Promise<Omit<ReportPart, 'isChanged'>[]>;
  /** Enters what an amendment changes of a verified work, from the JSON that its call wrote (LB048). */
  amend(call: Call, work: LockedWork, change: string, amendReason: string): Promise<void>;
  /** The pictures of slides that the report is signed with (LB024). */
  pictures?(call: Call, labWorkId: number): Promise<number[]>;
}

/** Filled by the areas of cultures and of reports in words. */
export const labWorkKinds = new Port<LabWorkKind>('works that are not measured in numbers');

/** The provider for this kind; undefined for measured tests. */
export function kindOf(call: Pick<Call, 'ports'>, testKind: TestKind): LabWorkKind | undefined {
  return labWorkKinds.partsIn(call.ports).find((one) => one.testKind === testKind);
}

// The reports of the demo's laboratory: what each version says, word for word.
import { ageOn, ageText } from '@charaka/rules/person/age';
import type pg from 'pg';
import type { DemoValue } from './draw-lab-values.ts';
import type { Row } from './insert-rows.ts';
import type { NumberSeries } from './number-series.ts';
import { finYearOf } from './seed-hospitals.ts';
import type { Told } from './told-work.ts';

/** A verified work of the demo, with what its report says of it. */
export interface ReportedDemoWork {
  readonly labWorkId: number;
  readonly labSectionId: number;
  readonly isConfidential: boolean;
  readonly orderGroupId: number;
  readonly hospitalId: number;
  readonly encounterId: number;
  readonly patientId: number;
  readonly testName: string;
  readonly specimenNo: string;
  readonly specimenName: string;
  readonly collectedAt: string;
  readonly receivedAt: string;
  readonly finishedByName: string;
  readonly verifiedAt: string;
  readonly verifiedBy: number;
  readonly verifiedByName: string;
  readonly patientName: string;
  readonly sex: string;
  readonly birthDate: string;
  readonly stayNumber: string | null;
  readonly orderNo: string;
  readonly orderedByName: string;
  readonly orderedAt: string;
  readonly values: readonly DemoValue[];
  readonly told: Told | undefined;
  /** The value that was corrected, as it is now. */
  readonly amended: DemoValue | null;
}

export const amendReason = 'Typed into the wrong row of the bench';

function contentOf(works: readonly ReportedDemoWork[], replacesAt: string | null): string {
  const [first] = works as [ReportedDemoWork];
  const taken = works.map(({ collectedAt }) => collectedAt).toSorted()[0] ?? first.collectedAt;
  const { patientName, sex, stayNumber, orderNo, orderedByName, orderedAt, verifiedByName } = first;
  return JSON.stringify({
    patientName,
    sex,
    ageText: ageText(ageOn(first.birthDate, taken.slice(0, 10))),
    uhid: `MR${first.patientId}`,
    stayNumber,
    orderNo,
    orderedByName,
    orderedAt,
    verifiedByName,
    verifiedByTitle: 'MD (Pathology), Reg. WB 4711',
    amendReason: replacesAt === null ? null : amendReason,
    replacesAt,
    tests: works.map(
      ({ labWorkId, testName, specimenNo, specimenName, collectedAt, receivedAt, finishedByName, ...work }) => ({
        labWorkId,
        testName,
        specimenNo,
        specimenName,
        methodName: null,
        collectedAt,
        receivedAt,
        finishedByName,
        values: work.values.map((value) =>
          shown(
            replacesAt === null ? value : (now(work, value) ?? value),
            replacesAt !== null && now(work, value) !== undefined,
          ),
        ),
        ...(work.told && { parts: work.told.parts.map((part) => ({ ...part, isChanged: false })) }),
      }),
    ),
  });
}

/** The value a corrected one was replaced by. */
function now({ amended }: Pick<ReportedDemoWork, 'amended'>, { parameter }: DemoValue): DemoValue | undefined {
  return amended?.parameter === parameter ? amended : undefined;
}

const shown = ({ parameter, valueText, flag, rangeText }: DemoValue, isChanged: boolean) => ({
  labParameterId: parameter.labParameterId,
  parameterName: parameter.parameterName,
  valueText,
  unit: parameter.unit,
  flag,
  rangeText,
  isChanged,
  remark: null,
});

const MINUTES_LATER = 40;

/** A report for each section of the works signed together, and a second version of a corrected report. */
export function labReportRows(works: readonly ReportedDemoWork[], numbers: NumberSeries): Row[] {
  const rows: Row[] = [];
  const sets = Map.groupBy(works, ({ orderGroupId, labSectionId }) => `${orderGroupId}/${labSectionId}`);
  for (const set of sets.values()) {
    const [first] = set as [ReportedDemoWork];
    const { hospitalId, encounterId, patientId, orderGroupId, labSectionId, verifiedBy } = first;
    const verifiedAt =
      set
        .map((work) => work.verifiedAt)
        .toSorted()
        .at(-1) ?? first.verifiedAt;
    const finYear = finYearOf(verifiedAt.slice(0, 10));
    const reportNo = numbers.next('lab report', hospitalId, finYear);
    const version = (versionNo: number, at: string, content: string): Row => ({
      labReportId: rows.length + 1,
      hospitalId,
      finYear,
      reportNo,
      versionNo,
      encounterId,
      patientId,
      orderGroupId,
      labSectionId,
      status: versionNo === 1 ? 'Final' : 'Amended',
      verifiedBy,
      verifiedAt: at,
      content,
      amendReason: versionNo === 1 ? null : amendReason,
      replacesReportId: versionNo === 1 ? null : rows.length,
      isConfidential: set.some((work) => work.isConfidential),
    });
    rows.push(version(1, verifiedAt, contentOf(set, null)));
    if (set.every(({ amended }) => amended === null)) continue;
    const later = new Date(Date.parse(verifiedAt) + MINUTES_LATER * 60_000).toISOString();
    rows.push(version(2, later, contentOf(set, verifiedAt)));
  }
  return rows;
}

/** Each report with the hash of its content. */
export async function addReports(owner: pg.Client, tenantId: number, reports: readonly Row[]): Promise<void> {
  const columns = `hospital_id, fin_year, report_no, version_no, encounter_id, patient_id, order_group_id, lab_section_id, status,
    verified_by, verified_at, amend_reason, replaces_report_id, is_confidential, content`;
  await owner.query(
    `insert into lab_report (tenant_id, lab_report_id, content_sha256, ${columns})
     select $1, lab_report_id, encode(sha256(content::bytea), 'hex'), ${columns} from jsonb_populate_recordset(null::lab_report, $2)`,
    [tenantId, JSON.stringify(reports.map((report) => Object.fromEntries(Object.entries(report).map(snakeCased))))],
  );
}

const snakeCased = ([key, value]: [string, unknown]): [string, unknown] => [
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  value,
];

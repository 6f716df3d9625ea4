// Signs reports: builds the content of a version, stores it word for word, and links it to the previous version (LB045, LB048-LB053).
import { createHash } from 'node:crypto';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { isTyped } from '@charaka/rules/diagnostics/judge-result';
import type { ResultFlag } from '@charaka/rules/diagnostics/reference-range';
import { displayPatientNumber } from '@charaka/rules/list/display-number';
import { ageOn, ageText } from '@charaka/rules/person/age';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { refuseLapsed } from '../../foundation/staff/registration.ts';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { kindOf, type ReportPart } from './lab-work-kind.ts';
import { laboratorySettings } from './laboratory-settings.ts';
import {
  findNewest,
  hasOpenWorks,
  insertReport,
  type KeptReport,
  lockGroup,
  type ReportContent,
  type ReportedWork,
  readHead,
  readReported,
} from './report-store.ts';
import { type Result, readResults } from './result-store.ts';
import { signatureOf } from './signatures.ts';
import { tellReaders } from './tell-readers.ts';
import { type LockedWork, type RuleSigner, readTestParameters, readWorks, type TestParameter } from './work-store.ts';
import { uncalculatedOf } from './worked-out.ts';

/** Signs a report for each section of each order group that the works are of; answers the versions. */
export async function signReports(
  call: Call,
  works: readonly LockedWork[],
  signer: RuleSigner | null = null,
): Promise<number[]> {
  const sets = Map.groupBy(works, ({ orderGroupId, labSectionId }) => `${orderGroupId}/${labSectionId}`);
  const signed: number[] = [];
  const firsts = [...sets.values()].flatMap(([first]) => first ?? []);
  // Groups are held one after the other, in one order.
  for (const first of firsts.toSorted((one, other) => one.orderGroupId - other.orderGroupId))
    signed.push(await signReport(call, first, null, signer));
  return signed;
}

/**
 * Signs one version, which requires a registration number (LB041); with a reason it amends the previous one and marks changed values
 * (LB049).
 */
export async function signReport(
  call: Call,
  { orderGroupId, labSectionId }: Pick<LockedWork, 'orderGroupId' | 'labSectionId'>,
  amendReason: string | null,
  signer: RuleSigner | null = null,
): Promise<number> {
  // Of two users who verify works of one group the second signs after the first, so that no version misses a verified value.
  const [, before] = await call.tx.behind([() => lockGroup(call, orderGroupId)], () => [
    findNewest(call, orderGroupId, labSectionId),
  ]);
  const works = await readReported(call, orderGroupId, labSectionId);
  const content = JSON.stringify(await contentOf(call, { orderGroupId, works, before, amendReason, signer }));
  const isOpen = amendReason === null && (await hasOpenWorks(call, orderGroupId, labSectionId));
  const verifiedBy = signer?.userId ?? call.userId;
  if (before && amendReason !== null) await tellReaders(call, before);
  return insertReport(call, {
    before,
    orderGroupId,
    labSectionId,
    amendReason,
    content,
    verifiedBy,
    labSignatureId: await signatureOf(call, verifiedBy),
    finYear: financialYearOn(call, todayOf(call)),
    status: amendReason === null ? (isOpen ? 'Preliminary' : 'Final') : 'Amended',
    isConfidential: works.some((work) => work.isConfidential),
    contentSha256: createHash('sha256').update(content).digest('hex'),
  });
}

/**
 * Signs a version with the unchanged content of the previous one and an addition to one test. The original signer stays; the addendum is
 * signed separately (LB068).
 */
export async function signAddendum(
  call: Call,
  { orderGroupId, labSectionId, labWorkId }: Pick<LockedWork, 'orderGroupId' | 'labSectionId' | 'labWorkId'>,
  added: readonly Omit<ReportPart, 'isChanged'>[],
): Promise<number> {
  const [, newest] = await call.tx.behind([() => lockGroup(call, orderGroupId)], () => [
    findNewest(call, orderGroupId, labSectionId),
  ]);
  const before = newest ?? refuse(laboratorySentences.reportDoesNotExist);
  const { status } = before;
  if (status === 'Withdrawn') return refuse(laboratorySentences.reportIsWithdrawn({ reportNo: before.reportNo }));
  const known = JSON.parse(before.content) as ReportContent;
  const parts = added.map((part) => ({ ...part, isChanged: true }));
  const content = JSON.stringify({
    ...known,
    signedAt: known.signedAt ?? before.verifiedAt,
    tests: known.tests.map((test) =>
      test.labWorkId === labWorkId ? { ...test, parts: [...(test.parts ?? []), ...parts] } : test,
    ),
  } satisfies ReportContent);
  return insertReport(call, {
    before,
    orderGroupId,
    labSectionId,
    content,
    finYear: before.finYear,
    status,
    isConfidential: before.isConfidential,
    verifiedBy: call.userId,
    // The picture belongs to the signer of the results.
    labSignatureId: before.labSignatureId,
    amendReason: status === 'Amended' ? (known.amendReason ?? null) : null,
    contentSha256: createHash('sha256').update(content).digest('hex'),
  });
}

interface Wanted {
  readonly orderGroupId: number;
  readonly works: readonly ReportedWork[];
  readonly before: KeptReport | undefined;
  readonly amendReason: string | null;
  readonly signer: RuleSigner | null;
}

async function contentOf(call: Call, wanted: Wanted): Promise<ReportContent> {
  const { orderGroupId, works, before, amendReason, signer } = wanted;
  const staffId = signer?.staffId ?? call.session.staffId;
  const head = await readHead(call, orderGroupId, staffId);
  if (head.verifiedByTitle === null) refuse(laboratorySentences.notRegistered);
  await refuseLapsed(call, staffId);
  const known = before === undefined ? null : (JSON.parse(before.content) as ReportContent);
  const names = [head.salutation, head.firstName, head.middleName, head.lastName];
  const taken = works.map(({ collectedAt }) => collectedAt).toSorted()[0] ?? call.now.toISOString();
  const takenOn = dateInZone(new Date(taken), call.hospital.timezone);
  return {
    patientName: head.infantName || names.filter(Boolean).join(' '),
    sex: head.sex,
    ageText: ageText(ageOn(head.birthDate, later(head.birthDate, takenOn))),
    uhid: displayPatientNumber(head.patientId, patientSettings.of(call.hospital).patientRegistrationPrefix),
    stayNumber: head.stayNumber,
    orderNo: `${head.groupNo} / ${head.finYear}`,
    orderedByName: head.orderedByName,
    orderedAt: head.orderedAt,
    verifiedByName: signer?.name ?? call.session.userName,
    isByRule: signer !== null,
    verifiedByTitle: head.verifiedByTitle,
    labAccreditation: laboratorySettings.of(call.hospital).labAccreditation,
    amendReason,
    replacesAt: amendReason === null ? null : (before?.verifiedAt ?? null),
    tests: await testsOf(call, works, amendReason ? known : null),
  };
}

/** The tests of a report's section and group, compared with an earlier version. */
export async function tellTests(
  call: Call,
  { orderGroupId, labSectionId }: Pick<LockedWork, 'orderGroupId' | 'labSectionId'>,
  before: ReportContent,
): Promise<ReportContent['tests']> {
  return testsOf(call, await readReported(call, orderGroupId, labSectionId), before);
}

async function testsOf(
  call: Call,
  works: readonly ReportedWork[],
  before: ReportContent | null,
): Promise<ReportContent['tests']> {
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  const [parameters, results, locked] = await Promise.all([
    readTestParameters(
      call,
      works.map(({ labTestId }) => labTestId),
    ),
    readResults(call, labWorkIds),
    readWorks(call, labWorkIds, 'specimens'),
  ]);
  const found = (work: ReportedWork): FoundOfWork => ({
    parameters: parameters.filter(({ labTestId }) => labTestId === work.labTestId),
    results: results.filter(({ labWorkId }) => labWorkId === work.labWorkId),
    locked: locked.find(({ labWorkId }) => labWorkId === work.labWorkId),
  });
  return Promise.all(works.map((work) => testOf(call, work, found(work), before)));
}

/** Rows read for all works of a report at once, those of one work. */
interface FoundOfWork {
  readonly parameters: readonly TestParameter[];
  readonly results: readonly Result[];
  readonly locked: LockedWork | undefined;
}

/** The later of two dates; prevents a negative age when the date of birth is wrong. */
const later = (one: string, other: string) => (one > other ? one : other);

async function testOf(
  call: Call,
  { labTestId: _test, isConfidential: _, fastingHours, fastedHours, testKind, performedBy, ...work }: ReportedWork,
  { parameters, results, locked }: FoundOfWork,
  before: ReportContent | null,
): Promise<ReportContent['tests'][number]> {
  const known = before?.tests.find(({ labWorkId }) => labWorkId === work.labWorkId);
  const old = known?.values;
  const uncalculated = locked ? await uncalculatedOf(call, locked, parameters, results) : [];
  const values = parameters.map(({ labParameterId, parameterName, valueType, unit: unitNow }) => {
    const own = results.find((one) => one.labParameterId === labParameterId);
    const was = old?.find((one) => one.labParameterId === labParameterId);
    const flag: ResultFlag | null = own?.flag ?? null;
    const valueText = own?.valueText ?? null;
    const isChanged = was !== undefined && (was.valueText ?? null) !== valueText;
    const rangeText = own?.rangeText ?? null;
    const remark = own?.remark ?? null;
    // The unit at the time of measurement: the parameter's present unit may differ.
    const unit = own ? own.unit : unitNow;
    const why = uncalculated.find((one) => one.labParameterId === labParameterId);
    return {
      labParameterId,
      parameterName,
      valueText,
      unit,
      flag,
      rangeText,
      isChanged,
      remark,
      ...(valueType === 'Heading' ? { isHeading: true } : {}),
      ...(valueText === null && isTyped(valueType) ? { isEmpty: true } : {}),
      ...(why ? { notCalculated: { reason: why.reason, lacking: why.lacking } } : {}),
    };
  });
  const isKept = fastingHours === null || fastedHours === null || fastedHours >= fastingHours;
  const kind = kindOf(call, testKind);
  const parts = await kind?.parts(call, work.labWorkId);
  const slidePictureIds = (await kind?.pictures?.(call, work.labWorkId)) ?? [];
  return {
    ...work,
    ...(performedBy === null ? {} : { performedBy }),
    ...(isKept ? {} : { fastingHours, fastedHours }),
    values,
    ...(slidePictureIds.length > 0 ? { slidePictureIds } : {}),
    ...(parts && { parts: parts.map((part) => ({ ...part, isChanged: known !== undefined && isNew(part, known) })) }),
  };
}

/** True when the previous version had it differently, or not at all. */
function isNew({ heading, paragraphs, rows }: Omit<ReportPart, 'isChanged'>, known: ReportContent['tests'][number]) {
  const text = JSON.stringify([heading, paragraphs, rows]);
  return !known.parts?.some((one) => JSON.stringify([one.heading, one.paragraphs, one.rows]) === text);
}

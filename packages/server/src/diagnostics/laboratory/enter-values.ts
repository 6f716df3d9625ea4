// Enters values into works: judged by the ranges of the patient, compared with the last verified ones, formulas worked out behind them.
import { type CellFault, type JudgedValue, judgeTyped } from '@charaka/rules/diagnostics/judge-result';
import { inOwnUnit } from '@charaka/rules/diagnostics/other-unit';
import { isDeltaBreach } from '@charaka/rules/diagnostics/result-delta';
import type { LabDeed } from './lab-deed.ts';
import { subjectOf } from './range-subject.ts';
import {
  cellKey,
  type EarlierValue,
  insertResults,
  type MachineValue,
  type NewResult,
  type Result,
  readEarlier,
  readResults,
  readVersions,
} from './result-store.ts';
import {
  demandTwoSteps,
  type LockedWork,
  type RangeOfParameter,
  readTestParameters,
  readValidRanges,
  type TestParameter,
} from './work-store.ts';
import { workOutFormulas } from './worked-out.ts';

/** A typed value of a cell, and the version it replaces. */
export interface TypedCell {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly value: string;
  /** The version the technician saw; null overwrites any version. */
  readonly version: number | null;
  /** Set for values that an analyser sent. */
  readonly machine?: MachineValue;
}

/** A cell that holds no value, and who was faster where that is why. */
export interface FaultyCell {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly fault: CellFault;
  readonly byName: string | null;
  /** The numbers that an unclear one may mean. */
  readonly proposals: readonly string[];
}

/** The data for judging some works, read once. */
interface Bench {
  readonly parameters: readonly TestParameter[];
  readonly ranges: readonly RangeOfParameter[];
  readonly results: Map<string, Result>;
  readonly versions: Map<string, number>;
}

async function openBench(call: LabDeed, works: readonly LockedWork[]): Promise<Bench> {
  const ids = works.map(({ labWorkId }) => labWorkId);
  const parameters = await readTestParameters(
    call,
    works.map(({ labTestId }) => labTestId),
  );
  const [ranges, results, versions] = await Promise.all([
    readValidRanges(
      call,
      parameters.map(({ labParameterId }) => labParameterId),
    ),
    readResults(call, ids),
    readVersions(call, ids),
  ]);
  return { parameters, ranges, results: new Map(results.map((one) => [cellKey(one), one])), versions };
}

/**
 * Enters values into locked works; an invalid cell is returned with its fault, and the others are saved (LB026). `changeReason` is that of
 * a verified result (LB048).
 */
export async function enterValues(
  call: LabDeed,
  works: readonly LockedWork[],
  cells: readonly TypedCell[],
  changeReason: string | null = null,
): Promise<FaultyCell[]> {
  const bench = await openBench(call, works);
  const faults: FaultyCell[] = [];
  for (const work of works) {
    const typed = cells.filter(({ labWorkId }) => labWorkId === work.labWorkId);
    const written = await enterWork(call, { work, typed, bench, changeReason });
    faults.push(...written);
  }
  return faults;
}

interface Entry {
  readonly work: LockedWork;
  readonly typed: readonly TypedCell[];
  readonly bench: Bench;
  readonly changeReason: string | null;
}

async function enterWork(call: LabDeed, { work, typed, bench, changeReason }: Entry): Promise<FaultyCell[]> {
  const ofTest = bench.parameters.filter(({ labTestId }) => labTestId === work.labTestId);
  const earlier = await readEarlier(
    call,
    work,
    ofTest.map(({ labParameterId }) => labParameterId),
    1,
  );
  const faults: FaultyCell[] = [];
  const versions: NewResult[] = [];
  let isChoiceChanged = false;
  const write = (
    parameter: TestParameter,
    judged: JudgedValue | null,
    source: NewResult['source'],
    machine: MachineValue | null = null,
  ) => {
    const key = cellKey({ labWorkId: work.labWorkId, labParameterId: parameter.labParameterId });
    const versionNo = (bench.versions.get(key) ?? 0) + 1;
    const previous = earlier.find(({ labParameterId }) => labParameterId === parameter.labParameterId) ?? null;
    // For an amendment the replaced value was itself the patient's last verified value.
    const verified = (changeReason === null ? null : bench.results.get(key)?.valueText) ?? previous?.valueText;
    const isOther = isClassifying(parameter) && judged !== null && isOtherChoice(judged.valueText, verified);
    const value: JudgedValue | null = isOther ? { ...judged, flag: 'AA' } : judged;
    isChoiceChanged ||= isOther;
    const isDelta = isOther || isJump(work, parameter, value, previous);
    const isMarked = value !== null && parameter.isHaemolysisSensitive && work.conditions.includes('Haemolysed');
    const remark = machine?.isPreliminary ? 'Preliminary' : isMarked ? 'Haemolysed' : null;
    versions.push({
      work,
      parameter,
      versionNo,
      value,
      isDelta,
      remark,
      previous,
      source,
      changeReason,
      machine,
    });
    bench.versions.set(key, versionNo);
    bench.results.set(key, resultOf(work, parameter, value, versionNo));
  };
  for (const cell of typed) {
    const parameter = ofTest.find(({ labParameterId }) => labParameterId === cell.labParameterId);
    const known = bench.results.get(cellKey(cell));
    const { labWorkId, labParameterId } = cell;
    const fault = (one: CellFault, more: { byName?: string | null; proposals?: readonly string[] } = {}) =>
      faults.push({ labWorkId, labParameterId, fault: one, byName: null, proposals: [], ...more });
    if (!parameter) fault('NotOpen');
    else if (cell.version !== null && (known?.versionNo ?? 0) !== cell.version)
      fault('ChangedMeanwhile', { byName: known?.enteredByName ?? null });
    else if (cell.value.trim() === '') write(parameter, null, 'Typed');
    else {
      const measured = subjectOf(work, cell.machine?.analyserId ?? null);
      const judged = judgeTyped(cell.value.trim(), parameter, rangesOf(bench, parameter), measured);
      if ('fault' in judged) fault(judged.fault, { proposals: judged.proposals ?? [] });
      else if (cell.machine) write(parameter, judged, 'Analyser', cell.machine);
      else write(parameter, judged, work.performedByProvider === null ? 'Typed' : 'Outside');
    }
  }
  await workOutFormulas(call, { work, ofTest, bench, rangesOf: (one) => rangesOf(bench, one), write });
  await insertResults(call, versions);
  if (isChoiceChanged && changeReason === null) await demandTwoSteps(call, work.labWorkId);
  return faults;
}

/** A choice whose change is critical: one that identifies or classifies the patient, or one that is still undecided. */
const isClassifying = ({ valueType, isChangeCritical }: TestParameter): boolean =>
  valueType === 'Choice' && isChangeCritical !== false;

/** Whether a blood group or a finding differs from the last verified one: another patient's specimen gives such a value (Q250). */
const isOtherChoice = (chosen: string, verified: string | null | undefined): boolean =>
  verified != null && verified.toLowerCase() !== chosen.toLowerCase();

const rangesOf = ({ ranges }: Pick<Bench, 'ranges'>, { labParameterId }: TestParameter) =>
  ranges.filter((range) => range.labParameterId === labParameterId);

/** A last value in another unit is compared where a factor leads from it to that of the parameter (LB036). */
function isJump(
  { collectedAt }: LockedWork,
  parameter: TestParameter,
  value: JudgedValue | null,
  previous: EarlierValue | null,
): boolean {
  if (value?.numberValue == null || previous?.numberValue == null || !collectedAt) return false;
  const before = inOwnUnit(previous.numberValue, previous.unit, parameter);
  if (before === undefined) return false;
  return isDeltaBreach(
    { value: value.numberValue, comparator: value.comparator, takenAt: collectedAt },
    { value: before, comparator: previous.comparator, takenAt: previous.takenAt },
    parameter,
  );
}

function resultOf(work: LockedWork, parameter: TestParameter, value: JudgedValue | null, versionNo: number): Result {
  return {
    labWorkId: work.labWorkId,
    labParameterId: parameter.labParameterId,
    versionNo,
    unit: parameter.unit,
    comparator: value?.comparator ?? '=',
    numberValue: value?.numberValue ?? null,
    valueText: value?.valueText ?? null,
    rangeText: value?.rangeText ?? null,
    flag: value?.flag ?? null,
    isDelta: false,
    remark: null,
    previousText: null,
    enteredByName: '',
  };
}

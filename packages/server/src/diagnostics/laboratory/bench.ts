// The bench: the open works of one test as a grid, saved cell by cell (LB026-LB030, LB037).
import {
  findBenchWork as findBenchWorkEndpoint,
  getBench as getBenchEndpoint,
  saveResults as saveResultsEndpoint,
} from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isTyped } from '@charaka/rules/diagnostics/judge-result';
import { dueAt } from '@charaka/rules/diagnostics/turnaround';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { findLabTest } from '../labtest/lab-test-store.ts';
import { readBenchRanges } from './bench-ranges.ts';
import {
  BENCH_PAGE,
  findAtBench,
  isAtBench,
  measuredWorks,
  readBenchAnalysers,
  readBenchWorks,
  readWaitingTests,
} from './bench-store.ts';
import { enterValues, type FaultyCell, type TypedCell } from './enter-values.ts';
import type { LabDeed } from './lab-deed.ts';
import { readNotes } from './result-notes.ts';
import { cellKey, type Result, readResults } from './result-store.ts';
import { closedCells, readShared, type SharedCell, twinsOf } from './shared-cells.ts';
import {
  type LockedWork,
  lockWorks,
  moveWorks,
  readTestParameters,
  readWorks,
  type TestParameter,
} from './work-store.ts';
import { type Uncalculated, uncalculatedOf } from './worked-out.ts';

type Bench = OutputOf<typeof getBenchEndpoint>;
type Cell = Bench['works'][number]['cells'][number];

/** Works to be measured, of any test. */
export const atBench = (call: Call) => ({ from: measuredWorks, where: isAtBench(call) });

/** Shows the test that waits longest by default; the most urgent works are at the top. */
export const getBench = handle(getBenchEndpoint, async (call, input) => {
  const tests = await readWaitingTests(call, input);
  // The columns of a test show a price list: another hospital's test does not exist here.
  if (input.labTestId) await findLabTest(call, input.labTestId);
  const labTestId = input.labTestId ?? tests[0]?.labTestId ?? null;
  const pageNumber = input.pageNumber ?? 1;
  const head = {
    tests,
    labTestId,
    pageNumber,
    pageSize: BENCH_PAGE,
    analysers: await readBenchAnalysers(call),
    totalCount: tests.reduce((sum, { openCount }) => sum + openCount, 0),
  };
  if (labTestId === null) return { ...head, columns: [], works: [] };
  const parameters = await readTestParameters(call, [labTestId]);
  const works = await readBenchWorks(call, input, { labTestId, pageNumber });
  const ids = works.map(({ labWorkId }) => labWorkId);
  const [results, notes, shared, ranges] = await Promise.all([
    readResults(call, ids),
    readNotes(call, ids),
    readShared(call, ids),
    readBenchRanges(call, ids, parameters),
  ]);
  const uncalculated = await uncalculatedIn(call, parameters, results, ids);
  const notesOf = Map.groupBy(notes, (one) => one.labWorkId);
  const cells = Map.groupBy(results, (one) => one.labWorkId);
  return {
    ...head,
    columns: parameters
      .filter(({ valueType }) => valueType !== 'Heading')
      .map(({ labParameterId, parameterName, code, unit, valueType, formula, choices, isMandatory }) => ({
        labParameterId,
        parameterName,
        code,
        unit,
        valueType,
        formula,
        choices,
        isMandatory,
      })),
    works: works.map(({ receivedAt, ...one }) => ({
      ...withAge(one, todayOf(call)),
      dueAt: dueAt(receivedAt, one.priority, 0),
      cells: (cells.get(one.labWorkId) ?? []).map((cell) => cellOf(cell, shared)),
      ranges: ranges.get(one.labWorkId) ?? [],
      notCalculated: (uncalculated.get(one.labWorkId) ?? []).filter(hasBegun(cells.get(one.labWorkId))),
      notes: (notesOf.get(one.labWorkId) ?? []).map(({ labWorkId: _, ...note }) => note),
    })),
  };
});

/** The formulas without a value of each work. */
async function uncalculatedIn(
  call: Call,
  parameters: readonly TestParameter[],
  results: readonly Result[],
  labWorkIds: readonly number[],
): Promise<Map<number, Uncalculated[]>> {
  const works = parameters.some(({ valueType }) => valueType === 'Formula') ? await readWorks(call, labWorkIds) : [];
  const found = new Map<number, Uncalculated[]>();
  for (const work of works) {
    const own = results.filter(({ labWorkId }) => labWorkId === work.labWorkId);
    found.set(work.labWorkId, own.length === 0 ? [] : await uncalculatedOf(call, work, parameters, own));
  }
  return found;
}

/** No value counts as missing before the first one is entered. */
const hasBegun = (cells: readonly Result[] | undefined) => () =>
  (cells ?? []).some(({ valueText }) => valueText !== null);

/** The page is that of the grid without filters. */
export const findBenchWork = handle(findBenchWorkEndpoint, async (call, { specimenNo, labTestId }) => {
  const found = await findAtBench(call, specimenNo, labTestId ?? null);
  return found ?? refuse(laboratorySentences.specimenNotAtBench({ specimenNo }));
});

function cellOf(result: Result, shared: readonly SharedCell[]): Cell {
  const { labWorkId, labParameterId, versionNo, valueText, flag, rangeText, isDelta, remark, previousText } = result;
  const closing = shared.find((one) => one.isClosed && cellKey(one) === cellKey(result));
  return {
    labWorkId,
    labParameterId,
    version: versionNo,
    enteredByName: result.enteredByName,
    valueText,
    flag,
    rangeText,
    isDelta,
    remark,
    previousText,
    elsewhere: closing
      ? { testName: closing.otherTestName, enteredByName: closing.enteredByName, enteredAt: closing.enteredAt }
      : null,
  };
}

/** Locks the works: of two users who type into one cell the second gets the first one's value and name (LB030). */
export const saveResults = handle(saveResultsEndpoint, async (call, { results }) => {
  const asked = results.map(({ labWorkId }) => labWorkId);
  const sharers = (await readShared(call, asked)).map(({ otherWorkId }) => otherWorkId);
  const works = await lockWorks(call, [...asked, ...sharers]);
  const open = works.filter(({ status }) => status === 'Ready' || status === 'Entered');
  const isOpen = ({ labWorkId }: { labWorkId: number }) => open.some((work) => work.labWorkId === labWorkId);
  const closed: FaultyCell[] = results.flatMap((one) =>
    isOpen(one) ? [] : [{ ...cellOfFault(one), fault: 'NotOpen', byName: null, proposals: [] }],
  );
  const shared = await readShared(call, asked);
  const elsewhere = closedCells(results.filter(isOpen), shared);
  const isElsewhere = (one: TypedCell) => elsewhere.some((cell) => cellKey(cell) === cellKey(one));
  const typed = results.filter((one) => isOpen(one) && !isElsewhere(one));
  const entered = await enterValues(call, open, [...typed, ...twinsOf(typed, shared).filter(isOpen)]);
  const isAsked = (one: FaultyCell) => results.some((cell) => cellKey(cell) === cellKey(one));
  const faults = entered.filter(isAsked);
  const now = await readResults(
    call,
    open.map(({ labWorkId }) => labWorkId),
  );
  await followValues(call, open, now);
  const answered = [...closed, ...elsewhere, ...faults].map((one) => ({ ...one, proposals: [...one.proposals] }));
  return { cells: now.map((one) => cellOf(one, shared)), faults: answered };
});

const cellOfFault = ({ labWorkId, labParameterId }: TypedCell) => ({ labWorkId, labParameterId });

/** Enters values of works that were finished into the empty cells of open works that share them (LB003). */
export async function handOn(call: LabDeed, works: readonly LockedWork[], cells: readonly TypedCell[]): Promise<void> {
  const taking = works.filter(({ labWorkId }) => cells.some((cell) => cell.labWorkId === labWorkId));
  if (taking.length > 0) await enterMeasured(call, taking, cells);
}

/** Enters what an analyser measured into open works that are locked; what cannot be a value is answered (LB026, LB084). */
export async function enterMeasured(
  call: LabDeed,
  works: readonly LockedWork[],
  cells: readonly TypedCell[],
): Promise<FaultyCell[]> {
  const ids = works.map(({ labWorkId }) => labWorkId);
  const faults = await enterValues(call, works, cells);
  await followValues(call, works, await readResults(call, ids));
  return faults;
}

/** A work with every mandatory value is entered; one that lost one is to be measured again. */
async function followValues(call: LabDeed, works: readonly LockedWork[], now: readonly Result[]): Promise<void> {
  const parameters = await readTestParameters(
    call,
    works.map(({ labTestId }) => labTestId),
  );
  const isComplete = (work: LockedWork) => missingOf(parameters, work, now).length === 0;
  const moved = (from: LockedWork['status'], isWanted: boolean) =>
    works.filter((work) => work.status === from && isComplete(work) === isWanted);
  const [entered, reopened] = [moved('Ready', true), moved('Entered', false)];
  if (entered.length > 0) await moveWorks(call, entered, 'enter');
  if (reopened.length > 0) await moveWorks(call, reopened, 'reopen');
}

/** The names of the mandatory parameters without a value; calculated ones are not required (LB031). */
export async function missingIn(call: LabDeed, work: LockedWork, now: readonly Result[]): Promise<string[]> {
  return missingOf(await readTestParameters(call, [work.labTestId]), work, now);
}

function missingOf(
  parameters: readonly TestParameter[],
  { labWorkId, labTestId }: LockedWork,
  now: readonly Result[],
): string[] {
  const has = (labParameterId: number) =>
    now.some((one) => one.labWorkId === labWorkId && one.labParameterId === labParameterId && one.valueText !== null);
  return parameters.flatMap(({ labParameterId, parameterName, isMandatory, valueType, ...one }) =>
    one.labTestId === labTestId && isMandatory && isTyped(valueType) && !has(labParameterId) ? [parameterName] : [],
  );
}

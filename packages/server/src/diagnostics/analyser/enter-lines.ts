// Enters the lines of a specimen; one that cannot be entered waits for a person and does not lose the others (Q246, LB086-LB089).

import type { AnalyserLine } from '@charaka/rules/diagnostics/analyser-reading';
import { isFlagAgreeing } from '@charaka/rules/diagnostics/auto-verify';
import { isJudgedByRange } from '@charaka/rules/diagnostics/judge-result';
import { enterMeasured } from '../laboratory/bench.ts';
import type { TypedCell } from '../laboratory/enter-values.ts';
import { addMachineNotes, type MachineNote } from '../laboratory/result-notes.ts';
import { closedCells, readShared, type SharedCell } from '../laboratory/shared-cells.ts';
import { type LockedWork, readTestParameters, type TestParameter } from '../laboratory/work-store.ts';
import { findingOf, type Matching, machineOf, type ReadLine, readLine } from './line-cell.ts';
import { type EnteredLine, readEnteredLines, readStanding, type StandingValue } from './match-store.ts';
import type { Finding } from './message-store.ts';

/** The data of a specimen before its lines are entered. */
interface Scene {
  readonly works: readonly LockedWork[];
  readonly parameters: readonly TestParameter[];
  readonly entered: readonly EnteredLine[];
  readonly standing: readonly StandingValue[];
  readonly shared: readonly SharedCell[];
  readonly analyserId: number;
}

const isOpen = ({ status }: LockedWork) => status === 'Ready' || status === 'Entered';

/** Enters what fits, and answers each line. */
export async function enterLines(
  matching: Matching,
  specimenNo: string,
  works: readonly LockedWork[],
  lines: readonly AnalyserLine[],
): Promise<Finding[]> {
  const { deed, analyser } = matching;
  const ids = works.map(({ labWorkId }) => labWorkId);
  const parameters = await readTestParameters(
    deed,
    works.map(({ labTestId }) => labTestId),
  );
  const [entered, standing] = [await readEnteredLines(deed, ids), await readStanding(deed, ids)];
  const shared = await readShared(deed, ids);
  const scene = { works, parameters, entered, standing, shared, analyserId: analyser.analyserId };
  const isNumber = (id: number) =>
    parameters.some((one) => one.labParameterId === id && isJudgedByRange(one.valueType));
  const read = lines.map((line) => readLine(matching, specimenNo, line, isNumber));
  const outcomes = read.map((one, place) => {
    const outcome = outcomeOf(scene, one, read.slice(0, place));
    return outcome === 'Entered' ? (matching.disputed.get(one.line) ?? outcome) : outcome;
  });
  const disputed = disputedIn(read, outcomes);
  const cells: (TypedCell & { readonly place: number })[] = [];
  for (const [place, one] of read.entries()) {
    if (outcomes[place] !== 'Entered' || 'fault' in one.own || disputed.has(one.own.labParameterId)) continue;
    const { labParameterId, value } = one.own;
    const machine = await machineOf(matching, one);
    for (const { labWorkId } of worksOf(scene, labParameterId).filter(isOpen))
      cells.push({ labWorkId, labParameterId, value, version: null, machine, place });
  }
  const faults = await enterMeasured(deed, works.filter(isOpen), cells);
  const faulty = new Set(faults.map((one) => `${one.labWorkId}/${one.labParameterId}`));
  const isFaulty = (cell: TypedCell) => faulty.has(`${cell.labWorkId}/${cell.labParameterId}`);
  await addMachineNotes(deed, [
    ...(await remarksOf(
      matching,
      cells.filter((cell) => !isFaulty(cell)),
    )),
    ...withdrawnNotes(scene, analyser.analyserName, read, outcomes),
  ]);
  return read.map((one, place) => {
    const { labParameterId } = one.own;
    const isDisputed = outcomes[place] === 'Entered' && labParameterId !== null && disputed.has(labParameterId);
    const isRefused = cells.some((cell) => cell.place === place && isFaulty(cell));
    const outcome = isDisputed ? 'SeveralValues' : isRefused ? 'NotAValue' : (outcomes[place] ?? 'NotAValue');
    return findingOf(specimenNo, one.line, outcome, labParameterId);
  });
}

const worksOf = ({ works, parameters }: Scene, labParameterId: number) =>
  works.filter(({ labTestId }) =>
    parameters.some((one) => one.labTestId === labTestId && one.labParameterId === labParameterId),
  );

/** The outcome of a line, from its content and the lines entered before it. */
function outcomeOf(scene: Scene, { line, meaning, own, hashes, isCommaOpen }: ReadLine, before: readonly ReadLine[]) {
  const { labParameterId } = own;
  if (labParameterId === null) return 'UnknownCode';
  const standing = scene.standing.filter((one) => one.labParameterId === labParameterId);
  if (meaning === 'Withdrawn')
    return standing.some(({ analyserId }) => analyserId === scene.analyserId) ? 'TakeBack' : 'NotFinal';
  if (meaning === 'Open') return 'NotFinal';
  if (line.value === '') return 'NoValue';
  const works = worksOf(scene, labParameterId);
  if (works.length === 0) return 'NotOrdered';
  if (line.isPart) return 'PartRead';
  if (wasEntered(scene, { line, meaning, hashes }, labParameterId)) return 'Duplicate';
  if (before.some((one) => one.hashes[0] === hashes[0])) return 'Duplicate';
  if (!works.some(isOpen)) return 'Late';
  if (isClosedElsewhere(scene, works.filter(isOpen), labParameterId)) return 'EnteredElsewhere';
  if ('fault' in own) return own.fault;
  if (isCommaOpen) return 'Comma';
  // A preliminary value does not replace a final one.
  if (meaning === 'Preliminary' && standing.some((one) => !one.isPreliminary)) return 'NotFinal';
  return 'Entered';
}

/** True when each open work has the value from another test of the specimen that is finished: the cell takes no other value (LB003, Q250). */
function isClosedElsewhere({ shared }: Scene, works: readonly LockedWork[], labParameterId: number): boolean {
  const cells = works.map(({ labWorkId }) => ({ labWorkId, labParameterId }));
  return closedCells(cells, shared).length === cells.length;
}

/** True when a line with the same hash was entered; a line marked as a repeat and without a time is also found by its value. */
function wasEntered(
  { entered }: Scene,
  { line, meaning, hashes }: Pick<ReadLine, 'line' | 'meaning' | 'hashes'>,
  labParameterId: number,
): boolean {
  const sent = `${line.value} ${line.unit}`.trim();
  return entered.some(
    (one) =>
      hashes.includes(one.analyserLine) ||
      (meaning === 'SentBefore' &&
        line.ranAt === '' &&
        one.labParameterId === labParameterId &&
        one.rawText?.trim() === sent),
  );
}

/** Parameters with several values from one sample, none of which is marked as a correction: the right one is unknown. */
function disputedIn(read: readonly ReadLine[], outcomes: readonly string[]): ReadonlySet<number> {
  const disputed = new Set<number>();
  const entering = read.filter(({ own }, place) => outcomes[place] === 'Entered' && !('fault' in own));
  for (const [place, later] of entering.entries())
    for (const earlier of entering.slice(0, place)) {
      if ('fault' in later.own || 'fault' in earlier.own) continue;
      const isSame = later.own.labParameterId === earlier.own.labParameterId;
      const isCorrected = later.line.status.trim().toUpperCase() === 'C' || earlier.meaning === 'Preliminary';
      if (isSame && later.own.value !== earlier.own.value && !isCorrected) disputed.add(later.own.labParameterId);
    }
  return disputed;
}

/** Enters the instrument's comments, and flags that contradict our own, as notes beside the values (Q246). */
async function remarksOf({ deed, analyser }: Matching, cells: readonly TypedCell[]): Promise<MachineNote[]> {
  const marked = cells.filter(({ machine }) => machine?.comment || machine?.flag);
  if (marked.length === 0) return [];
  const standing = await readStanding(
    deed,
    marked.map(({ labWorkId }) => labWorkId),
  );
  return marked.flatMap(({ labWorkId, labParameterId, machine }) => {
    const own = standing.find((one) => one.labWorkId === labWorkId && one.labParameterId === labParameterId);
    const { flag = null, comment = null } = machine ?? {};
    const said = [...(isFlagAgreeing(flag, own?.flag ?? null) ? [] : [flag]), comment].filter(Boolean);
    const note = `${analyser.analyserName}: ${said.join('; ')}`;
    return said.length === 0 ? [] : [{ labWorkId, labParameterId, note }];
  });
}

/** Notes on values that their analyser has withdrawn; they stay until a user removes them. */
function withdrawnNotes(
  scene: Scene,
  analyserName: string,
  read: readonly ReadLine[],
  outcomes: readonly string[],
): MachineNote[] {
  return read.flatMap(({ line, own }, place) =>
    outcomes[place] === 'TakeBack' && own.labParameterId !== null
      ? worksOf(scene, own.labParameterId).map(({ labWorkId }) => ({
          labWorkId,
          labParameterId: own.labParameterId ?? 0,
          note: `${analyserName}: ${line.status.trim().toUpperCase()}, ${line.value} ${line.unit}`.trim(),
        }))
      : [],
  );
}

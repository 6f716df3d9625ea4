// The rules of Westgard: judges a control by the run it belongs to and the runs before it (LB075, LB076).

import { shownStates, statesOf } from '../step/steps.ts';

/** A control of a run: how far from its mean, in standard deviations of the target that was valid then. */
export interface QcPoint {
  readonly runNo: number;
  /** Each level is a material of its own. */
  readonly level: number;
  readonly z: number;
}

/** How many consecutive controls on one side of the mean reject a run; a laboratory chooses one with each target. */
export const sameSideRules = ['8x', '10x', '12x'] as const;
export type SameSideRule = (typeof sameSideRules)[number];
/** The rule of a target that names none. */
export const USUAL_SAME_SIDE: SameSideRule = '10x';

export const westgardRules = [
  '1-2s',
  '1-3s',
  '2-2s',
  'R-4s',
  '4-1s',
  ...sameSideRules,
  '2of3-2s',
  '3-1s',
  '6x',
] as const;
export type WestgardRule = (typeof westgardRules)[number];

export const shownQcVerdicts = shownStates({
  texts: 'quality:verdicts',
  states: { InControl: { tone: 'done' }, Warning: { tone: 'waiting' }, OutOfControl: { tone: 'danger' } },
});
export const qcVerdicts = statesOf(shownQcVerdicts);
export type QcVerdict = (typeof qcVerdicts)[number];

export interface QcJudgement {
  readonly verdict: QcVerdict;
  readonly rules: readonly WestgardRule[];
}

const THREE_LEVELS = 3;

/** All on one side, each beyond so many standard deviations; what is equal is not beyond. */
function areBeyond(points: readonly QcPoint[], count: number, limit: number): boolean {
  if (points.length < count) return false;
  const last = points.slice(-count);
  return last.every(({ z }) => z > limit) || last.every(({ z }) => z < -limit);
}

/** Those of a run and of the one before it, in their order. */
function ofTwoRuns(points: readonly QcPoint[], runNo: number): QcPoint[] {
  const earlier = points.filter((one) => one.runNo < runNo).at(-1)?.runNo;
  return points.filter((one) => one.runNo === runNo || one.runNo === earlier);
}

function isTwoOfThree(run: readonly QcPoint[]): boolean {
  return [1, -1].some((side) => run.filter(({ z }) => z * side > 2).length >= 2) && run.length >= THREE_LEVELS;
}

/** Returns the rules that reject a run of three levels, besides those that reject every run. */
function rulesOfThree(points: readonly QcPoint[], run: readonly QcPoint[]): WestgardRule[] {
  return [
    ...(isTwoOfThree(run) ? (['2of3-2s'] as const) : []),
    ...(areBeyond(run, THREE_LEVELS, 1) ? (['3-1s'] as const) : []),
    ...(areBeyond(points.slice(-2 * THREE_LEVELS), 2 * THREE_LEVELS, 0) ? (['6x'] as const) : []),
  ];
}

/**
 * Judges the last of the points, which stand in the order in which they were measured and come from one analyser and parameter. Rules
 * that refuse are named without the warning; `sameSide` is the rule for controls on one side of the mean.
 */
export function judgeQc(points: readonly QcPoint[], sameSide: SameSideRule = USUAL_SAME_SIDE): QcJudgement {
  const last = points.at(-1);
  if (!last) return { verdict: 'InControl', rules: [] };
  const run = points.filter(({ runNo }) => runNo === last.runNo);
  const ofLevel = points.filter(({ level }) => level === last.level);
  const levels = new Set(run.map(({ level }) => level)).size;
  const isFar = Math.abs(last.z) > 2;
  const isPair = isFar && run.filter(({ z }) => z * last.z > 0 && Math.abs(z) > 2).length > 1;
  const isApart = isFar && run.some(({ z }) => z * last.z < 0 && Math.abs(z) > 2);
  const across = ofTwoRuns(points, last.runNo);
  const rules: WestgardRule[] = [
    ...(Math.abs(last.z) > 3 ? (['1-3s'] as const) : []),
    ...(areBeyond(ofLevel, 2, 2) || isPair ? (['2-2s'] as const) : []),
    ...(isApart ? (['R-4s'] as const) : []),
    ...(areBeyond(ofLevel, 4, 1) || (levels > 1 && areBeyond(across, 4, 1)) ? (['4-1s'] as const) : []),
    ...(areBeyond(ofLevel, Number.parseInt(sameSide, 10), 0) ? [sameSide] : []),
    ...(levels >= THREE_LEVELS ? rulesOfThree(points, run) : []),
  ];
  if (rules.length > 0) return { verdict: 'OutOfControl', rules };
  if (isFar) return { verdict: 'Warning', rules: ['1-2s'] };
  return { verdict: 'InControl', rules: [] };
}

/** A control's distance from its mean. Zero deviation is no target. */
export function zScore(value: number, mean: number, sd: number): number {
  return Number(((value - mean) / sd).toFixed(4));
}

/** Statistics of the laboratory's own values; at least 20 in control over at least 10 days make a target (LB078). */
export interface OwnTarget {
  readonly count: number;
  readonly days: number;
  readonly mean: number;
  readonly sd: number;
  readonly isEnough: boolean;
}

const ENOUGH_POINTS = 20;
const ENOUGH_DAYS = 10;

/** Proposes mean and standard deviation of values in control; each names the day it was measured on. */
export function proposeTarget(values: readonly { readonly value: number; readonly day: string }[]): OwnTarget {
  const count = values.length;
  const days = new Set(values.map(({ day }) => day)).size;
  const mean = count === 0 ? 0 : values.reduce((sum, { value }) => sum + value, 0) / count;
  const squares = values.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  const sd = count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  const rounded = (number: number) => Number(number.toPrecision(6));
  const isEnough = count >= ENOUGH_POINTS && days >= ENOUGH_DAYS && sd > 0;
  return { count, days, mean: rounded(mean), sd: rounded(sd), isEnough };
}

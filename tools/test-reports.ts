// Reads the reports Vitest and Playwright write and turns them into counts that never flatter.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Count } from './step.ts';

type VitestResult = { status: string; fullName: string; failureMessages?: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; assertionResults: VitestResult[] }[];
};

type PlaywrightTest = { status: string; results?: { error?: { message?: string } }[] };

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
};

/** More journeys than this that passed only at the second try fail the run. */
const FLAKY_LIMIT = 3;

/** Letters of an error that are named with its test. */
const REASON_LETTERS = 400;

/** Counts a Vitest run. A file that failed before its tests ran counts as one failure; so does a skipped test. */
export function countVitest(reportPath: string, exitCode: number): Count {
  const report = readReport<VitestReport>(reportPath);
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length + report.numPendingTests + report.numTodoTests;
  return honest({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * Counts a Playwright run. A skipped test is a failure. A journey that passed only at its second try has passed, and is named by
 * `flakyJourneys`; more than three of them are failures.
 */
export function countPlaywright(reportPath: string, exitCode: number): Count {
  const report = readReport<PlaywrightReport>(reportPath);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  if (flaky > FLAKY_LIMIT) return honest({ passed: expected, failed: failed + flaky }, exitCode);
  return honest({ passed: expected + flaky, failed }, exitCode);
}

/** The journeys of a Playwright run that passed only at their second try, as `file: title`. */
export function flakyJourneys(reportPath: string): string[] {
  return journeysThatEnded(reportPath, ['flaky']);
}

/** The journeys of a Playwright run that failed at every try or were skipped, as `file: title` with the beginning of the first error. */
export function failedJourneys(reportPath: string): string[] {
  return journeysThatEnded(reportPath, ['unexpected', 'skipped']);
}

/**
 * The tests of a Vitest run that did not pass, as `file: title` with the beginning of the error, and the files that broke before their
 * tests, by their path.
 */
export function failedTests(reportPath: string): string[] {
  const results = readReport<VitestReport>(reportPath)?.testResults ?? [];
  return results.flatMap(({ status, name, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}${reasonOf(failureMessages?.[0])}`);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
}

/** The error of the first try that failed. */
function firstError(tests: readonly PlaywrightTest[]): string | undefined {
  return tests.flatMap(({ results = [] }) => results).flatMap(({ error }) => error?.message ?? [])[0];
}

/** The beginning of an error in one line, for the end of a run's output, which is often all that is kept of it. */
function reasonOf(message: string | undefined): string {
  if (!message) return '';
  return ` (${stripVTControlCharacters(message)
    .replace(/^ *at .*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LETTERS)})`;
}

function journeysThatEnded(reportPath: string, statuses: string[]): string[] {
  const namesIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map(({ file, title, tests }) => `${file}: ${title}${reasonOf(firstError(tests))}`),
    ...suites.flatMap(namesIn),
  ];
  return (readReport<PlaywrightReport>(reportPath)?.suites ?? []).flatMap(namesIn);
}

/** A runner that ended badly, or that ran nothing, has failed whatever its report says. */
function honest(count: Count, exitCode: number): Count {
  const isSilentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
}

function readReport<T>(path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

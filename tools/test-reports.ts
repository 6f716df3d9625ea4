// Reads the reports Vitest and Playwright write and turns them into counts that never flatter.
import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

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

/** Counts a Playwright run. A test that passed only when repeated, or was skipped, is a failure. */
export function countPlaywright(reportPath: string, exitCode: number): Count {
  const report = readReport<PlaywrightReport>(reportPath);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky + skipped + report.errors.length }, exitCode);
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

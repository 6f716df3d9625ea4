// Proves that a run which crashed, ran nothing or skipped something is never counted as a success.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failedJourneys, failedTests, flakyJourneys } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('counts', () => {
  it('adds nothing to a good run', () => {
    expect(countVitest(write(vitest), 0)).toEqual({ passed: 3, failed: 0 });
    expect(countPlaywright(write(playwright), 0)).toEqual({ passed: 2, failed: 0 });
  });
  it('fails a run without a report, with a torn one, with no tests, or with a bad exit code', () => {
    expect(countVitest(join(folder, 'absent.json'), 0).failed).toBe(1);
    expect(countPlaywright(write('{"stats":'), 0).failed).toBe(1);
    expect(countVitest(write({ ...vitest, numPassedTests: 0 }), 0).failed).toBe(1);
    expect(countVitest(write(vitest), 1)).toEqual({ passed: 3, failed: 1 });
  });
  it('counts files that broke before their tests and skipped tests as failures', () => {
    const broken = { status: 'failed', name: 'a', assertionResults: [] };
    expect(countVitest(write({ ...vitest, testResults: [broken] }), 1).failed).toBe(1);
    expect(countVitest(write({ ...vitest, numPendingTests: 2 }), 0).failed).toBe(2);
    const stats = { expected: 2, unexpected: 1, flaky: 0, skipped: 1 };
    expect(countPlaywright(write({ stats, errors: [{}] }), 1)).toEqual({ passed: 2, failed: 3 });
  });
  it('names every test, file and journey that did not pass, with the error in one line', () => {
    const test = { status: 'failed', fullName: 'beds are kept', failureMessages: ['Error: 1\n  is not 2'] };
    const steady = { status: 'passed', fullName: 'beds are listed' };
    const testResults = [
      { status: 'failed', name: 'bed.test.ts', assertionResults: [test, steady] },
      { status: 'failed', name: 'broken.test.ts', assertionResults: [] },
      { status: 'passed', name: 'ward.test.ts', assertionResults: [steady] },
    ];
    expect(failedTests(write({ ...vitest, testResults }))).toEqual([
      'bed.test.ts: beds are kept (Error: 1 is not 2)',
      'broken.test.ts',
    ]);
    const specs = ['unexpected', 'skipped', 'flaky', 'expected'].map((status) => ({
      title: status,
      file: 'bed/bed.spec.ts',
      tests: [{ status, results: [{}, { error: { message: `\u001b[31m${status}\u001b[39m` } }] }],
    }));
    expect(failedJourneys(write({ ...playwright, suites: [{ title: 'beds', specs }] }))).toEqual([
      'bed/bed.spec.ts: unexpected (unexpected)',
      'bed/bed.spec.ts: skipped (skipped)',
    ]);
  });
  it('names journeys that needed a second try, and fails more than three of them', () => {
    const spec = { title: 'admits', file: 'admission/admit.spec.ts', tests: [{ status: 'flaky' }] };
    const steady = { title: 'lists', file: 'admission/list.spec.ts', tests: [{ status: 'expected' }] };
    const suites = [{ title: 'a', specs: [steady], suites: [{ title: 'b', specs: [spec] }] }];
    const three = write({ stats: { expected: 2, unexpected: 0, flaky: 3, skipped: 0 }, errors: [], suites });
    expect(countPlaywright(three, 0)).toEqual({ passed: 5, failed: 0 });
    expect(flakyJourneys(three)).toEqual(['admission/admit.spec.ts: admits']);
    const four = write({ stats: { expected: 2, unexpected: 0, flaky: 4, skipped: 0 }, errors: [] });
    expect(countPlaywright(four, 0)).toEqual({ passed: 2, failed: 4 });
  });
});

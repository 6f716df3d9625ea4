// Runs one program of the checks or tests and counts what it found; a program that crashes is never a success.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '..');

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

/** Adds up counts. */
export function sum(counts: Count[]): Count {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  return { passed, failed };
}

/** Runs a program on this Node with its output streamed; answers its exit code, 1 when it was killed. */
export async function runNode(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(`${program} could not be started: ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  }
}

/** A static check counts as one test. */
export async function countCheck(name: string, work: () => Promise<boolean>): Promise<Count> {
  const isPassed = await work();
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name}`);
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

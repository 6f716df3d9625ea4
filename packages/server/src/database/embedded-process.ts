// Checks whether a process is really alive: a zombie or a recycled process id counts as dead.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A text that identifies one process and never a later one with the same id; undefined when it is dead. On Linux it carries the start
 * time; a zombie (state Z) or a process being torn down (X) is dead.
 */
export function processIdentity(processId: number): string | undefined {
  if (!Number.isInteger(processId) || processId <= 0) return undefined;
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The command name is in brackets and may hold spaces, so the fields are counted after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${processId}@${fields[19]}`;
  } catch {
    if (process.platform === 'linux') return undefined;
    return isSignalable(processId) ? String(processId) : undefined;
  }
}

/** True while the process answers; see processIdentity for the definition of a dead process. */
export function isProcessAlive(processId: number): boolean {
  return processIdentity(processId) !== undefined;
}

/** Waits until the process has gone; answers false when it is still there after the given time. */
export async function waitForExit(processId: number, timeoutMs: number): Promise<boolean> {
  return await waitUntil(() => !isProcessAlive(processId), timeoutMs);
}

/** Asks again every 15 ms until the answer is true; false when the time is over first. */
export async function waitUntil(question: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!question()) {
    if (Date.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

function isSignalable(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

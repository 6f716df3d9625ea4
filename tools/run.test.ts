// Proves that the bootstrap runs a file on the project's own Node, hands over its exit code, and never outlives npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'charaka-run-'));
const bootstrap = join(import.meta.dirname, 'run.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function waitForFile(path: string): Promise<string> {
  for (let tries = 0; tries < 500 && !existsSync(path); tries += 1) await sleep(20);
  return readFileSync(path, 'utf8');
}

describe('the bootstrap', () => {
  it('runs TypeScript on Node 26 with the arguments and gives back the exit code', () => {
    const path = program('say.ts', 'console.log(process.version, process.argv[2] as string); process.exit(7);');
    const run = spawnSync(process.execPath, [bootstrap, path, 'hello'], { encoding: 'utf8' });
    expect(run.stdout).toMatch(/v26\.\d+\.\d+ hello\n$/);
    expect(run.status).toBe(7);
  });
  it('asks its child to end when npm above it was killed', async () => {
    const started = join(folder, 'started');
    const ended = join(folder, 'ended');
    const path = program(
      'wait.ts',
      `import { renameSync, writeFileSync } from 'node:fs';
      const tell = (path: string) => { writeFileSync(path + '.part', 'yes'); renameSync(path + '.part', path); };
      process.on('SIGTERM', () => { tell(${JSON.stringify(ended)}); process.exit(0); });
      setInterval(() => {}, 1000);
      tell(${JSON.stringify(started)});`,
    );
    // The shell stands for npm's: `wait` keeps it alive above the bootstrap.
    const command = `"${process.execPath}" "${bootstrap}" "${path}" & wait`;
    const shell = spawn('/bin/sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } });
    expect(await waitForFile(started)).toBe('yes');
    shell.kill('SIGKILL');
    expect(await waitForFile(ended)).toBe('yes');
  });
  it('says how to use it', () => {
    const run = spawnSync(process.execPath, [bootstrap], { encoding: 'utf8' });
    expect(run.stderr).toContain('Usage: node tools/run.mjs');
    expect(run.status).toBe(1);
  });
});

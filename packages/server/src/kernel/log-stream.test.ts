// Log lines are gathered, and none is lost: errors go at once, the others soon and at the end.
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { LogStream } from './log-stream.ts';

const opened: LogStream[] = [];

/** A log that records each write, and lets tests wait for one. */
function openLog() {
  const writes: string[] = [];
  const written = new EventTarget();
  const log = new LogStream({
    write: (text) => {
      writes.push(text);
      written.dispatchEvent(new Event('write'));
    },
  });
  opened.push(log);
  return { log, writes, written };
}

afterEach(() => {
  for (const log of opened.splice(0)) log.close();
});

describe('the log stream', () => {
  it('writes lines together, in their order, soon after they came', async () => {
    const { log, writes, written } = openLog();
    log.write('one\n');
    log.write('two\n');
    expect(writes).toEqual([]);
    await once(written, 'write');
    expect(writes).toEqual(['one\ntwo\n']);
  });

  it('writes an error at once, behind the lines before it', () => {
    const { log, writes } = openLog();
    log.write('one\n');
    log.lastLevel = 50;
    log.write('fault\n');
    expect(writes).toEqual(['one\nfault\n']);
  });

  it('writes what waits when it is closed or there is much of it', () => {
    const { log, writes } = openLog();
    log.write('x'.repeat(20_000));
    expect(writes).toHaveLength(1);
    log.write('last\n');
    log.close();
    expect(writes[1]).toBe('last\n');
  });
});

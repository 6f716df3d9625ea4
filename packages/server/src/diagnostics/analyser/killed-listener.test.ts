// A listener that is killed between keeping what it heard and answering it: the machine sends it again, and it is entered once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { listAnalyserMessages } from '@charaka/contract/diagnostics/analyser/analyser-message';
import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { astm, astmFrames } from '@charaka/rules/diagnostics/astm-link';
import { mllpBlock } from '@charaka/rules/diagnostics/hl7-message';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { astmSample, hl7Sample } from '../../../test-support/patient/analyser-bench.ts';
import { freePort } from '../../../test-support/patient/free-port.ts';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { analyserOf } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { openOwner } from '../../kernel/database.ts';
import { openServerLogIn } from '../../kernel/server-log-in.ts';
import { callListener, sendAstm, sendHl7 } from './simulated-line.ts';

const parts = useTestApp();
const patience = { timeout: 20_000 };
const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) await kill(child);
});

/** The listener as the server starts it. */
async function startListener(): Promise<ChildProcess> {
  const child = fork(new URL('./listen-command.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  child.send({ address: await openServerLogIn(parts.address, parts.secrets), host: '127.0.0.1' });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Connects until a listener answers. */
const callAgain = (port: number) => vi.waitUntil(() => callListener(port).catch(() => undefined), patience);

async function scene(protocol: 'AstmTcp' | 'Hl7Mllp') {
  const bench = await openLabBench(parts, ['NA', 'K']);
  const port = await freePort();
  const codes = [
    ['NA', 'NA', null],
    ['K+', 'K', null],
  ] as const;
  const { analyser } = await bench.tenant.ask(analysers.add, {
    analyser: await analyserOf(bench.tenant, codes, { port, protocol }),
  });
  return { bench, port, analyserId: analyser.analyserId, ...(await bench.arrive()) };
}

async function statuses({ tenant }: LabBench): Promise<string[]> {
  const { rows } = await tenant.ask(listAnalyserMessages, {});
  return rows.map(({ status }) => status).toReversed();
}

async function valuesOf({ tenant }: LabBench, labWorkId: number): Promise<(string | null | undefined)[]> {
  const { works } = await tenant.ask(getBench, {});
  return works.find((one) => one.labWorkId === labWorkId)?.cells.map(({ valueText }) => valueText) ?? [];
}

/** Frames of transfers that have not ended. */
async function keptFrames({ tenant }: LabBench): Promise<number | null> {
  return (await parts.owner.query('select from analyser_frame where tenant_id = $1', [tenant.tenantId])).rowCount;
}

/** True when a statement waits for the locked row. */
async function isWaiting(): Promise<boolean> {
  const { rowCount } = await parts.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
}

describe('a listener that is killed before it answers', () => {
  it('has stored what it heard: the machine, which knows of no answer, sends it again, and it is entered once (LB084)', async () => {
    const { bench, port, labWorkId, specimenNo } = await scene('AstmTcp');
    const child = await startListener();
    const values = [
      ['NA', '140', 'mmol/L'],
      ['K+', '4.2', 'mmol/L'],
    ] as const;
    const records = astmSample(specimenNo, values);
    const frames = astmFrames(records);
    const line = await callAgain(port);
    for (const bytes of [astm.enquiry, ...frames.slice(0, 3)]) await line.tell(bytes, 1);
    // The answer to the first value stays unread: the listener is killed as soon as the frame is stored.
    line.socket.pause();
    line.socket.write(frames[3] ?? '', 'latin1');
    await expect.poll(() => keptFrames(bench), patience).toBe(4);
    await kill(child);
    line.close();
    const again = await startListener();
    const second = await callAgain(port);
    await sendAstm(second, records);
    await expect.poll(() => statuses(bench), patience).toEqual(['Matched', 'Matched']);
    expect(await valuesOf(bench, labWorkId)).toEqual(['140', '4.2']);
    second.close();
    await kill(again);
  });

  it('has stored a message of HL7: the same again is a duplicate; one that was not stored yet is stored once (LB084)', async () => {
    const { bench, port, analyserId, labWorkId, specimenNo } = await scene('Hl7Mllp');
    const child = await startListener();
    const message = hl7Sample(specimenNo, [['NA', '138', 'mmol/L']]);
    const line = await callAgain(port);
    line.socket.pause();
    line.socket.write(mllpBlock(message), 'latin1');
    await expect.poll(() => statuses(bench), patience).toEqual(['Matched']);
    await kill(child);
    line.close();

    const second = await startListener();
    const held = await openOwner(parts.address);
    const other = hl7Sample(specimenNo, [['K+', '4.4', 'mmol/L']], '2');
    const broken = await callAgain(port);
    // No message can be stored while its analyser is locked: the listener dies in the middle of it.
    await held.query('begin');
    await held.query('select from analyser_state where analyser_id = $1 and tenant_id = $2 for update', [
      analyserId,
      bench.tenant.tenantId,
    ]);
    broken.socket.write(mllpBlock(other), 'latin1');
    await expect.poll(() => isWaiting(), patience).toBe(true);
    await kill(second);
    await held.query('rollback');
    await held.end();
    broken.close();
    expect(await statuses(bench)).toEqual(['Matched']);

    const third = await startListener();
    const last = await callAgain(port);
    expect(await sendHl7(last, message)).toBe('AA');
    expect(await sendHl7(last, other)).toBe('AA');
    await expect.poll(() => statuses(bench), patience).toEqual(['Matched', 'Duplicate', 'Matched']);
    expect(await valuesOf(bench, labWorkId)).toEqual(['138', '4.4']);
    last.close();
    await kill(third);
  });
});

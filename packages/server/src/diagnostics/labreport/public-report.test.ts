// The public page of a report: guessing, replay, five tries, three codes, revoked and past its day, amended while the link is out.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import * as page from '@charaka/contract/diagnostics/labreport/public-report';
import { listOutbox } from '@charaka/contract/foundation/gateway/outbox';
import { addSmsSetting } from '@charaka/contract/foundation/gateway/sms';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openLabBench, signProposed, withdraw } from '../../../test-support/patient/lab-bench.ts';
import type { LabTestInput } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp({ hasInnerGateways: true });
const UNAVAILABLE = 'This report is not available. Please ask the laboratory';

/** A verified report with a link, in a hospital that sends messages; and the answers to a reader without a log-in. */
async function sharedReport(change: Partial<LabTestInput> = {}, url = 'http://127.0.0.1:9/send') {
  const bench = await openLabBench(parts, ['K'], change);
  const { tenant } = bench;
  const { labWorkId } = await bench.arrive();
  await bench.type(labWorkId, { K: '4.0' });
  await bench.finish(labWorkId);
  const [reportId = 0] = (await tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).reportIds;
  await tenant.ask(addSmsSetting, {
    sms: {
      smsType: 'Custom',
      smsName: 'Gateway',
      url,
      method: 'post-json',
      body: '{"to":"{contact}","text":"{message}"}',
    },
  });
  const { patientId } = (await tenant.ask(getLabReport, { reportId })).report;
  await parts.owner.query('delete from report_view where tenant_id = $1', [tenant.tenantId]);
  const share = () => tenant.call(page.sharePublicReport, { reportId, patientId, channel: 'Paper' });
  const ask = async (endpoint: Endpoint, body: object) => {
    const url = `/api/${tenant.name}${endpoint.path}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await parts.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    return { reply, wire: reply.json() };
  };
  return { bench, tenant, reportId, labWorkId, share, ask };
}

type Shared = Awaited<ReturnType<typeof sharedReport>>;

/** Requests a code, and reads it from the waiting message: no screen shows it. */
async function codeFor({ ask, tenant }: Shared, secret: string): Promise<string> {
  const { wire } = await ask(page.askReportCode, { secret });
  expect(wire.sentTo).toMatch(/^••••••\d{3}$/);
  const { rows } = await parts.owner.query<{ secret: string }>(
    'select secret from outgoing_message where tenant_id = $1 order by message_id desc limit 1',
    [tenant.tenantId],
  );
  return rows[0]?.secret ?? '';
}

/** The statements about links, codes and reports that answering takes: how long it takes follows from them, on a busy machine too. */
async function workOf(answering: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await answering();
  for (const [told] of query.mock.calls) {
    const text = typeof told === 'string' ? told : String((told as { text?: unknown }).text);
    if (/\blab_report|\breport_view\b/.test(text)) sent.push(text);
  }
  query.mockRestore();
  return sent;
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a link to a report', () => {
  it('says without a code that the paper is genuine and whose initials it has; of its secret only the hash is kept', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    expect(secret).toMatch(/^[\w-]{22}$/);
    const { reply, wire } = await scene.ask(page.getPublicReport, { secret });
    expect(wire).toMatchObject({
      reportNo: 1,
      versionNo: 1,
      status: 'Final',
      initials: expect.stringMatching(/^\S{2}$/),
    });
    expect(reply.headers['cache-control']).toContain('no-store');
    for (const word of ['Potassium', '4.0', 'Urine', 'patientName']) expect(reply.body).not.toContain(word);
    const { rows } = await parts.owner.query('select * from lab_report_link where tenant_id = $1', [
      scene.tenant.tenantId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('answers alike whether it was never made, was revoked, is past its day, or is of another tenant; no number opens a report', async () => {
    const [scene, elsewhere] = [await sharedReport(), await sharedReport()];
    const { secret: revoked } = (await scene.share()).output;
    await scene.tenant.ask(page.revokePublicReport, { reportId: scene.reportId });
    const { secret: old } = (await scene.share()).output;
    await parts.owner.query(
      `update lab_report_link set created_at = now() - interval '31 days', public_until = now() - interval '1 day'
       where tenant_id = $1 and revoked_at is null`,
      [scene.tenant.tenantId],
    );
    const { secret: foreign } = (await elsewhere.share()).output;
    const told = new Set<string>();
    for (const secret of [revoked, old, foreign, 'A'.repeat(22), String(scene.reportId), ''])
      for (const [endpoint, more] of [
        [page.getPublicReport, {}],
        [page.askReportCode, {}],
        [page.openPublicReport, { code: '123456' }],
      ] as const)
        told.add((await scene.ask(endpoint, { secret, ...more })).reply.body);
    expect([...told].map((text) => JSON.parse(text)._message)).toEqual([UNAVAILABLE]);
  });

  it('does the same work, statement by statement, whether a link was never made, is revoked, past its day, of another tenant or confidential; and for a wrong code, whether one was sent or not', async () => {
    const [scene, elsewhere, secretive] = [await sharedReport(), await sharedReport(), await sharedReport()];
    const { secret: revoked } = (await scene.share()).output;
    await scene.tenant.ask(page.revokePublicReport, { reportId: scene.reportId });
    const { secret: old } = (await scene.share()).output;
    await parts.owner.query(
      `update lab_report_link set created_at = now() - interval '31 days', public_until = now() - interval '1 day'
       where tenant_id = $1 and revoked_at is null`,
      [scene.tenant.tenantId],
    );
    const { secret: foreign } = (await elsewhere.share()).output;
    const { secret: veiled } = (await secretive.share()).output;
    await parts.owner.query('update lab_report set is_confidential = true where tenant_id = $1', [
      secretive.tenant.tenantId,
    ]);
    const calls = [
      [page.getPublicReport, {}],
      [page.askReportCode, {}],
      [page.openPublicReport, { code: '123456' }],
    ] as const;
    for (const [endpoint, more] of calls) {
      const unknown = await workOf(() => scene.ask(endpoint, { secret: 'A'.repeat(22), ...more }));
      expect(unknown.length, endpoint.path).toBeGreaterThan(0);
      for (const secret of [revoked, old, foreign])
        expect(await workOf(() => scene.ask(endpoint, { secret, ...more })), endpoint.path).toEqual(unknown);
      expect(await workOf(() => secretive.ask(endpoint, { secret: veiled, ...more })), endpoint.path).toEqual(unknown);
    }
    const { secret } = (await elsewhere.share()).output;
    const before = await workOf(() => elsewhere.ask(page.openPublicReport, { secret, code: '123456' }));
    const code = await codeFor(elsewhere, secret);
    const after = await workOf(() => elsewhere.ask(page.openPublicReport, { secret, code: other(code) }));
    expect(after).toEqual(before);
  });

  it('opens with the code that was sent to the patient, once, and every opening is a view (LB094)', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    await scene.ask(page.getPublicReport, { secret });
    const code = await codeFor(scene, secret);
    const twins = await Promise.all([
      scene.ask(page.openPublicReport, { secret, code }),
      scene.ask(page.openPublicReport, { secret, code }),
    ]);
    const opened = twins.filter(({ wire }) => wire.labReport);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.wire.labReport.content.tests[0].values[0]).toMatchObject({ valueText: '4.0' });
    expect((await scene.ask(page.openPublicReport, { secret, code })).wire._message).toBe('The code is wrong');
    await scene.tenant.ask(getLabReport, { reportId: scene.reportId });
    const { views } = await scene.tenant.ask(page.listReportViews, { reportId: scene.reportId });
    expect(views.map(({ channel, viewedByName }) => [channel, viewedByName])).toEqual([
      ['Screen', 'Clerk User'],
      ['Public', null],
      ['Public', null],
    ]);
  });

  it('is shut after five wrong codes, sent side by side or not, until a new code; there are three codes an hour', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    const code = await codeFor(scene, secret);
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => scene.ask(page.openPublicReport, { secret, code: other(code) })),
    );
    expect(wrong.map(({ wire }) => wire._message).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'The code is wrong'),
      'Too many tries. Please ask for a new code',
    ]);
    expect((await scene.ask(page.openPublicReport, { secret, code })).wire._message).toContain('Too many tries');
    await codeFor(scene, secret);
    const last = await codeFor(scene, secret);
    expect((await scene.ask(page.askReportCode, { secret })).wire._message).toBe(
      'Too many codes. Please ask for a new code in 60 minutes',
    );
    await parts.owner.query(
      `update lab_report_code set expires_at = now() - interval '1 second' where tenant_id = $1`,
      [scene.tenant.tenantId],
    );
    expect((await scene.ask(page.openPublicReport, { secret, code: last })).wire._message).toBe('The code is wrong');
  });

  it('is dead once the report is withdrawn: the report says so, and the years forget it (OR045, LB048)', async () => {
    const scene = await sharedReport();
    const { tenant, reportId, bench } = scene;
    const { secret } = (await scene.share()).output;
    const { report } = await tenant.ask(getLabReport, { reportId });
    expect((await tenant.ask(getCumulative, { patientId: report.patientId })).parameters).toHaveLength(1);
    await withdraw(tenant, reportId);
    expect((await scene.ask(page.getPublicReport, { secret })).wire._message).toBe(UNAVAILABLE);
    expect((await scene.ask(page.askReportCode, { secret })).wire._message).toBe(UNAVAILABLE);
    expect((await tenant.ask(getCumulative, { patientId: report.patientId })).parameters).toEqual([]);
    const [newest] = (await tenant.ask(labReportWorklist.list, {})).rows;
    expect(newest).toMatchObject({ versionNo: 2, status: 'Withdrawn' });
    const { content } = (await tenant.ask(getLabReport, { reportId: newest?.reportId ?? 0 })).report;
    expect(content).toMatchObject({ tests: report.content.tests, amendReason: 'Of another patient' });
    const next = await bench.arrive();
    const { cells } = await bench.type(next.labWorkId, { K: '5.0' });
    expect(cells.K?.previousText ?? null).toBeNull();
  });

  it('goes to the patient alone when it is sent: the outbox shows a sign in its place', async () => {
    const scene = await sharedReport();
    const { patientId } = (await scene.tenant.ask(getLabReport, { reportId: scene.reportId })).report;
    const asked = { reportId: scene.reportId, patientId, channel: 'Message' as const };
    const { secret } = await scene.tenant.ask(page.sharePublicReport, asked);
    const { rows } = await parts.owner.query<{ body: string; secret: string }>(
      'select body, secret from outgoing_message where tenant_id = $1',
      [scene.tenant.tenantId],
    );
    expect(rows).toEqual([{ body: expect.stringContaining('/lab-report/••••••?tenant='), secret }]);
  });

  it('shows the newest version under the same address, and says that it replaces an earlier one (LB049)', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    const { report } = await scene.tenant.ask(getLabReport, { reportId: scene.reportId });
    const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
    const changes = [{ labWorkId: scene.labWorkId, labParameterId, value: '4.4' }];
    await scene.tenant.ask(amendLabReport, {
      reportId: scene.reportId,
      amendReason: 'Typed into the wrong row',
      changes,
    });
    expect((await scene.ask(page.getPublicReport, { secret })).wire).toMatchObject({ versionNo: 1, status: 'Final' });
    await signProposed(scene.tenant);
    expect((await scene.ask(page.getPublicReport, { secret })).wire).toMatchObject({ versionNo: 2, status: 'Amended' });
    const code = await codeFor(scene, secret);
    const { labReport } = (await scene.ask(page.openPublicReport, { secret, code })).wire;
    expect(labReport).toMatchObject({ replacesEarlier: true, versionNo: 2 });
    expect(labReport.content.tests[0].values[0]).toMatchObject({ valueText: '4.4', isChanged: true });
  });

  it('has a code that goes to the patient alone: the outbox shows a sign in its place, and forgets it once it was sent', async () => {
    const texts: string[] = [];
    const gateway = createServer(async (request, answer) => {
      for await (const piece of request) texts.push(String(piece));
      answer.writeHead(texts.length > 1 ? 200 : 500).end(`Not now: ${texts[0]}`);
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const scene = await sharedReport({}, `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`);
    const { secret } = (await scene.share()).output;
    const code = await codeFor(scene, secret);
    const letter = async () => (await scene.tenant.ask(listOutbox, { pageSize: 1 })).rows[0];
    await expect.poll(async () => (await letter())?.fault ?? '', { timeout: 20_000 }).toContain('500');
    expect(JSON.stringify(await letter())).not.toContain(code);
    expect((await letter())?.body).toMatch(/^•••••• is your code/);
    const held = async () => (await parts.owner.query('select 1 from job where held_by is not null')).rowCount;
    await expect.poll(held, { timeout: 20_000 }).toBe(0);
    await parts.owner.query('update outgoing_message set next_try_at = now() where tenant_id = $1', [
      scene.tenant.tenantId,
    ]);
    await parts.owner.query(`update job set run_at = now() where tenant_id = $1 and kind = 'letter'`, [
      scene.tenant.tenantId,
    ]);
    await expect.poll(async () => (await letter())?.state, { timeout: 20_000 }).toBe('sent');
    expect(texts.at(-1)).toContain(`${code} is your code`);
    const { rows } = await parts.owner.query('select secret from outgoing_message where tenant_id = $1', [
      scene.tenant.tenantId,
    ]);
    expect(rows).toEqual([{ secret: null }]);
    expect((await scene.ask(page.openPublicReport, { secret, code })).wire.labReport).toBeDefined();
    await new Promise((resolve) => gateway.close(resolve));
  });

  it('opens nothing when it is revoked at this instant', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    const code = await codeFor(scene, secret);
    await parts.owner.query('begin');
    await parts.owner.query(
      'update lab_report_link set revoked_at = now(), revoked_by = created_by where tenant_id = $1',
      [scene.tenant.tenantId],
    );
    const answer = scene.ask(page.openPublicReport, { secret, code });
    const waiting = async () => {
      await parts.owner.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await parts.owner.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await parts.owner.query('commit');
    expect((await answer).wire._message).toBe(UNAVAILABLE);
  });

  it('is worth nothing once a confidential test stands on the report (LB056)', async () => {
    const scene = await sharedReport();
    const { secret } = (await scene.share()).output;
    expect((await scene.ask(page.getPublicReport, { secret })).wire._message).not.toBe(UNAVAILABLE);
    await parts.owner.query('update lab_test set is_confidential = true where tenant_id = $1', [scene.tenant.tenantId]);
    expect((await scene.ask(page.getPublicReport, { secret })).wire._message).toBe(UNAVAILABLE);
    const { report } = await scene.tenant.ask(getLabReport, { reportId: scene.reportId });
    const labParameterId = report.content.tests[0]?.values[0]?.labParameterId ?? 0;
    const changes = [{ labWorkId: scene.labWorkId, labParameterId, value: '4.4' }];
    const amended = { reportId: scene.reportId, amendReason: 'Typed into the wrong row', changes };
    await scene.tenant.ask(amendLabReport, amended);
    await signProposed(scene.tenant);
    expect((await scene.ask(page.getPublicReport, { secret })).wire._message).toBe(UNAVAILABLE);
  });

  it('is not made of a confidential report, nor by who may not read reports (LB056)', async () => {
    const scene = await sharedReport({ isConfidential: true });
    expect((await scene.share()).message).toBe('A confidential report cannot be shared by link');
    const refused = await scene.tenant.call(
      page.sharePublicReport,
      { reportId: scene.reportId, patientId: 1, channel: 'Paper' },
      { as: 'viewer' },
    );
    expect(refused.status).toBe(403);
  });
});

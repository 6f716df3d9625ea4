// The outbox against a real mail server and a real gateway: sent, tried again, told why not.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveMailSetting, sendTestMail } from '@charaka/contract/foundation/gateway/mail';
import { updateNotificationSetting } from '@charaka/contract/foundation/gateway/notification';
import { addMailSmsInfo, listOutbox, resendMessage } from '@charaka/contract/foundation/gateway/outbox';
import { addSmsSetting, sendTestSms } from '@charaka/contract/foundation/gateway/sms';
import { admit } from '@charaka/contract/stay/admission/admission';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { startInbox } from '../../../test-support/server/smtp-inbox.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { reviveJobs } from '../../kernel/dead-jobs.ts';
import { JobWorker } from '../../kernel/job-worker.ts';
import { Vault } from '../../kernel/vault.ts';
import { postmanJobs, withoutSecrets } from './postman.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';

/** A request to a gateway, and the gateway's answer. */
interface Asked {
  readonly url: string;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}
const asked: Asked[] = [];
const gateway = { status: 200, text: 'OK queued' };
const server = createServer(async (request: IncomingMessage, answer) => {
  let body = '';
  for await (const piece of request) body += piece;
  const { 'x-key': key, 'content-type': type } = request.headers;
  asked.push({ url: request.url ?? '', key: key as string | undefined, type, body });
  answer.writeHead(gateway.status).end(gateway.text.replace('{key}', String(key)));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const inbox = await startInbox();
afterAll(async () => {
  await inbox.close();
  await new Promise((resolve) => server.close(resolve));
});
const parts = useTestApp({ hasInnerGateways: true });
beforeEach(() => Object.assign(gateway, { status: 200, text: 'OK queued' }));

const patience = { timeout: 20_000 };
const newest = async (tenant: TestTenant) => (await tenant.ask(listOutbox, { pageSize: 1 })).rows[0];
/** The newest message once it is no longer under way. */
const settled = (tenant: TestTenant) =>
  expect
    .poll(async () => (await newest(tenant))?.state, patience)
    .not.toBe('waiting')
    .then(() => newest(tenant));

const setMail = (tenant: TestTenant, url: string) =>
  tenant.ask(saveMailSetting, {
    email: {
      smtpServer: '127.0.0.1',
      smtpPort: Number(new URL(url).port),
      security: 'none',
      fromName: 'First Hospital',
      fromAddress: 'desk@hospital.example',
    },
  });
const setSms = (tenant: TestTenant, changes: object = {}) =>
  tenant.ask(addSmsSetting, {
    sms: {
      smsType: 'Custom',
      smsName: 'Gateway',
      url: `${gatewayUrl}/send`,
      method: 'post-json',
      headerName: 'X-Key',
      headerValue: 'Token {authkey}',
      body: '{"to":"{contact}","text":"{message}"}',
      authKey: 'k-98765',
      ...changes,
    },
  });

describe('the outbox', () => {
  it('sends a test mail by the hospital’s server, and tells in its words why one was not taken', async () => {
    const tenant = await makeTenant(parts);
    const refused = await tenant.call(sendTestMail, { emailAddress: 'asha@home.example' });
    expect(refused.message).toBe('No active mail server is set');
    await setMail(tenant, inbox.url);
    await tenant.ask(sendTestMail, { emailAddress: 'asha@home.example' });
    expect(await settled(tenant)).toMatchObject({ state: 'sent', channel: 'mail', tries: 1, fault: null });
    const letter = inbox.letters.find(({ to }) => to.includes('asha@home.example'));
    expect(letter?.from).toBe('desk@hospital.example');
    expect(letter?.text).toContain('Subject: Test mail of First Hospital');
    const strict = await startInbox({ isRefusing: true });
    await setMail(tenant, strict.url);
    await tenant.ask(sendTestMail, { emailAddress: 'asha@home.example' });
    const failed = await settled(tenant);
    expect(failed).toMatchObject({ state: 'failed', tries: 1 });
    expect(failed?.fault).toContain('Mailbox unavailable');
    await strict.close();
  });

  it('calls an SMS gateway as its template says, and shows its answer without the key (Q186)', async () => {
    const tenant = await makeTenant(parts);
    await setSms(tenant);
    await tenant.ask(addMailSmsInfo, {
      message: { channel: 'sms', recipient: '+919800000001', body: 'Say "hi"\nback' },
    });
    expect(await settled(tenant)).toMatchObject({ state: 'sent' });
    const call = asked.find(({ body }) => body.includes('919800000001'));
    expect(call).toMatchObject({ url: '/send', key: 'Token k-98765', type: 'application/json' });
    expect(JSON.parse(call?.body ?? '')).toEqual({ to: '919800000001', text: 'Say "hi"\nback' });
    Object.assign(gateway, { status: 401, text: 'no such key: {key}' });
    await tenant.ask(sendTestSms, { contactNo: '9800000002' });
    const failed = await settled(tenant);
    expect(failed).toMatchObject({ state: 'failed', fault: 'The gateway answered 401: no such key: Token •••' });
  });

  it('puts values into an address safely, and believes a gateway only when it says what it should', async () => {
    const tenant = await makeTenant(parts);
    const url = `${gatewayUrl}/send?to={contact}&text={message}`;
    await setSms(tenant, { url, method: 'get', successText: 'queued' });
    await tenant.ask(addMailSmsInfo, { message: { channel: 'sms', recipient: '9800000003', body: 'a&to=1#é' } });
    expect(await settled(tenant)).toMatchObject({ state: 'sent' });
    expect(asked.at(-1)?.url).toBe('/send?to=9800000003&text=a%26to%3D1%23%C3%A9');
    gateway.text = 'ERROR balance';
    await tenant.ask(sendTestSms, { contactNo: '9800000003' });
    expect((await settled(tenant))?.fault).toBe('The gateway answered: ERROR balance');
  });

  it('tries again later what was not taken, gives up after six tries, and begins anew when asked', async () => {
    const tenant = await makeTenant(parts);
    await setSms(tenant);
    gateway.status = 500;
    await tenant.ask(addMailSmsInfo, { message: { channel: 'sms', recipient: '9800000004', body: 'Hello' } });
    for (let tries = 1; tries <= 6; tries++) {
      await expect.poll(async () => (await newest(tenant))?.fault ?? '', patience).toContain('500');
      await expect.poll(async () => (await newest(tenant))?.tries, patience).toBe(tries);
      await expect
        .poll(async () => (await parts.owner.query('select 1 from job where held_by is not null')).rowCount, patience)
        .toBe(0);
      const { rows } = await parts.owner.query<{ isLater: boolean }>(
        `update outgoing_message set next_try_at = now(), fault = null where tenant_id = $1 and state = 'waiting'
         returning (select m.next_try_at > now() + interval '50 seconds' from outgoing_message m
           where m.tenant_id = outgoing_message.tenant_id and m.message_id = outgoing_message.message_id) as "isLater"`,
        [tenant.tenantId],
      );
      expect(rows).toEqual(tries < 6 ? [{ isLater: true }] : []);
      await parts.owner.query('update job set run_at = now() where tenant_id = $1', [tenant.tenantId]);
    }
    const failed = await newest(tenant);
    expect(failed).toMatchObject({ state: 'failed', tries: 6 });
    gateway.status = 200;
    const message = { messageId: failed?.messageId as number };
    await tenant.ask(resendMessage, { message });
    expect(await settled(tenant)).toMatchObject({ state: 'sent', fault: null });
    expect((await tenant.call(resendMessage, { message })).message).toBe('This message has not failed');
  });

  it('shows a message as failed whose job was given up, and sends it once the job is revived (SC004)', async () => {
    const tenant = await makeTenant(parts);
    await setSms(tenant);
    gateway.status = 500;
    await tenant.ask(addMailSmsInfo, { message: { channel: 'sms', recipient: '9800000006', body: 'Hello' } });
    await expect.poll(async () => (await newest(tenant))?.fault ?? '', patience).toContain('500');
    // As if its worker had been killed with every try.
    await expect
      .poll(async () => {
        const due = 'update job set attempts = 9, run_at = now() where tenant_id = $1 and held_by is null';
        return (await parts.owner.query(due, [tenant.tenantId])).rowCount;
      }, patience)
      .toBe(1);
    const failed = { state: 'failed', fault: 'The server could not carry this message out' };
    expect(await settled(tenant)).toMatchObject(failed);
    gateway.status = 200;
    expect(await reviveJobs(parts.owner, { kind: 'letter' })).toBe(1);
    await expect.poll(async () => (await newest(tenant))?.state, patience).toBe('sent');
  });

  it('sends a message once, however many postmen go (SC002)', async () => {
    const tenant = await makeTenant(parts);
    const handlers = postmanJobs({ vault: new Vault(parts.secrets.vaultKey), hasInnerGateways: true });
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const postmen = [1, 2, 3].map(() => new JobWorker({ address: parts.address, handlers, onFault }));
    for (const postman of postmen) postman.start();
    await setSms(tenant);
    for (let number = 0; number < 8; number++)
      await tenant.ask(addMailSmsInfo, { message: { channel: 'sms', recipient: `970000000${number}`, body: 'Once' } });
    const left = async () => (await tenant.ask(listOutbox, { state: 'waiting' })).totalCount;
    await expect.poll(left, patience).toBe(0);
    expect(asked.filter(({ body }) => body.includes('"970000000'))).toHaveLength(8);
    await Promise.all(postmen.map((postman) => postman.stop()));
    expect(faults).toEqual([]);
  });

  it('calls nobody inside the operator’s network unless the operator wants it (ASVS 5.2.6)', async () => {
    const tenant = await makeTenant(parts);
    const { sms } = await setSms(tenant, { url: gatewayUrl.replace('http:', 'https:') });
    const before = asked.length;
    const one = { contact: '9800000005', message: 'Hello' };
    await expect(sendSms(sms, {}, one, false)).rejects.toThrow('is inside this network');
    await expect(sendSms({ ...sms, url: gatewayUrl }, {}, one, false)).rejects.toThrow('must begin with https://');
    const { email } = await setMail(tenant, inbox.url);
    const mail = { recipient: 'asha@home.example', subject: 'x', body: 'y' };
    await expect(sendMail(email, {}, mail, false)).rejects.toThrow('is inside this network');
    expect(asked).toHaveLength(before);
  });

  it('tells an admitted patient by the ways and in the words of the hospital (R091)', async () => {
    const tenant = await makeTenant(parts);
    await setSms(tenant);
    await setMail(tenant, inbox.url);
    const [silent, told] = await tenant.addPatients(2);
    await tenant.ask(admit, { admission: admissionForm(tenant, silent as number) });
    expect((await tenant.ask(listOutbox, {})).totalCount).toBe(0);
    const words = '{patient} is in {hospital} as {number} with {doctor}';
    await tenant.ask(updateNotificationSetting, {
      notification: { notificationId: 1, isMail: true, isSms: true, words },
    });
    await tenant.ask(admit, { admission: admissionForm(tenant, told as number, { bedId: 2 }) });
    // The patient has no mail address: one SMS.
    const { rows } = await tenant.ask(listOutbox, {});
    expect(rows).toMatchObject([
      { channel: 'sms', body: 'Mrs. Asha Test B is in First Hospital as IP2 with Dr. Ravi One' },
    ]);
  });
});

it('hides a secret however it was written (Q186)', () => {
  const secret = 'p&ss "word"';
  const base64 = Buffer.from(secret).toString('base64');
  const text = `${secret} ${encodeURIComponent(secret)} ${JSON.stringify(secret)} ${base64} kept`;
  expect(withoutSecrets(text, [secret, ''])).toBe('••• ••• "•••" ••• kept');
});

it('shows nothing of an answer beside a secret whose letters a mask would tell (Q186)', () => {
  expect(withoutSecrets('The host may not be called', ['b'])).not.toMatch(/may not|•/);
  expect(withoutSecrets('The host may not be called', ['', 'x9?k'])).toBe('The host may not be called');
});

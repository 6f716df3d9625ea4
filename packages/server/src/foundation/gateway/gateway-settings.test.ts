// Settings of mail, SMS and payment gateways over the wire: secrets go in and come out nowhere.

import { getMailSetting, saveMailSetting } from '@charaka/contract/foundation/gateway/mail';
import { listNotificationSettings, updateNotificationSetting } from '@charaka/contract/foundation/gateway/notification';
import {
  listPaymentGateways,
  savePaymentGateway,
  setPaymentGateway,
} from '@charaka/contract/foundation/gateway/payment-gateway';
import { addSmsSetting, listSmsSettings, updateSmsSetting } from '@charaka/contract/foundation/gateway/sms';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { Vault } from '../../kernel/vault.ts';

const parts = useTestApp({ logLevel: 'trace' });
const SECRET = 'Zx9-hidden-words-42';

type Sms = InputOf<typeof addSmsSetting>['sms'];
const sms = (changes: Partial<Sms> = {}): Sms => ({
  smsType: 'Custom',
  smsName: 'Gateway A',
  senderId: 'CHARAK',
  url: 'https://sms.example.org/send?key={authkey}&to={contact}&text={message}',
  method: 'get',
  authKey: SECRET,
  ...changes,
});
const mail = (changes: object = {}) => ({
  smtpServer: 'smtp.example.org',
  smtpPort: 587,
  security: 'starttls' as const,
  smtpUsername: 'hospital',
  smtpPassword: SECRET,
  fromAddress: 'desk@hospital.example',
  ...changes,
});
const payment = (changes: object = {}) => ({ paymentType: 'razorpay', apiSecretKey: SECRET, salt: SECRET, ...changes });

/** Everything the server logs from now on, instead of on standard output. */
function catchLog(): string[] {
  const lines: string[] = [];
  const log = parts.app.log as unknown as Record<symbol, { write(line: string): void }>;
  const symbol = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream');
  (log[symbol as symbol] as { write(line: string): void }).write = (line) => void lines.push(line);
  return lines;
}

/** Every row of every table of a tenant, as text. */
async function everythingOf(tenant: TestTenant): Promise<string> {
  const { rows } = await parts.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'
       and table_name in (select relname from pg_class where relkind = 'r')`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await parts.owner.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from "${name}" t where tenant_id = $1`,
      [tenant.tenantId],
    );
    texts.push(found.rows[0]?.text ?? '');
  }
  return texts.join(' ');
}

describe('a secret of a gateway', () => {
  it('comes out by no answer, no log line, no audit entry and no row, only whether it is set (Q186)', async () => {
    const tenant = await makeTenant(parts);
    const lines = catchLog();
    const answers: unknown[] = [];
    const added = await tenant.call(addSmsSetting, { sms: sms({ password: SECRET }) });
    answers.push(added.wire);
    expect(added.output.sms.secrets).toMatchObject([
      { name: 'authKey', isSet: true, isUsable: true },
      { name: 'password', isSet: true, isUsable: true },
    ]);
    const { smsId } = added.output.sms;
    answers.push((await tenant.call(updateSmsSetting, { sms: { smsId, ...sms({ smsName: 'Gateway B' }) } })).wire);
    answers.push((await tenant.call(listSmsSettings, {})).wire);
    answers.push((await tenant.call(saveMailSetting, { email: mail() })).wire);
    answers.push((await tenant.call(getMailSetting, {})).wire);
    answers.push((await tenant.call(savePaymentGateway, { payment: payment() })).wire);
    answers.push((await tenant.call(listPaymentGateways, {})).wire);
    // A refusal about the very field does not repeat it either.
    const long = SECRET.repeat(40);
    answers.push((await tenant.call(savePaymentGateway, { payment: payment({ salt: long }) })).wire);
    const told = JSON.stringify(answers);
    expect(answers).toHaveLength(8);
    expect(told).toContain('"isSet":true');
    expect(told).not.toContain(SECRET);
    const kept = await everythingOf(tenant);
    expect(kept).toContain('Gateway B');
    expect(kept).not.toContain(SECRET);
    expect(kept).not.toContain(Buffer.from(SECRET).toString('hex'));
    expect(lines.join('')).toContain('/HospitalSetting/AddSms');
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('is sealed for its tenant and field: a row carried elsewhere does not open (Q186)', async () => {
    const tenant = await makeTenant(parts);
    const { smsId } = (await tenant.ask(addSmsSetting, { sms: sms() })).sms;
    const { rows } = await parts.owner.query<{ sealed: Buffer }>(
      `select sealed from gateway_secret where tenant_id = $1 and owner = 'sms' and field = 'authKey'`,
      [tenant.tenantId],
    );
    const sealed = (rows[0] as { sealed: Buffer }).sealed;
    const vault = new Vault(parts.secrets.vaultKey);
    expect(vault.open(sealed, [tenant.tenantId, 'sms', smsId, 'authKey'])).toBe(SECRET);
    expect(() => vault.open(sealed, [tenant.tenantId + 1, 'sms', smsId, 'authKey'])).toThrow();
    expect(() => vault.open(sealed, [tenant.tenantId, 'mail', smsId, 'authKey'])).toThrow();
  });

  it('stays when it is left out, goes when it is forgotten, and is of no use under another key (Q186)', async () => {
    const tenant = await makeTenant(parts);
    const { smsId } = (await tenant.ask(addSmsSetting, { sms: sms() })).sms;
    const change = (changes: Partial<Sms>) => tenant.ask(updateSmsSetting, { sms: { smsId, ...sms(changes) } });
    expect((await change({ authKey: '' })).sms.secrets[0]).toMatchObject({ isSet: true, isUsable: true });
    await parts.owner.query(`update gateway_secret set key_name = 'of elsewhere' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    expect((await change({ authKey: null })).sms.secrets[0]).toMatchObject({ isSet: true, isUsable: false });
    const forgotten = await change({ authKey: null, forgottenSecrets: ['authKey'] });
    expect(forgotten.sms.secrets[0]).toMatchObject({ isSet: false, isUsable: false });
  });

  it('does not follow to another server: there it has to be typed again (Q186)', async () => {
    const tenant = await makeTenant(parts);
    const { smsId } = (await tenant.ask(addSmsSetting, { sms: sms() })).sms;
    const url = 'https://sms.elsewhere.example/send?key={authkey}&to={contact}&text={message}';
    const moved = await tenant.call(updateSmsSetting, { sms: { smsId, ...sms({ url, authKey: null }) } });
    expect(moved).toMatchObject({
      isFailure: true,
      fields: { 'sms.authKey': expect.stringContaining('enter its key') },
    });
    expect((await tenant.call(updateSmsSetting, { sms: { smsId, ...sms({ url }) } })).isFailure).toBe(false);
    await tenant.ask(saveMailSetting, { email: mail() });
    for (const change of [{ smtpServer: 'smtp.elsewhere.example' }, { smtpPort: 25 }, { security: 'none' as const }])
      expect(
        (await tenant.call(saveMailSetting, { email: mail({ ...change, smtpPassword: null }) })).message,
      ).toContain('enter the password again');
    expect((await tenant.call(saveMailSetting, { email: mail({ smtpPassword: null }) })).isFailure).toBe(false);
  });
});

describe('gateways', () => {
  it('are the own of each hospital and tenant, and one SMS gateway is active', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const first = (await tenant.ask(addSmsSetting, { sms: sms() })).sms;
    await tenant.ask(addSmsSetting, { sms: sms({ smsName: 'Gateway B' }) });
    const rows = (await tenant.ask(listSmsSettings, {})).rows;
    expect(rows.map(({ smsName, isActive }) => [smsName, isActive])).toEqual([
      ['Gateway A', false],
      ['Gateway B', true],
    ]);
    expect((await other.ask(listSmsSettings, {})).totalCount).toBe(0);
    expect((await tenant.ask(listSmsSettings, {}, { as: 'admin', hospitalId: 2 })).totalCount).toBe(0);
    const foreign = await other.call(updateSmsSetting, { sms: { smsId: first.smsId, ...sms() } });
    expect(foreign.message).toBe('This SMS gateway does not exist');
  });

  it('need places for number and message, known places only, https and sound JSON', async () => {
    const tenant = await makeTenant(parts);
    const messageOf = async (changes: Partial<Sms>) =>
      (await tenant.call(addSmsSetting, { sms: sms(changes) })).message;
    expect(await messageOf({ url: 'https://sms.example.org/send?to={contact}' })).toContain('{contact} and {message}');
    expect(await messageOf({ url: 'https://{contact}.example.org/?t={message}' })).toBe('This is not a web address');
    expect(await messageOf({ url: 'https://u:p@sms.example.org/?c={contact}&m={message}' })).toBe(
      'This is not a web address',
    );
    expect(await messageOf({ url: 'http://sms.example.org/?c={contact}&m={message}' })).toContain('https://');
    expect(await messageOf({ headerName: 'X-Key', headerValue: '{secret}' })).toContain('{secret}');
    const broken = { url: 'https://sms.example.org/', method: 'post-json' as const };
    expect(await messageOf({ ...broken, body: '{"to":"{contact}","text":{message}}' })).toBe('This is not JSON');
    expect(await messageOf({ ...broken, body: '{"to":"{contact}","text":"{message}"}' })).toBe(
      'SMS gateway added successfully',
    );
  });

  it('of payments: one of each kind, one chosen, and only an active one', async () => {
    const tenant = await makeTenant(parts);
    const one = (await tenant.ask(savePaymentGateway, { payment: payment() })).payment;
    expect(one).toMatchObject({ isActive: true, isSelected: false });
    expect((await tenant.call(savePaymentGateway, { payment: payment({ paymentType: 'Razorpay' }) })).message).toBe(
      'This payment gateway already exists',
    );
    const two = (await tenant.ask(savePaymentGateway, { payment: payment({ paymentType: 'payu' }) })).payment;
    await tenant.ask(setPaymentGateway, { payment: { paymentId: one.paymentId } });
    await tenant.ask(setPaymentGateway, { payment: { paymentId: two.paymentId } });
    const { rows } = await tenant.ask(listPaymentGateways, {});
    expect(rows.map(({ paymentType, isSelected }) => [paymentType, isSelected])).toEqual([
      ['payu', true],
      ['razorpay', false],
    ]);
    const off = payment({ paymentId: two.paymentId, paymentType: 'payu', isActive: false });
    expect((await tenant.ask(savePaymentGateway, { payment: off })).payment.isSelected).toBe(false);
    const chosen = await tenant.call(setPaymentGateway, { payment: { paymentId: two.paymentId } });
    expect(chosen.message).toBe('This payment gateway is not active');
  });

  it('tell of no event until somebody says so, and of none by push messages (R091)', async () => {
    const tenant = await makeTenant(parts);
    const { rows } = await tenant.ask(listNotificationSettings, {});
    expect(rows.map(({ notificationType }) => notificationType)).toEqual([
      'ipd_patient_registration',
      'ipd_patient_discharged',
      'opd_patient_registration',
      'appointment',
    ]);
    expect(rows.some(({ isMail, isSms, isMobileApp }) => isMail || isSms || isMobileApp)).toBe(false);
    const typed = { notificationId: 1, isMail: true, isSms: false };
    const push = await tenant.call(updateNotificationSetting, { notification: { ...typed, isMobileApp: true } });
    expect(push.message).toBe('Push messages to phones are not enabled here');
    const words = await tenant.call(updateNotificationSetting, { notification: { ...typed, words: 'Hi {nurse}' } });
    expect(words.message).toContain('{nurse}');
    const { notification } = await tenant.ask(updateNotificationSetting, { notification: typed });
    expect(notification).toMatchObject({ isMail: true, isSms: false, isActive: true });
  });
});

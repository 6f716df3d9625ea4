// Facts about the site that every visitor may read before the log-in.
import { addHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { expect, it } from 'vitest';
import { testSettings, useTestApp } from '../../../test-support/server/test-app.ts';
import { buildApp } from '../../composition/app.ts';
import { readSettings } from '../../kernel/settings.ts';

const parts = useTestApp({ hasDemoLogin: false });

async function configOf(changes: Parameters<typeof testSettings>[0]): Promise<Record<string, unknown>> {
  const { address, secrets } = parts;
  const app = await buildApp({ address, secrets, settings: testSettings(changes), isCheckingAnswers: true });
  const reply = await app.inject({ method: 'GET', url: '/config.json' });
  await app.close();
  return reply.json();
}

it('the site tells the help desk and whether codes can be mailed (R039, Q159, Q181)', async () => {
  expect(await configOf({ hasDemoLogin: false })).toEqual({ helpDeskUrl: '', hasMail: false, demoLogin: false });
  const changes = { hasDemoLogin: false, helpDeskUrl: 'tel:108', smtpUrl: 'smtp://user:secret@127.0.0.1:1' };
  expect(await configOf(changes)).toEqual({ helpDeskUrl: 'tel:108', hasMail: true, demoLogin: false });
});

it('the time zones a hospital may be in stand in a file, each with its distance from UTC (R039)', async () => {
  const reply = await parts.app.inject({ method: 'GET', url: '/timezone.json' });
  const { timezones } = reply.json() as { timezones: { name: string; offset: string }[] };
  expect(timezones).toContainEqual({ name: 'Asia/Kolkata', offset: '+05:30' });
  expect(timezones).toContainEqual({ name: 'Asia/Dhaka', offset: '+06:00' });
  expect(timezones.length).toBeGreaterThan(300);
  const { timezone } = addHospital.input.shape.hospital.shape;
  expect(timezones.filter(({ name }) => !timezone.safeParse(name).success)).toEqual([]);
});

it('the log-ins of the demo are offered in the embedded demo only (R082, Q160)', async () => {
  const config = await configOf({ hasDemoLogin: true });
  expect(config).toMatchObject({
    demoLogin: true,
    demoLogins: expect.arrayContaining([
      expect.objectContaining({ tenantName: 'demo', loginName: 'admin', identity: 'admin@demo.example' }),
      expect.objectContaining({ tenantName: 'sahyog', loginName: 'lab', identity: 'lab@sahyog.example' }),
    ]),
  });
  expect(readSettings({}).hasDemoLogin).toBe(true);
  expect(readSettings({ DEMO: 'no' }).hasDemoLogin).toBe(false);
  expect(readSettings({ DEMO_LOGIN: 'no' }).hasDemoLogin).toBe(false);
  const own = { DATABASE_URL: 'postgres://owner@host/hospital', DEMO: 'yes', DEMO_LOGIN: 'yes' };
  expect(readSettings(own).hasDemoLogin).toBe(false);
});

it('an administrator is handed to nobody on the network, nor through a proxy or a bent name (Q227)', async () => {
  const { address, secrets } = parts;
  const serve = async (changes: Parameters<typeof testSettings>[0]) =>
    buildApp({ address, secrets, settings: testSettings({ hasDemoLogin: true, ...changes }), isCheckingAnswers: true });
  const [local, open] = await Promise.all([serve({}), serve({ isOnNetwork: true })]);
  const asked = async (app: typeof local, from: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ method: 'GET', url: '/config.json', ...from })).json();
  expect((await asked(local, {})).demoLogin).toBe(true);
  for (const from of [{ remoteAddress: '10.1.2.3' }, { headers: { host: 'hospital.example' } }])
    expect(await asked(local, from)).toEqual({ helpDeskUrl: '', hasMail: false, demoLogin: false });
  expect(await asked(open, {})).toEqual({ helpDeskUrl: '', hasMail: false, demoLogin: false });
  await Promise.all([local.close(), open.close()]);
});

it('the network is what HOST or a proxy opens (Q227)', () => {
  const closed: NodeJS.ProcessEnv[] = [{}, { HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }];
  const open: NodeJS.ProcessEnv[] = [{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '10.0.0.4' }, { TRUST_PROXY: 'yes' }];
  for (const variables of closed) expect(readSettings(variables).isOnNetwork).toBe(false);
  for (const variables of open) expect(readSettings(variables).isOnNetwork).toBe(true);
});

it('settings that cannot be right are named at the start (Q159)', () => {
  expect(() => readSettings({ SMTP_URL: 'mail.example' })).toThrow(/SMTP_URL/);
  expect(() => readSettings({ MAIL_FROM: 'nobody' })).toThrow(/MAIL_FROM/);
  expect(() => readSettings({ HELP_DESK_URL: 'javascript:alert(1)' })).toThrow(/HELP_DESK_URL/);
});

// Proves that look, language and desk are kept for a user alone, part by part, and come along with the log-in.
import { constants, publicEncrypt } from 'node:crypto';
import { logIn } from '@charaka/contract/foundation/access/access';
import { type Look, updatePreferences } from '@charaka/contract/foundation/tenancy/preference';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();
const password = 'Right#2026';
const look: Look = {
  layout: 'rtl',
  sidebarType: 'horizontal',
  sidebarSetting: 'icon',
  mix: 'dark-only',
  primary: '#114400',
  secondary: '#445566',
};

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(password),
    tenant.tenantId,
  ]);
});

async function preferencesAtLogIn(user: TestUser) {
  const key = { key: parts.secrets.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const encryptedPassword = publicEncrypt(key, Buffer.from(password)).toString('base64');
  const who = { emailAddress: `${user}@${tenant.name}.example`, encryptedPassword };
  return (await tenant.call(logIn, { user: who }, { as: 'nobody' })).output.preferences;
}

const send = (preferences: unknown) =>
  tenant.call(updatePreferences, { preferences: {} }, { body: { preferences }, as: 'viewer' });

describe('the preferences of a user', () => {
  it('come along with the log-in, to nobody else, and each part stays when the other changes (R010, R114, R115, R116, R117, R118, Q170)', async () => {
    expect(await preferencesAtLogIn('clerk')).toEqual({ language: null, look: null, desk: null });
    await tenant.ask(updatePreferences, { preferences: { look } });
    expect(await preferencesAtLogIn('clerk')).toEqual({ language: null, look, desk: null });
    const answer = await tenant.ask(updatePreferences, { preferences: { language: 'bn' } });
    expect(answer.preferences).toEqual({ language: 'bn', look, desk: null });
    await tenant.ask(updatePreferences, { preferences: { look: { ...look, layout: 'box', primary: '#ABCDEF' } } });
    expect(await preferencesAtLogIn('clerk')).toEqual({
      language: 'bn',
      look: { ...look, layout: 'box', primary: '#abcdef' },
      desk: null,
    });
    expect(await preferencesAtLogIn('admin')).toEqual({ language: null, look: null, desk: null });
  });

  it('keep the arrangement of the desk beside them', async () => {
    const icu = { title: 'ICU', search: 'q=icu&sort=name.asc', shown: ['contactNo'], hidden: [] };
    const desk = {
      arrangedLists: [{ list: 'IPDPatient', shown: [], hidden: ['associationName'], views: [icu] }],
      density: 'compact' as const,
      rowsPerPage: '50' as const,
      pins: ['patient_registration'],
      folded: ['Settings'],
      opened: [],
    };
    await tenant.ask(updatePreferences, { preferences: { desk } }, { as: 'admin' });
    expect(await preferencesAtLogIn('admin')).toEqual({ language: null, look: null, desk });
  });

  it('hold what is on offer and nothing else (R010, R011, R114, R115, R116, R117, R118)', async () => {
    const { secondary: _left, ...halfLook } = look;
    for (const wrong of [
      { language: 'de' },
      { language: 'xx' },
      { look: { ...look, layout: 'down' } },
      { look: { ...look, primary: 'url(//x)' } },
      { look: { ...look, note: 'more' } },
      { look: halfLook },
      { theme: look },
      { desk: { density: 'tiny', pins: [], folded: [], opened: [] } },
      { desk: { density: 'compact', rowsPerPage: '7', pins: [], folded: [], opened: [] } },
    ])
      expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(await preferencesAtLogIn('viewer')).toEqual({ language: null, look: null, desk: null });
    expect((await send({ look })).status).toBe(200);
  });
});

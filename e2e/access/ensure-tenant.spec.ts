// A signed-in user stays signed in, whatever the answer to the query for the tenant.
import { expect, test } from '@playwright/test';
import { checkTenant } from '../../packages/contract/src/foundation/tenancy/tenancy.ts';
import { productAddress } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';

const catalog = '**/CatalogDB/**';
const tooMany = { status: 429, json: { _failure: true, _message: 'Too many tries. Please wait a minute' } };
const broken = { status: 503, json: { _failure: true, _message: 'The database cannot be reached right now' } };

test('40 checks by strangers, a busy server and a lost network leave a signed-in user where they were (R045, R055, Q226)', async ({
  page,
}) => {
  await logIn(page, 'nurse', 'demo', '/ipd/ipd_registration');
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const body = JSON.stringify({ tenant: { tenant_name: 'demo' } });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${productAddress()}/api${checkTenant.path}`, { method: 'POST', headers, body })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const staysHere = async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'IPD patients', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/ipd\/ipd_registration$/);
    expect(await page.evaluate(() => sessionStorage.getItem('charaka.tenant'))).toContain('demo');
  };
  await staysHere();
  for (const answer of [tooMany, broken]) {
    await page.route(catalog, (route) => route.fulfill(answer));
    await staysHere();
    await page.unroute(catalog);
  }
  await page.route(catalog, (route) => route.abort());
  await staysHere();
});

test('a tenant in the address is asked for again while the server is busy; only its own no means no (R055, R070, Q226)', async ({
  page,
}) => {
  let asked = 0;
  await page.route(catalog, (route) => {
    asked += 1;
    return asked < 3 ? route.fulfill(tooMany) : route.continue();
  });
  await page.goto('/?tenant=demo');
  await expect(field(page, 'Email or phone')).toBeVisible();
  expect(asked).toBe(3);
  await page.goto('/?tenant=nowhere');
  await expect(page.getByText('Tenant nowhere not found')).toBeVisible();
});

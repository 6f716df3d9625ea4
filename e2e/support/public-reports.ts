// A report on the patient's phone: shared at the laboratory, opened with the code that is sent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';
import { addSmsSetting } from '../../packages/contract/src/foundation/gateway/sms.ts';
import type { Api } from './api.ts';
import { act, field, rowNamed, search } from './desk.ts';
import { inspect } from './inspect-screen.ts';

/** Messages received by the gateway of the journeys, in order; codes can be read nowhere else. */
const told: string[] = [];
const gateway = createServer(async (request, answer) => {
  let text = '';
  for await (const piece of request) text += piece;
  told.push(text);
  answer.end('OK');
});

/** The address of the gateway, which lives as long as the journeys do. */
async function gatewayAddress(): Promise<string> {
  if (!gateway.listening) await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  gateway.unref();
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
}

/** Opens the newest report of somebody in the laboratory and shares it; answers the secret of its link. */
export async function shareReport(api: Api, lab: Page, surname: string): Promise<string> {
  await api.ask(addSmsSetting, {
    sms: {
      smsType: 'Custom',
      smsName: `Gateway ${surname}`,
      url: await gatewayAddress(),
      method: 'post-json',
      body: '{"to":"{contact}","text":"{message}"}',
      isActive: true,
    },
  });
  await lab.goto('/investigation/report');
  await search(lab, 'Search name or test', surname);
  await act(lab, rowNamed(lab, surname).first(), 'Open');
  const answered = lab.waitForResponse((reply) => reply.url().endsWith('/Lab/SharePublicReport'));
  await lab.getByRole('button', { name: 'Code for the patient' }).click();
  const { secret } = (await (await answered).json()) as { secret: string };
  await expect(lab.getByRole('img', { name: /^The patient reads this report here/ })).toBeVisible();
  return secret;
}

/** Opens a shared report on a phone with the code that was sent; the caller closes its context. */
export async function openOnPhone(browser: Browser, secret: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(`/lab-report/${secret}?tenant=demo`);
  const before = told.length;
  await phone.getByRole('button', { name: 'Ask for a code' }).click();
  await expect(phone.getByText(/^The code was sent to ••••••\d{3}/)).toBeVisible();
  await inspect(phone, 'asking for the code of a report');
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await field(phone, 'Code').fill(/\d{6}(?= is your code)/.exec(told.at(-1) ?? '')?.[0] ?? '');
  await phone.keyboard.press('Enter');
  return phone;
}

// A report on the patient's phone: shared at the laboratory, opened with the code that is sent.
import { type Browser, expect, type Page } from '@playwright/test';
import { listOutbox } from '../../packages/contract/src/foundation/gateway/outbox.ts';
import { addSmsSetting } from '../../packages/contract/src/foundation/gateway/sms.ts';
import type { Api } from './api.ts';
import { act, field, rowNamed, search } from './desk.ts';
import { inspect } from './inspect-screen.ts';

/** Opens the newest report of somebody in the laboratory and shares it; answers the secret of its link. */
export async function shareReport(api: Api, lab: Page, surname: string): Promise<string> {
  await api.ask(addSmsSetting, {
    sms: {
      ...{ smsType: 'Custom', smsName: `Gateway ${surname}`, url: 'https://sms.example/send', method: 'post-json' },
      ...{ body: '{"to":"{contact}","text":"{message}"}', isActive: true },
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
export async function openOnPhone(api: Api, browser: Browser, secret: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(`/lab-report/${secret}?tenant=demo`);
  await phone.getByRole('button', { name: 'Ask for a code' }).click();
  await expect(phone.getByText(/^The code was sent to ••••••\d{3}/)).toBeVisible();
  await inspect(phone, 'asking for the code of a report');
  const [letter] = (await api.ask(listOutbox, { pageSize: 1 })).rows;
  await field(phone, 'Code').fill(/^\d{6}/.exec(letter?.body ?? '')?.[0] ?? '');
  await phone.keyboard.press('Enter');
  return phone;
}

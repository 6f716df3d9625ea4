// A hospital sets its mail server and an SMS gateway: passwords are never seen again, a test tells clearly what is wrong.
import { expect, test } from '@playwright/test';
import { act, choose, field, logIn, openBelow, rowNamed } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { toTab } from '../support/settings.ts';

const secret = 'Never-shown-again-77';

test('mail and SMS are set with secrets that stay unseen, and a test tells why nothing was sent (Q186)', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/HospitalSetting/')) answers.push(await response.text().catch(() => ''));
  });
  await logIn(page, 'admin');
  await openBelow(page, 'Mail, SMS and Payment', 'Mail server');
  await page.getByRole('button', { name: /^(Set|Change) mail server$/ }).click();
  const mail = page.getByRole('dialog', { name: /mail server$/ });
  // A server that nobody runs.
  await field(mail, 'Server').fill('127.0.0.1');
  await field(mail, 'Address of the sender').fill('desk@hospital.example');
  await field(mail, 'User name').fill('hospital');
  await field(mail, 'Password').fill(secret);
  await mail.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mail).toBeHidden();
  await expect(page.getByText(/^Set on \d/)).toBeVisible();
  await field(page, 'E-mail address').fill('asha@home.example');
  await page.getByRole('button', { name: 'Send a test', exact: true }).click();
  await expect(page.getByText(/ECONNREFUSED/)).toBeVisible({
    timeout: 30_000,
  });
  await inspect(page, 'mail server');

  await toTab(page, 'SMS gateways');
  const name = freshSurname('Gateway ');
  await page.getByRole('button', { name: 'Add SMS gateway' }).first().click();
  const sms = page.getByRole('dialog', { name: 'Add SMS gateway' });
  await field(sms, 'Name').fill(name);
  await field(sms, 'Gateway').fill('Custom');
  await field(sms, 'Key').fill(secret);
  await field(sms, 'Address').fill('https://sms.example.org/send?to={contact}');
  await sms.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sms.getByText(/need their places/)).toBeVisible();
  await field(sms, 'Address').fill('https://sms.example.org/send?key={authkey}&to={contact}&text={message}');
  await sms.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sms).toBeHidden();
  await act(page, rowNamed(page, name), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit SMS gateway' });
  await expect(field(edit, 'Key')).toHaveValue('');
  await field(edit, 'Address').fill('https://elsewhere.example.org/send?key={authkey}&to={contact}&text={message}');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit.getByText('The gateway is another one now: please type its key and password again')).toBeVisible();
  await inspect(page, 'SMS gateway');
  await edit.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();

  await toTab(page, 'Notifications');
  await expect(rowNamed(page, 'Patient is admitted')).toBeVisible();
  await toTab(page, 'Payment gateways');
  const gateway = freshSurname('Pay');
  await page.getByRole('button', { name: 'Add payment gateway' }).first().click();
  const payment = page.getByRole('dialog', { name: 'Add payment gateway' });
  await field(payment, 'Gateway').fill(gateway);
  await field(payment, 'Secret key').fill(secret);
  await payment.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(payment).toBeHidden();
  await act(page, rowNamed(page, gateway), 'Use this one');
  await expect(rowNamed(page, gateway).getByText('In use')).toBeVisible();

  await toTab(page, 'Outbox');
  await page.getByRole('button', { name: 'Write a message' }).click();
  const message = page.getByRole('dialog', { name: 'Write a message' });
  await choose(message, 'By', 'SMS');
  await field(message, 'Mobile number').fill('98000');
  await field(message, 'Message').fill('Please come tomorrow');
  await message.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message.getByText('Enter valid mobile no')).toBeVisible();
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.join('')).not.toContain(secret);
});

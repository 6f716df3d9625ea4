// An advance of a cancelled appointment is refunded from the list of refunds due, and a day of the OPD is closed with open matters.

import { addAppointment, cancelAppointment } from '../../packages/contract/src/clinic/opd/appointment.ts';
import { openApi } from '../support/api.ts';
import { field, logIn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { dayIn, doctorsOf, holdOpd, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('what was paid for an appointment goes back, and the day is closed with who was not seen (OP011, OP044)', async ({
  page,
}) => {
  const api = await openApi();
  const { staffId: doctorId } = (await doctorsOf(api)).at(-1) ?? { staffId: 0 };
  await holdOpd(api, doctorId, dayIn(1));
  const { patientId, surname } = await registerPatient(api, 'Goesback');
  const { appointment } = await api.ask(addAppointment, {
    appointment: {
      patientId,
      personName: `Ruma ${surname}`,
      phone: '9830012345',
      doctorId,
      day: dayIn(1),
      slot: '23:05',
      advance: 500,
    },
  });
  const { appointmentId } = appointment;
  await api.ask(cancelAppointment, { appointment: { appointmentId, cancelReason: 'Cannot come' } });
  await visitTo(api, doctorId, patientId);

  await logIn(page, 'billing', 'demo', '/appointment-refund');
  await search(page, 'Search by bill no., UHID, patient, phone or OPD no.', surname);
  await expect(rowNamed(page, surname)).toContainText('Cancelled');
  await inspect(page, 'what is to be given back');
  await rowNamed(page, surname)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await walkSource(page, 'clinic/counter/refund-fee.tsx');
  const dialog = page.getByRole('dialog', { name: /^Refund: / });
  await expect(dialog).toContainText('500.00');
  await inspect(page, 'giving an advance back');
  await field(dialog, 'Reason').fill('Cannot come');
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await page
    .getByRole('dialog', { name: /^Refund ₹/ })
    .getByRole('button', { name: /^Refund / })
    .click();
  await expect(page.getByText('Advance refunded')).toBeVisible();
  const memo = page.getByRole('dialog', { name: 'Advance Refund Memo' });
  await expect(memo).toContainText(surname);
  await expect(memo).toContainText('Received by (signature, name)');
  await page.keyboard.press('Escape');
  await expect(rowNamed(page, surname)).toHaveCount(0);

  await logIn(page, 'frontdesk', 'demo', '/opd');
  await page.getByRole('link', { name: 'End of the day' }).click();
  const notSeen = page.getByRole('table', { name: /^Not seen: \d+$/ });
  await expect(notSeen).toContainText(surname);
  await inspect(page, 'the end of a day of the OPD');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Closed .* items? left open$/ })).toBeVisible();
  await expect(notSeen).toContainText(surname);
});

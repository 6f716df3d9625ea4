// Writes messages for the demo's staff: messages to roles, of today and of weeks ago, and notifications of the pharmacy.
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { PHARMACY_ROLE_ID } from '@charaka/rules/access/permission';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

interface DemoMessage {
  readonly title: string;
  readonly bodyHtml: string;
  /** Names of roles; everybody when there are none. */
  readonly to: readonly string[];
  /** When it was written, hours before now. */
  readonly hoursAgo: number;
  /** Days from the writing to the publication. */
  readonly daysAhead?: number;
  readonly isActive?: boolean;
}

/** Their ids count from 1. */
const messages: readonly DemoMessage[] = [
  {
    title: 'Duty roster of the coming month',
    bodyHtml:
      '<p>The roster is at the nursing office. Please tell your <strong>ward sister</strong> by Friday if two of your duties fall together.</p>',
    to: ['Nurse', 'Doctor'],
    hoursAgo: 24 * 26,
  },
  {
    title: 'Old price list',
    bodyHtml: '<p>The price list of last year is no longer to be used.</p>',
    to: ['Billing', 'Front Desk'],
    hoursAgo: 24 * 20,
    isActive: false,
  },
  {
    title: 'Fire drill on the ground floor',
    bodyHtml:
      '<h2>What to do</h2><ol><li>Leave lifts alone.</li><li>Nurses stay with patients who cannot walk.</li><li>Meet at the gate.</li></ol>',
    to: [],
    hoursAgo: 50,
  },
  {
    title: 'Water supply off from 2 pm to 4 pm',
    bodyHtml: '<p>Wards keep two filled buckets in each bathroom. The theatre has its own tank.</p>',
    to: ['Nurse', 'Front Desk'],
    hoursAgo: 27,
  },
  {
    title: 'Discharge summaries before noon',
    bodyHtml:
      '<p>Please sign them by <em>12 o’clock</em>, so that families can settle and travel by daylight.</p><ul><li>Insured patients first</li><li>Then those who live far away</li></ul>',
    to: ['Doctor', 'Nurse', 'Billing'],
    hoursAgo: 5,
  },
  {
    title: 'Cold store of the pharmacy is serviced',
    bodyHtml: '<p>Vaccines and insulin are in the laboratory’s refrigerator until tomorrow morning.</p>',
    to: ['Pharmacist', 'Nurse'],
    hoursAgo: 3,
  },
  {
    title: 'Free eye camp next week',
    bodyHtml: '<p>Registration is at the front desk; no fee is taken.</p>',
    to: [],
    hoursAgo: 2,
    daysAhead: 5,
  },
];

/** The pharmacy's notifications, the oldest first: title, how many hours ago, the screen it leads to; the first ones are read. */
const notices = [
  ['Surgical Ward asks what is left of Ceftriaxone', 49, 'Pharmacy/pharmacy_stock_received'],
  ['Batches expire within 90 days', 30, 'Pharmacy/pharmacy_stock_received'],
  ['Maternity Ward sends medicine back', 8, 'Pharmacy/sales-return'],
  ['General Ward: a patient leaves, please clear', 4, 'ipd/discharge_patient'],
  ['ICU: a cash memo is not paid yet', 1, 'Pharmacy/sales'],
] as const;
const readCount = 2;
const HOUR_MS = 3_600_000;

/** Writes both for a tenant, as of the manager. */
export async function seedMessages(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  const hoursBefore = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const zone = hospitals[0]?.timezone ?? 'UTC';
  const createdBy = userIdFor('manager', 1);
  const rows = messages.map(({ title, bodyHtml, hoursAgo, daysAhead = 0, isActive = true }, index) => ({
    messageId: index + 1,
    title,
    bodyHtml,
    publishDate: daysAfter(dateInZone(hoursBefore(hoursAgo), zone), daysAhead),
    isActive,
    createdAt: hoursBefore(hoursAgo),
    createdBy,
  }));
  await insertRows(owner, tenantId, 'message', rows);
  const mappings = messages.flatMap(({ to }, index) =>
    Object.values(defaultRoles)
      .filter(({ roleName }) => to.length === 0 || to.includes(roleName))
      .map(({ roleId }) => ({ messageId: index + 1, roleId, isActive: true })),
  );
  await insertRows(owner, tenantId, 'message_role', mappings);
  const notifications = notices.map(([title, hoursAgo, path], index) => ({
    notificationId: index + 1,
    roleId: PHARMACY_ROLE_ID,
    title,
    path,
    createdAt: hoursBefore(hoursAgo),
    createdBy: userIdFor('nurse', 1),
    readAt: index < readCount ? hoursBefore(hoursAgo - 1) : null,
    readBy: index < readCount ? userIdFor('pharmacy', 1) : null,
  }));
  await insertRows(owner, tenantId, 'hms_notification', notifications);
}

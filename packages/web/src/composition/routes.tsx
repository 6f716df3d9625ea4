// Every screen of the product in one list: its address and where its code is.

import { fileTables } from '@charaka/contract/composition/file-tables';
import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';
import { FIRST_RUN_PATH } from '@charaka/contract/office/setup/setup';
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import type { ComponentType } from 'react';

/** A screen inside the shell. The right it needs is canView on the menu path that its address begins with (R058, Q50). */
export interface Screen {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const written: readonly Screen[] = [
  { path: '', load: () => import('../desk/home.tsx') },
  { path: 'staff-profile', load: () => import('../foundation/staff/own-profile.tsx') },
  { path: 'profile', load: () => import('../shell/profile.tsx') },
  { path: 'profile/setting', load: () => import('../desk/profile.tsx') },
  { path: 'ipd', load: () => import('../shell/first-inpatient-screen.tsx') },
  { path: 'ipd_settings', load: () => import('../shell/inpatient-settings.tsx') },
  { path: 'admission-cancel', load: () => import('../stay/admission/list-cancelled-admissions.tsx') },
  { path: 'opd/diagnosis', load: () => import('../shell/moved-diagnosis.tsx') },
  {
    path: 'patient_registration',
    load: () => import('../people/patient/list-patients.tsx'),
  },
  { path: 'patient_registration/$patientId', load: () => import('../desk/patient-page.tsx') },
  { path: 'patient_registration/import', load: () => import('../people/patient/import-patients.tsx') },
  { path: 'referral', load: () => import('../people/referral/list-referrals.tsx') },
  { path: 'provisional-booking', load: () => import('../clinic/opd/list-appointments.tsx') },
  { path: 'appointment', load: () => import('../clinic/opd/list-calendar.tsx') },
  { path: 'opd', load: () => import('../clinic/opd/list-visits.tsx') },
  { path: 'ot-booking', load: () => import('../clinic/theatre/theatre-desk.tsx') },
  { path: 'ot-availability', load: () => import('../clinic/theatre/list-theatre-appointments.tsx') },
  { path: 'nursing_station/bed_note', load: () => import('../desk/bed-notes.tsx') },
  { path: 'nursing_station/bed_note/charge', load: () => import('../money/charge/post-charges.tsx') },
  {
    path: 'nursing_station/bed_note/non-hospital-charge',
    load: () => import('../money/charge/list-non-hospital-charges.tsx'),
  },
  {
    path: 'ipd/discharge_patient',
    load: () => import('../stay/discharge/discharge-patient.tsx'),
  },
  { path: 'ipd/discharge_patient/discharged', load: () => import('../stay/discharge/list-discharged.tsx') },
  { path: 'birth_record', load: () => import('../stay/record/list-births.tsx') },
  { path: 'death_record', load: () => import('../stay/record/list-deaths.tsx') },
  { path: 'mortuary_management', load: () => import('../stay/record/list-mortuary.tsx') },
  { path: 'bill/dues', load: () => import('../money/bill/list-dues.tsx') },
  { path: 'tpa/authorization', load: () => import('../money/tpa/list-authorizations.tsx') },
  { path: 'tpa/inpatient-settlement', load: () => import('../money/tpa/list-discharge-cases.tsx') },
  { path: 'tpa/patient-outstanding', load: () => import('../money/tpa/list-outstanding.tsx') },
  { path: 'tpa/patient-outstanding/receipts', load: () => import('../money/tpa/list-payer-receipts.tsx') },
  { path: 'tpa/view-bill', load: () => import('../money/tpa/list-tpa-bills.tsx') },
  { path: 'nursing_station/nursing_dashboard', load: () => import('../desk/nursing-desk.tsx') },
  { path: 'nursing_station/nursing_dashboard/patient-details', load: () => import('../desk/patient-details.tsx') },
  { path: 'nursing_station/nursing_dashboard/bed_notes', load: () => import('../desk/bed-notes.tsx') },
  { path: 'bed-availability', load: () => import('../desk/bed-desk.tsx') },
  { path: 'bed-settings/bed', load: () => import('../stay/bed/list-bed-records.tsx') },
  { path: 'bed-settings/ward', load: () => import('../stay/bed/list-bed-groups.tsx') },
  { path: 'bed-settings/floor', load: () => import('../stay/bed/list-bed-floors.tsx') },
  { path: 'Pharmacy/sales', load: () => import('../supply/pharmacy/list-sales.tsx') },
  { path: 'Pharmacy/sales-return', load: () => import('../supply/pharmacy/list-sales-returns.tsx') },
  { path: 'Pharmacy/pharmacy_stock_received', load: () => import('../supply/pharmacy/list-stock.tsx') },
  { path: 'pharmacy_settings', load: () => import('../supply/pharmacy/list-pharmacy-items.tsx') },
  { path: 'hospital-charges/charge', load: () => import('../money/tariff/list-charges.tsx') },
  { path: 'hospital-charges/package', load: () => import('../money/tariff/list-packages.tsx') },
  { path: 'hospital-charges/rate', load: () => import('../money/tariff/list-rates.tsx') },
  { path: 'hospital-charges/share', load: () => import('../money/tariff/list-charge-mappings.tsx') },
  {
    path: 'hospital-charges/import',
    load: () => import('../money/tariff/import-charges.tsx'),
  },
  { path: 'human_resource/administration', load: () => import('../foundation/staff/list-staff.tsx') },
  { path: 'human_resource/administration/add', load: () => import('../foundation/staff/add-staff.tsx') },
  { path: 'human_resource/administration/$staffId', load: () => import('../foundation/staff/view-staff.tsx') },
  { path: 'human_resource/approving_authorities', load: () => import('../foundation/staff/approving-authorities.tsx') },
  { path: 'finance', load: () => import('../money/finance/list-gl-masters.tsx') },
  { path: 'finance/gst', load: () => import('../money/tax/list-gst-documents.tsx') },
  { path: 'finance/$glid', load: () => import('../money/finance/list-ledger.tsx') },
  { path: 'add_hospital', load: () => import('../foundation/tenancy/list-hospitals.tsx') },
  { path: FIRST_RUN_PATH, load: () => import('./first-run.tsx') },
  { path: 'add_hospital/financial-year', load: () => import('../foundation/tenancy/list-financial-years.tsx') },
  { path: 'print-settings', load: () => import('../papers/print-settings.tsx') },
  { path: 'gateway-settings', load: () => import('../resource/master-landing.tsx') },
  { path: 'gateway-settings/mail', load: () => import('../foundation/gateway/view-mail-setting.tsx') },
  { path: 'gateway-settings/sms', load: () => import('../foundation/gateway/list-sms-settings.tsx') },
  { path: 'gateway-settings/notification', load: () => import('../foundation/gateway/list-notification-settings.tsx') },
  { path: 'gateway-settings/payment', load: () => import('../foundation/gateway/list-payment-gateways.tsx') },
  { path: 'gateway-settings/outbox', load: () => import('../foundation/gateway/list-outbox.tsx') },
  { path: 'message', load: () => import('../foundation/message/list-messages.tsx') },
  { path: 'approval', load: () => import('../foundation/approval/list-approvals.tsx') },
  { path: 'message/notification', load: () => import('../foundation/message/list-notifications.tsx') },
  { path: 'user_Collection_Report', load: () => import('../money/finance/list-collections.tsx') },
  { path: 'privacy/access-log', load: () => import('../people/privacy/list-chart-access.tsx') },
  { path: 'privacy/settings', load: () => import('../people/privacy/privacy-settings.tsx') },
  { path: 'audit_log_report', load: () => import('../foundation/access/list-audit-log.tsx') },
  { path: 'security', load: () => import('../resource/master-landing.tsx') },
  { path: 'security/user', load: () => import('../foundation/access/list-user-factors.tsx') },
  { path: 'security/session', load: () => import('../foundation/access/list-sessions.tsx') },
  { path: 'security/event', load: () => import('../foundation/access/list-security-events.tsx') },
  { path: 'security/policy', load: () => import('../foundation/access/security-policy.tsx') },
  { path: 'role-permission', load: () => import('../foundation/access/list-roles.tsx') },
  { path: 'role-permission/$roleId', load: () => import('../foundation/access/role-permissions.tsx') },
];

/** The list of inpatients with the pages of one of them, once for each list that shows those of a mode. */
const inpatientScreens: readonly Screen[] = admissionPages.flatMap((page) => [
  {
    path: page.menu,
    load: async () => {
      const { default: InpatientDesk } = await import('../desk/inpatient-desk.tsx');
      return { default: () => <InpatientDesk page={page} /> };
    },
  },
  { path: `${page.menu}/patient-details`, load: () => import('../desk/patient-details.tsx') },
  { path: `${page.menu}/bed_notes`, load: () => import('../desk/bed-notes.tsx') },
]);

const masterScreens: readonly Screen[] = [
  ...masters.map(({ route }) => ({ path: route, load: () => import('../resource/master-list.tsx') })),
  ...fileTables.map(({ route }) => ({
    path: `${route}/import`,
    load: () => import('../resource/import-master.tsx'),
  })),
];

/** A menu path that has masters below it but no screen of its own shows them as links. */
const landingScreens: readonly Screen[] = [...new Set(masters.map(({ menu }) => menu))]
  .filter((menu) => ![...written, ...inpatientScreens, ...masterScreens].some(({ path }) => path === menu))
  .map((menu) => ({ path: menu, load: () => import('../resource/master-landing.tsx') }));

/** Further addresses of a screen lead to the same code. */
const aliasScreens: readonly Screen[] = menu.flatMap(({ items }) =>
  items.flatMap(({ path, aliases = [] }) =>
    written
      .filter((screen) => screen.path === path)
      .flatMap(({ load }) => aliases.map((alias) => ({ path: alias, load }))),
  ),
);

/** All screens; addresses without a leading slash. */
export const screens: readonly Screen[] = [
  ...written,
  ...inpatientScreens,
  ...aliasScreens,
  ...masterScreens,
  ...landingScreens,
];

// Every screen of the product in one list: its address and where its code is.
import { admissionPages } from '@charaka/contract/admission-pages';
import { fileTables } from '@charaka/contract/file-tables';
import { masters } from '@charaka/contract/masters/all';
import { menu } from '@charaka/contract/menu';
import { FIRST_RUN_PATH } from '@charaka/contract/setup';
import type { ComponentType } from 'react';

/** A screen inside the shell. The right it needs is canView on the menu path that its address begins with (R058, Q50). */
export interface Screen {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const written: readonly Screen[] = [
  { path: '', load: () => import('./home.tsx') },
  { path: 'staff-profile', load: () => import('./staff/own-profile.tsx') },
  { path: 'profile', load: () => import('./shell/profile.tsx') },
  { path: 'profile/setting', load: () => import('./profile.tsx') },
  { path: 'ipd', load: () => import('./shell/first-inpatient-screen.tsx') },
  { path: 'ipd_settings', load: () => import('./shell/inpatient-settings.tsx') },
  { path: 'admission-cancel', load: () => import('./admission/list-cancelled-admissions.tsx') },
  { path: 'opd/diagnosis', load: () => import('./shell/moved-diagnosis.tsx') },
  {
    path: 'patient_registration',
    load: () => import('./patient/list-patients.tsx'),
  },
  { path: 'patient_registration/$patientId', load: () => import('./patient-page.tsx') },
  { path: 'patient_registration/import', load: () => import('./patient/import-patients.tsx') },
  { path: 'referral', load: () => import('./referral/list-referrals.tsx') },
  { path: 'provisional-booking', load: () => import('./opd/list-appointments.tsx') },
  { path: 'appointment', load: () => import('./opd/list-calendar.tsx') },
  { path: 'opd', load: () => import('./opd/list-visits.tsx') },
  { path: 'ot-booking', load: () => import('./theatre/theatre-desk.tsx') },
  { path: 'ot-availability', load: () => import('./theatre/list-theatre-appointments.tsx') },
  { path: 'nursing_station/bed_note', load: () => import('./bed-notes.tsx') },
  { path: 'nursing_station/bed_note/charge', load: () => import('./charge/post-charges.tsx') },
  {
    path: 'nursing_station/bed_note/non-hospital-charge',
    load: () => import('./charge/list-non-hospital-charges.tsx'),
  },
  {
    path: 'ipd/discharge_patient',
    load: () => import('./discharge/discharge-patient.tsx'),
  },
  { path: 'ipd/discharge_patient/discharged', load: () => import('./discharge/list-discharged.tsx') },
  { path: 'birth_record', load: () => import('./record/list-births.tsx') },
  { path: 'death_record', load: () => import('./record/list-deaths.tsx') },
  { path: 'mortuary_management', load: () => import('./record/list-mortuary.tsx') },
  { path: 'bill/dues', load: () => import('./bill/list-dues.tsx') },
  { path: 'tpa/authorization', load: () => import('./tpa/list-authorizations.tsx') },
  { path: 'tpa/inpatient-settlement', load: () => import('./tpa/list-discharge-cases.tsx') },
  { path: 'tpa/patient-outstanding', load: () => import('./tpa/list-outstanding.tsx') },
  { path: 'tpa/patient-outstanding/receipts', load: () => import('./tpa/list-payer-receipts.tsx') },
  { path: 'tpa/view-bill', load: () => import('./tpa/list-tpa-bills.tsx') },
  { path: 'nursing_station/nursing_dashboard', load: () => import('./nursing-desk.tsx') },
  { path: 'nursing_station/nursing_dashboard/patient-details', load: () => import('./patient-details.tsx') },
  { path: 'nursing_station/nursing_dashboard/bed_notes', load: () => import('./bed-notes.tsx') },
  { path: 'bed-availability', load: () => import('./bed-desk.tsx') },
  { path: 'bed-settings/bed', load: () => import('./bed/list-bed-records.tsx') },
  { path: 'bed-settings/ward', load: () => import('./bed/list-bed-groups.tsx') },
  { path: 'bed-settings/floor', load: () => import('./bed/list-bed-floors.tsx') },
  { path: 'Pharmacy/sales', load: () => import('./pharmacy/list-sales.tsx') },
  { path: 'Pharmacy/sales-return', load: () => import('./pharmacy/list-sales-returns.tsx') },
  { path: 'Pharmacy/pharmacy_stock_received', load: () => import('./pharmacy/list-stock.tsx') },
  { path: 'pharmacy_settings', load: () => import('./pharmacy/list-pharmacy-items.tsx') },
  { path: 'hospital-charges/charge', load: () => import('./tariff/list-charges.tsx') },
  { path: 'hospital-charges/package', load: () => import('./tariff/list-packages.tsx') },
  { path: 'hospital-charges/rate', load: () => import('./tariff/list-rates.tsx') },
  { path: 'hospital-charges/share', load: () => import('./tariff/list-charge-mappings.tsx') },
  {
    path: 'hospital-charges/import',
    load: () => import('./tariff/import-charges.tsx'),
  },
  { path: 'human_resource/administration', load: () => import('./staff/list-staff.tsx') },
  { path: 'human_resource/administration/add', load: () => import('./staff/add-staff.tsx') },
  { path: 'human_resource/administration/$staffId', load: () => import('./staff/view-staff.tsx') },
  { path: 'human_resource/approving_authorities', load: () => import('./staff/approving-authorities.tsx') },
  { path: 'finance', load: () => import('./finance/list-gl-masters.tsx') },
  { path: 'finance/gst', load: () => import('./tax/list-gst-documents.tsx') },
  { path: 'finance/$glid', load: () => import('./finance/list-ledger.tsx') },
  { path: 'add_hospital', load: () => import('./tenancy/list-hospitals.tsx') },
  { path: FIRST_RUN_PATH, load: () => import('./first-run.tsx') },
  { path: 'add_hospital/financial-year', load: () => import('./tenancy/list-financial-years.tsx') },
  { path: 'print-settings', load: () => import('./print-settings.tsx') },
  { path: 'gateway-settings', load: () => import('./resource/master-landing.tsx') },
  { path: 'gateway-settings/mail', load: () => import('./gateway/view-mail-setting.tsx') },
  { path: 'gateway-settings/sms', load: () => import('./gateway/list-sms-settings.tsx') },
  { path: 'gateway-settings/notification', load: () => import('./gateway/list-notification-settings.tsx') },
  { path: 'gateway-settings/payment', load: () => import('./gateway/list-payment-gateways.tsx') },
  { path: 'gateway-settings/outbox', load: () => import('./gateway/list-outbox.tsx') },
  { path: 'message', load: () => import('./message/list-messages.tsx') },
  { path: 'approval', load: () => import('./approval/list-approvals.tsx') },
  { path: 'message/notification', load: () => import('./message/list-notifications.tsx') },
  { path: 'user_Collection_Report', load: () => import('./finance/list-collections.tsx') },
  { path: 'privacy/access-log', load: () => import('./privacy/list-chart-access.tsx') },
  { path: 'privacy/settings', load: () => import('./privacy/privacy-settings.tsx') },
  { path: 'audit_log_report', load: () => import('./access/list-audit-log.tsx') },
  { path: 'security', load: () => import('./resource/master-landing.tsx') },
  { path: 'security/user', load: () => import('./access/list-user-factors.tsx') },
  { path: 'security/session', load: () => import('./access/list-sessions.tsx') },
  { path: 'security/event', load: () => import('./access/list-security-events.tsx') },
  { path: 'security/policy', load: () => import('./access/security-policy.tsx') },
  { path: 'role-permission', load: () => import('./access/list-roles.tsx') },
  { path: 'role-permission/$roleId', load: () => import('./access/role-permissions.tsx') },
];

/** The list of inpatients with the pages of one of them, once for each list that shows those of a mode. */
const inpatientScreens: readonly Screen[] = admissionPages.flatMap((page) => [
  {
    path: page.menu,
    load: async () => {
      const { default: InpatientDesk } = await import('./inpatient-desk.tsx');
      return { default: () => <InpatientDesk page={page} /> };
    },
  },
  { path: `${page.menu}/patient-details`, load: () => import('./patient-details.tsx') },
  { path: `${page.menu}/bed_notes`, load: () => import('./bed-notes.tsx') },
]);

const masterScreens: readonly Screen[] = [
  ...masters.map(({ route }) => ({ path: route, load: () => import('./resource/master-list.tsx') })),
  ...fileTables.map(({ route }) => ({
    path: `${route}/import`,
    load: () => import('./resource/import-master.tsx'),
  })),
];

/** A menu path that has masters below it but no screen of its own shows them as links. */
const landingScreens: readonly Screen[] = [...new Set(masters.map(({ menu }) => menu))]
  .filter((menu) => ![...written, ...inpatientScreens, ...masterScreens].some(({ path }) => path === menu))
  .map((menu) => ({ path: menu, load: () => import('./resource/master-landing.tsx') }));

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

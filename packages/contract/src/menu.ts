// The menu of the product: every screen a right can be given on, in the order the sidebar shows it (R112, R168, R172).
import { admissionMenu } from './admission.ts';
import { nursingMenu } from './admission-pages.ts';

/** A screen in the menu; its path is also the key of rights on it. */
export interface MenuItem {
  readonly path: string;
  /** English title; other languages translate it in `shell.json`. */
  readonly title: string;
  readonly icon: string;
  /** Further addresses of the same screen; whoever may open the path may open them. */
  readonly aliases?: readonly string[];
  /** Screens below this one that its landing page links to, besides the masters. */
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
}

/** A heading with the screens below it. */
export interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Every group and screen that exists; a screen not built yet is not listed (Q212). */
export const menu: readonly MenuGroup[] = [
  {
    title: 'Patients',
    items: [
      {
        path: 'patient_registration',
        title: 'Patient Registration',
        icon: 'user-plus',
        // Five routes of the specification share the patient module.
        aliases: [
          'opd-patient-registration',
          'ipd-patient-registration',
          'lab-patient-registration',
          'radiology/radiology-patient-registration',
        ],
      },
      { path: 'referral', title: 'Referrals', icon: 'user-share' },
      { path: 'provisional-booking', title: 'Provisional Booking', icon: 'calendar-plus' },
      { path: 'appointment', title: 'Doctor Calendar', icon: 'calendar-week' },
      { path: 'opd', title: 'OPD Patients', icon: 'clipboard-list' },
      { path: 'ot-booking', title: 'OT Booking', icon: 'heartbeat' },
      { path: 'ot-availability', title: 'OT Availability', icon: 'calendar-time' },
      { path: 'ipd/ipd_registration', title: 'IPD Patients', icon: 'bed' },
      { path: 'emergency', title: 'Emergency Patients', icon: 'ambulance' },
      { path: 'day-care', title: 'Day Care Patients', icon: 'sun' },
      { path: 'dental', title: 'Dental Patients', icon: 'dental' },
      { path: 'ivf-care', title: 'IVF Patients', icon: 'baby-carriage' },
      { path: 'ipd/discharge_patient', title: 'Discharge Patient', icon: 'door-exit' },
      { path: 'birth_record', title: 'Birth Records', icon: 'baby-carriage' },
      { path: 'death_record', title: 'Death Records', icon: 'file-certificate' },
      { path: 'mortuary_management', title: 'Mortuary', icon: 'grave' },
      { path: 'bill/dues', title: 'Dues', icon: 'cash-off' },
      { path: 'bed-availability', title: 'Bed Availability', icon: 'layout-grid' },
      { path: nursingMenu, title: 'Nursing Station', icon: 'nurse' },
    ],
  },
  {
    title: 'TPA',
    items: [
      { path: 'tpa/authorization', title: 'Authorisations', icon: 'clock-check' },
      { path: 'tpa/inpatient-settlement', title: 'Inpatient Settlement', icon: 'writing-sign' },
      { path: 'tpa/patient-outstanding', title: 'Patient Outstanding', icon: 'cash-off' },
      { path: 'tpa/view-bill', title: 'TPA Bills', icon: 'files' },
      { path: 'tpa/organisation', title: 'Associations', icon: 'building-bank' },
      { path: 'tpa/insurance', title: 'Insurance Companies', icon: 'shield-heart' },
    ],
  },
  {
    title: 'Charges',
    items: [
      {
        path: 'hospital-charges',
        title: 'Hospital Charges',
        icon: 'receipt-rupee',
        pages: [
          { path: 'hospital-charges/charge', title: 'Charges' },
          { path: 'hospital-charges/package', title: 'Packages' },
          { path: 'hospital-charges/rate', title: 'Payer rates' },
          { path: 'hospital-charges/import', title: 'Import price list' },
        ],
      },
    ],
  },
  {
    title: 'Pharmacy',
    items: [
      { path: 'Pharmacy/sales', title: 'Pharmacy Sales', icon: 'pill' },
      { path: 'Pharmacy/sales-return', title: 'Sales Return', icon: 'receipt-refund' },
      {
        path: 'Pharmacy/pharmacy_stock_received',
        title: 'Pharmacy Stock',
        icon: 'packages',
        aliases: ['Pharmacy/stock_adjustment'],
      },
      { path: 'pharmacy_settings', title: 'Pharmacy Items', icon: 'medicine-syrup' },
    ],
  },
  {
    title: 'Finance',
    items: [{ path: 'finance', title: 'General Ledger', icon: 'book-2' }],
  },
  {
    title: 'Human Resource',
    items: [
      { path: 'human_resource/administration', title: 'Staff', icon: 'id-badge' },
      { path: 'human_resource/approving_authorities', title: 'Approving Authorities', icon: 'rubber-stamp' },
    ],
  },
  {
    title: 'Communication',
    items: [
      { path: 'message', title: 'Messages', icon: 'message' },
      { path: 'approval', title: 'Approvals', icon: 'checks' },
    ],
  },
  {
    title: 'Settings',
    items: [
      {
        path: 'bed-settings',
        title: 'Bed Settings',
        icon: 'bed-flat',
        pages: [
          { path: 'bed-settings/bed', title: 'Beds' },
          { path: 'bed-settings/ward', title: 'Wards' },
          { path: 'bed-settings/floor', title: 'Floors' },
        ],
      },
      { path: 'staff-settings', title: 'Staff Settings', icon: 'users' },
      { path: 'ot-settings', title: 'OT Settings', icon: 'door' },
      { path: 'opd/diagnosis', title: 'Diagnosis', icon: 'stethoscope' },
      { path: 'add_hospital', title: 'Hospitals', icon: 'building-hospital' },
      { path: 'add_hospital/financial-year', title: 'Financial Years', icon: 'calendar' },
      { path: 'print-settings', title: 'Print Settings', icon: 'printer' },
      { path: 'settings', title: 'Lists of Values', icon: 'list-details' },
      {
        path: 'gateway-settings',
        title: 'Mail, SMS and Payment',
        icon: 'mail-cog',
        pages: [
          { path: 'gateway-settings/mail', title: 'Mail server' },
          { path: 'gateway-settings/sms', title: 'SMS gateways' },
          { path: 'gateway-settings/notification', title: 'Notifications' },
          { path: 'gateway-settings/payment', title: 'Payment gateways' },
          { path: 'gateway-settings/outbox', title: 'Outbox' },
        ],
      },
      { path: 'role-permission', title: 'Roles and Permissions', icon: 'shield-lock' },
    ],
  },
  {
    title: 'Reports',
    items: [
      { path: 'user_Collection_Report', title: 'User Collection', icon: 'cash-register' },
      { path: 'audit_log_report', title: 'Audit Log', icon: 'history' },
    ],
  },
];

/** The paths of all screens that rights are given on. */
export const menuPaths: readonly string[] = menu.flatMap((group) => group.items.map((item) => item.path));

/** The path whose rights an address needs: that of the screen where the address is an alias, else the address itself. */
export function unaliased(address: string): string {
  const plain = address.replace(/^\/+|\/+$/g, '');
  const items = menu.flatMap((group) => group.items);
  return items.find(({ aliases }) => aliases?.includes(plain))?.path ?? address;
}

/**
 * The paths any of whose rights opens an address: for the pages of an admission in the nursing station, which stand in no menu,
 * that of the list of inpatients (R331, Q50); that of the screen where the address is an alias; else the address itself.
 */
export function doorsOf(address: string): readonly string[] {
  const plain = address.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
  return `${plain}/`.startsWith('nursing_station/bed_note/') ? [admissionMenu] : [unaliased(address)];
}

// The menu of the product: every screen a right can be given on, in the order the sidebar shows it (R112, R168, R172).
import { inpatientPage } from './admission-pages.ts';
import { administratorsOnly, type MenuGroup, overseen } from './menu-item.ts';
import { patientGroup } from './menu-patients.ts';

/** Every group and screen that exists; a screen not built yet is not listed (Q212). */
export const menu: readonly MenuGroup[] = [
  patientGroup,
  {
    title: 'TPA',
    items: [
      {
        path: 'tpa/authorization',
        title: 'Authorisations',
        icon: 'clock-check',
        roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit' },
      },
      {
        path: 'tpa/inpatient-settlement',
        title: 'Inpatient Settlement',
        icon: 'writing-sign',
        roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
      },
      {
        path: 'tpa/patient-outstanding',
        title: 'Patient Outstanding',
        icon: 'cash-off',
        roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
      },
      {
        path: 'tpa/view-bill',
        title: 'TPA Bills',
        icon: 'files',
        roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
      },
      {
        path: 'tpa/organisation',
        title: 'Associations',
        icon: 'building-bank',
        roles: { ...overseen, billing: 'view add edit', approver: 'view' },
      },
      {
        path: 'tpa/insurance',
        title: 'Insurance Companies',
        icon: 'shield-heart',
        roles: { ...overseen, billing: 'view add edit', approver: 'view' },
      },
    ],
  },
  {
    title: 'Charges',
    items: [
      {
        path: 'hospital-charges',
        title: 'Hospital Charges',
        icon: 'receipt-rupee',
        roles: { ...overseen, billing: 'view', approver: 'view' },
        pages: [
          { path: 'hospital-charges/charge', title: 'Charges' },
          { path: 'hospital-charges/package', title: 'Packages' },
          { path: 'hospital-charges/rate', title: 'Payer rates' },
          { path: 'hospital-charges/share', title: 'Doctor and hospital shares' },
          { path: 'hospital-charges/import', title: 'Import price list' },
        ],
      },
    ],
  },
  {
    title: 'Pharmacy',
    items: [
      {
        path: 'Pharmacy/sales',
        title: 'Pharmacy Sales',
        icon: 'pill',
        roles: { ...overseen, billing: 'view', approver: 'view', pharmacist: 'view add edit delete' },
      },
      {
        path: 'Pharmacy/sales-return',
        title: 'Sales Return',
        icon: 'receipt-refund',
        roles: { ...overseen, billing: 'view', approver: 'view', pharmacist: 'view add edit delete' },
      },
      {
        path: 'Pharmacy/pharmacy_stock_received',
        title: 'Pharmacy Stock',
        icon: 'packages',
        roles: { ...overseen, pharmacist: 'view add edit delete' },
        aliases: ['Pharmacy/stock_adjustment'],
      },
      {
        path: 'pharmacy_settings',
        title: 'Pharmacy Items',
        icon: 'medicine-syrup',
        roles: { ...overseen, pharmacist: 'view add edit delete' },
      },
    ],
  },
  {
    title: 'Finance',
    items: [
      {
        path: 'finance',
        title: 'General Ledger',
        icon: 'book-2',
        roles: { ...overseen, billing: 'view', approver: 'view' },
      },
      {
        path: 'finance/gst',
        title: 'Tax Documents',
        icon: 'receipt-tax',
        roles: { ...overseen, billing: 'view', approver: 'view' },
      },
    ],
  },
  {
    title: 'Human Resource',
    items: [
      { path: 'human_resource/administration', title: 'Staff', icon: 'id-badge', roles: administratorsOnly },
      {
        path: 'human_resource/approving_authorities',
        title: 'Approving Authorities',
        icon: 'rubber-stamp',
        roles: administratorsOnly,
      },
    ],
  },
  {
    title: 'Communication',
    items: [
      {
        path: 'message',
        title: 'Messages',
        icon: 'message',
        roles: {
          ...overseen,
          doctor: 'view',
          nurse: 'view',
          frontDesk: 'view',
          billing: 'view',
          approver: 'view',
          pharmacist: 'view',
        },
      },
      {
        path: 'approval',
        title: 'Approvals',
        icon: 'checks',
        roles: {
          administrator: 'view edit',
          approver: 'view edit',
          billing: 'view edit',
          doctor: 'view',
          nurse: 'view',
          frontDesk: 'view',
          pharmacist: 'view',
          regionalHead: 'view',
        },
      },
    ],
  },
  {
    title: 'Settings',
    items: [
      {
        path: 'bed-settings',
        title: 'Bed Settings',
        icon: 'bed-flat',
        roles: overseen,
        pages: [
          { path: 'bed-settings/bed', title: 'Beds' },
          { path: 'bed-settings/ward', title: 'Wards' },
          { path: 'bed-settings/floor', title: 'Floors' },
        ],
      },
      { path: 'staff-settings', title: 'Staff Settings', icon: 'users', roles: overseen },
      { path: 'ot-settings', title: 'OT Settings', icon: 'door', roles: overseen },
      {
        path: 'settings/diagnosis',
        title: 'Diagnosis',
        icon: 'stethoscope',
        roles: { ...overseen, doctor: 'view add edit', frontDesk: 'view' },
        // Where the list stood before; the address leads here until the diagnostic counter has it (Q228).
        aliases: ['opd/diagnosis'],
      },
      {
        path: 'ipd_settings',
        title: 'IPD Settings',
        icon: 'adjustments',
        roles: overseen,
      },
      { path: 'add_hospital', title: 'Hospitals', icon: 'building-hospital', roles: overseen },
      { path: 'add_hospital/financial-year', title: 'Financial Years', icon: 'calendar', roles: overseen },
      { path: 'print-settings', title: 'Print Settings', icon: 'printer', roles: overseen },
      { path: 'settings', title: 'Lists of Values', icon: 'list-details', roles: overseen },
      {
        path: 'gateway-settings',
        title: 'Mail, SMS and Payment',
        icon: 'mail-cog',
        roles: administratorsOnly,
        pages: [
          { path: 'gateway-settings/mail', title: 'Mail server' },
          { path: 'gateway-settings/sms', title: 'SMS gateways' },
          { path: 'gateway-settings/notification', title: 'Notifications' },
          { path: 'gateway-settings/payment', title: 'Payment gateways' },
          { path: 'gateway-settings/outbox', title: 'Outbox' },
        ],
      },
      { path: 'role-permission', title: 'Roles and Permissions', icon: 'shield-lock', roles: administratorsOnly },
      {
        path: 'security',
        title: 'Security',
        icon: 'key',
        roles: administratorsOnly,
        pages: [
          { path: 'security/user', title: 'Second factors' },
          { path: 'security/session', title: 'Sessions' },
          { path: 'security/event', title: 'Security log' },
          { path: 'security/policy', title: 'Security policy' },
        ],
      },
      { path: 'privacy/settings', title: 'Privacy Settings', icon: 'eye', roles: administratorsOnly },
    ],
  },
  {
    title: 'Reports',
    items: [
      {
        path: 'user_Collection_Report',
        title: 'User Collection',
        icon: 'cash-register',
        roles: {
          administrator: 'view add edit delete',
          frontDesk: 'view add',
          billing: 'view add',
          approver: 'view add edit',
          pharmacist: 'view add',
          regionalHead: 'view edit',
          viewer: 'view',
        },
      },
      { path: 'audit_log_report', title: 'Audit Log', icon: 'history', roles: administratorsOnly },
      { path: 'privacy/access-log', title: 'Chart Access', icon: 'eye', roles: administratorsOnly },
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
  return `${plain}/`.startsWith('nursing_station/bed_note/') ? [inpatientPage.menu] : [unaliased(address)];
}

// Declaration of the report area: its wing, the areas it uses, and a screen for each declared report.
import type { ContractArea } from '../../kernel/area.ts';
import { reports } from './reports.ts';

/** The dashboard and the reports. */
export const reportArea: ContractArea = {
  name: 'report',
  wing: 'insight',
  uses: [
    'admission',
    'bed',
    'bill',
    'charge',
    'chart',
    'encounter',
    'finance',
    'laboratory',
    'opd',
    'patient',
    'payment',
    'pharmacy',
    'record',
    'referral',
    'tpa',
  ],
  menu: reports.map(({ menu, title, department, roles }, place) => ({
    heading: 'Reports',
    order: 100 + 10 * place,
    path: menu,
    title,
    icon: 'report-money',
    roles,
    reportOf: department,
    isInGallery: true,
  })),
};

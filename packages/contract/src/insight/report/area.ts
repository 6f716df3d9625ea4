// Declaration of the report area: its wing, the areas it uses, and a screen for each declared report.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly, type MenuEntry, overseen } from '../../kernel/menu-item.ts';
import { customReportMenu } from './custom-report.ts';
import { managementMenu } from './management.ts';
import { qualityMenu } from './quality-indicators.ts';
import { registersMenu } from './register.ts';
import { seesCollections } from './report-roles.ts';
import { reportRunMenu } from './report-run.ts';
import { reportScheduleMenu } from './report-schedule.ts';
import { registers, reports } from './reports.ts';

const makes = 'view add edit delete';

/** The dashboard and the reports. */
export const reportArea: ContractArea = {
  name: 'report',
  wing: 'insight',
  uses: [
    'access',
    'admission',
    'bed',
    'bill',
    'charge',
    'chart',
    'encounter',
    'finance',
    'gateway',
    'laboratory',
    'message',
    'opd',
    'patient',
    'payment',
    'pharmacy',
    'record',
    'referral',
    'tpa',
  ],
  auditNames: ['custom_report', 'quality_target', 'report_schedule', 'saved_report_view'],
  menu: [
    {
      heading: 'Reports',
      order: 35,
      path: customReportMenu,
      title: 'Custom reports',
      icon: 'report-money',
      roles: { ...overseen, administrator: makes, regionalHead: makes, billing: makes, approver: makes },
      reportOf: 'Setup',
      isInGallery: true,
      pages: [{ path: `${customReportMenu}/builder`, title: 'Report builder' }],
    },
    {
      heading: 'Reports',
      order: 40,
      path: managementMenu,
      title: 'Management figures',
      icon: 'report-money',
      roles: seesCollections,
      reportOf: 'Reports',
      isInGallery: true,
    },
    {
      heading: 'Reports',
      order: 42,
      path: qualityMenu,
      title: 'Quality indicators',
      icon: 'report-money',
      roles: { ...seesCollections, administrator: 'view edit', regionalHead: 'view edit' },
      reportOf: 'Reports',
      isInGallery: true,
    },
    {
      heading: 'Reports',
      order: 44,
      path: registersMenu,
      title: 'Registers',
      icon: 'book-2',
      // The roles that may view one of its reports.
      roles: Object.assign({}, ...registers.map(({ of }) => of.roles)),
      reportOf: 'Reports',
      isInGallery: true,
    },
    {
      heading: 'Reports',
      order: 45,
      path: reportScheduleMenu,
      title: 'Scheduled Reports',
      icon: 'clock',
      roles: administratorsOnly,
      reportOf: 'Setup',
      isInGallery: true,
    },
    {
      heading: 'Reports',
      order: 50,
      path: reportRunMenu,
      title: 'Runs of Reports',
      icon: 'history',
      roles: administratorsOnly,
      reportOf: 'Setup',
      isInGallery: true,
    },
    ...reports.flatMap(({ menu, title, department, roles, page }, place): MenuEntry[] =>
      page !== undefined
        ? []
        : [
            {
              heading: 'Reports',
              order: 100 + 10 * place,
              path: menu,
              title,
              icon: 'report-money',
              roles,
              reportOf: department,
              isInGallery: true,
            },
          ],
    ),
  ],
};

// Declaration of the laboratory area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly, overseen } from '../../kernel/menu-item.ts';
import {
  amendmentPage,
  benchMenu,
  collectionMenu,
  differingPage,
  reportMenu,
  specimenMenu,
  verifyMenu,
} from './lab-menus.ts';
import { laboratoryReportPaper } from './papers.ts';

const heading = 'Patients';
const group = 'Laboratory';

/** Specimens, works, results and reports of the laboratory. */
export const laboratoryArea: ContractArea = {
  name: 'laboratory',
  wing: 'diagnostics',
  uses: [
    'access',
    'admission',
    'charge',
    'chart',
    'labtest',
    'message',
    'order',
    'patient',
    'staff',
    'tenancy',
    'worklist',
  ],
  auditNames: [
    'lab_amendment',
    'lab_report',
    'lab_result',
    'lab_signature',
    'lab_work',
    'report_withdrawal',
    'specimen',
    'specimen_label',
  ],
  logTexts: { specimen: ['laboratory', 'specimenstore'] },
  papers: [laboratoryReportPaper],
  menu: [
    {
      heading,
      group,
      order: 126,
      path: collectionMenu,
      letter: '1',
      title: 'Specimen collection',
      icon: 'test-pipe',
      roles: { ...administratorsOnly, nurse: 'view edit', labTechnician: 'view edit', doctor: 'view' },
    },
    {
      heading,
      group,
      order: 127,
      path: specimenMenu,
      letter: '2',
      title: 'Specimens',
      icon: 'barcode',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit', nurse: 'view' },
    },
    {
      heading,
      group,
      order: 128,
      path: benchMenu,
      letter: '3',
      title: 'Laboratory bench',
      icon: 'microscope',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
    },
    {
      heading,
      group,
      order: 129,
      path: verifyMenu,
      letter: '4',
      title: 'Verification',
      icon: 'signature',
      roles: { pathologist: 'view edit', labTechnician: 'view' },
      pages: [
        { path: amendmentPage, title: 'Amendments to sign' },
        { path: differingPage, title: 'Values that differ' },
      ],
    },
    {
      heading,
      group,
      order: 130,
      path: reportMenu,
      letter: '5',
      title: 'Laboratory reports',
      icon: 'report-medical',
      roles: { ...overseen, doctor: 'view', nurse: 'view', labTechnician: 'view', pathologist: 'view edit' },
    },
  ],
};

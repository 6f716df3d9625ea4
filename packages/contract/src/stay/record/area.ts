// Declaration of the record area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { birthRecordPaper, deathRecordPaper } from './papers.ts';

/** Births, deaths and the mortuary. */
export const recordArea: ContractArea = {
  name: 'record',
  wing: 'stay',
  uses: ['admission', 'bed', 'patient', 'staff', 'tenancy'],
  auditNames: ['birth_record', 'child', 'death_record', 'mortuary_admission'],
  logTexts: { birth: ['record'], child: ['record'], death: ['record'], mortuary: ['record'] },
  papers: [birthRecordPaper, deathRecordPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Wards',
      order: 150,
      path: 'birth_record',
      title: 'Birth Records',
      icon: 'baby-carriage',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view', frontDesk: 'view add edit' },
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 160,
      path: 'death_record',
      title: 'Death Records',
      icon: 'file-certificate',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view', frontDesk: 'view add edit' },
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 170,
      path: 'mortuary_management',
      title: 'Mortuary',
      icon: 'grave',
      roles: { ...overseen, doctor: 'view', nurse: 'view', frontDesk: 'view add edit' },
    },
  ],
};

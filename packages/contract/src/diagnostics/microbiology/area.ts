// Declaration of the microbiology area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly, overseen } from '../../kernel/menu-item.ts';
import { infectionControlMenu, microbiologyMenu } from './culture-menus.ts';

/** Cultures: what grows, what it is susceptible to, and who has to know. */
export const microbiologyArea: ContractArea = {
  name: 'microbiology',
  wing: 'diagnostics',
  uses: ['admission', 'laboratory', 'order', 'patient', 'worklist'],
  auditNames: ['alert_isolate', 'culture_stage', 'isolate', 'susceptibility'],
  logTexts: { isolate: ['microbiology'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 135,
      path: microbiologyMenu,
      title: 'Microbiology',
      icon: 'virus-search',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
      pages: [
        { path: `${microbiologyMenu}/culture`, title: 'Cultures' },
        { path: `${microbiologyMenu}/antibiogram`, title: 'Antibiogram' },
      ],
    },
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 136,
      path: infectionControlMenu,
      title: 'Alert organisms',
      icon: 'biohazard',
      roles: { ...overseen, pathologist: 'view edit' },
    },
  ],
};

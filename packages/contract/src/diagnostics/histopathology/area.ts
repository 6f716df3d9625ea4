// Declaration of the histopathology area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';
import { histopathologyMenu } from './narrative.ts';

/** Reports in words: sections of a template, blocks and slides, addenda. */
export const histopathologyArea: ContractArea = {
  name: 'histopathology',
  wing: 'diagnostics',
  uses: ['admission', 'laboratory', 'order', 'patient', 'staff', 'tenancy', 'worklist'],
  auditNames: ['narrative', 'narrative_addendum', 'slide_picture', 'tissue_block', 'tissue_slide'],
  logTexts: { narrative: ['histopathology'], slide: ['histopathology'], tissue: ['histopathology'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 137,
      path: histopathologyMenu,
      title: 'Histopathology',
      icon: 'slideshow',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
    },
  ],
};

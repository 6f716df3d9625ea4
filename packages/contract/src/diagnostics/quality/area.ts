// Declaration of the quality area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';
import { qualityMenu } from './quality-words.ts';

/** Controls of analysers, judged and acted on. */
export const qualityArea: ContractArea = {
  name: 'quality',
  wing: 'diagnostics',
  uses: ['laboratory', 'order', 'staff'],
  auditNames: [
    'auto_verify_rule',
    'eqa_round',
    'qc_action',
    'qc_material',
    'qc_run',
    'qc_target',
    'reagent_lot',
    'reflex_rule',
  ],
  logTexts: { eqa: ['quality'], qc_: ['quality'], reagent: ['quality'], reflex: ['quality'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 132,
      path: qualityMenu,
      title: 'Quality control',
      icon: 'chart-line',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
      pages: [
        { path: 'investigation/quality/rules', title: 'Verification rules' },
        { path: 'investigation/quality/reflex', title: 'Tests by protocol' },
      ],
    },
  ],
};

// Declaration of the analyser area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';
import { analyserMessageMenu } from './analyser-message.ts';

/** Messages of analysers: received, stored, and matched with specimens. */
export const analyserArea: ContractArea = {
  name: 'analyser',
  wing: 'diagnostics',
  uses: ['laboratory', 'labtest', 'quality'],
  auditNames: ['analyser_message'],
  logTexts: { analyser: ['analyser', 'labtest'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 131,
      path: analyserMessageMenu,
      title: 'Analyser messages',
      icon: 'plug',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
    },
  ],
};

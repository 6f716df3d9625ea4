// Declaration of the template area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Aids for writing notes: versioned templates of an examination, and phrases. */
export const templateArea: ContractArea = {
  name: 'template',
  wing: 'clinic',
  uses: ['opd'],
  auditNames: ['consultation_template', 'phrase'],
  logTexts: { phrase: ['template'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 37,
      path: 'note-templates',
      title: 'Note Templates',
      icon: 'template',
      roles: { ...overseen, doctor: 'view add edit' },
      pages: [{ path: 'note-templates/phrases', title: 'Phrases' }],
    },
  ],
};

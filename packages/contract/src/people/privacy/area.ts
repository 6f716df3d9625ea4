// Declaration of the privacy area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';

/** Access to charts, and its log. */
export const privacyArea: ContractArea = {
  name: 'privacy',
  wing: 'people',
  uses: ['access', 'message', 'patient'],
  auditNames: ['break_glass', 'chart_mark', 'privacy_setting'],
  logTexts: { break_glass: ['privacy'], privacy: ['privacy'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Users and rights',
      order: 130,
      path: 'privacy/settings',
      title: 'Privacy Settings',
      icon: 'lock-cog',
      roles: administratorsOnly,
    },
    {
      heading: 'Reports',
      order: 30,
      path: 'privacy/access-log',
      title: 'Chart Access',
      reportOf: 'Setup',
      icon: 'eye',
      roles: administratorsOnly,
    },
  ],
};

// Declaration of the labtest area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { labSettingsMenu } from './lab-parameter.ts';
import { labTestFile } from './lab-test-file.ts';

/** The laboratory's catalogue: tests, what they measure, and what is normal. */
export const labtestArea: ContractArea = {
  name: 'labtest',
  wing: 'diagnostics',
  uses: [],
  auditNames: [
    'adult_range',
    'analyser',
    'choice',
    'lab_parameter',
    'lab_test',
    'reference_range',
    'starting_catalogue',
  ],
  logTexts: { lab_: ['labtest', 'laboratory', 'quality'], reference_range: ['labtest'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Laboratory',
      order: 75,
      path: labSettingsMenu,
      title: 'Laboratory settings',
      icon: 'flask',
      roles: { ...overseen, doctor: 'view' },
      pages: [
        { path: `${labSettingsMenu}/test`, title: 'Laboratory tests' },
        { path: `${labSettingsMenu}/parameter`, title: 'Parameters and ranges' },
        { path: `${labSettingsMenu}/analyser`, title: 'Analysers' },
      ],
    },
  ],
  fileTables: [labTestFile],
};

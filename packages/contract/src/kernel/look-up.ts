// Who may read a list of values: whoever keeps it, and whoever works on a screen whose forms choose from it.
import type { Permission } from './endpoint.ts';
import { menu } from './menu.ts';

/** A heading of the menu. */
export type Heading =
  | 'Patients'
  | 'TPA'
  | 'Charges'
  | 'Pharmacy'
  | 'Finance'
  | 'Human Resource'
  | 'Communication'
  | 'Settings'
  | 'Reports';

/**
 * The right to read a list of values: view of the screen it is kept on, or of any screen below the headings whose forms choose from it.
 * Without a screen there a role reads nothing; `tools/screen-calls.test.ts` holds the headings to what the screens call.
 */
export function mayLookUp(keptOn: string, ...headings: readonly Heading[]): Permission {
  const screens = menu
    .filter(({ title }) => (headings as readonly string[]).includes(title))
    .flatMap(({ items }) => items.map(({ path }) => path));
  return { menu: keptOn, action: 'view', orMenus: screens.filter((path) => path !== keptOn), isLookUp: true };
}

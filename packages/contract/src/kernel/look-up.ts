// Right to read a list of values: users who maintain it, and users of a screen whose forms offer it.
import type { ScreenPermission } from './endpoint.ts';
import type { Heading } from './menu-item.ts';

/**
 * The right to read a list of values: view of the screen it is kept on, or of any screen below the headings whose forms choose from it.
 * Without a screen there a role reads nothing; `tools/screen-calls.test.ts` compares the headings with the calls of the screens.
 */
export function mayLookUp(keptOn: string, ...headings: readonly Heading[]): ScreenPermission {
  return { menu: keptOn, action: 'view', orBelow: headings };
}

// The rights a call needs, with headings replaced by the screens below them.
import type { NeededRight } from '@charaka/rules/access/permission';
import type { ScreenPermission } from '../kernel/endpoint.ts';
import { menu } from './menu.ts';

/** The right a call needs, its `orMenus` whole: those it names, and every screen below the headings it may be chosen from. */
export function neededRight({ orBelow = [], ...asked }: ScreenPermission): NeededRight {
  const below = menu.filter(({ title }) => orBelow.includes(title)).flatMap(({ items }) => items);
  const orMenus = [...(asked.orMenus ?? []), ...below.map(({ path }) => path)].filter((path) => path !== asked.menu);
  return { ...asked, orMenus };
}

/** Every screen whose right opens a call. */
export function screensOf(permission: ScreenPermission): readonly string[] {
  const { menu: keptOn, orMenus = [] } = neededRight(permission);
  return [keptOn, ...orMenus];
}

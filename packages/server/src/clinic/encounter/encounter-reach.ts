// Which encounters a call may touch: stays, visits, or both, as the screens show whose rights let the caller in.
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { admissionPages, allModesMenus } from '@charaka/contract/stay/admission/admission-pages';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { reachedModes } from '../../stay/admission/admission-reach.ts';

const stayMenus: readonly string[] = [...admissionPages.map(({ menu }) => menu), ...allModesMenus];

/** Whether a call reaches stays, and visits; `allMenus` are screens that show both. One that hangs on neither kind is kept to nothing. */
export function encounterReach(
  { menus }: Pick<Call, 'menus'>,
  allMenus: readonly string[] = [],
): { readonly stays: boolean; readonly visits: boolean } {
  const stays = menus.some((menu) => stayMenus.includes(menu));
  const visits = menus.includes(visitMenu);
  const all = menus.some((menu) => allMenus.includes(menu)) || (!stays && !visits);
  return { stays: stays || all, visits: visits || all };
}

/** The condition that keeps a statement with encounter `e` and its admission `a` to the rows that a call may reach; empty if it may reach all. */
export function withinEncounters(call: Pick<Call, 'menus'>, allMenus: readonly string[] = []): Sql {
  const { stays, visits } = encounterReach(call, allMenus);
  const modes = reachedModes(call);
  const ofModes = modes === null ? sql`e.admission_id is not null` : sql`a.admission_mode = any(${[...modes]}::text[])`;
  if (!stays) return sql` and e.admission_id is null`;
  if (!visits) return sql` and ${ofModes}`;
  return modes === null ? empty : sql` and (e.admission_id is null or ${ofModes})`;
}

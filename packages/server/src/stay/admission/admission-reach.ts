// Which admissions a call may touch: those of every mode, or only those of the pages its caller has the right on.
import { type AdmissionMode, admissionPages, allModesMenus } from '@charaka/contract/stay/admission/admission-pages';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';

/**
 * The modes a call is kept to, or null for all of them. Calls that need a right elsewhere, as on the TPA desk, are not kept to
 * any; of those that need one on a list of inpatients, only the ones allowed by the list of all inpatients or by a screen that
 * shows all of them.
 */
export function reachedModes(call: Pick<Call, 'menus'>): readonly AdmissionMode[] | null {
  if (allModesMenus.some((menu) => call.menus.includes(menu))) return null;
  const pages = admissionPages.filter(({ menu }) => call.menus.includes(menu));
  if (pages.length === 0 || pages.some(({ mode }) => mode === null)) return null;
  return pages.flatMap(({ mode }) => mode ?? []);
}

/** The condition for admissions whose list the session sees, whichever call asks; undefined where it sees none of the lists. */
export function ofListedModes({ session }: Pick<Call, 'session'>, mode: Sql): Sql | undefined {
  const pages = admissionPages.filter(({ menu }) => hasRight(session, menu, 'view'));
  if (pages.length === 0) return undefined;
  const modes = pages.some((page) => page.mode === null) ? null : pages.flatMap((page) => page.mode ?? []);
  return modes === null ? sql`true` : sql`${mode} = any(${modes}::text[])`;
}

/** Whether a call may touch, or make, an admission of a mode. */
export function reaches(call: Pick<Call, 'menus'>, admissionMode: string): boolean {
  return reachedModes(call)?.some((mode) => mode === admissionMode) ?? true;
}

/** The condition that keeps a statement to the admissions a call reaches; nothing where it reaches all. */
export function withinReach(call: Pick<Call, 'menus'>, mode: Sql): Sql {
  const modes = reachedModes(call);
  return modes === null ? empty : sql` and ${mode} = any(${[...modes]}::text[])`;
}

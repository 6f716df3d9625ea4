// The rules of the matrix of rights: what a tick brings along, what was changed, and what a column holds.
import { type DeedName, deeds, deedsBelow } from '@charaka/contract/kernel/deed';
import type { Rights } from '@charaka/rules/access/permission';

/** The four columns in their order (R168). */
export const rightFlags = ['canView', 'canAdd', 'canEdit', 'canDelete'] as const;
/** One of the columns. */
export type RightFlag = (typeof rightFlags)[number];
/** Rights by menu path. */
export type Matrix = Readonly<Record<string, Rights>>;

/** No right at all. */
export const noRights: Rights = { canView: false, canAdd: false, canEdit: false, canDelete: false };

/** A row with one right given or taken: who may change may also see, and who may not see may do nothing. */
export function withRight(rights: Rights, flag: RightFlag, isGiven: boolean): Rights {
  if (flag === 'canView' && !isGiven) return { ...rights, ...noRights };
  return { ...rights, [flag]: isGiven, ...(isGiven ? { canView: true } : {}) };
}

/** A row with every right given or taken; to do and to grant are two things (Q233). */
export function withAllRights(rights: Rights, isGiven: boolean): Rights {
  return { ...rights, canView: isGiven, canAdd: isGiven, canEdit: isGiven, canDelete: isGiven };
}

/** The rows that change with a screen's: without the screen its deeds are gone too (Q224). */
export function withScreen(menuPath: string, row: Rights, rights: Matrix): Matrix {
  const below = row.canView ? [] : deedsBelow(menuPath);
  return Object.fromEntries([
    [menuPath, row],
    ...below.map((deed) => [deed, { ...rights[deed], ...noRights }] as const),
  ]);
}

/** The rows that change with an action: a role with the action can also open its screen. */
export function withDeed(deed: DeedName, isGiven: boolean, rights: Matrix): Matrix {
  const { screen } = deeds[deed];
  const row = { ...rights[deed], ...noRights, canView: isGiven };
  return isGiven ? { [deed]: row, [screen]: withRight(rights[screen] ?? noRights, 'canView', true) } : { [deed]: row };
}

/** Whether two rows give the same rights, and the same right to grant. */
function isSameRights(one: Rights, other: Rights): boolean {
  return (one.canGrant ?? false) === (other.canGrant ?? false) && rightFlags.every((flag) => one[flag] === other[flag]);
}

/** The rows of a draft that differ from the saved ones, as the server takes them. */
export function changedRights(kept: Matrix, draft: Matrix): ({ menuPath: string } & Rights)[] {
  return Object.entries(draft)
    .filter(([menuPath, rights]) => !isSameRights(kept[menuPath] ?? noRights, rights))
    .map(([menuPath, rights]) => ({ menuPath, ...rights }));
}

/** The draft without the rows that were saved as they still are. */
export function withoutSaved(draft: Matrix, saved: readonly ({ menuPath: string } & Rights)[]): Matrix {
  const isSaved = ([menuPath, rights]: [string, Rights]) =>
    saved.some((row) => row.menuPath === menuPath && isSameRights(row, rights));
  return Object.fromEntries(Object.entries(draft).filter((entry) => !isSaved(entry)));
}

/** How many of some ticks are set: all, some or none. */
export function tickState(ticks: readonly boolean[]): 'all' | 'some' | 'none' {
  if (ticks.length > 0 && ticks.every(Boolean)) return 'all';
  return ticks.some(Boolean) ? 'some' : 'none';
}

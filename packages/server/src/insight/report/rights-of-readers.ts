// Rights of a reader of a scheduled report that are less than those of a user.
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { Rightful } from '../../kernel/session.ts';

/** No right on a screen. */
export const NO_RIGHTS = { canView: false, canAdd: false, canEdit: false, canDelete: false };

/** The rights of a reader without the deed that opens guarded rows, as that of an address outside the hospital. */
export function withoutDeed(of: Report, session: Rightful): Rightful {
  const { guarded } = of.dataset;
  return guarded ? { ...session, rights: { ...session.rights, [guarded.deed]: NO_RIGHTS } } : session;
}

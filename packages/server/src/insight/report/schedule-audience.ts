// The readers of a scheduled report, with the rights that they and the owner have at this moment: one run for equal sets (RP011).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { loadStanding, type Standing } from '../../kernel/load-session.ts';
import { does, hasRight, type Rightful } from '../../kernel/session.ts';
import { isWithoutGuarded, maySee, seesAllOwners } from './report-rows.ts';
import { NO_RIGHTS, withoutDeed } from './rights-of-readers.ts';
import { mayRunCustom, type UsedCustom } from './schedule-custom.ts';
import type { Delivery, Place } from './schedule-store.ts';

/** The recipients of one run. */
export interface Readers {
  /** The rights of the run. */
  readonly session: Rightful;
  readonly users: readonly Standing[];
}

/** The readers of a delivery; without an owner who may see the report there are none. */
export interface Audience {
  readonly owner: Standing | undefined;
  readonly readers: readonly Readers[];
  /** Names of recipients who may not see the report any more. */
  readonly lost: readonly string[];
}

/** Whether a user works in the hospital and may see the report; with the rows of every user, because a mail has one content for all. */
function maySeeReport(user: Standing, of: Report, hospitalId: number): boolean {
  return user.hospitals.has(hospitalId) && hasRight(user, of.menu, 'view') && seesAllOwners(of, user);
}

/** The rights that both have; the super administrator has all rights on screens, and no deed by the number of the role. */
function rightsOfBoth(of: Report, owner: Rightful, reader: Rightful): Rightful {
  const { guarded } = of.dataset;
  const both = screensOfBoth(owner, reader);
  return guarded && !(does(owner, guarded.deed) && does(reader, guarded.deed)) ? withoutDeed(of, both) : both;
}

function screensOfBoth(owner: Rightful, reader: Rightful): Rightful {
  if (owner.roleId === SUPER_ADMINISTRATOR_ROLE_ID) return reader;
  if (reader.roleId === SUPER_ADMINISTRATOR_ROLE_ID) return owner;
  const both = (menu: string, right: 'view' | 'edit') => hasRight(owner, menu, right) && hasRight(reader, menu, right);
  const rights = Object.keys(owner.rights).map((menu) => [
    menu,
    { ...NO_RIGHTS, canView: both(menu, 'view'), canEdit: both(menu, 'edit') },
  ]);
  return { roleId: reader.roleId, rights: Object.fromEntries(rights) };
}

/** Reads the rights of owner and recipients as they are now; of a custom report too, where the schedule sends one. */
export async function audienceOf(
  { tx, tenantId }: Place,
  of: Report,
  delivery: Delivery,
  custom: UsedCustom | undefined,
): Promise<Audience> {
  const { ownerId, recipientIds, hospitalId } = delivery;
  const owner = await loadStanding(tx, tenantId, ownerId);
  const mayRead = (user: Standing) =>
    maySeeReport(user, of, hospitalId) && (custom === undefined || mayRunCustom(custom, user));
  if (!owner || !mayRead(owner)) return { owner: undefined, readers: [], lost: [] };
  const groups = new Map<string, { session: Rightful; users: Standing[] }>();
  const lost: string[] = [];
  for (const userId of new Set(recipientIds)) {
    const user = await loadStanding(tx, tenantId, userId);
    if (!user || !mayRead(user)) {
      lost.push(user?.userName ?? String(userId));
      continue;
    }
    const session = rightsOfBoth(of, owner, user);
    const seen = Object.entries(of.dataset.fields).flatMap(([name, field]) =>
      maySee({ session }, field) ? [name] : [],
    );
    const key = [user.roleId, isWithoutGuarded(of, { session }), ...seen].join(' ');
    const group = groups.get(key) ?? { session, users: [] };
    group.users.push(user);
    groups.set(key, group);
  }
  return { owner, readers: [...groups.values()], lost };
}

// Sets what the tenant calls a heading of the menu; which headings and screens there are stays the product's affair (R168).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { updatePermissionGroup as updatePermissionGroupEndpoint } from '@charaka/contract/foundation/access/role';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type PermissionGroup, permissionGroups, titledGroups } from './permission-group.ts';
import { findHeadingTitles, writeHeadingTitle } from './permission-group-store.ts';

type Sent = ParsedOf<typeof updatePermissionGroupEndpoint>['group'];

/** Open screens show the new title at once. Refuses a title that another heading has, and any other change. */
export const updatePermissionGroup = handle(updatePermissionGroupEndpoint, async (call, { group: sent }) => {
  const { tx, tenantId } = call;
  const group = permissionGroups.find(({ groupId }) => groupId === sent.groupId);
  if (!group) return refuse(accessSentences.headingDoesNotExist);
  if (!isSameBeside(group, sent)) refuse(accessSentences.onlyTitleChanges);
  const title = sent.title || group.groupName;
  const others = titledGroups(await findHeadingTitles(tx, tenantId)).filter(({ groupId }) => groupId !== group.groupId);
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    refuse(accessSentences.headingTitleTaken({ title }));
  await writeHeadingTitle(tx, tenantId, group.shortName, title === group.groupName ? null : title);
  call.say(accessSentences.headingRenamed({ title }));
  return { group: { ...group, title } };
});

function isSameBeside(group: PermissionGroup, sent: Sent): boolean {
  const { groupId: _number, title: _title, categories, ...fields } = sent;
  const paths = (list: Sent['categories']) => list?.map(({ menuPath }) => menuPath).join();
  const isSame = Object.entries(fields).every(
    ([name, value]) => value == null || value === group[name as keyof typeof fields],
  );
  return isSame && (categories == null || paths(categories) === paths(group.categories));
}

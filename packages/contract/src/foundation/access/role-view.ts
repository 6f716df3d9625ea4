// Views of lists that a role is given, on the wire: whoever has the role finds them beside their own (0161). Calls of our own.

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { id, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { accessTopic } from '../../kernel/topic.ts';
import { columnsChosen } from '../tenancy/preference.ts';
import { ROLE_MENU_PATH } from './role.ts';

/** As many views a role may be given, over all lists. */
const MOST_ROLE_VIEWS = 60;

/** A view with the list it belongs to; `search` is the part of the address that tells filters, sorting and size. */
const roleView = shape({ list: text(80), title: text(60), search: text(800), ...columnsChosen });
const roleViews = z.array(roleView).max(MOST_ROLE_VIEWS);
/** A view of a role. */
export type RoleView = z.output<typeof roleView>;

/** The views of the caller's own role, or of another role for users who may see the rights of roles. */
export const getRoleViews = endpoint({
  path: '/User/GetRoleViews',
  summary: 'Reads the views of lists that a role is given: that of the caller where none is named.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({ roleId: optional(id()) }),
  output: shape({ views: roleViews }),
});

/** Gives a role these views and no others. */
export const updateRoleViews = endpoint({
  path: '/HospitalSetting/UpdateRoleViews',
  logAs: ['report_view', 'changed'],
  bodyBytes: bodySize.long,
  summary: 'Sets the views of lists that everybody with a role finds beside their own.',
  permission: may('edit', ROLE_MENU_PATH),
  effect: 'write',
  changes: [accessTopic],
  input: shape({ role: shape({ roleId: id() }), views: roleViews }),
  output: shape({ views: roleViews }),
});

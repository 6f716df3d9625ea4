// Declaration of the access area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';

/** Log-ins, roles and rights, second factors and the audit log. */
export const accessArea: ContractArea = {
  name: 'access',
  wing: 'foundation',
  uses: ['approval', 'message', 'tenancy'],
  auditNames: [
    'app_user',
    'factor',
    'passkey',
    'password',
    'password_reset_code',
    'permission_group_title',
    'proof',
    'recovery_code',
    'report_view',
    'role',
    'role_permission',
    'security_policy',
    'session',
    'user_device',
    'user_preference',
  ],
  logTexts: { role: ['role'], security: ['access'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Users and rights',
      order: 110,
      path: 'role-permission',
      title: 'Roles and Permissions',
      icon: 'shield-lock',
      roles: administratorsOnly,
    },
    {
      heading: 'Settings',
      department: 'Users and rights',
      order: 120,
      path: 'security',
      title: 'Security',
      icon: 'key',
      roles: administratorsOnly,
      pages: [
        { path: 'security/user', title: 'Second factors' },
        { path: 'security/session', title: 'Sessions' },
        { path: 'security/event', title: 'Security log' },
        { path: 'security/policy', title: 'Security policy' },
      ],
    },
    {
      heading: 'Reports',
      order: 20,
      path: 'audit_log_report',
      title: 'Audit Log',
      reportOf: 'Setup',
      icon: 'history',
      roles: administratorsOnly,
    },
  ],
};

// Screens that the access area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Log-ins, roles and rights, second factors and the audit log. */
export const accessArea: WebArea = {
  screens: [
    { path: 'audit_log_report', load: () => import('./list-audit-log.tsx') },
    { path: 'security/user', load: () => import('./list-user-factors.tsx') },
    { path: 'security/session', load: () => import('./list-sessions.tsx') },
    { path: 'security/event', load: () => import('./list-security-events.tsx') },
    { path: 'security/policy', load: () => import('./security-policy.tsx') },
    { path: 'role-permission', load: () => import('./list-roles.tsx') },
    { path: 'role-permission/$roleId', load: () => import('./role-permissions.tsx') },
  ],
};

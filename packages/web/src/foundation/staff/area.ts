// Screens that the staff area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Staff, their log-ins and delegated approvals. */
export const staffArea: WebArea = {
  screens: [
    { path: 'staff-profile', load: () => import('./own-profile.tsx') },
    { path: 'human_resource/administration', load: () => import('./list-staff.tsx') },
    { path: 'human_resource/administration/add', load: () => import('./add-staff.tsx') },
    { path: 'human_resource/administration/$staffId', load: () => import('./view-staff.tsx') },
    { path: 'human_resource/approving_authorities', load: () => import('./approving-authorities.tsx') },
  ],
};

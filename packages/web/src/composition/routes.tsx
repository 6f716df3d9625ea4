// Every screen of the product in one list: those that areas declare, those made of several areas, and those that follow from lists.

import { fileTables } from '@charaka/contract/composition/file-tables';
import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';
import { galleryPath } from '@charaka/contract/kernel/menu-item';
import { FIRST_RUN_PATH } from '@charaka/contract/office/setup/setup';
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import type { Screen } from '../kernel/area.ts';
import { siblingsOf } from '../resource/siblings.ts';
import { areas } from './areas.ts';

/** Screens made of several areas, and those of the shell. */
const composed: readonly Screen[] = [
  { path: '', load: () => import('../desk/home.tsx') },
  { path: galleryPath, load: () => import('../desk/report-gallery.tsx') },
  { path: 'manual', load: () => import('../desk/manual.tsx') },
  { path: 'profile', load: () => import('../shell/profile.tsx') },
  { path: 'profile/setting', load: () => import('../desk/profile.tsx') },
  { path: 'patient_registration', load: () => import('../desk/patient-desk.tsx') },
  { path: 'patient_registration/$patientId', load: () => import('../desk/patient-page.tsx') },
  { path: 'nursing_station/bed_note', load: () => import('../desk/bed-notes.tsx') },
  { path: 'nursing_station/nursing_dashboard', load: () => import('../desk/nursing-desk.tsx') },
  { path: 'nursing_station/nursing_dashboard/patient-details', load: () => import('../desk/patient-details.tsx') },
  { path: 'nursing_station/nursing_dashboard/bed_notes', load: () => import('../desk/bed-notes.tsx') },
  { path: 'bed-availability', load: () => import('../desk/bed-desk.tsx') },
  { path: FIRST_RUN_PATH, load: async () => (await import('./first-run.tsx')).loadFirstRun() },
  { path: 'print-settings', load: async () => (await import('../papers/print-settings.tsx')).loadPrintSettings() },
  { path: 'print-settings/layout', load: async () => (await import('../papers/design-paper.tsx')).loadDesignPaper() },
];

/** The screens without a log-in. */
export const openScreens: readonly Screen[] = areas.flatMap((area) => area.openScreens ?? []);

/** The screens that areas declare, and those above them. */
const written: readonly Screen[] = [...areas.flatMap((area) => area.screens ?? []), ...composed];

/** The list of inpatients with the pages of one of them, once for each list that shows those of a mode. */
const inpatientScreens: readonly Screen[] = admissionPages.flatMap((page) => [
  {
    path: page.menu,
    load: async () => {
      const { default: InpatientDesk } = await import('../desk/inpatient-desk.tsx');
      return { default: () => <InpatientDesk page={page} /> };
    },
  },
  { path: `${page.menu}/patient-details`, load: () => import('../desk/patient-details.tsx') },
  { path: `${page.menu}/final-bill`, load: () => import('../desk/final-bill.tsx') },
  { path: `${page.menu}/bed_notes`, load: () => import('../desk/bed-notes.tsx') },
]);

const masterScreens: readonly Screen[] = [
  ...masters.map(({ route }) => ({ path: route, load: () => import('../resource/master-list.tsx') })),
  ...fileTables.map(({ route }) => ({
    path: `${route}/import`,
    load: () => import('../resource/import-master.tsx'),
  })),
];

/** A menu path without a screen of its own shows the first screen below it, with tabs to the others. */
const firstScreens: readonly Screen[] = menu
  .flatMap(({ items }) => items)
  .flatMap(({ path }) => {
    const known = [...written, ...inpatientScreens, ...masterScreens];
    const [first] = siblingsOf(path);
    const screen = known.find((each) => each.path === first?.path);
    return screen && !known.some((each) => each.path === path) ? [{ path, load: screen.load }] : [];
  });

/** Further addresses of a screen lead to the same code. */
const aliasScreens: readonly Screen[] = menu.flatMap(({ items }) =>
  items.flatMap(({ path, aliases = [] }) =>
    written
      .filter((screen) => screen.path === path)
      .flatMap(({ load }) => aliases.map((alias) => ({ path: alias, load }))),
  ),
);

/** All screens; addresses without a leading slash. */
export const screens: readonly Screen[] = [
  ...written,
  ...inpatientScreens,
  ...aliasScreens,
  ...masterScreens,
  ...firstScreens,
];

// The lists of inpatients: one screen under five menu paths, each showing the admissions of its mode (Part 4, Q14).
import type { Action, Permission } from './endpoint.ts';

/** A mode that has a list of its own. */
export type AdmissionMode = 'Dental' | 'Emergency' | 'Day Care' | 'IVF';

/** Where the list of inpatients stands, and which admissions it shows there; without a mode all of them. */
export interface AdmissionPage {
  /** The specification's page source. */
  readonly source: 'IPD' | 'Dental' | 'Emergency' | 'DayCareManagement' | 'IvfManagement';
  /** Its address, which is also its menu path. */
  readonly menu: string;
  /** The mode its admissions have, and a new one is preset with. */
  readonly mode: AdmissionMode | null;
}

/** The list of all inpatients. */
export const inpatientPage: AdmissionPage = { source: 'IPD', menu: 'ipd/ipd_registration', mode: null };

/** Every page; the values of `admissionMode` are those of the form (Q14). */
export const admissionPages: readonly AdmissionPage[] = [
  inpatientPage,
  { source: 'Dental', menu: 'dental', mode: 'Dental' },
  { source: 'Emergency', menu: 'emergency', mode: 'Emergency' },
  { source: 'DayCareManagement', menu: 'day-care', mode: 'Day Care' },
  { source: 'IvfManagement', menu: 'ivf-care', mode: 'IVF' },
];

/** The right to do something with admissions on one of the pages; the server keeps to the modes of the pages it is on. */
export function mayOnAnyPage(action: Action): Permission {
  const [menu, ...orMenus] = admissionPages.map((page) => page.menu);
  return { menu: menu as string, action, orMenus };
}

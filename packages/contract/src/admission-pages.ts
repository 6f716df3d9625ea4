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

/** The lists of one mode each; the values of `admissionMode` are those of the form (Q14). */
const modePages: readonly AdmissionPage[] = [
  { source: 'Dental', menu: 'dental', mode: 'Dental' },
  { source: 'Emergency', menu: 'emergency', mode: 'Emergency' },
  { source: 'DayCareManagement', menu: 'day-care', mode: 'Day Care' },
  { source: 'IvfManagement', menu: 'ivf-care', mode: 'IVF' },
];

/** Every page. */
export const admissionPages: readonly AdmissionPage[] = [inpatientPage, ...modePages];

/** The nursing station, which shows the inpatients of every mode and changes none of them (Q31, Q32). */
export const nursingMenu = 'nursing_station/nursing_dashboard';

/** The right to look at admissions: on one of the pages, or at the nursing station, which shows all of them. */
export function mayLookAtInpatients(): Permission {
  return { menu: inpatientPage.menu, action: 'view', orMenus: [...modePages.map(({ menu }) => menu), nursingMenu] };
}

/** The right to do something with admissions on one of the pages; the server keeps to the modes of the pages it is on. */
export function mayOnAnyPage(action: Action): Permission {
  return { menu: inpatientPage.menu, action, orMenus: modePages.map(({ menu }) => menu) };
}

// The lists of inpatients: one screen under five menu paths, each showing the admissions of its mode (Part 4, Q14).
import type { DeedName } from '../../kernel/deed.ts';
import type { Action, Permission } from '../../kernel/endpoint.ts';

/** A mode that has a list of its own. */
export type AdmissionMode = 'Dental' | 'Emergency' | 'Day Care' | 'IVF';

/** A list of inpatients: its address, and the mode of the admissions it shows; without a mode all of them. */
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

/** Menu path of discharge: departments clear patients of every mode there, also without a right on a list of inpatients (Q47). */
export const dischargeMenu = 'ipd/discharge_patient';

/** The screens beside the lists that show inpatients of every mode. */
export const allModesMenus: readonly string[] = [nursingMenu, dischargeMenu];

/** The screens whose work needs how to reach an inpatient; the discharge desk and the pharmacy choose by name, number and bed. */
export const contactMenus: readonly [string, ...string[]] = [
  inpatientPage.menu,
  ...modePages.map(({ menu }) => menu),
  nursingMenu,
];

/** The right to look at admissions: on one of the pages, or where those of every mode are shown. */
export function mayLookAtInpatients(): Permission {
  return {
    menu: inpatientPage.menu,
    action: 'view',
    orMenus: [...modePages.map(({ menu }) => menu), ...allModesMenus],
  };
}

/**
 * The right to do something with admissions on one of the pages, and a deed where one is named; the server keeps to the modes of
 * the pages it is on.
 */
export function mayOnAnyPage(action: Action, deed?: DeedName): Permission {
  const orMenus = modePages.map(({ menu }) => menu);
  return { menu: inpatientPage.menu, action, orMenus, ...(deed ? { deeds: [deed] } : {}) };
}

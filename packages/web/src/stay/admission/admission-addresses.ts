// Addresses of the pages of one admission, below the list it was opened from (R062, R063, R331, Q36).
import { admissionPages, inpatientPage, nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import { useLocation } from '@tanstack/react-router';
import { linkSearch } from '../../kernel/link-search.ts';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { useSignedIn } from '../../kernel/session.ts';
import type { StayTab } from './stay-tab.ts';

/** A place to go to, as a Link takes it. */
export interface Address {
  readonly to: ScreenAddress;
  readonly search: never;
}

const address = (path: string, admissionId: number, tab?: StayTab): Address => ({
  to: `/${path}`,
  search: linkSearch({ id: admissionId, ...(tab ? { tab } : {}) }),
});

/** Addresses of the nursing station, one for every list of inpatients. */
const chargePage = 'nursing_station/bed_note/charge';
const nonHospitalChargePage = 'nursing_station/bed_note/non-hospital-charge';

const lists = [...admissionPages.map(({ menu }) => menu), nursingMenu];

/** The list an address belongs to: that of all inpatients where it belongs to none. */
export function listOfAddress(pathname: string): string {
  const address = `${pathname.replace(/^\/+|\/+$/g, '')}/`;
  return lists.find((list) => address.startsWith(`${list}/`)) ?? inpatientPage.menu;
}

/**
 * Path of the page that posts charges of an admission: the hospital charges, unless the hospital separates non-hospital charges
 * and the user came from their list (R331, Q36).
 */
export function chargesPath(pathname: string, isNonHospitalCharge: boolean): string {
  const isFromTheirList = pathname.replace(/^\/+|\/+$/g, '') === nonHospitalChargePage;
  return isNonHospitalCharge && isFromTheirList ? nonHospitalChargePage : chargePage;
}

/** The addresses of an admission's pages as seen from the present one. */
export function useAdmissionAddresses() {
  const { hospital } = useSignedIn();
  const pathname = useLocation({ select: (location) => location.pathname });
  const list = listOfAddress(pathname);
  return {
    list: `/${list}` satisfies ScreenAddress as ScreenAddress,
    details: (admissionId: number, tab?: StayTab) => address(`${list}/patient-details`, admissionId, tab),
    /** The nursing station makes no bills: there it is that of all inpatients. */
    finalBill: (admissionId: number) =>
      address(`${list === nursingMenu ? inpatientPage.menu : list}/final-bill`, admissionId),
    bedNotes: (admissionId: number) => address(`${list}/bed_notes`, admissionId),
    charges: (admissionId: number) =>
      address(chargesPath(pathname, hospital?.isNonHospitalCharge ?? false), admissionId),
    hospitalCharges: (admissionId: number) => address(chargePage, admissionId),
    nonHospitalCharges: (admissionId: number) => address(nonHospitalChargePage, admissionId),
  };
}

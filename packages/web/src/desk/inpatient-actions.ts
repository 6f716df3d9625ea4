// Which deeds a row of a list of inpatients offers: by the list, the user's rights, and where the admission stands (R329-R336).
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import {
  mayCancel,
  mayChangeBed,
  mayCharge,
  mayDischarge,
  mayEdit,
  mayInitiateDischarge,
  mayMakeFinalBill,
  mayPay,
  maySeeBabyInfo,
  maySeeProvisionalBill,
  mayTransferTpa,
  mayUpdateAge,
  mayView,
  type Viewer,
} from '@charaka/rules/stay/admission-state';
import { type AdmissionRow, factsOf } from '../stay/admission/admission-facts.ts';

/** The user as the lists see them. */
export interface RowViewers {
  /** By their rights on the list the row stands in. */
  readonly own: Viewer;
  /** By those on the list of all inpatients: money, papers and notes hang on them, whichever list they are opened from. */
  readonly desk: Viewer;
  /** By those on the way out. */
  readonly discharger: Viewer;
  /** By those on the settlement with payers. */
  readonly settler: Viewer;
}

/** What may be asked of a row to be decided about. */
export type DecidedRow = Pick<AdmissionRow, 'admissionMode' | 'isMaternity' | 'isBabyBirth'> &
  Parameters<typeof factsOf>[0];

const chosen = <Name extends string>(choices: Readonly<Record<Name, boolean>>): readonly Name[] =>
  (Object.keys(choices) as Name[]).filter((name) => choices[name]);

/** The deeds of the desk, in the order of the menu. */
export function deskActions({ own, desk, discharger, settler }: RowViewers, row: DecidedRow) {
  const facts = factsOf(row);
  return chosen({
    view: mayView(own),
    edit: mayEdit(own, facts),
    documents: mayView(desk),
    note: mayView(desk),
    bedNotes: mayView(desk),
    tpaTransfer: mayTransferTpa(desk, facts),
    payment: mayPay(desk, facts),
    charges: mayCharge(desk, facts),
    changeBed: mayChangeBed(own, facts) && !isVirtualBedMode(row.admissionMode),
    provisionalBill: maySeeProvisionalBill(desk, facts),
    billVersions: mayView(settler) && facts.hasAssociation && maySeeProvisionalBill(desk, facts),
    initiateDischarge: mayInitiateDischarge(desk, facts),
    finalBill: mayMakeFinalBill(desk, facts) || (mayView(desk) && facts.isFinalBill),
    discharge: mayDischarge(discharger, facts),
    babyInfo: maySeeBabyInfo(desk, row),
    summary: mayView(desk),
    updateAge: mayUpdateAge(own, facts),
    printForm: mayView(own),
    cancelAdmission: mayCancel(own, facts),
  });
}

/** A deed of the desk. */
export type DeskAction = ReturnType<typeof deskActions>[number];

/** The deeds of a ward: it looks by its own right; what changes an admission hangs on the list of all inpatients (Q31). */
export function wardActions({ own, desk }: Pick<RowViewers, 'own' | 'desk'>, row: DecidedRow) {
  const facts = factsOf(row);
  return chosen({
    view: mayView(own),
    documents: mayView(desk),
    note: mayView(desk),
    bedNotes: mayView(desk),
    charges: mayCharge(desk, facts),
    changeBed: mayChangeBed(desk, facts) && !isVirtualBedMode(row.admissionMode),
    initiateDischarge: mayInitiateDischarge(desk, facts),
    printForm: mayView(own),
  });
}

/** A deed of a ward. */
export type WardAction = ReturnType<typeof wardActions>[number];

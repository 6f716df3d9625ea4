// Every row action of the inpatient list by role, rights, state and payer, against a table written from the rules' own words.
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import {
  type AdmissionFacts,
  mayCancel,
  mayCharge,
  mayEdit,
  mayPay,
  maySeeBabyInfo,
  maySeeProvisionalBill,
  mayTransferTpa,
  mayUpdateAge,
  mayView,
  mayWriteDocuments,
  mayWriteNotes,
  type Viewer,
} from './admission-state.ts';

type Row = AdmissionFacts & { readonly isMaternity: boolean; readonly isBabyBirth: boolean };
type Ask = (viewer: Viewer, row: Row) => boolean;

/** Actions that the product offers. */
const actions = {
  view: mayView,
  upload: mayWriteDocuments,
  note: mayWriteNotes,
  'TPA transfer': mayTransferTpa,
  payment: mayPay,
  charges: mayCharge,
  'provisional bill': maySeeProvisionalBill,
  edit: mayEdit,
  cancel: mayCancel,
  'update age': mayUpdateAge,
  'baby info': maySeeBabyInfo,
} satisfies Record<string, Ask>;
type Action = keyof typeof actions;

const states = ['admitted', 'initiated', 'billed', 'discharged', 'cancelled'] as const;
const payers = ['no payer', 'payer, final amount open', 'payer, final amount given'] as const;
type State = (typeof states)[number];
type Payer = (typeof payers)[number];

function rowIn(state: State, payer: Payer, isMaternity: boolean): Row {
  const step = states.indexOf(state);
  const isOut = state === 'cancelled';
  return {
    isDischargeInitiated: !isOut && step >= 1,
    isFinalBill: !isOut && step >= 2,
    isDischarged: state === 'discharged',
    isCancelled: isOut,
    hasAssociation: payer !== 'no payer',
    finalAuthorizedPaise: payer === 'payer, final amount given' ? paise(100) : null,
    isMaternity,
    isBabyBirth: false,
  };
}

// From A§4 as read in Q33-Q36, one line a state and payer: what somebody with canView and canUpdate who is no administrator may do.
// E edit, P payment, U upload, N note: canUpdate and not discharged (R333, Q35). A update age: canUpdate (Q35). B provisional
// bill: no final bill (Q33). C charges: initiated? TPA without final amount, or no TPA and no final bill; else not discharged
// (R334, Q34). T TPA transfer: initiated? no TPA and no final bill; else no final bill (R335).
const table: Readonly<Record<State, Readonly<Record<Payer, string>>>> = {
  admitted: {
    'no payer': 'A B C E N P T U',
    'payer, final amount open': 'A B C E N P T U',
    'payer, final amount given': 'A B C E N P T U',
  },
  initiated: {
    'no payer': 'A B C E N P T U',
    'payer, final amount open': 'A B C E N P U',
    'payer, final amount given': 'A B E N P U',
  },
  billed: {
    'no payer': 'A E N P U',
    'payer, final amount open': 'A C E N P U',
    'payer, final amount given': 'A E N P U',
  },
  discharged: {
    'no payer': 'A',
    'payer, final amount open': 'A C',
    'payer, final amount given': 'A',
  },
  // A cancelled admission offers no action; the list does not show it.
  cancelled: { 'no payer': '', 'payer, final amount open': '', 'payer, final amount given': '' },
};
const letters: Readonly<Record<string, Action>> = {
  A: 'update age',
  B: 'provisional bill',
  C: 'charges',
  E: 'edit',
  N: 'note',
  P: 'payment',
  T: 'TPA transfer',
  U: 'upload',
};

/** An administrator, who alone cancels to begin with, and anybody else (R165, R336, Q237). */
const administrators = [true, false];

function expected(viewer: Viewer, state: State, payer: Payer, row: { isMaternity: boolean; isAdministrator: boolean }) {
  const changing = viewer.canEdit ? table[state][payer].split(' ').flatMap((letter) => letters[letter] ?? []) : [];
  const { isMaternity, isAdministrator } = row;
  const cancelling: Action[] = viewer.canEdit && isAdministrator && state === 'admitted' ? ['cancel'] : [];
  const reading: Action[] = viewer.canView ? ['view', ...(isMaternity ? (['baby info'] as const) : [])] : [];
  return [...changing, ...cancelling, ...reading].toSorted();
}

describe.each(states)('the row of an admission that is %s', (state) => {
  it.each(payers)(
    'with %s offers what the table says to every role and right (R006, R329, R330, R331, R332, R333, R334, R335, R336, R340, Q33, Q34, Q35, Q36, Q224)',
    (payer) => {
      for (const isMaternity of [false, true])
        for (const isAdministrator of administrators)
          for (const [canView, canEdit] of [
            [true, true],
            [true, false],
            [false, false],
          ] as const) {
            const does = (deed: string) => canEdit && (isAdministrator || deed !== 'cancel-admission');
            const viewer = { canView, canEdit, does };
            const row = rowIn(state, payer, isMaternity);
            const offered = (Object.keys(actions) as Action[]).filter((name) => (actions[name] as Ask)(viewer, row));
            const whose = JSON.stringify({ ...viewer, isAdministrator, isMaternity });
            expect(offered.toSorted(), whose).toEqual(expected(viewer, state, payer, { isMaternity, isAdministrator }));
          }
    },
  );
});

// Proof that a paper is genuine: its mark, its copies, and the check open to anyone with the paper (Q239).

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, day, id, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';

/** The papers that carry a mark: of a stay final bills, receipts, refund memos and medicine; of the counter bills and vouchers. */
export const provenKinds = ['bill', 'receipt', 'refund', 'medicineBill', 'counterBill', 'counterVoucher'] as const;
/** A kind of paper that carries a mark. */
export type ProvenKind = (typeof provenKinds)[number];

/** The screens that print a kind of paper; the right on one of them is needed to have its mark. */
export const menusOfProven: Readonly<Record<ProvenKind, readonly string[]>> = {
  bill: [admissionMenu],
  receipt: [admissionMenu],
  refund: [admissionMenu],
  medicineBill: [admissionMenu, 'Pharmacy/sales', 'Pharmacy/opd_direct_sale'],
  counterBill: ['opd/diagnosis', 'opd/diagnosis_refund'],
  counterVoucher: ['opd/diagnosis', 'opd/diagnosis_refund', 'appointment-refund'],
};

const prints = {
  menu: admissionMenu,
  action: 'view',
  orMenus: [...new Set(Object.values(menusOfProven).flat())].filter((menu) => menu !== admissionMenu),
} as const;

/** A number as papers carry it, of one hospital and financial year: '1-152/2026-2027'. */
const paperNumber = () => text(40);

/** A paper of a stay names the admission, one of the counter the patient. */
const asked = shape(
  {
    paper: shape(
      {
        admissionId: optional(id()),
        patientId: optional(id()),
        kind: oneOf(provenKinds),
        paperNumber: paperNumber(),
      },
      admissionSpellings,
    ),
  },
  { paper: 'printedPaper' },
);

/** Returns the content of the code on a paper, and the number of times it was printed or saved before. An extension. */
export const getPaperProof = endpoint({
  path: '/Paper/GetPaperProof',
  summary: 'Reads the mark of a paper and how often it was printed.',
  permission: prints,
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: asked,
  output: shape({ paperDate: day(), amount: signedMoney(), signature: text(64), copies: count() }),
});

/** Counts a paper that leaves the screen; answers which copy it is, the original being 1. An extension. */
export const notePrint = endpoint({
  path: '/Paper/NotePrint',
  logAs: ['paper_print', 'noted'],
  summary: 'Counts a print of a paper.',
  permission: prints,
  effect: 'write',
  changes: [],
  isWalled: true,
  isOfDesk: true,
  input: asked,
  output: shape({ copies: count() }),
});

/** Confirms to the holder of a paper whether the hospital vouches for it as it reads today, and no more (Q239). An extension. */
export const verifyPaper = endpoint({
  path: '/Paper/VerifyPaper',
  logAs: ['paper', 'verified'],
  summary: 'Tells whether a paper is genuine.',
  permission: 'anyone',
  effect: 'read',
  input: shape({
    paper: shape({
      kind: oneOf(provenKinds),
      paperNumber: paperNumber(),
      paperDate: day(),
      amount: signedMoney(),
      signature: text(64),
    }),
  }),
  output: shape({ isGenuine: z.boolean() }),
});

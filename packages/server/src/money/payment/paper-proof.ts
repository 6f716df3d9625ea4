// Marks papers, counts their prints, and answers every holder of a paper whether it is genuine (Q239).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  getPaperProof as getPaperProofEndpoint,
  menusOfProven,
  notePrint as notePrintEndpoint,
  type ProvenKind,
  verifyPaper as verifyPaperEndpoint,
} from '@charaka/contract/money/payment/paper-proof';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import type { PaperSigner } from '../../kernel/paper-signer.ts';
import type { Ports } from '../../kernel/port.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { OpenCall, OpenHandler } from '../../kernel/serve-open.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { type PaperFacts, type PaperPlace, provenPapers } from './proven-paper.ts';

/** Hospital, number and financial year, as '1-152/2026-2027'. */
const NUMBER = /^(\d{1,6})-(\d{1,12})\/(\d{4}-\d{4})$/;

/** The place that a number names; undefined where it is none. */
function placeOf(tenantId: number, paperNumber: string): PaperPlace | undefined {
  const [, hospitalId, serialNo, finYear] = NUMBER.exec(paperNumber) ?? [];
  if (hospitalId === undefined || serialNo === undefined || finYear === undefined) return undefined;
  return { tenantId, hospitalId: Number(hospitalId), serialNo, finYear };
}

async function findPaper(
  ports: Ports,
  tx: Transaction,
  kind: ProvenKind,
  place: PaperPlace,
): Promise<PaperFacts | undefined> {
  const source = provenPapers.partsOf(ports).find(({ kinds }) => kinds.includes(kind));
  return source?.find(tx, kind, place);
}

/** The signed text: the kind, number, date and amount that the paper shows. */
function wordsOf(kind: ProvenKind, paperNumber: string, { paperDate, amount }: PaperFacts): string {
  return [kind, paperNumber, paperDate, amount].join('\n');
}

type Asked = ParsedOf<typeof notePrintEndpoint>['paper'];

/** The admission or, at the counter, the patient; each paper is read through the chart that the wall lets the user open. */
function chartOf({ kind, admissionId, patientId }: Asked): Pick<PaperPlace, 'admissionId' | 'patientId'> {
  const isOfCounter = kind === 'counterBill' || kind === 'counterVoucher';
  // The medicine of an outpatient is of no stay.
  const isOfPatient = isOfCounter || (kind === 'medicineBill' && admissionId == null);
  if (isOfPatient && patientId != null) return { patientId };
  if (!isOfCounter && admissionId != null) return { admissionId };
  return refuse(paymentSentences.paperDoesNotExist);
}

/** A paper of the chart, in the hospital of the call. Refuses where there is none of that number. */
async function ownPaper(call: Call, asked: Asked): Promise<PaperFacts> {
  const { kind, paperNumber } = asked;
  const place = placeOf(call.tenantId, paperNumber);
  const mayPrint = menusOfProven[kind].some((menu) => call.menus.includes(menu));
  if (place?.hospitalId !== call.hospital.hospitalId || !mayPrint) refuse(paymentSentences.paperDoesNotExist);
  const found = await findPaper(call.ports, call.tx, kind, { ...place, ...chartOf(asked) });
  return found ?? refuse(paymentSentences.paperDoesNotExist);
}

/** The calls of users who print. */
export function paperHandlers(papers: PaperSigner): readonly Handler[] {
  const getPaperProof = handle(getPaperProofEndpoint, async (call, { paper }) => {
    const [facts, printed] = await Promise.all([
      ownPaper(call, paper),
      call.tx.row<{ copies: number }>(sql`
        select copies from paper_print where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
          and paper_kind = ${paper.kind} and paper_number = ${paper.paperNumber}`),
    ]);
    const signature = papers.sign(call.tenantId, wordsOf(paper.kind, paper.paperNumber, facts));
    return { ...facts, signature, copies: printed?.copies ?? 0 };
  });
  return [getPaperProof, notePrint];
}

/** One more copy; two who print at once get different numbers. */
const notePrint = handle(notePrintEndpoint, async (call, { paper }) => {
  await ownPaper(call, paper);
  return call.tx.one<{ copies: number }>(
    sql`insert into paper_print (tenant_id, hospital_id, paper_kind, paper_number, last_printed_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${paper.kind}, ${paper.paperNumber}, ${call.userId})
      on conflict (tenant_id, hospital_id, paper_kind, paper_number) do update
        set copies = paper_print.copies + 1, last_printed_at = now(), last_printed_by = excluded.last_printed_by
      returning copies`,
    paymentSentences.paperDoesNotExist,
  );
});

/**
 * A paper is genuine when it carries our signature and its saved record is active and the same. For every other paper
 * (forged, changed, cancelled or of another tenant) the answer is the same, and each try counts against the source
 * address.
 */
export function verifyPaper(papers: PaperSigner): OpenHandler {
  return {
    endpoint: verifyPaperEndpoint,
    isEveryTryCounted: true,
    run: async ({ kernel, tenant, tx }: OpenCall, { paper }: ParsedOf<typeof verifyPaperEndpoint>) => {
      const { kind, paperNumber, signature } = paper;
      const { tenantId } = tenant;
      const place = placeOf(tenantId, paperNumber);
      if (!place || !papers.isSigned(tenantId, wordsOf(kind, paperNumber, paper), signature))
        return { isGenuine: false };
      const stands = await findPaper(kernel.ports, tx, kind, place);
      return { isGenuine: stands?.paperDate === paper.paperDate && stands.amount === paper.amount };
    },
  };
}

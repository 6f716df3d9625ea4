// The mark of a paper that is about to be printed, and the count of its copies (Q239).
import { getPaperProof, notePrint, type ProvenKind } from '@charaka/contract/money/payment/paper-proof';
import { paymentTopic } from '@charaka/contract/money/payment/topics';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { currentTenant } from '../../kernel/tenant.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { PaperProof } from '../../ui/paper/paper-proof.tsx';
import { proofAddress } from '../../ui/paper/proof-address.ts';

/** Of a stay or, at the counter, of a patient; with the number within the year. */
export interface ProvenPaper {
  readonly admissionId?: number;
  readonly patientId?: number;
  readonly kind: ProvenKind;
  readonly serialNo: number;
  readonly finYear: string;
}

/** The proof on the paper, the step before printing, and whether everything is loaded; null for a paper without a mark. */
export function usePaperProof(of: ProvenPaper | null) {
  const { hospitalId } = useSignedIn();
  const [printed, setPrinted] = useState<number>();
  const paperNumber = of ? `${hospitalId}-${of.serialNo}/${of.finYear}` : '';
  const paper = {
    ...(of?.admissionId === undefined ? {} : { admissionId: of.admissionId }),
    ...(of?.patientId === undefined ? {} : { patientId: of.patientId }),
    kind: of?.kind ?? 'bill',
    paperNumber,
  } as const;
  const answer = useAnswer(paymentTopic, getPaperProof, { paper }, { isEnabled: of !== null });
  if (!of) return { proof: undefined, isReady: true, onLeave: undefined };
  const mark = answer.data;
  const proof: PaperProof | undefined = mark && {
    // Once it is printed it is the copy it was counted as.
    copyNo: printed ?? mark.copies + 1,
    address: proofAddress(currentTenant()?.tenantName ?? '', { kind: of.kind, paperNumber, ...mark }),
  };
  const onLeave = async () => setPrinted((await call(notePrint, { paper })).copies);
  // A paper whose mark cannot be obtained is printed without it.
  return { proof, isReady: !answer.isLoading, onLeave: mark ? onLeave : undefined };
}

// The preview of a transfer and the lines somebody leaves out of it.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { previewTpaTransfer } from '@charaka/contract/money/tpa/transfer';
import { useState } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import { hasReasons, type LeftOut, type Repricing } from './transfer-form.ts';

/** Every line before and after. */
export type Preview = OutputOf<typeof previewTpaTransfer>;

/** Subject of the preview: the admission and the new payer, null for none. */
interface Wanted {
  readonly admissionId: number;
  readonly associationId: number | null;
  /** Whether there is a change to be seen at all; the versions it withdraws are named without its lines too. */
  readonly isAsked: boolean;
  /** Whether the lines are to be seen, because they change their prices. */
  readonly isWanted: boolean;
}

/** The preview and its later state; another payer starts a new preview. */
export interface RepricingState {
  readonly preview: Preview | undefined;
  /** The bill versions that would be withdrawn; undefined until loaded. */
  readonly withdrawn: Preview['withdrawnVersions'] | undefined;
  readonly fault: string | undefined;
  readonly leftOut: LeftOut;
  readonly totalAfterPaise: number | undefined;
  /** A reason is missing, or the preview is not there yet. */
  readonly isIncomplete: boolean;
  /** Leaves a line out with a reason, or takes it in again with null. */
  leaveOut(serviceChargeId: number, reason: string | null): void;
  /** As it is sent. */
  readonly repricing: Repricing;
}

/** Filed under 'bill': a line posted or a version frozen meanwhile shows itself at once. */
export function useRepricing({ admissionId, associationId, isAsked, isWanted }: Wanted): RepricingState {
  const [left, setLeft] = useState<{ associationId: number | null; reasons: LeftOut }>({
    associationId: null,
    reasons: new Map(),
  });
  const answer = useAnswer(
    billTopic,
    previewTpaTransfer,
    { admissionId, associationId },
    { isEnabled: isAsked, isSilent: true },
  );
  const preview = isWanted ? answer.data : undefined;
  const withdrawn = isAsked ? answer.data?.withdrawnVersions : undefined;
  const leftOut = left.associationId === associationId ? left.reasons : new Map<number, string>();
  const totalAfterPaise = preview?.lines.reduce(
    (sum, line) => sum + (leftOut.has(line.serviceChargeId) ? line.before.total : line.after.total),
    0,
  );
  return {
    preview,
    withdrawn,
    fault: isWanted && !preview ? answer.error?.message : undefined,
    leftOut,
    totalAfterPaise,
    isIncomplete: (isAsked && answer.isPending) || (isWanted && (preview === undefined || !hasReasons(leftOut))),
    leaveOut: (serviceChargeId, reason) => {
      const reasons = new Map(leftOut);
      if (reason === null) reasons.delete(serviceChargeId);
      else reasons.set(serviceChargeId, reason);
      setLeft({ associationId, reasons });
    },
    repricing: {
      isRepriced: isWanted,
      leftOut,
      totalAfterPaise,
      withdrawnVersionIds: withdrawn?.map(({ versionId }) => versionId),
    },
  };
}

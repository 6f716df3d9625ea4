// The bill of a stay with the adjustments last asked for.
import { getBill } from '@charaka/contract/money/bill/bill';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { useEffect, useState } from 'react';
import { stripEmpty } from '../../kernel/strip-empty.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type Adjustments, askedAdjustments, noAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';

/** While another one is worked out, or refused, the one before stays; `shown` is null until the first has come. */
export function useBill(admissionId: number, isFinalPreview: boolean) {
  const [asked, setAsked] = useState<Adjustments>(noAdjustments);
  const [shown, setShown] = useState<{ bill: BillAnswer; calculated: Adjustments } | null>(null);
  const adjustments = stripEmpty(askedAdjustments(asked)) as Record<string, number>;
  const answer = useAnswer(billTopic, getBill, { admissionId, isFinalPreview, ...adjustments }, { isSilent: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the adjustments it was asked with
  useEffect(() => {
    if (answer.data) setShown({ bill: answer.data, calculated: asked });
  }, [answer.data]);
  return { shown, fault: answer.error?.message, isFetching: answer.isFetching, ask: setAsked };
}

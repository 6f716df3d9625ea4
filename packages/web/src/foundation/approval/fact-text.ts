// How a fact of a request is shown: a sum, a percentage or words.
import type { approvalFact } from '@charaka/contract/foundation/approval/approval';
import type { z } from 'zod';
import { formatMoney, formatPercent } from '../../kernel/format.ts';
import { toldText } from '../../kernel/told-text.ts';

/** One thing that whoever decides looks at. */
export type ApprovalFact = z.output<typeof approvalFact>;

/** '' where there is nothing to show. */
export function factText({ money, percent, text, textCode, textParams }: ApprovalFact): string {
  if (money != null) return formatMoney(money);
  if (percent != null) return formatPercent(percent);
  return toldText(text ?? '', textCode, textParams);
}

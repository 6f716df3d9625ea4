// Asks a second person for a discount above the user's limit, beside the sums of a sale at the counter (PH087, Q223).
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { askSaleDiscount, saleGiftField } from '@charaka/contract/supply/dispensing/sale-discount';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { inputOf, type Typed } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { AskForApproval } from '../../money/charge/gift-notice.tsx';

type Sent = InputOf<typeof askSaleDiscount>['sale'];

interface SaleDiscountProps {
  /** The patient, the lines and the discount of the memo as they are sent. */
  readonly sale: Typed<Sent>;
  /** The server's error on the last attempt to save. */
  readonly error: Error | null;
}

/** Shown after the server refused the discount; after the decision the sale is saved with the same discount. */
export function SaleDiscount({ sale, error }: SaleDiscountProps) {
  const { t } = useTranslation('charge');
  const [askedFor, setAskedFor] = useState<Error | null>(null);
  const command = useCommand(askSaleDiscount, { onDone: () => setAskedFor(error) });
  if (!(error instanceof Refusal) || error.fields[saleGiftField] === undefined) return null;
  if (askedFor === error)
    return (
      <Alert color="blue" role="status">
        {t('giftAsked')}
      </Alert>
    );
  return (
    <AskForApproval
      sentence={error.message}
      isAsking={command.isPending}
      onAsk={(reason) => command.mutate({ sale: inputOf<Sent>(sale), reason })}
    />
  );
}

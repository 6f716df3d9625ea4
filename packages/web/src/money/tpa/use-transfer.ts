// The form and the command of the TPA Transfer dialog (R426-R434).
import { transferTpa } from '@charaka/contract/money/tpa/transfer';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { changeInput, type Repricing, removalInput, type TransferValues } from './transfer-form.ts';

/** The form of either kind of change. */
export type TransferFormApi = UseFormReturnType<TransferValues>;

/** Everything that shows payer or prices. */

/** One form with its ways to be sent; `onDone` follows the server's yes. */
export function useTransfer(admissionId: number, initialValues: TransferValues, onDone: () => void) {
  const form = useForm<TransferValues>({ initialValues });
  const command = useCommand(transferTpa, { onDone, isQuietWhenDone: true });
  const onError = (error: Error) => form.setErrors(refusedFields(error, 'admission'));
  return {
    form,
    isPending: command.isPending,
    change: (repricing: Repricing) => command.mutate(changeInput(admissionId, form.values, repricing), { onError }),
    remove: (repricing: Repricing) => command.mutate(removalInput(admissionId, repricing)),
  };
}

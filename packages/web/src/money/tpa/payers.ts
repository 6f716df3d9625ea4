// The payers as choices of a form, and of a filter above a list.
import { association } from '@charaka/contract/foundation/masters/association';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listAssociations } from '@charaka/contract/money/tariff/tariff';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Choice } from '../../ui/field/form-fields.tsx';

const allByName = {
  pageNumber: 1,
  pageSize: 0,
  sortingModel: { sortColumn: 'associationName', sortDirection: 'asc' as const },
};

/** Every active TPA and corporate by name; a corporate is called so, since its patients are billed otherwise (Q03, Q92). */
export function usePayerChoices(): { choices: Choice<number>[]; isLoading: boolean } {
  const { t } = useTranslation('tpa');
  const payers = useAnswer(masterTopic(association), listAssociations, allByName);
  const rows = (payers.data?.rows ?? []).filter((row) => row.isActive);
  const choices = rows.map((row) => ({
    value: row.associationId,
    label: row.isCorporate ? t('corporateNamed', { name: row.associationName }) : row.associationName,
  }));
  return { choices, isLoading: payers.isPending };
}

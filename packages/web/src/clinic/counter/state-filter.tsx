// Filter of the counter: all bills, those with a due, refunds that are due, work that began unpaid.
import { openMatterKinds } from '@charaka/contract/clinic/counter/open-matter';
import { useTranslation } from 'react-i18next';
import type { useList } from '../../kernel/use-list.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';

/** The same choice above each of the lists. */
export function StateFilter({ list }: { readonly list: ReturnType<typeof useList> }) {
  const { t } = useTranslation('counter');
  return (
    <WordFilter
      list={list}
      name="state"
      label={t('status')}
      choices={[
        { value: 'all', label: t('all') },
        { value: 'due', label: t('states.due') },
        ...openMatterKinds.map((value) => ({ value, label: t(`matters.${value}`) })),
      ]}
    />
  );
}

// Indents: what wards and departments ask for, issued, refused or closed.
import { givingKinds } from '@charaka/contract/supply/stock/store-kind';
import { endIndent } from '@charaka/contract/supply/store/indent';
import { issueMenu } from '@charaka/contract/supply/store/store-menus';
import { statesOf } from '@charaka/rules/step/steps';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { IconTruckDelivery, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';
import { type IndentRow, useIndents } from './indent-columns.tsx';
import { IndentTabs } from './indent-tabs.tsx';
import { IssueFreely, IssueIndent } from './issue-transfer.tsx';
import { useStores } from './store-field.tsx';

type Opened = { readonly kind: 'free' } | { readonly kind: 'issue' | 'end'; readonly indent: IndentRow };

/** Route Pharmacy/stock_issue_to_local. */
export default function ListIndents() {
  const { t } = useTranslation('store');
  const { canAdd, canEdit } = useRights(issueMenu);
  const indents = useIndents(({ status }) => {
    const asked = statesOf(indentSteps).find((each) => each === status);
    return asked ? { status: asked } : {};
  });
  const { list } = indents;
  const [main] = useStores(givingKinds);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const states = [
    { value: 'all', label: t('allStates') },
    ...statesOf(indentSteps).map((value) => ({ value, label: t(`indentStates.${value}`) })),
  ];
  const end = (indent: IndentRow) => ({
    label: t(indent.status === 'Asked' ? 'refuse' : 'close'),
    icon: <IconX size={16} aria-hidden />,
    onSelect: () => setOpened({ kind: 'end', indent }),
  });
  return (
    <ListPage
      name="indents"
      title={t('indents')}
      emptyHint={t('hints.indents')}
      {...indents}
      rowActions={(indent) =>
        stepActions(indentSteps, indent.status, {
          ...(canAdd && {
            issue: {
              label: t('issue'),
              icon: <IconTruckDelivery size={16} aria-hidden />,
              onSelect: () => setOpened({ kind: 'issue', indent }),
            },
          }),
          ...(canEdit && { refuse: end(indent), close: end(indent) }),
        })
      }
      above={<IndentTabs here="indents" />}
      add={canAdd && { label: t('issueStock'), onSelect: () => setOpened({ kind: 'free' }) }}
      filters={
        <>
          <SearchField label={t('searchTransfers')} list={list} />
          <WordFilter list={list} name="status" label={t('status')} choices={states} />
        </>
      }
    >
      {opened?.kind === 'free' && <IssueFreely storeId={main?.storeId ?? null} onClose={close} />}
      {opened?.kind === 'issue' && <IssueIndent indent={opened.indent} onClose={close} />}
      {opened?.kind === 'end' && <EndIndent indent={opened.indent} onClose={close} />}
    </ListPage>
  );
}

function EndIndent({ indent, onClose }: { indent: IndentRow; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommand(endIndent, { onDone: onClose });
  const isRefused = indent.status === 'Asked';
  return (
    <ReasonDialog
      title={t(isRefused ? 'refuseTitle' : 'closeTitle', { number: indent.indentNo })}
      submitLabel={t(isRefused ? 'refuse' : 'close')}
      isSubmitting={command.isPending}
      maxLength={300}
      onSave={(reason) => command.mutate({ indent: { indentId: indent.indentId, reason } })}
      onClose={onClose}
    />
  );
}

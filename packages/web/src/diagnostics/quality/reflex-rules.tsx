// Protocols that add a test to a result: their newest versions, signing the next one, and what they added or left out (LB058).
import { getReflexRules, listReflexOrders } from '@charaka/contract/diagnostics/quality/reflex-rule';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ListSection } from './list-section.tsx';
import { SignReflexRule } from './sign-reflex-rule.tsx';
import { SignedRules } from './signed-rules.tsx';

type Rule = OutputOf<typeof getReflexRules>['rules'][number];
type Added = RowOf<typeof listReflexOrders>;

/** Route investigation/quality/reflex. */
export default function ReflexRules() {
  const { t } = useTranslation('quality');
  const whenOf = ({ asksWhen, limitValue, parameterName }: Rule) =>
    [parameterName, t(`moments.${asksWhen}`), limitValue].filter((part) => part != null).join(' ');
  return (
    <SignedRules
      here="reflex"
      title={t('protocols')}
      signLabel={t('signProtocol')}
      emptyText={t('noProtocols')}
      rules={useAnswer(qualityTopic, getReflexRules, {}).data?.rules}
      ruleKey={(rule) => rule.reflexRuleId}
      columns={[
        { title: t('columns.when'), cell: whenOf },
        { title: t('columns.addedTest'), cell: (rule) => rule.testName },
        { title: t('columns.protocol'), cell: (rule) => rule.protocolText },
      ]}
      signing={(rule, close) => <SignReflexRule rule={rule} onClose={close} />}
      log={<AddedTests />}
    />
  );
}

/** Tests added by protocols, and tests left out with the reason. */
function AddedTests() {
  const { t } = useTranslation('quality');
  const list = useList();
  const rows = useRows(qualityTopic, listReflexOrders, list);
  const outcome = ({ leftOut }: Added) => t(leftOut ? `leftOut.${leftOut}` : 'addedByProtocol');
  return (
    <ListSection
      name="ReflexOrders"
      title={t('addedTests')}
      emptyText={t('noAddedTests')}
      list={list}
      rows={rows}
      rowKey={(one) => one.reflexOrderId}
      columns={[
        { id: 'addedOn', title: t('columns.when'), value: (one) => formatDateTime(one.addedAt) },
        { id: 'specimenNo', title: t('columns.specimen'), value: (one) => one.specimenNo },
        { id: 'causeName', title: t('columns.test'), value: (one) => one.causeName },
        { id: 'testName', title: t('columns.addedTest'), value: (one) => one.testName },
        {
          id: 'leftOut',
          title: t('columns.outcome'),
          value: outcome,
          cell: (one) => <StatusChip tone={one.leftOut ? 'waiting' : 'done'}>{outcome(one)}</StatusChip>,
        },
      ]}
    />
  );
}

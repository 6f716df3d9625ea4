// The choice of a template of the hospital in the discharge summary: it fills the sections that are still empty.
import { summaryTemplate } from '@charaka/contract/foundation/masters/summary-template';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import type { SummaryValues } from './summary-values.ts';
import { type SummaryTemplate, templatedIn } from './templated-in.ts';

const list = masterEndpoints(summaryTemplate).list;

/** Renders nothing when the hospital has no templates. */
export function SummaryTemplateField({ form }: { readonly form: UseFormReturnType<SummaryValues> }) {
  const { t } = useTranslation('discharge');
  const [chosen, setChosen] = useState<number | null>(null);
  const answer = useAnswer(masterTopic(summaryTemplate), list, { pageNumber: 1, pageSize: 0 }, { isOnlyLogged: true });
  const rows = (answer.data as { rows: SummaryTemplate[] } | undefined)?.rows ?? [];
  const offered = rows.filter(({ isActive }) => isActive !== false);
  if (offered.length === 0) return null;
  const take = (summaryTemplateId: number | null) => {
    setChosen(summaryTemplateId);
    const template = offered.find((row) => row.summaryTemplateId === summaryTemplateId);
    if (template) form.setValues(templatedIn(form.values, template));
  };
  return (
    <SelectField
      label={t('summary.template')}
      description={t('summary.templateHint')}
      choices={offered.map((row) => ({ value: row.summaryTemplateId, label: row.summaryTemplateName }))}
      value={chosen}
      onChange={(value) => take(value ?? null)}
    />
  );
}

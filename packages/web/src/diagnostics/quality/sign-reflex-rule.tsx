// The dialog in which the next version of a protocol that adds a test is signed (LB058).
import { getReflexRules, newReflexRule, signReflexRule } from '@charaka/contract/diagnostics/quality/reflex-rule';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type ReflexMoment, reflexMoments } from '@charaka/rules/diagnostics/reflex-rule';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { NumberField, SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { SignRuleDialog } from './sign-rule-dialog.tsx';

type Rule = OutputOf<typeof getReflexRules>['rules'][number];

interface FormValues {
  readonly labParameterId: number | null;
  readonly asksWhen: ReflexMoment;
  readonly limitValue: number | string;
  readonly labTestId: number | null;
  readonly protocolText: string;
  readonly isOn: boolean;
}

const check = formChecks(newReflexRule);
const ruleOf = ({ limitValue, ...values }: FormValues) => ({
  ...values,
  labParameterId: values.labParameterId ?? 0,
  labTestId: values.labTestId ?? 0,
  limitValue: limitValue === '' || values.asksWhen === 'Abnormal' ? null : Number(limitValue),
});

/** Mounted while it is open; begins with the version before, if there is one. */
export function SignReflexRule({ rule, onClose }: { rule: Rule | null; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm<FormValues>({
    initialValues: {
      labParameterId: rule?.labParameterId ?? null,
      asksWhen: rule?.asksWhen ?? 'Above',
      limitValue: rule?.limitValue ?? '',
      labTestId: rule?.labTestId ?? null,
      protocolText: rule?.protocolText ?? '',
      isOn: rule?.isOn ?? true,
    },
    validate: (values) => check(ruleOf(values)),
  });
  const command = useCommand(signReflexRule, { onDone: onClose });
  return (
    <SignRuleDialog
      title={rule ? t('protocolFor', { name: rule.parameterName }) : t('signProtocol')}
      form={form}
      isSubmitting={command.isPending}
      isOnLabel={t('protocolIsOn')}
      help={t('protocolHelp')}
      onSign={(values, options) => command.mutate({ rule: ruleOf(values) }, options)}
      onClose={onClose}
    >
      <RuleFields rule={rule} form={form} />
      <TextAreaField
        label={t('protocolText')}
        isRequired
        isFirst={rule !== null}
        maxLength={500}
        {...form.getInputProps('protocolText')}
      />
    </SignRuleDialog>
  );
}

/** Condition and added test of the protocol, which no later version changes, and its limit. */
function RuleFields({ rule, form }: { rule: Rule | null; form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('quality');
  const { parameters = [], tests = [] } = useAnswer(qualityTopic, getReflexRules, {}).data ?? {};
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      {rule === null && (
        <>
          <SelectField
            label={t('columns.parameter')}
            isRequired
            isFirst
            choices={parameters.map((one) => ({ value: one.labParameterId, label: one.parameterName }))}
            {...field('labParameterId')}
          />
          <SelectField
            label={t('columns.addedTest')}
            isRequired
            choices={tests.map((one) => ({ value: one.labTestId, label: one.testName }))}
            {...field('labTestId')}
          />
        </>
      )}
      <SelectField
        label={t('columns.when')}
        isRequired
        choices={reflexMoments.map((value) => ({ value, label: t(`moments.${value}`) }))}
        {...field('asksWhen')}
      />
      {form.values.asksWhen !== 'Abnormal' && (
        <NumberField label={t('limit')} isRequired decimals={4} {...field('limitValue')} />
      )}
    </Columns>
  );
}

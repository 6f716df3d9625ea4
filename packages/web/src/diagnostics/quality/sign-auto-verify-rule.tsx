// The dialog in which the next version of a rule is signed (LB046).
import {
  getAutoVerifyRules,
  newAutoVerifyRule,
  signAutoVerifyRule,
} from '@charaka/contract/diagnostics/quality/auto-verify';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { SignRuleDialog } from './sign-rule-dialog.tsx';

type Rule = OutputOf<typeof getAutoVerifyRules>['rules'][number];
const OLDEST = 150;
const A_DAY = 24;

const check = formChecks(newAutoVerifyRule);
const numberOf = (typed: number | string) => (typed === '' ? null : Number(typed));

interface FormValues {
  readonly labSectionId: number | null;
  readonly labParameterId: number | null;
  readonly isOn: boolean;
  readonly low: number | string;
  readonly high: number | string;
  readonly ageFromYears: number | string;
  readonly ageToYears: number | string;
  readonly controlHours: number | string;
}

const ruleOf = (values: FormValues) => ({
  ...values,
  low: numberOf(values.low),
  high: numberOf(values.high),
  ageFromYears: Number(values.ageFromYears),
  ageToYears: Number(values.ageToYears),
  controlHours: Number(values.controlHours),
});

/** Mounted while it is open; begins with the version before, if there is one. */
export function SignAutoVerifyRule({ rule, onClose }: { rule: Rule | null; onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm<FormValues>({
    initialValues: {
      labSectionId: rule?.labSectionId ?? null,
      labParameterId: rule?.labParameterId ?? null,
      isOn: rule?.isOn ?? true,
      low: rule?.low ?? '',
      high: rule?.high ?? '',
      ageFromYears: rule?.ageFromYears ?? 0,
      ageToYears: rule?.ageToYears ?? OLDEST,
      controlHours: rule?.controlHours ?? A_DAY,
    },
    validate: (values) => check(ruleOf(values)),
  });
  const command = useCommand(signAutoVerifyRule, { onDone: onClose });
  return (
    <SignRuleDialog
      title={rule ? t('ruleFor', { name: rule.ofName }) : t('signRule')}
      form={form}
      isSubmitting={command.isPending}
      isOnLabel={t('ruleIsOn')}
      help={t('ruleHelp')}
      onSign={(values, options) => command.mutate({ rule: ruleOf(values) }, options)}
      onClose={onClose}
    >
      <RuleFields rule={rule} form={form} />
    </SignRuleDialog>
  );
}

/** Scope of the rule, which no later version changes, and the conditions that have a number. */
function RuleFields({ rule, form }: { rule: Rule | null; form: UseFormReturnType<FormValues> }) {
  const { t } = useTranslation('quality');
  const { sections = [], parameters = [] } = useAnswer(qualityTopic, getAutoVerifyRules, {}).data ?? {};
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      {rule === null && (
        <>
          <SelectField
            label={t('section')}
            isFirst
            choices={sections.map((one) => ({ value: one.labSectionId, label: one.sectionName }))}
            {...field('labSectionId')}
          />
          <SelectField
            label={t('orParameter')}
            choices={parameters.map((one) => ({ value: one.labParameterId, label: one.parameterName }))}
            {...field('labParameterId')}
            onChange={(labParameterId) => {
              form.setFieldValue('labParameterId', labParameterId);
              form.clearFieldError('labSectionId');
            }}
          />
        </>
      )}
      {rule?.labSectionId == null && (
        <>
          <NumberField label={t('low')} isFirst={rule !== null} decimals={4} {...field('low')} />
          <NumberField label={t('high')} decimals={4} {...field('high')} />
        </>
      )}
      <NumberField
        label={t('ageFrom')}
        isFirst={rule?.labSectionId != null}
        isRequired
        min={0}
        max={OLDEST}
        {...field('ageFromYears')}
      />
      <NumberField label={t('ageTo')} isRequired min={0} max={OLDEST} {...field('ageToYears')} />
      <NumberField label={t('controlHours')} isRequired min={1} max={168} {...field('controlHours')} />
    </Columns>
  );
}

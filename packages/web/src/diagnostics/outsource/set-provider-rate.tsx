// The dialog that sets what a partner laboratory is paid for a test from a day on (TP002).
import { listLabTests } from '@charaka/contract/diagnostics/labtest/lab-test';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { newProviderRate, setProviderRate } from '@charaka/contract/diagnostics/outsource/dispatch';
import { thirdPartyProvider } from '@charaka/contract/foundation/masters/third-party-provider';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField } from '../../ui/field/form-fields.tsx';

interface Values {
  readonly thirdPartyProviderId: number | null;
  readonly labTestId: number | null;
  readonly ratePaise: number | string;
  readonly validFrom: string | null;
}

const check = formChecks(newProviderRate);
const everyRow = { pageNumber: 0, pageSize: 0 };

/** Mounted while it is open. */
export function SetProviderRate({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('outsource');
  const providers = useMasterChoices(thirdPartyProvider).choices;
  const tests = useAnswer(labParameterTopic, listLabTests, everyRow).data?.rows ?? [];
  const form = useForm<Values>({
    initialValues: { thirdPartyProviderId: null, labTestId: null, ratePaise: '', validFrom: today() },
    validate: check,
  });
  const command = useCommand(setProviderRate, { onDone: onClose });
  const field = form.getInputProps;
  const save = ({ thirdPartyProviderId, labTestId, ratePaise, validFrom }: Values) =>
    command.mutate({
      providerRate: {
        thirdPartyProviderId: thirdPartyProviderId as number,
        labTestId: labTestId as number,
        ratePaise: Number(ratePaise),
        validFrom: validFrom ?? '',
      },
    });
  return (
    <FormDialog
      title={t('setRate')}
      submitLabel={t('setRate')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <SelectField label={t('provider')} isRequired isFirst choices={providers} {...field('thirdPartyProviderId')} />
        <SelectField
          label={t('test')}
          isRequired
          choices={tests.map(({ labTestId, chargeName, isActive }) => ({
            value: labTestId,
            label: chargeName,
            isDisabled: !isActive,
          }))}
          {...field('labTestId')}
        />
        <MoneyField label={t('rate')} isRequired {...field('ratePaise')} />
        <DateField label={t('validFrom')} isRequired {...field('validFrom')} />
      </Stack>
    </FormDialog>
  );
}

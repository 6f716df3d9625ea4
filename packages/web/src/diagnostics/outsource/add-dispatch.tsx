// The dialog that sends tests to a partner laboratory: those are offered that it has a rate for (LB069).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { addDispatch, listSendable, newDispatch } from '@charaka/contract/diagnostics/outsource/dispatch';
import { thirdPartyProvider } from '@charaka/contract/foundation/masters/third-party-provider';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';

interface Values {
  readonly thirdPartyProviderId: number | null;
  readonly labWorkIds: string[];
  readonly expectedDay: string | null;
  readonly courier: string;
  readonly temperature: string;
}

const checkSent = formChecks(newDispatch);
const sent = ({ thirdPartyProviderId, labWorkIds, expectedDay, ...rest }: Values) => ({
  ...rest,
  thirdPartyProviderId: thirdPartyProviderId as number,
  expectedDay: expectedDay ?? '',
  labWorkIds: labWorkIds.map(Number),
});
const check = (values: Values) => checkSent(sent(values));

/** Mounted while it is open. */
export function AddDispatch({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('outsource');
  const providers = useMasterChoices(thirdPartyProvider).choices;
  const form = useForm<Values>({
    initialValues: { thirdPartyProviderId: null, labWorkIds: [], expectedDay: today(), courier: '', temperature: '' },
    validate: check,
  });
  const { thirdPartyProviderId } = form.values;
  const works =
    useAnswer(
      laboratoryTopic,
      listSendable,
      { thirdPartyProviderId: thirdPartyProviderId ?? 0 },
      { isEnabled: thirdPartyProviderId !== null },
    ).data?.works ?? [];
  const command = useCommand(addDispatch, { onDone: onClose });
  const field = form.getInputProps;
  return (
    <FormDialog
      title={t('newDispatch')}
      form={form}
      check={check}
      submitLabel={t('send')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ dispatch: sent(values) })}
      onClose={onClose}
    >
      <Stack>
        <SelectField label={t('provider')} isRequired isFirst choices={providers} {...field('thirdPartyProviderId')} />
        <MultiSelect
          label={t('tests')}
          description={t('testsHelp')}
          withAsterisk
          searchable
          data={works.map((one) => ({
            value: String(one.labWorkId),
            label: `${one.testNames}: ${patientLine(one)} (${one.specimenNo})`,
          }))}
          {...field('labWorkIds')}
        />
        <DateField label={t('expectedDay')} isRequired {...field('expectedDay')} />
        <Columns cols={{ base: 1, xs: 2 }}>
          <TextField label={t('courier')} maxLength={100} {...field('courier')} />
          <TextField label={t('temperature')} maxLength={40} {...field('temperature')} />
        </Columns>
      </Stack>
    </FormDialog>
  );
}

// The dialog that sets what of a charge is the doctor's and what the hospital's (B§3, Q231).

import { chargeType } from '@charaka/contract/foundation/masters/charge-type';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { saveChargeMapping } from '@charaka/contract/money/tariff/charge-mapping';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { useMasterChoices } from '../../kernel/choices.ts';
import { contains, isEqualTo, onlyActive } from '../../kernel/filters.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { findCharges } from '../../stay/bed/find-charges.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PercentField, SelectField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { Mapping } from './charge-mapping.ts';

interface MappingValues {
  chargeTypeId: number | null;
  chargeId: number | null;
  chargeName: string;
  staffId: number | null;
  doctorName: string;
  doctorShare: number | string;
}

const check = formChecks(saveChargeMapping.input.shape.chargeMapping);
const MOST_MATCHES = 20;

async function findDoctors(typed: string, signal: AbortSignal) {
  const filterParams = [contains('fullName', typed), onlyActive, isEqualTo('roleId', DOCTOR_ROLE_ID)];
  const { rows } = await call(listStaff, { pageNumber: 1, pageSize: MOST_MATCHES, filterParams }, { signal });
  return rows.map((row) => ({
    key: row.staffId,
    label: row.fullName,
    details: [row.specializationName, row.departmentName].filter(Boolean).join(' · '),
    item: row.staffId,
  }));
}

function valuesOf(mapping: Mapping | null): MappingValues {
  return {
    chargeTypeId: mapping?.chargeTypeId ?? null,
    chargeId: mapping?.chargeId ?? null,
    chargeName: mapping?.chargeName ?? '',
    staffId: mapping?.staffId ?? null,
    doctorName: mapping?.doctorName ?? '',
    doctorShare: mapping ? mapping.doctorShare / 100 : '',
  };
}

/** The fields that are sent, without the names beside them. */
function placeOf({ chargeTypeId, chargeId, staffId, doctorShare }: MappingValues) {
  return { chargeTypeId, chargeId, staffId, doctorShare };
}

/** The rest is the hospital's; '' while the doctor's share is no share. */
function restOf(doctorShare: number | string): number | string {
  const share = Number(doctorShare);
  return doctorShare === '' || !(share >= 0 && share <= 100) ? '' : Math.round((100 - share) * 100) / 100;
}

/** Mounted while it is open; null adds one. What is typed as a charge or doctor and not chosen means all of them to nobody: it is a fault. */
export function SaveChargeMapping({ mapping, onClose }: { mapping: Mapping | null; onClose(): void }) {
  const { t } = useTranslation(['tariff', 'masters']);
  const faultsOf = (values: MappingValues) => ({
    ...check(placeOf(values)),
    ...(values.chargeName !== '' && values.chargeId === null ? { chargeId: t('chooseFromList') } : {}),
    ...(values.doctorName !== '' && values.staffId === null ? { staffId: t('chooseFromList') } : {}),
  });
  const form = useForm<MappingValues>({ initialValues: valuesOf(mapping), validate: faultsOf });
  const command = useCommand(saveChargeMapping, { onDone: onClose });
  const save = ({ chargeTypeId, chargeId, staffId, doctorShare }: MappingValues) =>
    command.mutate(
      {
        chargeMapping: {
          ...(mapping ? { mappingId: mapping.mappingId } : {}),
          // Checked: a type and a share are given.
          chargeTypeId: chargeTypeId as number,
          chargeId,
          staffId,
          doctorShare: Number(doctorShare),
        },
      },
      { onError: (error) => form.setErrors(refusedFields(error, 'chargeMapping')) },
    );
  return (
    <FormDialog
      size="medium"
      title={t(mapping ? 'masters:edit' : 'masters:add', { name: t('masters:label.Share') })}
      form={form}
      isSubmitting={command.isPending}
      check={faultsOf}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <PlaceFields form={form} />
        <Columns cols={{ base: 1, xs: 2 }}>
          <PercentField label={t('doctorShare')} isRequired {...form.getInputProps('doctorShare')} />
          <PercentField label={t('hospitalShare')} isReadOnly value={restOf(form.values.doctorShare)} />
        </Columns>
      </Stack>
    </FormDialog>
  );
}

/** Scope of the share: a type, all of its charges or one, and all doctors or one. */
function PlaceFields({ form }: { form: UseFormReturnType<MappingValues> }) {
  const { t } = useTranslation('tariff');
  const types = useMasterChoices(chargeType);
  return (
    <>
      <SelectField
        label={t('type')}
        isRequired
        isFirst
        isLoading={types.isLoading}
        choices={types.choices}
        {...form.getInputProps('chargeTypeId')}
      />
      <TypeaheadField
        label={t('charge')}
        description={t('everyChargeHint')}
        topic={priceItemTopic}
        value={form.values.chargeName}
        error={form.errors.chargeId}
        search={findCharges}
        onPick={(picked, text) => {
          form.setFieldValue('chargeName', text);
          form.setFieldValue('chargeId', picked?.chargeId ?? null);
          // The charge brings its type along.
          if (picked) form.setFieldValue('chargeTypeId', picked.chargeTypeId);
        }}
      />
      <TypeaheadField<number>
        label={t('doctor')}
        description={t('everyDoctorHint')}
        topic={staffTopic}
        minLetters={1}
        value={form.values.doctorName}
        error={form.errors.staffId}
        search={findDoctors}
        onPick={(staffId, text) => {
          form.setFieldValue('doctorName', text);
          form.setFieldValue('staffId', staffId);
        }}
      />
    </>
  );
}

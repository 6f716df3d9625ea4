// The dialog that adds an item of the pharmacy or changes one.
import { tariffTopic } from '@charaka/contract/money/tariff/topics';
import { addPharmacyItem, listTaxSlabs, updatePharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { itemTypes, schedules, storages } from '@charaka/contract/supply/pharmacy/item-words';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { formOfItem, type ItemForm, type ItemInput, itemFaults } from './item-form.ts';
import type { PharmacyItem } from './pharmacy-items.ts';

interface AddPharmacyItemProps {
  /** The item to change; null for a new one. */
  readonly item: PharmacyItem | null;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddPharmacyItem({ item, onClose }: AddPharmacyItemProps) {
  const { t } = useTranslation('pharmacy');
  const slabs = useAnswer(tariffTopic, listTaxSlabs, {});
  const form = useForm<ItemForm>({ initialValues: formOfItem(item), validate: itemFaults });
  const shared = { onDone: onClose };
  const adding = useCommand(addPharmacyItem, shared);
  const changing = useCommand(updatePharmacyItem, shared);
  const save = (values: ItemForm) => {
    const typed = values as ItemInput;
    const onError = (error: Error) => form.setErrors(refusedFields(error, 'item'));
    if (item) changing.mutate({ item: { ...typed, itemId: item.itemId } }, { onError });
    else adding.mutate({ item: typed }, { onError });
  };
  return (
    <FormDialog
      size="medium"
      title={t(item ? 'updateItem' : 'addItem')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      check={itemFaults}
      onSave={save}
      onClose={onClose}
    >
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('itemName')} isRequired isFirst maxLength={120} {...form.getInputProps('itemName')} />
        <TextField
          label={t('genericName')}
          description={t('genericNameHint')}
          maxLength={200}
          {...form.getInputProps('genericName')}
        />
        <TextField label={t('itemCode')} isRequired maxLength={30} {...form.getInputProps('itemCode')} />
        <TextField
          label={t('pack')}
          description={t('packHint')}
          isRequired
          maxLength={60}
          {...form.getInputProps('pack')}
        />
        <SelectField
          label={t('itemType')}
          isRequired
          choices={itemTypes.map((value) => ({ value, label: t(`itemTypes.${value}`) }))}
          {...form.getInputProps('itemType')}
        />
        <SelectField
          label={t('taxSlab')}
          isRequired
          isLoading={slabs.isPending}
          choices={(slabs.data?.slabs ?? []).map(({ gstSlabId, slabName }) => ({ value: gstSlabId, label: slabName }))}
          {...form.getInputProps('gstSlabId')}
        />
        <TextField label={t('hsnCode')} maxLength={8} {...form.getInputProps('hsnCode')} />
        <SelectField
          label={t('schedule')}
          choices={schedules.map((value) => ({ value, label: value }))}
          {...form.getInputProps('schedule')}
        />
        <SelectField
          label={t('storage')}
          choices={storages.map((value) => ({ value, label: t(`storages.${value}`) }))}
          {...form.getInputProps('storage')}
        />
        <CounterFields form={form} />
      </Columns>
    </FormDialog>
  );
}

/** How the counter sells an item: with a second check, and with a discount or without. */
function CounterFields({ form }: { readonly form: UseFormReturnType<ItemForm> }) {
  const { t } = useTranslation('pharmacy');
  return (
    <>
      <TextField
        label={t('lookAlikeOf')}
        description={t('lookAlikeOfHint')}
        maxLength={200}
        {...form.getInputProps('lookAlikeOf')}
      />
      <SwitchField label={t('isHighAlert')} description={t('isHighAlertHint')} {...form.getInputProps('isHighAlert')} />
      <SwitchField label={t('isDiscountAllowed')} {...form.getInputProps('isDiscountAllowed')} />
    </>
  );
}

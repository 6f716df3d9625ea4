// The dialog that adds a general item or changes one.
import { itemCategory } from '@charaka/contract/foundation/masters/item-category';
import { tariffTopic } from '@charaka/contract/money/tariff/topics';
import { addGeneralItem, updateGeneralItem } from '@charaka/contract/supply/inventory/general-item';
import { listTaxSlabs } from '@charaka/contract/supply/pharmacy/item';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { formOfItem, type GeneralItem, type ItemForm, type ItemInput, itemFaults } from './item-form.ts';

interface AddGeneralItemProps {
  /** The item to change; null for a new one. */
  readonly item: GeneralItem | null;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddGeneralItem({ item, onClose }: AddGeneralItemProps) {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  const form = useForm<ItemForm>({ initialValues: formOfItem(item), validate: itemFaults });
  const adding = useCommand(addGeneralItem, { onDone: onClose });
  const changing = useCommand(updateGeneralItem, { onDone: onClose });
  const save = (values: ItemForm) => {
    const typed = values as ItemInput;
    const onError = (error: Error) => form.setErrors(refusedFields(error, 'generalItem'));
    if (item) changing.mutate({ generalItem: { ...typed, itemId: item.itemId } }, { onError });
    else adding.mutate({ generalItem: typed }, { onError });
  };
  const slabs = useAnswer(tariffTopic, listTaxSlabs, {});
  const categories = useMasterChoices(itemCategory);
  return (
    <FormDialog
      size="medium"
      title={t(item ? 'updateGeneralItem' : 'addGeneralItem')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      check={itemFaults}
      onSave={save}
      onClose={onClose}
    >
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <TextField
          label={t('pharmacy:itemName')}
          isRequired
          isFirst
          maxLength={120}
          {...form.getInputProps('itemName')}
        />
        <TextField label={t('pharmacy:itemCode')} isRequired maxLength={30} {...form.getInputProps('itemCode')} />
        <SelectField
          label={t('category')}
          isRequired
          isLoading={categories.isLoading}
          choices={categories.choices}
          {...form.getInputProps('itemCategoryId')}
        />
        <TextField
          label={t('unit')}
          description={t('unitHint')}
          isRequired
          maxLength={60}
          {...form.getInputProps('pack')}
        />
        <TextField
          label={t('purchasePack')}
          description={t('purchasePackHint')}
          maxLength={60}
          {...form.getInputProps('purchasePack')}
        />
        <NumberField label={t('unitsPerPack')} {...form.getInputProps('unitsPerPack')} />
        <TextField label={t('pharmacy:hsnCode')} maxLength={8} {...form.getInputProps('hsnCode')} />
        <SelectField
          label={t('pharmacy:taxSlab')}
          isRequired
          isLoading={slabs.isPending}
          choices={(slabs.data?.slabs ?? []).map(({ gstSlabId, slabName }) => ({ value: gstSlabId, label: slabName }))}
          {...form.getInputProps('gstSlabId')}
        />
        <SwitchField
          label={t('isBatchTracked')}
          description={t('isBatchTrackedHint')}
          {...form.getInputProps('isBatchTracked')}
        />
      </Columns>
    </FormDialog>
  );
}

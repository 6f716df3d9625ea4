// The dialog that accepts capital goods: each serial number becomes an asset with its number and its label.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { acceptCapital } from '@charaka/contract/supply/asset/asset';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, NumberField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { CustodianField, PlaceField, sentPlace, useAssetChoices } from './place-fields.tsx';

type Capital = InputOf<typeof acceptCapital>['capital'];

interface CapitalForm {
  assetName: string;
  maker: string;
  model: string;
  /** A serial number in each line; the UDI may follow it behind a semicolon. */
  serials: string;
  birth: Capital['birth'];
  supplierId: number | null;
  supplierPaperNo: string;
  acceptedOn: string | null;
  cost: number | string;
  warrantyMonths: number | string;
  warrantyFrom: string | null;
  place: string | null;
  placeText: string;
  custodianId: number | null;
}

const piecesOf = (serials: string): Capital['pieces'] =>
  serials.split('\n').flatMap((line) => {
    const [serialNo = '', udi = ''] = line.split(';').map((part) => part.trim());
    return serialNo === '' ? [] : [{ serialNo, udi: udi || null }];
  });

function sentOf({ serials, place, supplierId, supplierPaperNo, ...values }: CapitalForm): Capital {
  const isReceived = values.birth === 'Receipt';
  return inputOf<Capital>({
    ...values,
    ...sentPlace(place),
    pieces: piecesOf(serials),
    supplierId: isReceived ? supplierId : null,
    supplierPaperNo: isReceived ? supplierPaperNo : null,
  });
}

const faultsOf = formChecks(acceptCapital.input.shape.capital);

/** Faults of single pieces stand below the list, those of the place below its choice. */
function atFields(faults: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      if (field.startsWith('pieces')) return ['serials', fault];
      return [field === 'departmentId' || field === 'bedGroupId' ? 'place' : field, fault];
    }),
  );
}

const check = (values: CapitalForm) => atFields(faultsOf(sentOf(values)));

interface AcceptCapitalProps {
  onAccepted(assetIds: readonly number[]): void;
  onClose(): void;
}

/** Mounted while it is open; the labels follow. */
export default function AcceptCapital({ onAccepted, onClose }: AcceptCapitalProps) {
  const { t } = useTranslation('asset');
  const command = useCommandForm(acceptCapital, {
    wrapper: 'capital',
    initialValues: {
      assetName: '',
      maker: '',
      model: '',
      serials: '',
      birth: 'Receipt',
      supplierId: null,
      supplierPaperNo: '',
      acceptedOn: today(),
      cost: '',
      warrantyMonths: '',
      warrantyFrom: null,
      place: null,
      placeText: '',
      custodianId: null,
    } as CapitalForm,
    check,
    sent: sentOf,
    faultsAt: atFields,
    onDone: ({ assets }) => onAccepted(assets.map(({ assetId }) => assetId)),
  });
  const { form } = command;
  const pieces = piecesOf(form.values.serials).length;
  return (
    <FormDialog
      size="wide"
      title={t('acceptGoods')}
      submitLabel={pieces === 0 ? t('acceptGoods') : t('acceptPieces', { count: pieces })}
      {...command}
      onClose={onClose}
    >
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('assetName')} isRequired isFirst maxLength={120} {...form.getInputProps('assetName')} />
        <TextField label={t('maker')} isRequired maxLength={80} {...form.getInputProps('maker')} />
        <TextField label={t('model')} maxLength={80} {...form.getInputProps('model')} />
        <Origin form={form} />
      </Columns>
      <TextAreaField
        label={t('serials')}
        isRequired
        rows={4}
        description={t('serialsHint')}
        {...form.getInputProps('serials')}
      />
      <PlaceAndWarranty form={form} />
    </FormDialog>
  );
}

function PlaceAndWarranty({ form }: { form: UseFormReturnType<CapitalForm> }) {
  const { t } = useTranslation('asset');
  return (
    <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
      <DateField label={t('acceptedOn')} isRequired to={today()} {...form.getInputProps('acceptedOn')} />
      <MoneyField label={t('costOfPiece')} isRequired {...form.getInputProps('cost')} />
      <NumberField label={t('warrantyMonths')} max={600} {...form.getInputProps('warrantyMonths')} />
      <DateField label={t('warrantyFrom')} description={t('warrantyHint')} {...form.getInputProps('warrantyFrom')} />
      <PlaceField label={t('place')} isRequired {...form.getInputProps('place')} />
      <TextField label={t('placeText')} maxLength={80} {...form.getInputProps('placeText')} />
      <CustodianField {...form.getInputProps('custodianId')} />
    </Columns>
  );
}

function Origin({ form }: { form: UseFormReturnType<CapitalForm> }) {
  const { t } = useTranslation('asset');
  const { suppliers } = useAssetChoices();
  return (
    <>
      <SelectField
        label={t('birth')}
        isRequired
        choices={wordChoices(['Receipt', 'Opening'] as const, (birth) => t(`births.${birth}`))}
        {...form.getInputProps('birth')}
      />
      {form.values.birth === 'Receipt' && (
        <>
          <SelectField
            label={t('supplier')}
            isRequired
            choices={suppliers.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }))}
            {...form.getInputProps('supplierId')}
          />
          <TextField
            label={t('supplierPaperNo')}
            isRequired
            maxLength={40}
            {...form.getInputProps('supplierPaperNo')}
          />
        </>
      )}
    </>
  );
}

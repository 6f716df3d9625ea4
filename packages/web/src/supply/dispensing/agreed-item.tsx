// Another item for a prescribed line: the item, the doctor who agreed to it, the time and the reason (PH050).
import { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { piecesIn } from '@charaka/rules/clinic/item-medicine';
import { LEAST_REASON_LETTERS } from '@charaka/rules/clinic/order-alert';
import { Button, Group, Stack } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { HeldMedicine } from '../pharmacy/held-medicine.ts';
import { ItemTypeahead } from '../pharmacy/item-typeahead.tsx';
import type { PharmacyItem } from '../pharmacy/pharmacy-items.ts';
import { heldForLine, type PrescribedLineOf } from './held-for-line.ts';

interface AgreedItemProps {
  readonly line: PrescribedLineOf;
  /** The memo without the lines of this prescribed line. */
  readonly held: readonly HeldMedicine[];
  onHold(lines: readonly HeldMedicine[]): void;
}

/** A button that opens the fields. */
export function AgreedItem(props: AgreedItemProps) {
  const { t } = useTranslation('dispensing');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AgreedItemFields {...props} onClose={() => setOpen(false)} />;
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
      {t('agreed.open')}
    </Button>
  );
}

/** The typed values, and the function that puts the item on the memo. */
function useAgreedItem({ line, held, onHold, onClose }: AgreedItemProps & { onClose(): void }) {
  const { t } = useTranslation(['dispensing', 'pharmacy']);
  const [searched, setSearched] = useState('');
  const [item, setItem] = useState<PharmacyItem | null>(null);
  const [agreedById, setDoctor] = useState<number | null>(null);
  const [agreedAt, setAt] = useState<string | null>(() => new Date().toISOString());
  const [agreedReason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isNoneInStock, setNoneInStock] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isReasonShort = agreedReason.trim().length < LEAST_REASON_LETTERS;
  const needed = (isMissing: boolean, text: string) => (hasTried && isMissing ? text : undefined);
  const errors = {
    item: isNoneInStock ? t('noneInStock') : needed(item === null, t('agreed.selectItem')),
    doctor: needed(agreedById === null, t('agreed.selectDoctor')),
    at: needed(agreedAt === null, t('agreed.enterTime')),
    reason: needed(isReasonShort, t('agreed.enterReason')),
  };
  const add = async () => {
    setTried(true);
    if (isAdding || item === null || agreedById === null || agreedAt === null || isReasonShort) return;
    setAdding(true);
    try {
      const { batches } = await call(listSaleableBatches, { itemId: item.itemId });
      const taken = heldForLine(line, { ...item, piecesInUnit: piecesIn(item.pack), batches }, held);
      if (taken.length === 0) return setNoneInStock(true);
      const agreed = { agreedById, agreedAt, agreedReason: agreedReason.trim() };
      onHold([...held, ...taken.map((each) => ({ ...each, agreed, prescribedName: line.orderName }))]);
      onClose();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAdding(false);
    }
  };
  const pick = (picked: PharmacyItem | null, text: string) => {
    setSearched(text);
    setItem(picked);
    setNoneInStock(false);
  };
  return { searched, pick, agreedById, setDoctor, agreedAt, setAt, agreedReason, setReason, errors, add, isAdding };
}

function AgreedItemFields(props: AgreedItemProps & { onClose(): void }) {
  const { t } = useTranslation(['dispensing', 'pharmacy']);
  const fields = useAgreedItem(props);
  const { errors } = fields;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    // Enter would save the memo around these fields.
    event.preventDefault();
    void fields.add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field adds the item
    <div style={{ flex: '1 1 100%' }} onKeyDown={enter}>
      <Stack gap="xs" role="group" aria-label={t('agreed.title', { orderName: props.line.orderName })}>
        <Columns cols={{ base: 1, xs: 2 }}>
          <ItemTypeahead
            label={t('agreed.item')}
            isRequired
            isFirst
            value={fields.searched}
            error={errors.item}
            onPick={fields.pick}
          />
          <DoctorField
            label={t('agreed.doctor')}
            isRequired
            value={fields.agreedById}
            error={errors.doctor}
            onChange={(doctorId) => fields.setDoctor(doctorId ?? null)}
          />
          <DateTimeField
            label={t('agreed.at')}
            isRequired
            value={fields.agreedAt}
            error={errors.at}
            onChange={(at) => fields.setAt(at ?? null)}
          />
          <TextField
            label={t('agreed.reason')}
            isRequired
            maxLength={300}
            value={fields.agreedReason}
            error={errors.reason}
            onChange={(reason) => fields.setReason(reason ?? '')}
          />
        </Columns>
        <Group gap="xs" justify="end">
          <Button variant="default" size="compact-sm" onClick={props.onClose}>
            {t('agreed.close')}
          </Button>
          <Button size="compact-sm" loading={fields.isAdding} onClick={() => void fields.add()}>
            {t('take')}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

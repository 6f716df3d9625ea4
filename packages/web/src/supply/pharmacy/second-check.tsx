// The second check of high-alert and look-alike medicine: the mark of a line, an own second look, and the request to another person (PH049).
import { askSecondCheck, secondCheckField } from '@charaka/contract/supply/pharmacy/second-check';
import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import type { HeldMedicine } from './held-medicine.ts';

interface CheckOfLineProps {
  readonly line: HeldMedicine;
  onChange(part: Partial<HeldMedicine>): void;
}

/** The mark, and where the hospital allows an own second look the field for it. */
export function CheckOfLine({ line, onChange }: CheckOfLineProps) {
  const { t } = useTranslation('pharmacy');
  const isOwnAllowed = currentSession()?.hospital?.isOwnSecondLookAllowed === true;
  return (
    <>
      <Badge color="red" variant="light" size="sm" mt={4} tt="none">
        {t('secondCheck')}
      </Badge>
      {isOwnAllowed && (
        <TextField
          label={t('secondLookOf', { name: line.item.itemName })}
          isLabelHidden
          placeholder={t('secondLook')}
          maxLength={200}
          value={line.secondLook ?? ''}
          onChange={(secondLook) => onChange({ secondLook: secondLook ?? '' })}
        />
      )}
    </>
  );
}

interface SecondCheckProps {
  /** The stay, the visit or the patient; nothing of a sale to a person without a record. */
  readonly owner: { readonly admissionId?: number; readonly encounterId?: number; readonly patientId?: number };
  readonly lines: readonly HeldMedicine[];
  /** The server's error on the last attempt to save. */
  readonly error: Error | null;
}

/** Shown after the server refused medicine that was not checked; after the check the sale is saved again. */
export function SecondCheck({ owner, lines, error }: SecondCheckProps) {
  const { t } = useTranslation('pharmacy');
  const [askedFor, setAskedFor] = useState<Error | null>(null);
  const command = useCommand(askSecondCheck, { onDone: () => setAskedFor(error) });
  if (!(error instanceof Refusal) || error.fields[secondCheckField] === undefined) return null;
  if (askedFor === error)
    return (
      <Alert color="blue" role="status">
        {t('checkAsked')}
      </Alert>
    );
  const sent = lines.map(({ batchId, quantity }) => ({ batchId, quantity: Number(quantity) }));
  return (
    <Alert color="orange" role="alert">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{error.message}</Text>
        <Button
          variant="default"
          size="compact-sm"
          loading={command.isPending}
          onClick={() => command.mutate({ sale: { ...owner, lines: sent } })}
        >
          {t('askForCheck')}
        </Button>
      </Group>
    </Alert>
  );
}

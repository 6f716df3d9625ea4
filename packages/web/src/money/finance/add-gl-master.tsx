// The dialog that adds an account of the ledger or changes one, with its sub-ledgers, as the banks of cash and bank.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  addGlMaster,
  CASH_AND_BANK_GLID,
  getGlMaster,
  LAST_MODE_SLID,
  listPlBs,
  newGlMaster,
  updateGlMaster,
} from '@charaka/contract/money/finance/ledger';
import { glMasterTopic, plBsTopic } from '@charaka/contract/money/finance/topics';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';

type Account = OutputOf<typeof getGlMaster>['glMaster'];
const check = formChecks(newGlMaster);

/** Opens at once; without a number it adds an account. */
export function AddGlMaster({ glid, onClose }: { glid: number | null; onClose(): void }) {
  const answer = useAnswer(
    glMasterTopic,
    getGlMaster,
    { glid: glid ?? CASH_AND_BANK_GLID },
    { isEnabled: glid !== null },
  );
  if (glid !== null && !answer.data) return null;
  return <AccountForm account={glid === null ? null : (answer.data?.glMaster ?? null)} onClose={onClose} />;
}

/** The form of an account; amounts in rupees as typed. */
function valuesOf(account: Account | null) {
  return {
    glName: account?.glName ?? '',
    plBsId: account?.plBsId ?? (null as number | null),
    hasSubLedgers: account?.hasSubLedgers ?? false,
    openingBalance: (account?.openingBalance ?? 0) / 100,
    narration: account?.narration ?? '',
    isActive: account?.isActive ?? true,
    subLedgers: (account?.subLedgers ?? []).filter(isOwn(account?.glid)),
  };
}

type AccountValues = ReturnType<typeof valuesOf>;

function AccountForm({ account, onClose }: { account: Account | null; onClose(): void }) {
  const { t } = useTranslation('ledger');
  const sides = useAnswer(plBsTopic, listPlBs, {}).data?.plBsList ?? [];
  const form = useForm<AccountValues>({
    initialValues: valuesOf(account),
    validate: check,
  });
  const adding = useCommand(addGlMaster, { onDone: onClose });
  const changing = useCommand(updateGlMaster, { onDone: onClose });
  const save = ({ plBsId, ...values }: AccountValues) => {
    const typed = { ...values, plBsId: plBsId ?? 0 };
    if (account) changing.mutate({ glMaster: { ...typed, glid: account.glid } });
    else adding.mutate({ glMaster: typed });
  };
  const isSystem = account?.isSystem ?? false;
  return (
    <FormDialog
      title={t(account ? 'editAccount' : 'addAccount')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        {isSystem && <Text size="sm">{t('isSystem')}</Text>}
        <TextField label={t('account')} isRequired isFirst maxLength={100} {...form.getInputProps('glName')} />
        <SelectField
          label={t('side')}
          isRequired
          isDisabled={isSystem}
          choices={sides.map(({ plBsId, description }) => ({ value: plBsId, label: t(`sides.${description}`) }))}
          {...form.getInputProps('plBsId')}
        />
        <MoneyField label={t('openingBalance')} min={-9_999_999_999} {...form.getInputProps('openingBalance')} />
        <TextAreaField label={t('narration')} maxLength={300} {...form.getInputProps('narration')} />
        {!isSystem && <SwitchField label={t('hasSubLedgers')} {...form.getInputProps('hasSubLedgers')} />}
        {!isSystem && account && <SwitchField label={t('isActive')} {...form.getInputProps('isActive')} />}
        {form.values.hasSubLedgers && <SubLedgers form={form} isBank={account?.glid === CASH_AND_BANK_GLID} />}
      </Stack>
    </FormDialog>
  );
}

/** Their names, and a button for one more. */
function SubLedgers({ form, isBank }: { form: UseFormReturnType<AccountValues>; isBank: boolean }) {
  const { t } = useTranslation('ledger');
  return (
    <>
      {form.values.subLedgers.map((_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: new sub-ledgers have no number yet, and none is moved or removed
          key={index}
          label={t(isBank ? 'bank' : 'subLedger', { number: index + 1 })}
          maxLength={100}
          {...form.getInputProps(`subLedgers.${index}.slName`)}
        />
      ))}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('subLedgers', { slName: '', isActive: true })}
        >
          {t('addSubLedger')}
        </Button>
      </Group>
    </>
  );
}

/** The ways money comes are not the hospital's to rename (R288). */
function isOwn(glid: number | undefined) {
  return ({ slid }: { slid?: number | null | undefined }) =>
    glid !== CASH_AND_BANK_GLID || (slid ?? LAST_MODE_SLID + 1) > LAST_MODE_SLID;
}

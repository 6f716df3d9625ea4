// Switches the columns that identify persons on in the files of a report, with a reason that is valid for the day (RP013).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { ownStorageKey } from '../../kernel/own-storage-key.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';

interface PersonalReason {
  readonly reason: string | undefined;
  give(reason: string): void;
  withdraw(): void;
}

/** The reason that the user gave today for persons in files of this report. */
export function usePersonalReason({ name }: Report): PersonalReason {
  const key = ownStorageKey(`report-persons.${name}`);
  const read = () => {
    const [day, reason] = (localStorage.getItem(key) ?? '').split(/\n(.*)/s);
    return day === today() ? reason : undefined;
  };
  const [reason, setReason] = useState(read);
  const give = (given: string) => {
    localStorage.setItem(key, `${today()}\n${given}`);
    setReason(given);
  };
  const withdraw = () => {
    localStorage.removeItem(key);
    setReason(undefined);
  };
  return { reason, give, withdraw };
}

/** For users who may export; a report without such columns has no switch. */
export function PersonalSwitch({ of, persons }: { of: Report; persons: PersonalReason }) {
  const { t } = useTranslation('report');
  const does = useDeeds();
  const [isAsking, setAsking] = useState(false);
  const hasPersons = of.columns.some((field) => of.dataset.fields[field]?.isPersonal);
  if (!hasPersons || !does('export')) return null;
  return (
    <>
      <Switch
        label={t('personsInFiles')}
        checked={persons.reason !== undefined}
        onChange={(event) => (event.currentTarget.checked ? setAsking(true) : persons.withdraw())}
      />
      {isAsking && (
        <ReasonDialog
          title={t('personsInFiles')}
          submitLabel={t('includePersons')}
          isSubmitting={false}
          onClose={() => setAsking(false)}
          onSave={(reason) => {
            persons.give(reason);
            setAsking(false);
          }}
        >
          <Text size="sm">{t('personsRecorded')}</Text>
        </ReasonDialog>
      )}
    </>
  );
}

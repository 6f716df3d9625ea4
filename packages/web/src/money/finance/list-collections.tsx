// A day's collections: what each collector took and gave back by mode, the closings of the day, and closing one's own till.

import { collectionMenu, listCollections } from '@charaka/contract/money/finance/finance';
import { collectionTopic } from '@charaka/contract/money/finance/topics';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Alert, Box, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CloseDay } from './close-day.tsx';
import { ClosingsTable } from './closings-table.tsx';
import { CollectedTable, type Collector } from './collected-table.tsx';
import { CollectionPapers } from './collection-papers.tsx';
import type { DayClosing } from './day-closing.ts';
import PrintClosing from './print-closing.tsx';
import { ReopenClosing } from './reopen-closing.tsx';

type Open =
  | { readonly kind: 'close' }
  | { readonly kind: 'papers'; readonly collector: Collector }
  | { readonly kind: 'print'; readonly dayClosingId: number }
  | { readonly kind: 'reopen'; readonly closing: DayClosing };

/** Route user_Collection_Report. Today's, unless the address says otherwise. */
export default function ListCollections() {
  const { t } = useTranslation('finance');
  const { canAdd, canDelete } = useRights(collectionMenu);
  const list = useList();
  const asked = list.filters.day;
  const day = asked && isCalendarDate(asked) ? asked : today();
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useAnswer(collectionTopic, listCollections, { day }, { isSilent: true });
  return (
    <Page
      title={t('userCollection')}
      action={
        <Group gap="xs">
          <Button component={Link} to={`/${collectionMenu}/report`} variant="default">
            {t('groupsAndTotals')}
          </Button>
          {canAdd && (
            <Button leftSection={<IconCashRegister size={16} aria-hidden />} onClick={() => setOpen({ kind: 'close' })}>
              {t('closeMyDay')}
            </Button>
          )}
        </Group>
      }
    >
      <Box w={200}>
        <DateField
          label={t('day')}
          to={today()}
          isClearable={false}
          value={day}
          onChange={(to) => list.setFilter('day', to ?? '')}
        />
      </Box>
      {answer.isError && <Alert color="red">{answer.error.message}</Alert>}
      {answer.data ? (
        <Stack gap="lg">
          <CollectedTable
            collectors={answer.data.collectors}
            onPapers={(collector) => setOpen({ kind: 'papers', collector })}
          />
          <section>
            <Title order={2} mb="xs">
              {t('closings')}
            </Title>
            <ClosingsTable
              closings={answer.data.closings}
              onPrint={({ dayClosingId }) => setOpen({ kind: 'print', dayClosingId })}
              onReopen={canDelete ? (closing) => setOpen({ kind: 'reopen', closing }) : undefined}
            />
          </section>
        </Stack>
      ) : (
        !answer.isError && <Skeleton h={240} />
      )}
      <OpenDialog open={open} day={day} onOpen={setOpen} />
    </Page>
  );
}

function OpenDialog({ open, day, onOpen }: { open: Open | null; day: string; onOpen(open: Open | null): void }) {
  const close = () => onOpen(null);
  if (!open) return null;
  if (open.kind === 'close')
    return <CloseDay onClosed={(dayClosingId) => onOpen({ kind: 'print', dayClosingId })} onClose={close} />;
  if (open.kind === 'papers') return <CollectionPapers day={day} collector={open.collector} onClose={close} />;
  if (open.kind === 'print') return <PrintClosing dayClosingId={open.dayClosingId} onClose={close} />;
  return <ReopenClosing closing={open.closing} onClose={close} />;
}

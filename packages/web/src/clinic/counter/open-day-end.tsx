// The end of a day of the OPD: who was not seen, and what is not signed, not billed, not back; closed with what stands open.

import { closeOpdDay, getDayEnd, openKinds } from '@charaka/contract/clinic/counter/day-end';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { FeelessVisits } from './feeless-visits.tsx';

type DayEnd = OutputOf<typeof getDayEnd>;
type Point = DayEnd['points'][number];

/** Route opd/day-end. */
export default function OpenDayEnd() {
  const { t } = useTranslation('counter');
  const [day, setDay] = useState(today());
  const { canEdit } = useRights(visitMenu);
  const found = useAnswer(opdTopic, getDayEnd, { day }).data;
  const command = useCommand(closeOpdDay);
  return (
    <Page title={t('dayEnd.title')}>
      <Stack>
        <Group align="end">
          <DateField
            label={t('dayEnd.day')}
            isRequired
            to={today()}
            value={day}
            onChange={(value) => setDay(value ?? today())}
          />
          {canEdit && (
            <Button loading={command.isPending} onClick={() => command.mutate({ day })}>
              {t('dayEnd.close')}
            </Button>
          )}
        </Group>
        {found && <Standing found={found} />}
      </Stack>
    </Page>
  );
}

function Standing({ found: { points, feelessVisits, dayEnd } }: { readonly found: DayEnd }) {
  const { t } = useTranslation('counter');
  const groups = openKinds.flatMap((kind) => {
    const rows = points.filter((point) => point.kind === kind);
    return rows.length === 0 ? [] : [{ kind, rows }];
  });
  return (
    <>
      {dayEnd && (
        <Text role="status">
          {t('dayEnd.closed', {
            at: formatDateTime(dayEnd.closedAt),
            name: dayEnd.closedByName,
            count: dayEnd.openPoints,
          })}
        </Text>
      )}
      {groups.length === 0 && <Text>{t('dayEnd.nothing')}</Text>}
      {groups.map(({ kind, rows }) => (
        <OpenPoints key={kind} kind={kind} rows={rows} />
      ))}
      <FeelessVisits visits={feelessVisits} />
    </>
  );
}

/** An address of the product. */
interface Place {
  readonly to: ScreenAddress;
  readonly search: Readonly<Record<string, string>>;
}

/** The screen on which a kind of point is resolved; the queue, where the reader may not open notes. */
const placeOf = ({ kind, visitId, doctorId, patientId }: Point, mayReadNotes: boolean): Place => {
  if (kind === 'NotSigned' && mayReadNotes) return { to: `/${visitMenu}/consultation/${visitId}`, search: {} };
  if (kind === 'NotBilled') return { to: '/opd/diagnosis', search: { patient: String(patientId) } };
  if (kind === 'RefundDue') return { to: '/appointment-refund', search: {} };
  return { to: `/${visitMenu}/queue`, search: { doctor: String(doctorId) } };
};

function OpenPoints({ kind, rows }: { readonly kind: Point['kind']; readonly rows: readonly Point[] }) {
  const { t } = useTranslation(['counter', 'queue']);
  const title = t(`dayEnd.kinds.${kind}`, { count: rows.length });
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <WideTable label={title} minWidth={520}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="numeric">{t('queue:token')}</Table.Th>
            <Table.Th>{t('patient')}</Table.Th>
            <Table.Th>{t('doctor')}</Table.Th>
            <Table.Th>{t('status')}</Table.Th>
            <Table.Th aria-label={t('queue:deeds')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <PointRow key={row.visitId} row={row} />
          ))}
        </Table.Tbody>
      </WideTable>
    </Stack>
  );
}

function PointRow({ row }: { readonly row: Point }) {
  const { t } = useTranslation(['counter', 'queue']);
  const does = useDeeds();
  const { to, search } = placeOf(row, does('clinical-note') || does('read-notes'));
  return (
    <Table.Tr>
      <Table.Td className="numeric">{row.tokenNo}</Table.Td>
      <Table.Th scope="row" fw={400}>
        {[row.firstName, uhidOf(row.patientId), row.contactNo].filter(Boolean).join(' · ')}
      </Table.Th>
      <Table.Td>{row.doctorName}</Table.Td>
      <Table.Td>{t(`queue:states.${row.queueState}`)}</Table.Td>
      <Table.Td>
        <Button size="compact-sm" variant="default" component={Link} to={to} search={linkSearch(search)}>
          {t(`dayEnd.deeds.${row.kind}`)}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

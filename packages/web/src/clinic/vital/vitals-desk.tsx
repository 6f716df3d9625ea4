// The vitals desk: waiting patients of today, found by token or name; Enter opens the first one, and Enter again saves the signs.
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { getVitalsDesk, vitalMenu } from '@charaka/contract/clinic/vital/vital';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, EmptyState, Group, Skeleton, Table, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { fullName, shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { TakeVitals } from './take-vitals.tsx';

type Row = OutputOf<typeof getVitalsDesk>['rows'][number];

/** Rows with exactly the typed token come before rows whose name begins with the typed text. */
function matching(rows: readonly Row[], typed: string): readonly Row[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return rows;
  const ofToken = rows.filter(({ tokenNo }) => String(tokenNo) === wanted);
  const named = rows.filter((row) => `${fullName(row)} ${row.patientId}`.toLowerCase().includes(wanted));
  return [...ofToken, ...named.filter((row) => !ofToken.includes(row))];
}

/** Route vital-signs. */
export default function VitalsDesk() {
  const { t } = useTranslation('vital');
  const list = useList();
  const { canAdd } = useRights(vitalMenu);
  const answer = useAnswer(opdTopic, getVitalsDesk, doctorFilter(list.filters));
  const [typed, setTyped] = useState('');
  const [measured, setMeasured] = useState<Row | null>(null);
  const finder = useRef<HTMLInputElement>(null);
  const rows = matching(answer.data?.rows ?? [], typed);
  const [first] = rows;
  const close = () => {
    setMeasured(null);
    setTyped('');
    finder.current?.focus();
  };
  return (
    <Page title={t('desk')} action={<DoctorFilter list={list} />}>
      <TextInput
        ref={finder}
        label={t('find')}
        description={t('findHint')}
        autoFocus
        autoComplete="off"
        maxLength={60}
        maw={420}
        mb="md"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first || !canAdd) return;
          event.preventDefault();
          setMeasured(first);
        }}
      />
      {answer.isPending && <Skeleton height={240} />}
      {answer.data && rows.length === 0 && <EmptyState title={t('nobody')} description={t('nobodyText')} />}
      {rows.length > 0 && <DeskTable rows={rows} onTake={canAdd ? setMeasured : undefined} />}
      {measured && <TakeVitals patient={measured} onClose={close} />}
    </Page>
  );
}

function DeskTable({ rows, onTake }: { rows: readonly Row[]; onTake: ((row: Row) => void) | undefined }) {
  const { t } = useTranslation('vital');
  return (
    <WideTable label={t('desk')} minWidth={300} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className="numeric">{t('token')}</Table.Th>
          <Table.Th>{t('patient')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('doctor')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('arrived')}</Table.Th>
          {onTake && <Table.Th aria-label={t('take')} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.visitId}>
            <Table.Td className="numeric" fw={600} fz="lg">
              {row.tokenNo}
            </Table.Td>
            <Table.Th scope="row" fw={400}>
              <Text fz="sm" fw={500}>
                {fullName(row)}
              </Text>
              <Text fz="xs" c="dimmed">
                {[uhidOf(row.patientId), shortAge(row), row.sex, row.complaint].filter(Boolean).join(' · ')}
              </Text>
              <Text fz="xs" c="dimmed" hiddenFrom="sm">
                {[row.doctorName, row.arrivedAt && formatTime(row.arrivedAt)].filter(Boolean).join(' · ')}
              </Text>
              <Group gap={4}>
                {row.soundsAlike && <StatusChip tone="waiting">{t('soundsAlike')}</StatusChip>}
                {row.vitalsAt != null && (
                  <StatusChip tone="done">{t('takenAtTime', { time: formatTime(row.vitalsAt) })}</StatusChip>
                )}
              </Group>
            </Table.Th>
            <Table.Td visibleFrom="sm">{row.doctorName}</Table.Td>
            <Table.Td visibleFrom="sm">{row.arrivedAt ? formatTime(row.arrivedAt) : ''}</Table.Td>
            {onTake && (
              <Table.Td>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('takeOf', { token: row.tokenNo, name: fullName(row) })}
                  onClick={() => onTake(row)}
                >
                  {t('take')}
                </Button>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

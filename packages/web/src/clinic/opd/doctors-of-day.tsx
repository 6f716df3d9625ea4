// Doctors with OPD today and the number of booked patients, for the home page.

import { calendarMenu, listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { Anchor, Paper, Stack, Table, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { daysShownTo } from './days-shown.ts';

/** For those who may see the doctors' calendar, on days when somebody holds OPD; the name leads to the doctor's patients. */
export function DoctorsOfDay() {
  const { t } = useTranslation('report');
  const { canView } = useRights(calendarMenu);
  const seesVisits = useRights(visitMenu).canView;
  const seesAll = useDeeds()('all-queues');
  const { user } = useSignedIn();
  const answer = useAnswer(opdTopic, listDoctorsOfDay, {}, { isEnabled: canView, isSilent: true });
  const days = daysShownTo(user, seesAll, answer.data?.days ?? []);
  if (days.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="opd-today">
      <Stack gap="sm">
        <Title order={2} id="opd-today">
          {t('opd.title')}
        </Title>
        <WideTable label={t('opd.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('opd.doctor')}</Table.Th>
              <Table.Th>{t('opd.hours')}</Table.Th>
              <Table.Th className="numeric">{t('opd.booked')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((day) => (
              <Table.Tr key={day.doctorId}>
                <Table.Th scope="row" fw={400}>
                  {seesVisits ? (
                    <Anchor
                      component={Link}
                      to={`/${visitMenu}`}
                      search={linkSearch({ doctor: String(day.doctorId) })}
                      fz="sm"
                    >
                      {day.doctorName}
                    </Anchor>
                  ) : (
                    day.doctorName
                  )}
                </Table.Th>
                {/* On a phone a new line begins after the dash, and nowhere else. */}
                <Table.Td>{formatHours(day.fromTime, day.untilTime).replaceAll(' ', '\u00a0')}</Table.Td>
                <Table.Td className="numeric">{`${day.bookedPatients} / ${day.maxPatients}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      </Stack>
    </Paper>
  );
}

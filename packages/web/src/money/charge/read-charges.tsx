// The charges of an admission wherever they are looked at; that they could not be read is said in their place, by no toast (R449, Q104).

import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import type { ServiceCharge } from './service-charge.ts';

interface ReadChargesProps {
  readonly admission: Pick<Admission, 'admissionId' | 'patientId' | 'registrationNo'>;
  readonly children: (charges: readonly ServiceCharge[]) => ReactNode;
}

/** Asks as the specification does, for page 0 of ten; every charge is answered all the same (R448, Q02). */
export function ReadCharges({ admission, children }: ReadChargesProps) {
  const { t } = useTranslation('charge');
  const { admissionId, patientId, registrationNo } = admission;
  const asked = { admissionId, patientId, registrationNo, pageNumber: 0, pageSize: 10 };
  const answer = useAnswer(chargeTopic, listServiceCharges, asked, { isSilent: true });
  if (answer.data) return children(answer.data.serviceCharges);
  if (answer.isError) return <Text c="dimmed">{t('unread')}</Text>;
  return <Skeleton h={120} radius="sm" />;
}

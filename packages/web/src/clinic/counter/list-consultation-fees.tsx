// The consultation fees of the hospital: add, change, take out of use and back.

import {
  consultationFeeMenu,
  deleteConsultationFee,
  listConsultationFees,
  updateConsultationFee,
} from '@charaka/contract/clinic/counter/consultation-fee';
import { getFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { consultationFeeTopic } from '@charaka/contract/clinic/counter/topics';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddConsultationFee, consultationFeeValues } from './add-consultation-fee.tsx';
import { SaveFeeSetting } from './save-fee-setting.tsx';

/** Route settings/consultation-fee. */
export default function ListConsultationFees() {
  const { t } = useTranslation(['counter', 'masters', 'queue']);
  const [isSetting, setSetting] = useState(false);
  const list = useList({ defaultSort: { column: 'feeName', direction: 'asc' } });
  const rows = useRows(consultationFeeTopic, listConsultationFees, list, {
    filterParams: activeFilters(list, 'feeName'),
  });
  const closing = useCommand(deleteConsultationFee);
  const changing = useCommand(updateConsultationFee);
  const isFreeWithoutRule = useAnswer(consultationFeeTopic, getFeeSetting, {}).data?.feeSetting.isFreeWithoutRule;
  return (
    <>
      {isFreeWithoutRule && (
        <Alert color="yellow" role="note" mb="md">
          {t('feeSetting.freeWithoutRuleNote', { setting: t('feeSetting.title') })}
        </Alert>
      )}
      <RecordList
        menuPath={consultationFeeMenu}
        name="consultation-fees"
        noun={t('consultationFee.one')}
        nouns={t('consultationFee.all')}
        list={list}
        rows={rows}
        columns={[
          { id: 'feeName', title: t('consultationFee.feeName'), value: (row) => row.feeName, minWidth: 180 },
          {
            id: 'whose',
            title: t('consultationFee.whose'),
            value: (row) => row.doctorName ?? row.specializationName ?? t('consultationFee.everybody'),
            isSortable: false,
            minWidth: 150,
          },
          { id: 'visitKind', title: t('consultationFee.visitKind'), value: (row) => t(`queue:kinds.${row.visitKind}`) },
          { id: 'chargeName', title: t('consultationFee.charge'), value: (row) => row.chargeName, minWidth: 160 },
          { id: 'freeDays', title: t('consultationFee.freeDays'), value: (row) => row.freeDays, isNumeric: true },
          { id: 'freeVisits', title: t('consultationFee.freeVisits'), value: (row) => row.freeVisits, isNumeric: true },
          {
            id: 'validFrom',
            title: t('consultationFee.validFrom'),
            value: (row) => formatDay(row.validFrom),
          },
        ]}
        moreActions={
          <Button variant="default" onClick={() => setSetting(true)}>
            {t('feeSetting.title')}
          </Button>
        }
        keyOf={(row) => row.consultationFeeId}
        nameOf={(row) => row.feeName}
        form={(row, onClose) => <AddConsultationFee opened={row} onClose={onClose} />}
        onClose={({ consultationFeeId }) => closing.mutate({ consultationFee: { consultationFeeId } })}
        onReopen={(row) =>
          changing.mutate({
            consultationFee: inputOf({
              ...consultationFeeValues(row),
              consultationFeeId: row.consultationFeeId,
              isActive: true,
            }),
          })
        }
      />
      {isSetting && <SaveFeeSetting onClose={() => setSetting(false)} />}
    </>
  );
}

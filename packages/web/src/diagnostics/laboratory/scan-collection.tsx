// The field of the collection that takes a wristband and then its tubes: one patient with three of them needs no mouse (LB014).
import { collectionWorklist, collectSpecimens, makeLabels } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { isEqualTo } from '../../kernel/filters.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { isMoreAsked, ordersToLabel, readScan } from './collection-scan.ts';

type Row = RowOf<typeof collectionWorklist.list>;

interface ScanCollectionProps {
  /** The patient of the last scanned wristband: the list shows only this patient's specimens. */
  readonly patientId: number | null;
  onPatient(patientId: number | null): void;
  /** Labels were made. */
  onLabels(specimenIds: readonly number[]): void;
  /** Something is to be asked before this one is taken. */
  onAsk(row: Row): void;
}

async function findRows(columnName: string, value: string | number): Promise<readonly Row[]> {
  try {
    const filterParams = [isEqualTo(columnName, value)];
    return (await call(collectionWorklist.list, { pageNumber: 1, pageSize: 100, filterParams })).rows;
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}

/** Handles a scan; shows a sentence when it has no effect. */
function useScan({ patientId, onPatient, onLabels, onAsk }: ScanCollectionProps) {
  const { t } = useTranslation('laboratory');
  const label = useCommand(makeLabels);
  const take = useCommand(collectSpecimens);
  const labelUnpaid = useCommand(makeLabels, { isSilent: true });
  const printLabels = async (ofPatient: number): Promise<string | null> => {
    const specimenIds: number[] = [];
    const { paid, unpaid } = ordersToLabel(await findRows('patientUid', ofPatient));
    for (const orderIds of paid) specimenIds.push(...(await label.mutateAsync({ orderIds })).specimenIds);
    // An unpaid order may proceed when the hospital permits it: the server decides (LB016).
    let refused = 0;
    for (const orderIds of unpaid)
      await labelUnpaid.mutateAsync({ orderIds }).then(
        (made) => specimenIds.push(...made.specimenIds),
        () => (refused += 1),
      );
    if (specimenIds.length > 0) onLabels(specimenIds);
    if (refused > 0) return t('labelsUnpaid');
    return specimenIds.length > 0 ? null : t('nothingToLabel');
  };
  const takeTube = async (specimenNo: string): Promise<string | null> => {
    const [row] = await findRows('specimenNo', specimenNo);
    if (row?.specimenId == null) return t('tubeDoesNotWait', { number: specimenNo });
    // The wristband and the tube say whose it is: where they differ nothing is taken.
    if (patientId !== null && row.patientId !== patientId) return t('tubeOfAnother', { number: specimenNo });
    if (patientId === null || isMoreAsked(row)) onAsk(row);
    else await take.mutateAsync({ specimenIds: [row.specimenId], identifiedBy: 'Wristband' });
    return null;
  };
  return async (typed: string): Promise<string | null> => {
    const scan = readScan(typed, currentSession()?.hospital?.patientRegistrationPrefix ?? '');
    if (scan && 'specimenNo' in scan) return takeTube(scan.specimenNo);
    if (scan) {
      onPatient(scan.patientId);
      return null;
    }
    return typed.trim() === '' && patientId !== null ? printLabels(patientId) : t('scanNotRead');
  };
}

/** A wristband shows the patient, Enter or the button prints the labels, each tube that is scanned then is taken; Escape ends with the patient. */
export function ScanCollection(props: ScanCollectionProps) {
  const { patientId, onPatient } = props;
  const { t } = useTranslation('laboratory');
  const scan = useScan(props);
  return (
    <Group gap="xs">
      <ScanField
        label={t('scanCollection')}
        width={260}
        maxLength={30}
        emptyLabel={patientId === null ? undefined : t('labelAll')}
        onScan={scan}
        onEscape={() => onPatient(null)}
      />
      {patientId !== null && (
        <Button
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('showAllPatients')}
          onClick={() => onPatient(null)}
        >
          {uhidOf(patientId)}
        </Button>
      )}
    </Group>
  );
}

// The field of the collection that takes a wristband and then its tubes: one patient with three of them needs no mouse (LB014).
import { collectSpecimens, listCollection, makeLabels } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Button, Group, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { isEqualTo } from '../../kernel/filters.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { currentSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { isMoreAsked, ordersToLabel, readScan } from './collection-scan.ts';

type Row = RowOf<typeof listCollection>;

interface ScanCollectionProps {
  /** Whose wristband was scanned last: the list shows what is to be taken from them alone. */
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
    return (await call(listCollection, { pageNumber: 1, pageSize: 100, filterParams })).rows;
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}

/** What a scan does; a sentence where it does nothing. */
function useScan({ patientId, onPatient, onLabels, onAsk }: ScanCollectionProps) {
  const { t } = useTranslation('laboratory');
  const label = useCommand(makeLabels);
  const take = useCommand(collectSpecimens);
  const printLabels = async (ofPatient: number): Promise<string | null> => {
    const specimenIds: number[] = [];
    for (const orderIds of ordersToLabel(await findRows('patientUid', ofPatient)))
      specimenIds.push(...(await label.mutateAsync({ orderIds })).specimenIds);
    if (specimenIds.length === 0) return t('nothingToLabel');
    onLabels(specimenIds);
    return null;
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

/** A wristband shows the patient, Enter prints the labels, each tube that is scanned then is taken; Escape ends with the patient. */
export function ScanCollection(props: ScanCollectionProps) {
  const { patientId, onPatient } = props;
  const { t } = useTranslation('laboratory');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const scan = useScan(props);
  const field = useRef<HTMLInputElement>(null);
  // What is scanned first needs no click.
  useEffect(() => field.current?.focus(), []);
  const act = async () => {
    setFault(null);
    setLooking(true);
    // Empty at once, also where nothing is done: a scanner does not wait for the answer, and writes behind what stands there.
    setTyped('');
    try {
      setFault(await scan(typed));
    } catch {
      // What was refused has been told by then.
    } finally {
      setLooking(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setTyped('');
      onPatient(null);
    }
    if (event.key === 'Enter' && !(isLooking && typed.trim() === '')) void act();
  };
  return (
    <Group gap="xs">
      <TextInput
        ref={field}
        aria-label={t('scanCollection')}
        placeholder={t('scanCollection')}
        w={260}
        maxLength={30}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
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

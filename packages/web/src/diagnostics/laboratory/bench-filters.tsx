// Filters of the bench: a scanned specimen, a section, a test with all its pending works, an analyser, a state, the last days.
import { benchStatuses, findBenchWork, type getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { Group, Select } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { ScanField } from '../../ui/field/scan-field.tsx';

type Bench = OutputOf<typeof getBench>;
/** The query of the bench. */
export type BenchAsked = InputOf<typeof getBench>;

const dayChoices = [1, 2, 7, 30] as const;

interface BenchFiltersProps {
  readonly bench: Bench;
  readonly asked: BenchAsked;
  /** Takes the focus when the last open row of a test is finished by the keys. */
  readonly testRef: RefObject<HTMLInputElement | null>;
  onAsk(asked: BenchAsked): void;
  onFound(found: OutputOf<typeof findBenchWork>): void;
}

/** A filter begins with the first page; a scan ends the filters. */
export function BenchFilters({ bench, asked, testRef, onAsk, onFound }: BenchFiltersProps) {
  const { t } = useTranslation('laboratory');
  const narrow = (change: BenchAsked) => onAsk({ ...asked, pageNumber: null, ...change });
  const numberOf = (value: string | null) => (value === null ? null : Number(value));
  const scan = async (specimenNo: string) => {
    if (!/^\d{12}$/.test(specimenNo)) return t('scanNotSpecimen');
    try {
      onFound(await call(findBenchWork, { specimenNo, labTestId: bench.labTestId ?? null }));
    } catch (error) {
      reportFailure(error);
    }
    return null;
  };
  const select = (
    label: string,
    value: string | null,
    data: { value: string; label: string }[],
    set: (value: string | null) => void,
  ) => (
    <Select label={label} placeholder={t('allStatuses')} w={150} clearable data={data} value={value} onChange={set} />
  );
  return (
    <Group align="end" gap="sm">
      <ScanField label={t('scan')} inputMode="numeric" maxLength={30} onScan={scan} />
      {select(
        t('section'),
        asked.labSectionId ? String(asked.labSectionId) : null,
        [...new Map(bench.tests.map((one) => [one.labSectionId, one.sectionName]))].map(([id, label]) => ({
          value: String(id),
          label,
        })),
        (value) => narrow({ labSectionId: numberOf(value), labTestId: null }),
      )}
      {select(
        t('analyser'),
        asked.analyserId ? String(asked.analyserId) : null,
        bench.analysers.map(({ analyserId, analyserName }) => ({ value: String(analyserId), label: analyserName })),
        (value) => narrow({ analyserId: numberOf(value), labTestId: null }),
      )}
      {select(
        t('status'),
        asked.status ?? null,
        benchStatuses.map((value) => ({ value, label: t(`benchStatuses.${value}`) })),
        (value) => narrow({ status: benchStatuses.find((one) => one === value) ?? null }),
      )}
      {select(
        t('receivedWithin'),
        asked.days ? String(asked.days) : null,
        dayChoices.map((days) => ({ value: String(days), label: t('lastDays', { count: days }) })),
        (value) => narrow({ days: numberOf(value) }),
      )}
      <TestFilter bench={bench} testRef={testRef} onChoose={(labTestId) => narrow({ labTestId })} />
    </Group>
  );
}

interface TestFilterProps extends Pick<BenchFiltersProps, 'bench' | 'testRef'> {
  onChoose(labTestId: number | null): void;
}

/** The tests with open works, by section. */
function TestFilter({ bench, testRef, onChoose }: TestFilterProps) {
  const { t } = useTranslation('laboratory');
  const sections = Map.groupBy(bench.tests, ({ sectionName }) => sectionName);
  return (
    <Select
      label={t('test')}
      ref={testRef}
      flex="1 1 200px"
      maw={320}
      searchable
      data={[...sections].map(([group, tests]) => ({
        group: `${group} (${tests.reduce((sum, { openCount }) => sum + openCount, 0)})`,
        items: tests.map(({ labTestId, testName, openCount }) => ({
          value: String(labTestId),
          label: `${testName} (${openCount})`,
        })),
      }))}
      // A test without open works is not offered: named here, it would keep the count of before.
      value={bench.tests.some(({ labTestId }) => labTestId === bench.labTestId) ? String(bench.labTestId) : null}
      onChange={(value) => onChoose(value === null ? null : Number(value))}
      allowDeselect={false}
    />
  );
}

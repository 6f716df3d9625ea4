// Step 4: the price list, from a file with the preview of every import, or typed in charge by charge.
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportPriceList } from '../../money/tariff/import-charges.tsx';
import { ChargeTable } from './charge-table.tsx';
import { StepButtons, type Ways } from './step-buttons.tsx';
import { TypedCharge } from './typed-charge.tsx';

type Source = 'file' | 'typed';

/** Both ways write at once; the list below shows what is there. */
export function PriceStep(ways: Ways) {
  const { t } = useTranslation('setup');
  const [source, setSource] = useState<Source>('file');
  return (
    <Stack gap="md">
      <SegmentedControl<Source>
        aria-label={t('prices.source')}
        value={source}
        onChange={setSource}
        data={[
          { value: 'file', label: t('prices.fromFile') },
          { value: 'typed', label: t('prices.typed') },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {source === 'file' ? <ImportPriceList /> : <TypedCharge />}
      <ChargeTable />
      <StepButtons {...ways} />
    </Stack>
  );
}

// The analysers in use as tiles: heard, silent, or with a port that is not open, in words beside the colour (LB092).
import { listAnalyserStates } from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';

type State = OutputOf<typeof listAnalyserStates>['analysers'][number];

function soundOf({ isListening, isSilent }: State): {
  readonly key: 'closed' | 'silent' | 'heard';
  readonly tone: Tone;
} {
  if (!isListening) return { key: 'closed', tone: 'danger' };
  return isSilent ? { key: 'silent', tone: 'past' } : { key: 'heard', tone: 'done' };
}

/** The analysers in use; undefined until they are known. */
export function useAnalyserStates(): readonly State[] | undefined {
  return useAnswer(analyserMessageTopic, listAnalyserStates, {}).data?.analysers;
}

/** A tile for each. */
export function AnalyserStates({ analysers }: { readonly analysers: readonly State[] }) {
  const { t } = useTranslation('analyser');
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3, lg: 4 }} mb="sm">
      {analysers.map((one) => {
        const { key, tone } = soundOf(one);
        return (
          <Paper key={one.analyserId} withBorder p="sm" component="section" aria-label={one.analyserName}>
            <Text fw={600}>{one.analyserName}</Text>
            <Text size="xs" c="dimmed">
              {[one.sectionName, t('portOf', { port: String(one.port) })].join(' · ')}
            </Text>
            <StatusChip tone={tone}>{t(`sounds.${key}`)}</StatusChip>
            <Text size="xs" c="dimmed">
              {one.listenFault ??
                (one.lastHeardAt ? t('heardAt', { time: formatDateTime(one.lastHeardAt) }) : t('neverHeard'))}
            </Text>
            {one.commaAt && (
              <Text size="xs" c="dimmed">
                {t('commaAt', { time: formatDateTime(one.commaAt) })}
              </Text>
            )}
          </Paper>
        );
      })}
    </Columns>
  );
}

// An isolate with what it is susceptible to; what its cascade hides is said to be hidden, and may be released (LB062).
import { Badge, Button, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Isolate } from './shown-culture.ts';

interface IsolateCardProps {
  readonly isolate: Isolate;
  readonly canEdit: boolean;
  /** The culture is verified, and the isolate is changed with a reason. */
  readonly canAmend: boolean;
  onChange(): void;
  onTest(): void;
  onRelease(antibioticId: number): void;
}

/** Categories are letters, R in bold. */
export function IsolateCard({ isolate, canEdit, canAmend, onChange, onTest, onRelease }: IsolateCardProps) {
  const { t } = useTranslation('microbiology');
  const said = isolate.susceptibilities.filter((one) => one.method != null);
  const title = t('isolateOf', { number: isolate.isolateNo, name: isolate.organismName });
  return (
    <Paper component="section" aria-label={title} withBorder p="sm" miw={300}>
      <Group gap="xs">
        <Title order={3} size="h5">
          {title}
        </Title>
        {isolate.isAlert && (
          <Badge color="red" variant="light" tt="none">
            {t('alert')}
          </Badge>
        )}
        {isolate.resistance.map((one) => (
          <Badge key={one} color="red" variant="light">
            {one}
          </Badge>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {[isolate.growth, isolate.isContaminant && t('contaminant')].filter(Boolean).join(', ')}
      </Text>
      {said.length > 0 && <Tested title={title} said={said} onRelease={canEdit ? onRelease : undefined} />}
      {canEdit && (
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={onTest}>
            {t('susceptibilities')}
          </Button>
          <Button size="xs" variant="default" onClick={onChange}>
            {t('changeIsolate')}
          </Button>
        </Group>
      )}
      {canAmend && (
        <Button size="xs" variant="default" mt="xs" onClick={onChange}>
          {t('amend')}
        </Button>
      )}
    </Paper>
  );
}

interface TestedProps {
  readonly title: string;
  readonly said: Isolate['susceptibilities'];
  readonly onRelease: ((antibioticId: number) => void) | undefined;
}

function Tested({ title, said, onRelease }: TestedProps) {
  const { t } = useTranslation('microbiology');
  return (
    <WideTable label={title} minWidth={280} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('antibiotic')}</Table.Th>
          <Table.Th>{t('measured')}</Table.Th>
          <Table.Th>{t('category')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {said.map((one) => (
          <Table.Tr key={one.antibioticId} c={one.isSuppressed ? 'dimmed' : undefined}>
            <Table.Td>
              {one.antibioticName}
              {one.isSuppressed && <Text span size="xs">{` ${t('hidden')}`}</Text>}
              {one.releaseReason && <Text size="xs">{t('released', { reason: one.releaseReason })}</Text>}
            </Table.Td>
            <Table.Td>
              {one.valueText ? `${one.valueText} ${t(`units.${one.method ?? 'Mic'}`)}` : t('intrinsic')}
            </Table.Td>
            <Table.Td fw={one.category === 'R' ? 700 : undefined}>
              {one.category ?? '-'}
              {one.isSuppressed && onRelease && (
                <Button
                  size="compact-xs"
                  variant="default"
                  ml="xs"
                  aria-label={t('releaseTitle', { name: one.antibioticName })}
                  onClick={() => onRelease(one.antibioticId)}
                >
                  {t('release')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

// The sheet of an audit: a box to scan, and what is found, missing, misplaced and unknown.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  approveAssetAudit,
  finishAssetAudit,
  getAssetAudit,
  reopenAssetAudit,
} from '@charaka/contract/supply/asset/asset-audit';
import { assetAuditMenu } from '@charaka/contract/supply/asset/asset-menus';
import { assetAuditTopic } from '@charaka/contract/supply/asset/topics';
import { assetAuditSteps } from '@charaka/rules/supply/asset-audit-steps';
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { useScanDrafts } from './use-scan-drafts.ts';

type Audit = OutputOf<typeof getAssetAudit>['assetAudit'];

/** Route inventory/asset-audit/$assetAuditId. */
export default function AssetAuditSheet() {
  const { assetAuditId } = useParams({ strict: false }) as { assetAuditId?: string };
  const { t } = useTranslation('asset');
  const { canAdd } = useRights(assetAuditMenu);
  const audit = useAnswer(assetAuditTopic, getAssetAudit, { assetAuditId: Number(assetAuditId) }).data?.assetAudit;
  return (
    <Page
      title={audit ? t('auditOf', { place: audit.placeName }) : t('assetAudits')}
      crumbs={[{ label: t('assetAudits'), to: `/${assetAuditMenu}` }]}
      action={audit && <AuditSteps audit={audit} />}
    >
      {audit && (
        <Stack gap="sm">
          <Group gap="md">
            <StateChip steps={assetAuditSteps} state={audit.status} />
            <Text size="sm">{`${t('verdictCounts.found')} ${audit.foundCount}`}</Text>
            <Text size="sm">{`${t('verdictCounts.missing')} ${audit.missingCount}`}</Text>
            <Text size="sm">{`${t('verdictCounts.misplaced')} ${audit.misplacedCount}`}</Text>
            <Text size="sm">{`${t('verdictCounts.unknown')} ${audit.unknownCount}`}</Text>
          </Group>
          {canAdd && audit.status === 'Counting' && <Scanning assetAuditId={audit.assetAuditId} />}
          <AuditLines lines={audit.lines} />
        </Stack>
      )}
    </Page>
  );
}

/** The box of the scanner; scans that the server does not have yet are named above the list. */
function Scanning({ assetAuditId }: { assetAuditId: number }) {
  const { t } = useTranslation('asset');
  const { drafts, scan, sendAll, isSending } = useScanDrafts(assetAuditId);
  return (
    <>
      <ScanField
        label={t('scanAsset')}
        maxLength={120}
        onScan={async (code) => {
          await scan(code);
          return null;
        }}
      />
      {drafts.length > 0 && !isSending && (
        <Alert color="orange" title={t('notSent', { count: drafts.length })}>
          <Group justify="space-between">
            <Text size="sm">{t('notSentHint')}</Text>
            <Button size="xs" onClick={() => void sendAll().catch(() => undefined)}>
              {t('sendScans')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

function AuditSteps({ audit }: { audit: Audit }) {
  const { t } = useTranslation('asset');
  const { canAdd, canEdit } = useRights(assetAuditMenu);
  const finish = useCommand(finishAssetAudit);
  const reopen = useCommand(reopenAssetAudit);
  const approve = useCommand(approveAssetAudit);
  const named = { assetAuditId: audit.assetAuditId };
  return (
    <Group gap="xs">
      {canAdd && audit.status === 'Counting' && (
        <Button loading={finish.isPending} onClick={() => finish.mutate(named)}>
          {t('finishAudit')}
        </Button>
      )}
      {canEdit && audit.status === 'Counted' && (
        <Button variant="default" loading={reopen.isPending} onClick={() => reopen.mutate(named)}>
          {t('reopenAudit')}
        </Button>
      )}
      {canEdit && audit.mayApprove && (
        <Button loading={approve.isPending} onClick={() => approve.mutate(named)}>
          {t('approveAudit')}
        </Button>
      )}
    </Group>
  );
}

const tones = { Missing: 'danger', Misplaced: 'waiting', Unknown: 'waiting', Out: 'info', Found: 'done' } as const;

function AuditLines({ lines }: Pick<Audit, 'lines'>) {
  const { t } = useTranslation('asset');
  return (
    <WideTable label={t('assets')} minWidth={300}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('assetNo')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th>{t('assetName')}</Table.Th>
          <Table.Th>{t('place')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={`${line.verdict} ${line.code}`}>
            <Table.Td>{line.code}</Table.Td>
            <Table.Td>
              <StatusChip tone={tones[line.verdict]}>{t(`verdicts.${line.verdict}`)}</StatusChip>
            </Table.Td>
            <Table.Td>{line.assetName}</Table.Td>
            <Table.Td>{line.placeName}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

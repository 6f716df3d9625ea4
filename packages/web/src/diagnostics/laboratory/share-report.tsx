// Gives a report to its patient: a code on the paper, a link by message, and all links revoked (section 8).
import { benchMenu, collectionMenu, reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { revokePublicReport, sharePublicReport } from '@charaka/contract/diagnostics/labreport/public-report';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { useCommand } from '../../kernel/use-answer.ts';

interface ShareReportProps {
  readonly reportId: number;
  readonly patientId: number;
  /** Hears the address that the code on the paper holds; null when links are revoked. */
  onLink(address: string | null): void;
}

/** The secret is shown once: it is on the paper, or in the message, and nowhere else. */
export function ShareReport({ reportId, patientId, onLink }: ShareReportProps) {
  const { t } = useTranslation('laboratory');
  const menus = [useRights(reportMenu), useRights(collectionMenu), useRights(benchMenu)];
  const tenantName = useTenant()?.tenantName ?? '';
  const share = useCommand(sharePublicReport, {
    onDone: ({ secret }, { channel }) => {
      if (channel === 'Paper') onLink(`${window.location.origin}/lab-report/${secret}?tenant=${tenantName}`);
    },
  });
  const revoke = useCommand(revokePublicReport, { onDone: () => onLink(null) });
  if (!menus.some(({ canEdit }) => canEdit)) return null;
  return (
    <>
      <Button
        variant="default"
        loading={share.isPending}
        onClick={() => share.mutate({ reportId, patientId, channel: 'Paper' })}
      >
        {t('share.paper')}
      </Button>
      <Button
        variant="default"
        loading={share.isPending}
        onClick={() => share.mutate({ reportId, patientId, channel: 'Message' })}
      >
        {t('share.message')}
      </Button>
      <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate({ reportId })}>
        {t('share.revoke')}
      </Button>
    </>
  );
}

// The page a patient opens without a log-in: what the link stands for, a code by message, and the report for fifteen minutes (section 8).
import {
  askReportCode,
  getPublicReport,
  openPublicReport,
} from '@charaka/contract/diagnostics/labreport/public-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../foundation/access/entry-page.tsx';
import { callOpenly } from '../../kernel/call.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { OpenedReport } from './opened-report.tsx';

type Report = OutputOf<typeof openPublicReport>['report'];

/** Route lab-report/$secret: nothing of the report is kept in the browser, and it leaves the page when its time is over. */
export default function OpenReport() {
  const { t } = useTranslation('labreport');
  const { secret } = useParams({ strict: false }) as { secret: string };
  const tenantName = useTenant()?.tenantName ?? '';
  const [report, setReport] = useState<Report | null>(null);
  const found = useQuery({
    queryKey: ['lab-report', tenantName, secret],
    queryFn: () => callOpenly(tenantName, getPublicReport, { secret }),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (!report) return undefined;
    const timer = window.setTimeout(() => setReport(null), report.openSeconds * 1000);
    return () => window.clearTimeout(timer);
  }, [report]);
  if (report) return <OpenedReport report={report} onClose={() => setReport(null)} />;
  return (
    <EntryPage title={t('title')}>
      {found.isPending && <Loader aria-label={t('title')} />}
      {found.isError && <Alert color="red">{found.error.message}</Alert>}
      {found.data && (
        <>
          <Stack gap={4}>
            <Text fw={600}>{found.data.hospitalName}</Text>
            <Text>
              {t('number', { number: `${found.data.reportNo} / ${found.data.finYear}`, version: found.data.versionNo })}
            </Text>
            <Text>{formatDateTime(found.data.verifiedAt)}</Text>
            <Text>{t('initials', { initials: found.data.initials })}</Text>
          </Stack>
          <CodeForm tenantName={tenantName} secret={secret} onOpened={setReport} />
        </>
      )}
    </EntryPage>
  );
}

interface CodeFormProps {
  readonly tenantName: string;
  readonly secret: string;
  onOpened(report: Report): void;
}

/** Asks for a code first, then for the six digits. */
function CodeForm({ tenantName, secret, onOpened }: CodeFormProps) {
  const { t } = useTranslation('labreport');
  const form = useForm({ initialValues: { code: '' } });
  const ask = useMutation({
    mutationFn: () => callOpenly(tenantName, askReportCode, { secret }),
    onSuccess: () => form.reset(),
    meta: { isSilent: true },
  });
  const open = useMutation({
    mutationFn: (code: string) => callOpenly(tenantName, openPublicReport, { secret, code }),
    onSuccess: ({ report }) => onOpened(report),
    meta: { isSilent: true },
  });
  const fault = open.error ?? ask.error;
  return (
    <form
      onSubmit={form.onSubmit(({ code }) => {
        if (code.length === 6) open.mutate(code);
      })}
    >
      <Stack>
        <Text size="sm">{ask.data ? t('sent', { address: ask.data.sentTo }) : t('why')}</Text>
        {ask.data && (
          <TextField
            label={t('code')}
            isRequired
            isFirst
            maxLength={6}
            autoComplete="one-time-code"
            {...form.getInputProps('code')}
          />
        )}
        <div role="status">{fault && <Alert color="red">{fault.message}</Alert>}</div>
        {ask.data && (
          <Button type="submit" loading={open.isPending}>
            {t('open')}
          </Button>
        )}
        <Button
          variant={ask.data ? 'default' : 'filled'}
          loading={ask.isPending}
          onClick={() => {
            open.reset();
            ask.mutate();
          }}
        >
          {t(ask.data ? 'askAgain' : 'ask')}
        </Button>
      </Stack>
    </form>
  );
}

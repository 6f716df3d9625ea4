// The certificates and letters of a visit, beside its note: printed again, or a new one signed (OP029, OP036).

import { listCertificates } from '@charaka/contract/clinic/consultation/certificate';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, wallClock } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import type { Certificate, Opened } from './opened.ts';

const PrintCertificate = lazy(() => import('./print-certificate.tsx'));

/** Signed ones never change. */
export function Certificates({ opened }: { opened: Opened }) {
  const { t } = useTranslation('consultation');
  const { canEdit } = useRights(visitMenu);
  const { patientId, visitId, isCancelled } = opened.visit;
  const [isAdding, setAdding] = useState(false);
  const [printed, setPrinted] = useState<Certificate | null>(null);
  const answer = useAnswer(consultationTopic, listCertificates, { patientId, visitId }, { isSilent: true });
  const certificates = answer.data?.certificates ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-label={t('certificates')}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2}>{t('certificates')}</Title>
          {canEdit && !isCancelled && (
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('addCertificate')}
            </Button>
          )}
        </Group>
        {certificates.length === 0 && <Text c="dimmed">{t('noCertificates')}</Text>}
        {certificates.map((one) => (
          <Group key={one.certificateId} justify="space-between" wrap="nowrap">
            <Text size="sm">
              {[
                t(`certificateKinds.${one.kind}`),
                t('serialNo', { no: one.serialNo }),
                formatDay(wallClock(one.issuedAt).day),
              ].join(' · ')}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('printOne', { name: `${t(`certificateKinds.${one.kind}`)} ${one.serialNo}` })}
              onClick={() => setPrinted(one)}
            >
              {t('printShort')}
            </Button>
          </Group>
        ))}
      </Stack>
      {isAdding && (
        <OfPatient patient={opened.visit}>
          <CertificateDialog
            opened={opened}
            onClose={() => setAdding(false)}
            onSigned={(certificate) => {
              setAdding(false);
              setPrinted(certificate);
            }}
          />
        </OfPatient>
      )}
      <Suspense>
        {printed && <PrintCertificate opened={opened} certificate={printed} onClose={() => setPrinted(null)} />}
      </Suspense>
    </Paper>
  );
}

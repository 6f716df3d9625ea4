// A note that is signed: as it was signed, with its paper, and the way to amend it (OP016).
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedVersions } from '../../ui/page/signed-versions.tsx';
import type { Opened } from './opened.ts';
import { PrescriptionBody } from './prescription-body.tsx';
import { sectionsOfOpened } from './use-template.ts';

const PrintPrescription = lazy(() => import('./print-prescription.tsx'));

interface SignedNoteProps {
  readonly opened: Opened;
  readonly isPrinting: boolean;
  onPrint(isPrinting: boolean): void;
  /** Not for those who may only look. */
  readonly onAmend: (() => void) | undefined;
}

/** Also shows a draft to those who may only look. */
export function SignedNote({ opened, isPrinting, onPrint, onAmend }: SignedNoteProps) {
  const { t } = useTranslation('consultation');
  const { consultation, versions } = opened;
  const isSigned = consultation.state !== 'Draft';
  return (
    <Paper withBorder p="md" component="section" aria-label={t('note')}>
      <Stack gap="md">
        <Group justify="space-between">
          <Badge variant="default">{t(`states.${consultation.state}`)}</Badge>
          {isSigned && (
            <Group gap="xs">
              {onAmend && consultation.isAmendable && (
                <Button variant="default" onClick={onAmend}>
                  {t('amend')}
                </Button>
              )}
              <Button onClick={() => onPrint(true)}>{t('print')}</Button>
            </Group>
          )}
        </Group>
        <SignedVersions versions={versions.map((one) => ({ ...one, versionNo: one.version }))} />
        <PrescriptionBody content={consultation.content} sections={sectionsOfOpened(opened)} />
        {consultation.content.notes && (
          <Text style={{ whiteSpace: 'pre-wrap' }}>{t('notesAre', { notes: consultation.content.notes })}</Text>
        )}
      </Stack>
      <Suspense>{isPrinting && <PrintPrescription opened={opened} onClose={() => onPrint(false)} />}</Suspense>
    </Paper>
  );
}

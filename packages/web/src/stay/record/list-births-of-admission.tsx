// Baby info: the births of an admission, recorded and changed here, and their children admitted (R330, R351, R352, Q35, Q86).

import { admissionMenu, getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { birthMenu, listBirthsOfAdmission, listInfants } from '@charaka/contract/stay/record/birth';
import { birthTopic } from '@charaka/contract/stay/record/topics';
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconBabyCarriage, IconPencil, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { AdmitInfant } from './admit-infant.tsx';
import { type Birth, BirthForm } from './birth-form.tsx';
import { PrintBirth } from './print-birth.tsx';

type Open =
  | { readonly kind: 'form'; readonly birth: Birth | null }
  | { readonly kind: 'admit' | 'print'; readonly birth: Birth };

/** Opens at once; render it only while it is wanted. */
export default function ListBirthsOfAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('record');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const patientId = admission?.patientId ?? 0;
  const asked = { birth: { admissionId, patientId } };
  const births = useAnswer(birthTopic, listBirthsOfAdmission, asked, { isEnabled: admission !== undefined }).data
    ?.births;
  const { canAdd } = useRights(birthMenu);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (open?.kind === 'print') return <PrintBirth birth={open.birth} onClose={close} />;
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('babyInfo')}
      onClose={onClose}
      footer={
        canAdd && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ kind: 'form', birth: null })}
          >
            {t('birth.add')}
          </Button>
        )
      }
    >
      {admission && births ? (
        <Stack gap="sm">
          <PatientBanner admission={admission} place="dialog" />
          {births.length === 0 && <Text c="dimmed">{t('birth.none')}</Text>}
          {births.map((birth) => (
            <BirthCard key={birth.birthId} birth={birth} onOpen={setOpen} />
          ))}
        </Stack>
      ) : (
        <Skeleton h={200} />
      )}
      {open?.kind === 'form' && <BirthForm birth={open.birth} admissionId={admissionId} onClose={close} />}
      {open?.kind === 'admit' && (
        <OfPatient patient={admission}>
          <AdmitInfant birth={open.birth} onClose={close} />
        </OfPatient>
      )}
    </Dialog>
  );
}

function BirthCard({ birth, onOpen }: { birth: Birth; onOpen(open: Open): void }) {
  const { t } = useTranslation('record');
  const { canEdit } = useRights(birthMenu);
  const { canAdd: mayAdmit } = useRights(admissionMenu);
  const asked = { admission: { admissionId: birth.admissionId } };
  const infants = useAnswer(admissionTopic, listInfants, asked).data?.infants ?? [];
  const infant = infants.find(({ birthId }) => birthId === birth.birthId);
  const name = birth.childName || t('birth.unnamed');
  const weight = birth.weightGrams == null ? '' : t('birth.grams', { grams: birth.weightGrams });
  const facts = [t(`birth.sexes.${birth.sex}`), t(`birth.bornTypes.${birth.bornType}`), weight].filter(Boolean);
  return (
    <Paper withBorder p="sm" component="section" aria-label={name}>
      <Text fw={600}>{name}</Text>
      <Text size="sm">{`${formatDay(birth.birthDate)} ${formatClock(birth.birthTime)} · ${facts.join(' · ')}`}</Text>
      {infant && (
        <Text size="sm" c="dimmed">
          {t(infant.isWithMother ? 'infant.withMother' : 'infant.inBed', {
            name: infant.infantName,
            uhid: uhidOf(infant.patientId),
            bed: infant.bedName,
          })}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {mayAdmit && (
          <Button
            size="xs"
            variant="light"
            leftSection={<IconBabyCarriage size={16} aria-hidden />}
            onClick={() => onOpen({ kind: 'admit', birth })}
          >
            {t(infant ? 'infant.rename' : 'infant.admit')}
          </Button>
        )}
        {canEdit && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => onOpen({ kind: 'form', birth })}
          >
            {t('edit')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'print', birth })}
        >
          {t('print')}
        </Button>
      </Group>
    </Paper>
  );
}

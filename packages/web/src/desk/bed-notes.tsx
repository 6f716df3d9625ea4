// The bed notes of an admission, from where nurses work: who lies there, THE list of sections that areas declare, the charges (R063).
import { mayCharge, mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconId, IconReportMoney } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderBedNoteParts } from '../clinic/order/bed-note-parts.tsx';
import { useAdmissionAddresses } from '../stay/admission/admission-addresses.ts';
import { factsOf } from '../stay/admission/admission-facts.ts';
import { AdmissionPage, type ShownAdmission, useAdmissionId } from '../stay/admission/admission-page.tsx';
import type { BedNotePart } from '../stay/admission/bed-note-part.ts';
import type { Admission } from '../stay/admission/paper-facts.tsx';
import { PatientBanner } from '../stay/admission/patient-banner.tsx';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { instructionBedNoteParts } from '../stay/instruction/bed-note-parts.tsx';
import { noteBedNoteParts } from '../stay/note/bed-note-parts.tsx';
import classes from './workspace.module.css';

const parts: readonly BedNotePart[] = [...noteBedNoteParts, ...orderBedNoteParts, ...instructionBedNoteParts].toSorted(
  (one, other) => one.order - other.order,
);

/** Route ipd/ipd_registration/bed_notes?id=, below every other list, and nursing_station/bed_note; without a patient the list is shown. */
export default function BedNotes() {
  const { t } = useTranslation('inpatient');
  const { list } = useAdmissionAddresses();
  if (useAdmissionId() === null) return <Navigate to={list} replace />;
  return <AdmissionPage title={t('bedNotes')}>{(shown) => <Notes {...shown} />}</AdmissionPage>;
}

function Notes({ admission }: ShownAdmission) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const [open, setOpen] = useState<BedNotePart['adding'] | null>(null);
  const { admissionId } = admission;
  const mayWrite = mayWriteNotes(viewer, factsOf(admission));
  return (
    <>
      <PatientBanner admission={admission} place="page">
        <Ways admission={admission} />
      </PatientBanner>
      <div className={classes.panels}>
        {parts.map(({ name, title, isHalf, adding, Content }) => (
          <Part
            key={name}
            title={title(t)}
            isHalf={isHalf ?? false}
            action={mayWrite && adding && <adding.Button onClick={() => setOpen(adding)} />}
          >
            <Content admission={admission} mayWrite={mayWrite} />
          </Part>
        ))}
      </div>
      <Suspense>{open && <open.dialog admissionId={admissionId} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

/** To the other pages of the admission. */
function Ways({ admission }: { admission: Admission }) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const addresses = useAdmissionAddresses();
  return (
    <Group gap="xs">
      <Button
        component={Link}
        {...addresses.details(admission.admissionId)}
        size="xs"
        variant="default"
        leftSection={<IconId size={16} aria-hidden />}
      >
        {t('details')}
      </Button>
      {mayCharge(viewer, factsOf(admission)) && (
        <Button
          component={Link}
          {...addresses.charges(admission.admissionId)}
          size="xs"
          variant="default"
          leftSection={<IconReportMoney size={16} aria-hidden />}
        >
          {t('charges')}
        </Button>
      )}
    </Group>
  );
}

interface PartProps {
  readonly title: string;
  readonly isHalf: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, isHalf, action, children }: PartProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title} className={isHalf ? classes.half : undefined}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          {action}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}

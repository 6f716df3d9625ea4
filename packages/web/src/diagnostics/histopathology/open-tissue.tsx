// The dialog of the tissue of a specimen: its accession, blocks with their slides, and buttons that add more (LB024).

import { getNarrative } from '@charaka/contract/diagnostics/histopathology/narrative';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, List, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AddSlide } from './add-slide.tsx';
import { AddTissueBlock } from './add-tissue-block.tsx';
import { SlidePictures } from './slide-pictures.tsx';

type Asked =
  | { readonly what: 'block' }
  | { readonly what: 'slide'; readonly tissueBlockId: number; readonly blockNo: string }
  | { readonly what: 'pictures'; readonly slideId: number; readonly slideNo: string };

interface DeedProps {
  readonly narrative: OutputOf<typeof getNarrative>['narrative'];
  readonly asked: Asked;
  onClose(): void;
}

function Deed({ narrative: { labWorkId, status }, asked, onClose }: DeedProps) {
  if (asked.what === 'block') return <AddTissueBlock labWorkId={labWorkId} onClose={onClose} />;
  if (asked.what === 'slide')
    return <AddSlide tissueBlockId={asked.tissueBlockId} blockNo={asked.blockNo} onClose={onClose} />;
  const isOpen = status === 'Ready' || status === 'Entered';
  return <SlidePictures labWorkId={labWorkId} {...asked} isOpen={isOpen} onClose={onClose} />;
}

/** Mounted while it is open. */
export function OpenTissue({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('histopathology');
  const narrative = useAnswer(laboratoryTopic, getNarrative, { labWorkId }).data?.narrative;
  const [asked, setAsked] = useState<Asked | null>(null);
  const back = () => setAsked(null);
  if (asked && narrative)
    return (
      <OfPatient patient={narrative}>
        <Deed narrative={narrative} asked={asked} onClose={back} />
      </OfPatient>
    );
  return (
    <Dialog
      isOpen
      title={narrative?.caseNo ? t('tissueOf', { number: narrative.caseNo }) : t('tissue')}
      onClose={onClose}
      footer={<Button onClick={() => setAsked({ what: 'block' })}>{t('addBlock')}</Button>}
    >
      {!narrative ? (
        <Skeleton h={160} radius="sm" />
      ) : (
        <Stack gap="sm">
          <Text fw={600}>{patientLine(narrative)}</Text>
          {narrative.blocks.length === 0 && <Text c="dimmed">{t('noBlocks')}</Text>}
          {narrative.blocks.map(({ tissueBlockId, blockNo, description, slides }) => (
            <section key={tissueBlockId} aria-label={t('blockOf', { number: blockNo })}>
              <Text fw={600}>{[t('blockOf', { number: blockNo }), description].filter(Boolean).join(': ')}</Text>
              <List size="sm">
                {slides.map((one) => (
                  <List.Item key={one.slideId}>
                    <Text span size="sm" mr="xs">
                      {`${narrative.caseNo ?? ''} ${one.slideNo} ${one.stain}`}
                      {one.isRecut && `, ${t('recut')}`}
                    </Text>
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={t('picturesOf', { number: one.slideNo })}
                      onClick={() =>
                        setAsked({
                          what: 'pictures',
                          slideId: one.slideId,
                          slideNo: `${narrative.caseNo ?? ''} ${one.slideNo}`,
                        })
                      }
                    >
                      {t('pictures')}
                    </Button>
                  </List.Item>
                ))}
              </List>
              <Button
                size="xs"
                variant="default"
                mt={4}
                aria-label={t('addSlideTo', { number: blockNo })}
                onClick={() => setAsked({ what: 'slide', tissueBlockId, blockNo })}
              >
                {t('addSlide')}
              </Button>
            </section>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

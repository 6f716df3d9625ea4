// The dialog of the pictures of one slide: shown large enough to recognise, added with a caption, left off while the report is open (LB024).
import {
  addSlidePicture,
  dropSlidePicture,
  getSlidePictures,
} from '@charaka/contract/diagnostics/histopathology/slide-picture';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { Button, Image, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../foundation/tenancy/picture-field.tsx';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';

interface SlidePicturesProps {
  readonly labWorkId: number;
  readonly slideId: number;
  /** As it stands on the slide, with its accession. */
  readonly slideNo: string;
  /** The report is not finished yet. */
  readonly isOpen: boolean;
  onClose(): void;
}

/** Mounted while it is open; a picture is saved the moment it is chosen. */
export function SlidePictures({ labWorkId, slideId, slideNo, isOpen, onClose }: SlidePicturesProps) {
  const { t } = useTranslation('histopathology');
  const pictures = useAnswer(laboratoryTopic, getSlidePictures, { labWorkId }).data?.pictures;
  const [caption, setCaption] = useState('');
  const adding = useCommand(addSlidePicture, { onDone: () => setCaption('') });
  const dropping = useCommand(dropSlidePicture);
  const own = pictures?.filter((one) => one.slideNo === slideNo);
  return (
    <Dialog isOpen title={t('picturesOf', { number: slideNo })} onClose={onClose}>
      <Stack>
        {!own && <Skeleton h={120} radius="sm" />}
        {own?.length === 0 && <Text c="dimmed">{t('noPictures')}</Text>}
        {own?.map((one) => (
          <figure key={one.slidePictureId} style={{ margin: 0 }}>
            <Image
              src={pictureSource(one.image)}
              alt={one.caption || slideNo}
              mah={260}
              w="auto"
              maw="100%"
              fit="contain"
            />
            <figcaption>
              <Text size="sm">{[one.caption, one.addedByName].filter(Boolean).join(', ')}</Text>
            </figcaption>
            {isOpen && (
              <Button
                size="xs"
                variant="default"
                loading={dropping.isPending}
                onClick={() => dropping.mutate({ slidePictureId: one.slidePictureId })}
              >
                {t('dropPicture')}
              </Button>
            )}
          </figure>
        ))}
        {isOpen && (
          <>
            <TextField
              label={t('caption')}
              maxLength={200}
              value={caption}
              onChange={(typed) => setCaption(typed ?? '')}
            />
            <PictureField
              label={t('addPicture')}
              picture={null}
              isSaving={adding.isPending}
              onPicture={(image) =>
                image && adding.mutate({ picture: { slideId, caption: caption.trim() || null, image } })
              }
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

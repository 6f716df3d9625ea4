// The pictures of a hospital: each is saved the moment it is chosen (R240, R255).

import { isPngOrJpeg, MAX_LOGO_BYTES, pictureKinds, setHospitalPicture } from '@charaka/contract/hospital';
import { getHospital } from '@charaka/contract/tenancy';
import { Box, Button, FileButton, Group, Image, SimpleGrid, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base64Of } from '../kernel/base64.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { pictureSource } from '../ui/picture-source.ts';

/** All pictures of a hospital with the ways to change them. */
export function HospitalPictures({ hospitalId }: { hospitalId: number }) {
  const answer = useAnswer('hospital', getHospital, { hospital: { hospitalId }, isWithPictures: true });
  const command = useCommand(setHospitalPicture, { topics: ['hospital'] });
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
      {pictureKinds.map((kind) => (
        <PictureField
          key={kind}
          kind={kind}
          picture={answer.data?.hospital[kind] ?? null}
          isSaving={answer.isPending || command.isPending}
          onPicture={(picture) => command.mutate({ hospital: { hospitalId, kind, picture } })}
        />
      ))}
    </SimpleGrid>
  );
}

interface PictureFieldProps {
  readonly kind: (typeof pictureKinds)[number];
  readonly picture: string | null;
  readonly isSaving: boolean;
  onPicture(base64: string | null): void;
}

function PictureField({ kind, picture, isSaving, onPicture }: PictureFieldProps) {
  const { t } = useTranslation('tenancy');
  const [fault, setFault] = useState('');
  const labelId = useId();
  const faultId = useId();
  const choose = async (file: File | null) => {
    if (!file) return;
    const base64 = file.size > MAX_LOGO_BYTES ? '' : await base64Of(file);
    const isWrongKind = base64 !== '' && !isPngOrJpeg(base64);
    setFault(base64 === '' ? t('pictureTooLarge') : isWrongKind ? t('pictureWrongKind') : '');
    if (base64 !== '' && !isWrongKind) onPicture(base64);
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Text size="sm" fw={600} id={labelId}>
        {t(kind)}
      </Text>
      {picture && <Image src={pictureSource(picture)} h={64} w="auto" maw="100%" fit="contain" alt={t(kind)} my={4} />}
      <Group gap="xs" mt={4}>
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={isSaving}
              aria-describedby={fault ? faultId : undefined}
            >
              {picture ? t('changePicture') : t('choosePicture')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button size="xs" variant="subtle" color="red" disabled={isSaving} onClick={() => onPicture(null)}>
            {t('removePicture')}
          </Button>
        )}
      </Group>
      {fault && (
        <Text id={faultId} size="sm" c="var(--mantine-color-error)" role="alert">
          {fault}
        </Text>
      )}
    </Box>
  );
}

// Chooses, changes or removes a picture of the hospital, checked by its size and first bytes.
import { isPngOrJpeg, MAX_LOGO_BYTES } from '@charaka/contract/foundation/tenancy/hospital';
import { Box, Button, FileButton, Group, Image, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base64Of } from '../../kernel/base64.ts';
import { pictureSource } from '../../ui/picture/picture-source.ts';

interface PictureFieldProps {
  readonly label: string;
  /** Base64, with or without a prefix. */
  readonly picture: string | null;
  readonly isSaving: boolean;
  onPicture(base64: string | null): void;
}

/** A PNG or JPEG of at most 5 MB (R240). */
export function PictureField({ label, picture, isSaving, onPicture }: PictureFieldProps) {
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
        {label}
      </Text>
      {picture && <Image src={pictureSource(picture)} h={64} w="auto" maw="100%" fit="contain" alt={label} my={4} />}
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

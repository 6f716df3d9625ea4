// The photo of a patient: chosen from a file, at most 5 MB, kept as base64 without a prefix (R240, R241, R255).
import { MAX_PICTURE_BYTES } from '@charaka/contract/picture';
import { Avatar, Button, FileButton, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSource } from '../ui/picture-source.ts';

interface PhotoFieldProps {
  readonly photo: string | null;
  onPhoto(base64: string | null): void;
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Shows the photo, takes another one, or takes it away. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const { t } = useTranslation('patient');
  const [fault, setFault] = useState('');
  const faultId = useId();
  const choose = async (file: File | null) => {
    if (!file) return;
    const isTooLarge = file.size > MAX_PICTURE_BYTES;
    setFault(isTooLarge ? t('photoTooLarge') : '');
    if (!isTooLarge) onPhoto(await readBase64(file));
  };
  return (
    <div>
      <Text size="sm" fw={600} component="div">
        {t('photo')}
      </Text>
      <Group gap="sm">
        <Avatar src={photo ? pictureSource(photo) : null} size={56} radius="sm" alt="" />
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} size="xs" variant="default" aria-describedby={fault ? faultId : undefined}>
              {photo ? t('changePhoto') : t('choosePhoto')}
            </Button>
          )}
        </FileButton>
        {photo && (
          <Button size="xs" variant="subtle" color="red" onClick={() => onPhoto(null)}>
            {t('removePhoto')}
          </Button>
        )}
      </Group>
      {fault && (
        <Text id={faultId} size="sm" c="var(--mantine-color-error)" role="alert">
          {fault}
        </Text>
      )}
    </div>
  );
}

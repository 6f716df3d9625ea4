// The photo of a person: chosen from a file of at most 5 MB or taken with the camera, then cut (R240, R241, R255, R264-R269).
import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawByValue } from '../field/draw-by-value.ts';
import { type PictureFault, pictureOfFile } from './picture-file.ts';
import { pictureSource } from './picture-source.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface PhotoFieldProps {
  readonly label: string;
  /** Base64 with or without a data prefix. */
  readonly photo: string | null | undefined;
  /** The cut photo, base64 of a jpeg without a prefix; null when it was taken away. */
  onPhoto(base64: string | null): void;
  readonly isDisabled?: boolean;
  /** A sentence of the server about the photo. */
  readonly error?: ReactNode;
}

/** Shows the photo with the ways to another one; camera and cutting are loaded when they are first wanted. */
export const PhotoField = drawByValue(function PhotoField({
  label,
  photo,
  onPhoto,
  isDisabled = false,
  error,
}: PhotoFieldProps) {
  const { t } = useTranslation('photo');
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [uncut, setUncut] = useState<string | null>(null);
  const labelId = useId();
  const faultId = useId();
  const choose = async (file: File | null) => {
    const read = await pictureOfFile(file);
    setFault(read?.fault ?? null);
    if (read?.picture) setUncut(read.picture);
  };
  const told = fault ? t(`fileFault.${fault}`) : error;
  return (
    <Stack gap={4} role="group" aria-labelledby={labelId}>
      <Text size="sm" fw={600} id={labelId}>
        {label}
      </Text>
      <Group gap="sm" align="center">
        <Avatar src={photo ? pictureSource(photo) : null} size={72} radius="sm" alt={photo ? label : ''} />
        <PhotoButtons
          hasPhoto={Boolean(photo)}
          isDisabled={isDisabled}
          describedBy={told ? faultId : undefined}
          onFile={(file) => void choose(file)}
          onCamera={() => setCameraOpen(true)}
          onRemove={() => onPhoto(null)}
        />
      </Group>
      {told && (
        <Text id={faultId} size="sm" c="var(--mantine-color-error)" role="alert">
          {told}
        </Text>
      )}
      <Suspense>
        {isCameraOpen && (
          <CameraDialog
            onClose={() => setCameraOpen(false)}
            onCapture={(picture) => {
              setCameraOpen(false);
              setFault(null);
              setUncut(picture);
            }}
          />
        )}
        {uncut && (
          <CropDialog
            picture={uncut}
            onClose={() => setUncut(null)}
            onCut={(base64) => {
              setUncut(null);
              onPhoto(base64);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
});

interface PhotoButtonsProps {
  readonly hasPhoto: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  onFile(file: File | null): void;
  onCamera(): void;
  onRemove(): void;
}

function PhotoButtons({ hasPhoto, isDisabled, describedBy, onFile, onCamera, onRemove }: PhotoButtonsProps) {
  const { t } = useTranslation('photo');
  return (
    <Stack gap={4}>
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={onFile}>
        {(props) => (
          <PhotoButton
            {...props}
            icon={<IconUpload size={14} />}
            label={t('upload')}
            isDisabled={isDisabled}
            describedBy={describedBy}
          />
        )}
      </FileButton>
      <PhotoButton icon={<IconCamera size={14} />} label={t('openCamera')} isDisabled={isDisabled} onClick={onCamera} />
      {hasPhoto && (
        <PhotoButton
          icon={<IconTrash size={14} />}
          label={t('remove')}
          isDisabled={isDisabled}
          isQuiet
          onClick={onRemove}
        />
      )}
    </Stack>
  );
}

interface PhotoButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isQuiet?: boolean;
  readonly describedBy?: string | undefined;
  onClick(): void;
}

function PhotoButton({ icon, label, isDisabled, isQuiet = false, describedBy, onClick }: PhotoButtonProps) {
  return (
    <Button
      size="xs"
      variant={isQuiet ? 'subtle' : 'default'}
      {...(isQuiet ? { color: 'red' } : {})}
      disabled={isDisabled}
      leftSection={icon}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

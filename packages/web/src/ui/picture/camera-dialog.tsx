// The dialog that takes a photo with the machine's camera: live picture, another camera, capture (R264-R266).
import { Alert, Box, Button, List, Loader } from '@mantine/core';
import { IconCamera, IconCameraRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { type CameraFault, useCamera } from './use-camera.ts';

interface CameraDialogProps {
  /** The captured picture as a data address. */
  onCapture(picture: string): void;
  onClose(): void;
}

/** Opens the camera at once; render it only while it is wanted. */
export default function CameraDialog({ onCapture, onClose }: CameraDialogProps) {
  const { t } = useTranslation('photo');
  const camera = useCamera();
  const capture = () => {
    const picture = camera.capture();
    if (picture) onCapture(picture);
  };
  return (
    <Dialog
      isOpen
      size="capture"
      title={t('camera')}
      onClose={onClose}
      footer={
        <>
          {camera.canSwitch && (
            <Button
              variant="default"
              leftSection={<IconCameraRotate size={16} aria-hidden />}
              onClick={camera.switchCamera}
            >
              {t('switchCamera')}
            </Button>
          )}
          <Button leftSection={<IconCamera size={16} aria-hidden />} disabled={!camera.isReady} onClick={capture}>
            {t('capture')}
          </Button>
        </>
      }
    >
      {camera.faults.length > 0 ? <Faults faults={camera.faults} /> : <LivePicture camera={camera} />}
    </Dialog>
  );
}

function Faults({ faults }: { faults: readonly CameraFault[] }) {
  const { t } = useTranslation('photo');
  return (
    <Alert color="red" role="alert" title={t('error')}>
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{t(`cameraFault.${fault}`)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function LivePicture({ camera }: { camera: ReturnType<typeof useCamera> }) {
  const { t } = useTranslation('photo');
  return (
    <Box pos="relative" bg="black" style={{ aspectRatio: '4 / 3', display: 'grid', placeItems: 'center' }}>
      {!camera.isReady && <Loader aria-label={t('cameraStarts')} pos="absolute" />}
      <video
        ref={camera.video}
        muted
        playsInline
        aria-label={t('livePicture')}
        style={{ width: '100%', height: '100%', objectFit: 'contain' }}
      />
    </Box>
  );
}

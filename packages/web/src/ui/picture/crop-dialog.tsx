// The dialog that cuts a photo: move, zoom, turn, another shape, another picture, back to the start (R267-R269).
import { ActionIcon, Box, Button, FileButton, Group, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import {
  IconPhoto,
  IconRestore,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { cutPicture, LEAST_CUT_WIDTH, mostZoom, type PictureArea } from './cut-picture.ts';
import { type PictureFault, pictureOfFile } from './picture-file.ts';

interface CropDialogProps {
  /** The whole picture as a data address. */
  readonly picture: string;
  /** Maximum width of the cut picture in pixels; by default it becomes a photo of 256 (R268). */
  readonly mostWidth?: number;
  /** The cut picture, base64 without a prefix. */
  onCut(base64: string): void;
  onClose(): void;
}

/** Width to height of the cropped picture; the first is the one proposed (R268). */
const shapes = ['16:9', '4:3', '1:1', '3:4'] as const;
const ZOOM_STEP = 0.1;
const start = { crop: { x: 0, y: 0 }, zoom: 1, rotation: 0, shape: shapes[0] as string };

function aspectOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
}

/** Everything about a picture being cut. */
function useCut(first: string) {
  const [picture, setPicture] = useState(first);
  const [view, setView] = useState(start);
  const [area, setArea] = useState<PictureArea | null>(null);
  const largestZoom = area ? mostZoom(area.width * view.zoom) : 1;
  const change = (changes: Partial<typeof start>) => setView((before) => ({ ...before, ...changes }));
  return {
    picture,
    view,
    area,
    largestZoom,
    change,
    // Steps of 0.1 without the dust of floating numbers.
    zoomTo: (zoom: number) => change({ zoom: Math.min(Math.max(Math.round(zoom * 10) / 10, 1), largestZoom) }),
    setArea,
    replace: (other: string) => {
      setPicture(other);
      setView(start);
    },
  };
}

type Cut = ReturnType<typeof useCut>;

/** Opens at once; render it only while it is wanted. */
export default function CropDialog({ picture, mostWidth, onCut, onClose }: CropDialogProps) {
  const { t } = useTranslation('photo');
  const cut = useCut(picture);
  const { area, view } = cut;
  const isTooSmall = area !== null && area.width < LEAST_CUT_WIDTH;
  const finish = async () => {
    const width = mostWidth && area ? Math.min(mostWidth, Math.round(area.width)) : undefined;
    if (area) onCut(await cutPicture(cut.picture, area, view.rotation, width));
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('crop')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={!area || isTooSmall} onClick={() => void finish()}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Box pos="relative" h={{ base: 260, sm: 340 }} bg="dark.7" dir="ltr">
          <Cropper
            image={cut.picture}
            crop={view.crop}
            zoom={view.zoom}
            maxZoom={cut.largestZoom}
            rotation={view.rotation}
            aspect={aspectOf(view.shape)}
            zoomSpeed={ZOOM_STEP}
            cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
            mediaProps={{ alt: '' }}
            onCropChange={(crop) => cut.change({ crop })}
            onZoomChange={(zoom) => cut.change({ zoom })}
            onCropComplete={(_, pixels) => cut.setArea(pixels)}
          />
        </Box>
        {isTooSmall && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('tooSmall', { width: LEAST_CUT_WIDTH })}
          </Text>
        )}
        <CutControls cut={cut} />
      </Stack>
    </Dialog>
  );
}

function CutControls({ cut }: { cut: Cut }) {
  const { t } = useTranslation('photo');
  const { view, change, zoomTo, largestZoom } = cut;
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <ZoomButton
          label={t('zoomOut')}
          icon={<IconZoomOut size={18} />}
          onClick={() => zoomTo(view.zoom - ZOOM_STEP)}
        />
        <Slider
          style={{ flex: 1 }}
          thumbLabel={t('zoom')}
          label={(zoom) => zoom.toFixed(1)}
          min={1}
          max={Math.max(largestZoom, 1 + ZOOM_STEP)}
          step={ZOOM_STEP}
          disabled={largestZoom <= 1}
          value={view.zoom}
          onChange={zoomTo}
        />
        <ZoomButton label={t('zoomIn')} icon={<IconZoomIn size={18} />} onClick={() => zoomTo(view.zoom + ZOOM_STEP)} />
      </Group>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('shape')}
          size="xs"
          data={[...shapes]}
          value={view.shape}
          onChange={(shape) => change({ shape, zoom: 1 })}
        />
        <ZoomButton
          label={t('rotateLeft')}
          icon={<IconRotate2 size={18} />}
          onClick={() => change({ rotation: (view.rotation + 270) % 360 })}
        />
        <ZoomButton
          label={t('rotateRight')}
          icon={<IconRotateClockwise2 size={18} />}
          onClick={() => change({ rotation: (view.rotation + 90) % 360 })}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => change(start)}
        >
          {t('reset')}
        </Button>
        <NewPicture onPicture={cut.replace} />
      </Group>
    </>
  );
}

function ZoomButton({ label, icon, onClick }: { label: string; icon: React.ReactNode; onClick(): void }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

function NewPicture({ onPicture }: { onPicture(picture: string): void }) {
  const { t } = useTranslation('photo');
  const [fault, setFault] = useState<PictureFault | null>(null);
  const choose = async (file: File | null) => {
    const read = await pictureOfFile(file);
    setFault(read?.fault ?? null);
    if (read?.picture) onPicture(read.picture);
  };
  return (
    <>
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconPhoto size={16} aria-hidden />}>
            {t('newImage')}
          </Button>
        )}
      </FileButton>
      {fault && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t(`fileFault.${fault}`)}
        </Text>
      )}
    </>
  );
}

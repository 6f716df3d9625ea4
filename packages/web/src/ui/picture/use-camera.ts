// A camera's picture while it is wanted, which of several cameras it comes from, and what went wrong (R264-R266).
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Why there is no picture; each is a key of the texts `photo:cameraFault`. */
export type CameraFault = 'insecure' | 'denied' | 'none' | 'busy' | 'failed';

/** Camera constraints unless the user chooses another camera: the one that faces away from the clerk (R266). */
const wanted = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'environment' };
const JPEG_QUALITY = 0.92;

const faultsByName: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The fault an error of the browser stands for. */
export function cameraFaultOf(error: unknown): CameraFault {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return faultsByName[name] ?? 'failed';
}

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isReady: boolean;
  readonly faults: readonly CameraFault[];
  /** Whether there is another camera to switch to. */
  readonly canSwitch: boolean;
  switchCamera(): void;
  /** The picture of this moment as a data address of a jpeg, or null while there is none. */
  capture(): string | null;
}

/** Shows the camera in `video` until the caller is gone; the camera's light goes out with it. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [devices, setDevices] = useState<readonly string[]>([]);
  const [isReady, setReady] = useState(false);
  const [faults, setFaults] = useState<readonly CameraFault[]>([]);
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      setReady(false);
      setFaults([]);
      stream = await openCamera(deviceId);
      if (isGone) return stop();
      if (video.current) video.current.srcObject = stream;
      await video.current?.play();
      const all = await navigator.mediaDevices.enumerateDevices();
      if (isGone) return;
      setDevices(all.filter(({ kind }) => kind === 'videoinput').map((device) => device.deviceId));
      setReady(true);
    };
    start().catch((error: unknown) => {
      if (isGone) return;
      console.warn('The camera could not be used', error);
      setFaults([error instanceof InsecurePage ? 'insecure' : cameraFaultOf(error)]);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [deviceId]);
  const switchCamera = () => {
    const stream = video.current?.srcObject as MediaStream | null;
    const own = stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '';
    setDeviceId(devices[(devices.indexOf(own) + 1) % devices.length] ?? null);
  };
  return {
    video,
    isReady,
    faults,
    canSwitch: devices.length > 1,
    switchCamera,
    capture: () => captureFrom(video.current),
  };
}

/** Browsers offer no camera to a page that came over plain http from another machine. */
class InsecurePage extends Error {}

function openCamera(deviceId: string | null): Promise<MediaStream> {
  const cameras: MediaDevices | undefined = navigator.mediaDevices;
  if (!cameras) return Promise.reject(new InsecurePage('Cameras are offered to secure pages only'));
  const { facingMode, ...size } = wanted;
  return cameras.getUserMedia({
    audio: false,
    video: deviceId === null ? { ...size, facingMode } : { ...size, deviceId: { exact: deviceId } },
  });
}

function captureFrom(video: HTMLVideoElement | null): string | null {
  if (!video || video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

// The sound that comes with a message: a file of this server, or a short chime made here (R159).

/** The whole address of a sound, or null where there is none or it is not of this origin: strangers' files are not played. */
export function soundAddress(soundUrl: string | null | undefined, origin: string): string | null {
  if (!soundUrl || !URL.canParse(soundUrl, origin)) return null;
  const address = new URL(soundUrl, origin);
  return address.origin === origin ? address.href : null;
}

/** Plays the sound, or the chime; a browser that plays nothing before the first click is left in peace. */
export async function playSound(soundUrl?: string | null): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const address = soundAddress(soundUrl, window.location.origin);
  try {
    if (address) await new Audio(address).play();
    else chime();
  } catch {
    // Muted by the browser, or the file is gone: the toast is there all the same.
  }
}

const notesHertz = [880, 1175] as const;
const noteSeconds = 0.18;
const loudness = 0.08;

/** Two soft notes, one after the other. */
function chime(): void {
  const context = new AudioContext();
  for (const [index, hertz] of notesHertz.entries()) {
    const start = context.currentTime + index * noteSeconds;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + noteSeconds);
    if (index === notesHertz.length - 1) note.onended = () => void context.close();
  }
}

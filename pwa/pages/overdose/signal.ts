const BEEP_SECONDS = 0.25;
const BUZZ_MS = 200;

let sound: AudioContext | undefined;

/** Lets later signals sound: browsers let a page, also one that they load anew, make sounds from a tap on. */
export function allowSignals(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // No sound on this device; what is on screen says the same.
  }
}

/** A short tone and a buzz, where the device has them and lets us. */
export function signal(): void {
  navigator.vibrate?.(BUZZ_MS);
  if (sound?.state !== 'running') return;
  const tone = sound.createOscillator();
  tone.frequency.value = 660;
  tone.connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + BEEP_SECONDS);
}

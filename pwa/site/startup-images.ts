import { useEffect } from 'react';
import { useInstall } from './install.ts';

/** The ground of the page that comes then. */
export const STARTUP_COLORS = { light: '#fbf8f2', dark: '#0e1826' } as const;

const ICON = '/icons/icon-512.png';
/** In CSS pixels. */
const ICON_SIZE = 128;

interface StartupImage {
  media: string;
  color: string;
  /** In the pixels of the screen. */
  width: number;
  height: number;
}

/**
 * While an installed app starts, an iPhone or iPad shows white, unless the page from which it is put on the home screen
 * names a picture that has exactly the screen's size. There are dozens of those, so this one's are drawn on the device,
 * light and dark, where the page tells how to install the app.
 */
export function useStartupImages(): void {
  const wanted = useInstall(({ apple, installed }) => apple && !installed);
  useEffect(() => {
    if (wanted) void addOnce().catch(() => undefined);
  }, [wanted]);
}

/** Those of a screen, for each way in which it is held. */
export function startupImagesOf({ width, height }: Pick<Screen, 'width' | 'height'>, ratio: number) {
  const [shorter, longer] = [width, height].map((side) => Math.round(side * ratio)).sort((a, b) => a - b);
  return Object.entries(STARTUP_COLORS).flatMap(([scheme, color]): StartupImage[] => [
    { ...mediaOf('portrait', scheme), color, width: shorter!, height: longer! },
    { ...mediaOf('landscape', scheme), color, width: longer!, height: shorter! },
  ]);
}

function mediaOf(orientation: string, scheme: string): { media: string } {
  return { media: `(orientation: ${orientation}) and (prefers-color-scheme: ${scheme})` };
}

let adding: Promise<void> | undefined;

function addOnce(): Promise<void> {
  adding ??= add();
  return adding;
}

async function add(): Promise<void> {
  const icon = new Image();
  icon.src = ICON;
  await icon.decode();
  for (const image of startupImagesOf(window.screen, window.devicePixelRatio)) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = image.media;
    link.href = draw(image, icon, ICON_SIZE * window.devicePixelRatio);
    document.head.append(link);
    // One after the other: each has millions of pixels, and taps are answered in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function draw({ width, height, color }: StartupImage, icon: HTMLImageElement, size: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - size) / 2, (height - size) / 2, size, size);
  return canvas.toDataURL('image/png');
}

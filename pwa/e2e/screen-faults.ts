import type { Page } from 'playwright';

/** What can be wrong with how a page stands on a screen. Each looks at the open page, and names what is at fault. */

/** Text that is cut off, and whatever is wider than the screen. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) faults.push(`${wider} pixels wider than the screen`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      // What only a screen reader sees is one pixel large; what scrolls is not lost.
      if (element.clientWidth <= 1 || !element.textContent?.trim()) continue;
      const cut = (overflow: string, inner: number, outer: number) =>
        (overflow === 'hidden' || overflow === 'clip') && inner > outer + 1;
      if (
        cut(overflowX, element.scrollWidth, element.clientWidth) ||
        cut(overflowY, element.scrollHeight, element.clientHeight)
      ) {
        faults.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    return faults;
  });
}

/**
 * What is to be tapped and is smaller than 44 by 44 CSS pixels. A link within a sentence may be as high as its line:
 * https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html. And a state on the map may be as small as it is:
 * the same link stands in the list before it, large enough.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.body.querySelectorAll<HTMLElement>(
      ':is(a[href]:not(.map-state), button, input:not([type=hidden]), select, textarea, summary):not([tabindex="-1"])',
    );
    return [...targets].flatMap((element) => {
      // A box is tapped by its label, too.
      const target = (element instanceof HTMLInputElement && element.closest('label')) || element;
      const { width, height } = target.getBoundingClientRect();
      const hidden = width <= 1 || !element.checkVisibility({ visibilityProperty: true });
      const sentence = element.parentElement?.closest('p, li, dd, legend')?.textContent?.trim() ?? '';
      const inline = getComputedStyle(element).display.startsWith('inline');
      const own = element.textContent?.trim() ?? '';
      if (hidden || (element.tagName === 'A' && inline && sentence.length > own.length + 1)) return [];
      const round = (pixels: number) => Math.round(pixels * 10) / 10;
      return round(width) < 44 || round(height) < 44
        ? [`${round(width)} x ${round(height)}: ${element.outerHTML.slice(0, 160)}`]
        : [];
    });
  });
}

/** What is written into by letters below 16 pixels: an iPhone zooms in there, and the page jumps. */
export function zoomingFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('input:not([type=hidden]), select, textarea')].flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < 16 ? [`${size} px: ${field.outerHTML.slice(0, 160)}`] : [];
    }),
  );
}

/** How many elements move, or would move when something changes. */
export function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const moves = (element: Element) => {
      const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element);
      const changes = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
      return animationName !== 'none' || changes;
    };
    return [...document.querySelectorAll('*')].filter(moves).length + document.getAnimations().length;
  });
}

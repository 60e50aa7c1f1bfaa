import { expect } from 'vitest';
import { expectPage } from '../expect-page.ts';
import type { Scene } from './scene.ts';

/** A situation of the catalogue, or one way to get into it. */
export interface Row {
  /** As the spec names it. */
  row: string;
  /** Tells the ways apart, where there are several. */
  when?: string;
  /** What the person sees, to the letter. */
  sees: {
    /** Title and text of the one notice. */
    notice?: readonly [title: string, text?: string];
    /** Words on the page, each as an element of its own. */
    shows?: readonly string[];
    /** What is thrown: no page, but what all pages go by. */
    error?: string;
  };
  /** Gets into it: what to do, or the address to open. */
  by: string | ((scene: Scene) => Promise<unknown>);
  /** What else holds then: the ways on, and what must not have happened. */
  and?: (scene: Scene) => Promise<void>;
}

/** Gets into a row's situation, and looks. */
export async function play(
  { sees: { notice, shows = [], error }, by, and }: Row,
  scene: Scene,
): Promise<void> {
  const doing = typeof by === 'string' ? scene.visit(by) : by(scene);
  if (error === undefined) await doing;
  else await expect(doing).rejects.toMatchObject({ message: error });
  for (const words of shows) {
    await expectPage(
      scene.page.getByText(words, { exact: true }).locator('visible=true').first(),
    ).toBeVisible();
  }
  if (notice) await scene.phone.seesNotice(...notice);
  await and?.(scene);
  await scene.fixes();
}

import { useSiteInfo } from '../site/site-info.ts';
import { useText } from '../text.tsx';

/** Never an invented listing shown as real. */
export function SampleBanner() {
  const { sample } = useText().layout;
  const shown = useSiteInfo(({ site }) => site?.sample === true);
  if (!shown) return null;
  return (
    <section aria-label={sample.label} className="border-b border-line bg-lantern-soft text-on-lantern-soft">
      <p className="wrap py-1 text-sm leading-tight max-[359px]:text-xs font-semibold sm:py-2">
        {sample.notice}
      </p>
    </section>
  );
}

import { useSiteInfo } from '../site/site-info.ts';
import { useText } from '../text.tsx';

/** Never an invented listing shown as real. */
export function SampleBanner() {
  const { sample } = useText().layout;
  const shown = useSiteInfo(({ site }) => site?.sample === true);
  if (!shown) return null;
  return (
    <section aria-label={sample.label} className="border-b border-line bg-lantern-soft text-on-lantern-soft">
      <p className="wrap py-2 font-semibold">{sample.notice}</p>
    </section>
  );
}

import type { ReactNode } from 'react';

/** What each drawing shows stands beside it in words: nobody has to hear it twice. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 100"
      aria-hidden="true"
      className="h-auto w-40 max-w-full shrink-0 fill-none stroke-ink"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const ground = <path d="M8 90H152" className="stroke-line" />;

/** An arrow of what to do, by the line that leads to its tip and the strokes of its head. */
function Arrow({ d }: { d: string }) {
  return <path d={d} className="stroke-emergency" />;
}

/** From the side: face up, the head tilted back, the chin high. */
const headTiltedBack = (
  <>
    <path
      d="M80 66L66 54Q64 44 60 41L53 42L50 39L47 41L42 31L35 41Q24 46 20 62Q20 80 36 84L58 86"
      transform="rotate(-15 50 66)"
    />
    <path d="M78 58Q112 50 152 60M58 84L152 88" />
  </>
);

/** Of the steps that have one, by their names; our own. */
export const pictures = {
  back: () => (
    <Drawing>
      {ground}
      <circle cx="24" cy="70" r="13" />
      <path d="M20 57l4-6 5 6M38 74H96L150 80M52 74L80 84M84 84H150" />
    </Drawing>
  ),
  chin: () => (
    <Drawing>
      {ground}
      {headTiltedBack}
      <Arrow d="M70 36L66 12M66 12l-6 9M66 12l9 7" />
      <Arrow d="M10 22Q4 36 12 50M12 50l-10-4M12 50l5-10" />
    </Drawing>
  ),
  breath: () => (
    <Drawing>
      {ground}
      {headTiltedBack}
      <circle cx="52" cy="22" r="16" />
      <path d="M68 20Q96 12 110 44L118 88" />
      <Arrow d="M138 52V30M138 30l-7 8M138 30l7 8" />
    </Drawing>
  ),
  naloxone: () => (
    <Drawing>
      {ground}
      {headTiltedBack}
      <Arrow d="M40 40L60 20M52 10L70 28M60 20L74 6M68 0L80 12" />
    </Drawing>
  ),
  side: () => (
    <Drawing>
      <circle cx="26" cy="52" r="14" />
      <path d="M40 54H88L150 62M88 54L112 34L132 54M48 56L52 80H26M48 52L66 34L42 32" />
      <Arrow d="M64 18Q84 2 104 18M104 18l1-11M104 18l-11-1" />
    </Drawing>
  ),
};

import { encode } from 'uqr';

/** Modules of white that a reader needs around it (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4;

/** A text as a QR code: black on white whatever the colors of the page, since few readers take the inverse. */
export default function QrCode({ text, name, className }: { text: string; name: string; className: string }) {
  // M: still read with 15% of it smudged, as paper gets.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

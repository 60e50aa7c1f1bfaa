import { useText } from '../text.tsx';

/** Leads to a center's own website, in a tab of its own; named by where it leads. */
export function WebsiteLink({ to }: { to: string }) {
  const { newTab } = useText().center;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 min-w-11 items-center break-all"
    >
      {new URL(to).hostname}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}

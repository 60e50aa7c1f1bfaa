import { forAssistants } from '#core/i18n/en/for-assistants.ts';
import { forAssistants as forAssistantsEs } from '#core/i18n/es/for-assistants.ts';
import { openAddresses } from '#core/i18n/es/open-addresses.ts';
import type { OpenAddress } from '#core/open-addresses.ts';
import { useOrigin } from '../../site/origin.ts';
import { useLanguage, usePageText } from '../../text.tsx';
import { CopyButton } from './copy-button.tsx';

/** Addresses in full, each to copy. One with `{…}` in it comes with an example that exists, where one is known. */
export function AddressList({
  addresses,
  examples = {},
}: {
  addresses: readonly OpenAddress[];
  /** By the path with its `{…}`. */
  examples?: Readonly<Record<string, string | undefined>>;
}) {
  return (
    <ul className="card divide-y divide-line px-5">
      {addresses.map((address) => (
        <Address key={address.path} address={address} example={examples[address.path]} />
      ))}
    </ul>
  );
}

function Address({ address: { path, text }, example }: { address: OpenAddress; example?: string }) {
  const address = useOrigin() + path;
  const spanish = useLanguage() === 'es' ? openAddresses[path] : undefined;
  return (
    <li className="flex items-start justify-between gap-4 py-4">
      <div className="min-w-0 space-y-1">
        <p>{spanish ?? text}</p>
        <p className="text-[0.9rem]">
          <code className="font-mono break-all">
            {path.includes('{') ? (
              <Template address={address} />
            ) : (
              <a href={address} className="link py-1">
                {address}
              </a>
            )}
          </code>
        </p>
        <Example path={example} />
      </div>
      <CopyButton text={address} />
    </li>
  );
}

function Example({ path }: { path: string | undefined }) {
  const { api } = usePageText({ en: forAssistants, es: forAssistantsEs });
  const origin = useOrigin();
  if (!path) return null;
  return (
    <p className="text-sm text-muted">
      {api.example}{' '}
      <code className="font-mono break-all">
        <a href={origin + path} className="link py-1">
          {path}
        </a>
      </code>
    </p>
  );
}

/** What is to be filled in stands out. */
function Template({ address }: { address: string }) {
  return address
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? <strong key={part}>{part}</strong> : part));
}

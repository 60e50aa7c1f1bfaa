import type { OpenAddress } from '#core/open-data/open-addresses.ts';
import { useOrigin } from '../../site/environment.ts';
import { pageText } from '../../text.tsx';
import { CopyButton } from './copy-button.tsx';

const useForAssistantsText = pageText('forAssistants');
const useOpenAddressesText = pageText('openAddresses');

/** Addresses in full, each to copy. One with `{…}` in it comes with examples of what exists. */
export function AddressList({
  addresses,
  examples = {},
}: {
  addresses: readonly OpenAddress[];
  /** By the path with its `{…}`. */
  examples?: Readonly<Record<string, readonly string[]>>;
}) {
  return (
    <ul className="card divide-y divide-line px-5">
      {addresses.map((address) => (
        <Address key={address.path} address={address} examples={examples[address.path]} />
      ))}
    </ul>
  );
}

function Address({
  address: { path },
  examples = [],
}: {
  address: OpenAddress;
  examples?: readonly string[] | undefined;
}) {
  const address = useOrigin() + path;
  const text = useOpenAddressesText()[path];
  return (
    <li className="flex items-start justify-between gap-4 py-4">
      <div className="min-w-0 space-y-1">
        <p>{text}</p>
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
        {examples.map((example) => (
          <Example key={example} path={example} />
        ))}
      </div>
      <CopyButton text={address} />
    </li>
  );
}

function Example({ path }: { path: string }) {
  const { api } = useForAssistantsText();
  const origin = useOrigin();
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

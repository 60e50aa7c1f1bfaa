import { useOrigin } from '../../site/environment.ts';
import { pageText } from '../../text.tsx';
import { CopyButton } from './copy-button.tsx';

const useForAssistantsText = pageText('forAssistants');

/** How an assistant gets the directory as tools of its own. */
export function ConnectByMcp() {
  const { mcp: text } = useForAssistantsText();
  const address = `${useOrigin()}/mcp`;
  const server = { type: 'http', url: address };
  const config = JSON.stringify({ mcpServers: { harborlight: server } }, null, 2);
  return (
    <>
      <p className="prose-width">{text.intro}</p>
      <ol className="prose-width list-decimal space-y-1.5 pl-6 marker:text-action">
        {text.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <CodeBlock text={address} />
      <p className="prose-width">{text.config}</p>
      <CodeBlock text={config} />
    </>
  );
}

/** To copy as a whole. It wraps rather than scrolls: it is short, and a keyboard could not scroll it. */
export function CodeBlock({ text }: { text: string }) {
  return (
    <div className="card flex items-start justify-between gap-4 px-5 py-4">
      <pre className="font-mono text-[0.9rem] break-all whitespace-pre-wrap">{text}</pre>
      <CopyButton text={text} />
    </div>
  );
}

import { formatBytes } from '#core/i18n/format.ts';
import type { WholeFile } from '#core/pages/whole-file.ts';
import { useOrigin } from '../../site/environment.ts';
import { pageText, useLocale } from '../../text.tsx';

const useForAssistantsText = pageText('forAssistants');

/** The whole directory as files, with their sizes as far as they are known; nothing where they could not be asked for. */
export function WholeFiles({ files = [] }: { files: readonly WholeFile[] | undefined }) {
  const { api } = useForAssistantsText();
  const origin = useOrigin();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <>
      <p className="prose-width">{api.files}</p>
      <ul className="list-disc space-y-1.5 pl-6 marker:text-action">
        {files.map(({ path, bytes }) => (
          <li key={path} className="pl-1">
            <code className="font-mono text-[0.9rem] break-all">
              <a href={origin + path} className="link py-1">
                {path}
              </a>
            </code>
            {bytes !== null && ` (${api.compressed(formatBytes(bytes, locale))})`}
          </li>
        ))}
      </ul>
    </>
  );
}

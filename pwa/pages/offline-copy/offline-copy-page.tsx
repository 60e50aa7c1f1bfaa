import { formatBytes, formatDay } from '#core/i18n/format.ts';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import type { CopyStatus } from '../../directory/copy-status.ts';
import { removeDirectory, syncDirectory, useCopyStatus } from '../../directory/directory-client.ts';
import { savesData } from '../../directory/follow-directory.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { useStorageKeeping } from '../../site/storage-keeping.ts';
import { pageText, useLocale } from '../../text.tsx';
import { InstallCard } from './install-card.tsx';
import { RemoveCopyButton } from './remove-copy-button.tsx';

const useOfflinePageText = pageText('offlinePage');

/** What of the directory is on this device: how much, how fresh, and what can be done with it. */
export default function OfflineCopyPage() {
  const page = useOfflinePageText();
  const status = useCopyStatus();
  return (
    <div className="wrap max-w-3xl space-y-6 pt-8">
      <PageTitle>{page.title}</PageTitle>
      <h1>{page.title}</h1>
      <p className="prose-width">{page.intro}</p>
      <section aria-label={page.status} className="card space-y-4 p-6">
        <CopyState status={status} />
        <CopyNoteSlot />
        <KeepingNote copied={status.copy !== undefined} />
        <CopyActions status={status} />
      </section>
      <InstallCard />
    </div>
  );
}

function CopyState({ status }: { status: CopyStatus }) {
  const page = useOfflinePageText();
  const locale = useLocale();
  const { copy, progress, outcome, placesBytes } = status;
  const failed = outcome === 'failed' || outcome === 'unreachable';
  return (
    <div className="space-y-3">
      <p className="text-lg font-semibold" role="status">
        {copy
          ? page.ready(copy.centers, copy.states)
          : !progress && (status.silent ? page.silent : page.none)}
      </p>
      {progress && (
        <div className="space-y-1">
          <p id="copy-progress">{page.loading(progress.statesDone, progress.statesTotal)}</p>
          <progress
            aria-labelledby="copy-progress"
            className="progress-bar"
            value={progress.bytesDone}
            max={progress.bytesTotal}
          />
          <p className="text-sm text-muted">
            {formatBytes(progress.bytesDone, locale)} / {formatBytes(progress.bytesTotal, locale)}
          </p>
        </div>
      )}
      {copy && (
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          <div>
            <dt className="text-sm text-muted">{page.updated}</dt>
            <dd>{formatDay(copy.checkedAt, locale)}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{page.size}</dt>
            <dd>{formatBytes(copy.bytes, locale)}</dd>
          </div>
          {placesBytes !== undefined && (
            <div>
              <dt className="text-sm text-muted">{page.places}</dt>
              <dd>{placesBytes === null ? page.placesMissing : formatBytes(placesBytes, locale)}</dd>
            </div>
          )}
        </dl>
      )}
      {failed && !progress && <p role="alert">{copy ? page.failed : page.failedEmpty}</p>}
      {!copy && !progress && savesData() && <p>{page.dataSaver}</p>}
    </div>
  );
}

/** Says where the copy will not stay, and what helps. */
function KeepingNote({ copied }: { copied: boolean }) {
  const page = useOfflinePageText();
  const keeping = useStorageKeeping();
  if (keeping === 'window') return <p>{page.keptInWindow}</p>;
  return copied && keeping === 'seven-days' && <p>{page.keptSevenDays}</p>;
}

function CopyActions({ status: { copy, progress, outcome } }: { status: CopyStatus }) {
  const page = useOfflinePageText();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={`button ${copy ? 'button-secondary' : 'button-primary'}`}
        disabled={progress !== undefined}
        onClick={() => void syncDirectory({ asked: true }).catch(() => undefined)}
      >
        {progress ? page.refreshing : copy ? page.refresh : page.save}
      </button>
      {/* Its question stays while something else has begun a sync: the removal waits for that. */}
      {copy && (
        <RemoveCopyButton
          disabled={progress !== undefined}
          onRemove={() => void removeDirectory().catch(() => undefined)}
        />
      )}
      {/* Whoever has asked for it: a check that runs already has the button off, and a tap on it goes nowhere. */}
      <p role="status">{copy && !progress && outcome === 'done' && page.upToDate}</p>
    </div>
  );
}

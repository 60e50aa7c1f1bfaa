import { installApp, useInstall } from '../../site/install.ts';
import { useStartupImages } from '../../site/startup-images.ts';
import { pageText } from '../../text.tsx';

const useOfflinePageText = pageText('offlinePage');

/** Installs where the browser offers it, and says how where it does not. */
export function InstallCard() {
  const page = useOfflinePageText();
  const { offer, installed, apple } = useInstall();
  useStartupImages();
  return (
    <section aria-labelledby="install" className="card space-y-3 p-6">
      <h2 id="install" className="text-xl">
        {page.installTitle}
      </h2>
      {installed ? (
        <p>{page.installed}</p>
      ) : (
        <>
          <p>{page.installText}</p>
          {offer ? (
            <button type="button" className="button button-primary" onClick={() => void installApp()}>
              {page.install}
            </button>
          ) : (
            <p className="text-muted">{apple ? page.installApple : page.installOther}</p>
          )}
        </>
      )}
    </section>
  );
}

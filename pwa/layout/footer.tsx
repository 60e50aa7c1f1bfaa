import { Link } from 'react-router-dom';
import { useSiteInfo } from '../site/site-info.ts';
import { pageText, useText } from '../text.tsx';
import { CopyLine } from './copy-line.tsx';
import { TrustStrip } from './trust-strip.tsx';

const useFooterText = pageText('footer');

const link =
  'inline-flex min-h-11 items-center underline decoration-on-header/40 underline-offset-4 hover:decoration-on-header';

/** Stands below what the first view shows, and comes after it: see layout.tsx. */
export default function Footer() {
  const footer = { ...useText().layout.footer, ...useFooterText() };
  // Unknown where only an older version of the app has asked.
  const publisher = useSiteInfo(({ site }) => site?.publisher);
  const groups = [
    {
      title: footer.find,
      links: [
        { to: '/directory', label: footer.directory },
        { to: '/live-matching', label: footer.liveMatching },
        { to: '/states', label: footer.states },
        { to: '/guides', label: footer.guides },
        { to: '/update-listing', label: footer.updateListing },
        { to: '/my-list', label: footer.myList },
      ],
    },
    {
      title: footer.information,
      links: [
        { to: '/about', label: footer.aboutUs },
        { to: '/transparency', label: footer.transparency },
        { to: '/editorial-policy', label: footer.editorialPolicy },
        { to: '/privacy', label: footer.privacy },
        { to: '/accessibility', label: footer.accessibility },
        { to: '/contact', label: footer.contact },
        { to: '/for-chatgpt', label: footer.forAssistants },
      ],
    },
  ];
  return (
    <footer className="bg-header pb-[env(safe-area-inset-bottom)] text-on-header">
      <div className="wrap grid gap-x-10 gap-y-6 py-10 md:grid-cols-[2fr_1fr_1fr]">
        <div className="space-y-4">
          <TrustStrip className="lg:hidden" />
          <p className="prose-width">{footer.about}</p>
          <CopyLine />
          <p className="prose-width text-sm text-on-header-muted">{footer.conflictOfInterest}</p>
          {publisher !== undefined && (
            <p className="prose-width text-sm break-words text-on-header-muted">
              {publisher ? footer.publishedBy(publisher.name, publisher.contact) : footer.noPublisher}
            </p>
          )}
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to} className={to === '/my-list' ? 'needs-script' : undefined}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-on-header/15">
        <div className="wrap flex flex-wrap items-center gap-x-6 py-2 text-sm text-on-header-muted">
          <p className="mr-auto">{footer.copyright}</p>
          <a href="/sitemap.xml" className={link}>
            {footer.sitemap}
          </a>
          <a href="/humans.txt" className={link}>
            {footer.humans}
          </a>
        </div>
      </div>
    </footer>
  );
}

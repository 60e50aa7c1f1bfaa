import type { Center } from '#core/center/center.ts';
import { showPhone } from '#core/center/phone.ts';
import { CallLink } from '../../centers/call-link.tsx';
import { WebsiteLink } from '../../centers/website-link.tsx';
import { pageText } from '../../text.tsx';
import { FactCard } from './fact-card.tsx';

const useCenterPageText = pageText('centerPage');

export function ContactCard({ center }: { center: Center }) {
  const { contact } = useCenterPageText();
  return (
    <FactCard title={contact.title}>
      <dl className="space-y-3">
        {center.phone && (
          <div>
            <dt className="text-sm text-muted">{contact.phone}</dt>
            <dd>
              <CallLink
                center={center}
                phone={center.phone}
                className="link inline-flex min-h-11 items-center text-lg"
              >
                {showPhone(center.phone)}
              </CallLink>
            </dd>
          </div>
        )}
        {center.website && (
          <div>
            <dt className="text-sm text-muted">{contact.website}</dt>
            <dd>
              <WebsiteLink to={center.website} />
            </dd>
          </div>
        )}
        {center.emailPublic && (
          <div>
            <dt className="text-sm text-muted">{contact.email}</dt>
            <dd>
              <a href={`mailto:${center.emailPublic}`} className="link inline-flex min-h-11 items-center">
                {center.emailPublic}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">{contact.address}</dt>
          <dd>
            <address className="not-italic">
              {center.street ?? <span className="text-muted">{contact.confidential}</span>}
              <br />
              {center.city}, {center.state} {center.zip}
            </address>
          </dd>
        </div>
      </dl>
    </FactCard>
  );
}

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
        <FurtherPhones center={center} title={contact.intakePhones} phones={center.intakePhones} />
        <FurtherPhones center={center} title={contact.otherPhones} phones={center.otherPhones} />
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
              {center.street ?? (
                <span className="text-muted">
                  {center.streetWithheld ? contact.withheld : contact.notListed}
                </span>
              )}
              <br />
              {center.city}, {center.state} {center.zip}
            </address>
          </dd>
        </div>
      </dl>
    </FactCard>
  );
}

function FurtherPhones({
  center,
  title,
  phones,
}: {
  center: Center;
  title: string;
  phones: readonly string[];
}) {
  if (phones.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-muted">{title}</dt>
      {phones.map((phone) => (
        <dd key={phone}>
          <CallLink center={center} phone={phone} className="link inline-flex min-h-11 items-center">
            {showPhone(phone)}
          </CallLink>
        </dd>
      ))}
    </div>
  );
}

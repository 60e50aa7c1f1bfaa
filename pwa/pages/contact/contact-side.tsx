import { Link } from 'react-router-dom';
import { CrisisLinks } from '../../forms/crisis-links.tsx';
import { SideCard } from '../../forms/side-card.tsx';
import { TextHelp } from '../../forms/text-help.tsx';
import { pageText } from '../../text.tsx';

const useContactText = pageText('contact');

const link = 'link inline-flex min-h-11 items-center';

/** Beside the form: other ways to reach somebody, and what people often look for here. */
export function ContactSide() {
  const { emergency, textHelp, response, links, listing } = useContactText();
  const quickLinks = [
    { to: '/live-matching', label: links.liveMatching },
    { to: '/transparency', label: links.transparency },
    { to: '/editorial-policy', label: links.editorialPolicy },
    { to: '/privacy', label: links.privacy },
  ];
  return (
    <>
      <SideCard title={emergency.title} strong>
        <CrisisLinks explained />
      </SideCard>
      <SideCard title={textHelp.title}>
        <TextHelp />
      </SideCard>
      <SideCard title={response.title}>
        <p>{response.text}</p>
      </SideCard>
      <SideCard title={links.title}>
        <ul>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </SideCard>
      <SideCard title={listing.title}>
        <p>{listing.text}</p>
        <Link to="/update-listing" className={link}>
          {listing.link}
        </Link>
      </SideCard>
    </>
  );
}

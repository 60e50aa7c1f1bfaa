import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { welcome } from '#core/i18n/en/admin/sign-in.ts';
import { staffRoles } from '#core/lists/staff-lists.ts';
import type { LinkPurpose } from '#core/staff/staff.ts';
import { Notice } from '../../components/notice.tsx';
import { api, readReply } from '../../directory/directory-api.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useSession } from '../session.ts';
import { readRefusal } from '../staff-reply.ts';
import { WelcomeForm } from './welcome-form.tsx';

/** Where a link that works once leads: for the first account, for an invited one, or for a new password. */
export function WelcomePage() {
  const text = welcome;
  // Behind the #, where no server and no proxy sees it.
  const token = useLocation().hash.slice(1);
  const link = useQuery({
    queryKey: ['staff-link', token],
    queryFn: async () =>
      readReply<LinkPurpose>(await api['staff-links'].look.$post({ json: { token: token || 'none' } })),
    gcTime: 0,
  });
  const refusal = readRefusal(link.error);
  if (refusal?.code === 'link_not_valid') {
    return (
      <div className="wrap">
        <PageTitle>{text.notValid}</PageTitle>
        <Notice headingLevel="h1" title={text.notValid} text={refusal.message}>
          <Link to="/admin0323/login" className="button button-primary">
            {text.toSignIn}
          </Link>
        </Notice>
      </div>
    );
  }
  return (
    <div className="wrap max-w-lg space-y-6 pt-8 lg:pt-12">
      <Loaded query={link}>{(found) => <Welcome token={token} link={found} />}</Loaded>
    </div>
  );
}

function Welcome({ token, link }: { token: string; link: LinkPurpose }) {
  const text = welcome;
  const { data: signedIn } = useSession();
  return (
    <>
      <PageTitle>{text.titles[link.purpose]}</PageTitle>
      <div className="space-y-2">
        <h1>{text.titles[link.purpose]}</h1>
        <p className="text-muted">{text.intro[link.purpose](staffRoles.labels[link.role])}</p>
      </div>
      {signedIn && (
        <p className="rounded-lg bg-lantern-soft p-4 text-on-lantern-soft">
          {text.signedInAs(signedIn.name)}
        </p>
      )}
      <div className="card p-5 sm:p-8">
        <WelcomeForm token={token} link={link} />
      </div>
    </>
  );
}

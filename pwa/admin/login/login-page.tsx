import { Navigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../parts/loaded.tsx';
import { useSession } from '../session.ts';
import { readNext } from './read-next.ts';
import { SignInView } from './sign-in-view.tsx';

/** Signs in, and goes on to where one wanted to go. */
export function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.data === null) return <SignInView />;
  return (
    <div className="wrap pt-6">
      <Loaded query={session}>{() => <Navigate to={readNext(search.get('next'))} replace />}</Loaded>
    </div>
  );
}

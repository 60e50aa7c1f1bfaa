import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { notify } from '../../notices/notices.ts';
import { useStaffText } from '../../text.tsx';
import { signOut } from '../session.ts';
import { describeFailure } from '../staff-reply.ts';

/** Signs out here or everywhere, and shows the sign-in page; says so where it did not work. */
export function useSignOut(): (everywhere: boolean) => void {
  const { out } = useStaffText(signIn);
  const client = useQueryClient();
  const navigate = useNavigate();
  return (everywhere) => {
    signOut(client, everywhere).then(
      () => {
        void navigate('/admin0323/login');
        notify({ title: out.title, text: everywhere ? out.everywhere : out.here });
      },
      (failure) => notify({ title: out.failed, text: describeFailure(failure), tone: 'destructive' }),
    );
  };
}

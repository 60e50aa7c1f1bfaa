import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { unsavedText } from '#core/i18n/en/admin/unsaved.ts';
import { notify } from '../../components/notices.ts';
import { signOut } from '../session.ts';
import { describeFailure } from '../staff-reply.ts';
import { askToLeave } from '../unsaved/ask-to-leave.ts';

/** Signs out here or everywhere, and shows the sign-in page; says so where it did not work. What is unsaved is asked about. */
export function useSignOut(): (everywhere: boolean) => void {
  const { out } = signIn;
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = (everywhere: boolean) =>
    signOut(client, everywhere).then(
      () => {
        void navigate('/admin0323/login');
        notify({ title: out.title, text: everywhere ? out.everywhere : out.here });
      },
      (failure) => notify({ title: out.failed, text: describeFailure(failure), tone: 'destructive' }),
    );
  return (everywhere) => askToLeave({ go: () => void leave(everywhere), text: unsavedText.leave.signOut });
}

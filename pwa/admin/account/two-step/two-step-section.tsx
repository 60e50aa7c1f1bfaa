import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import type { RecoveryCodes, TwoStepSetup, TwoStepStatus } from '#core/staff/two-step.ts';
import { notify } from '../../../components/notices.ts';
import { api } from '../../../directory/directory-api.ts';
import { askAnew } from '../../../query-client.ts';
import { always } from '../../fresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { formatOwnMoment } from '../../parts/own-time.ts';
import { ADMIN, OWN_SESSIONS, SESSION } from '../../session.ts';
import { staffReply } from '../../staff-reply.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const TWO_STEP = [ADMIN, 'two-step'];
/** So few recovery codes are soon none. */
const FEW = 3;

const calls = api.admin.session['two-step'];

/** Turning one's own two-step sign-in on and off. What is shown once stays until somebody says that they have kept it. */
export function TwoStepSection({ email }: { email: string }) {
  const { twoStep: text } = account;
  const client = useQueryClient();
  const [doing, setDoing] = useState<'on' | 'renew' | 'off'>();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const status = useQuery({
    queryKey: TWO_STEP,
    queryFn: () => staffReply<TwoStepStatus>(calls.$get()),
    ...always,
  });
  const stop = () => {
    setDoing(undefined);
    setSetup(undefined);
  };
  /** What the account may do, and where it is signed in, has changed with it. */
  const finish = (made?: RecoveryCodes) => {
    stop();
    setCodes(made?.recoveryCodes);
    for (const queryKey of [TWO_STEP, SESSION, OWN_SESSIONS]) void askAnew(client, { queryKey });
  };
  const proof = { email, onCancel: stop };

  if (codes) return <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />;
  if (setup) {
    return (
      <ConfirmCode
        setup={setup}
        onCancel={stop}
        onConfirmed={(made) => {
          finish(made);
          notify({ title: text.turnedOn, text: text.elsewhere });
        }}
      />
    );
  }
  if (doing === 'on') {
    const begin = async (json: { current: string }) =>
      setSetup(await staffReply<TwoStepSetup>(calls.begin.$post({ json })));
    return <ProofForm {...proof} id="two-step-on" words={text.turnOn} send={begin} />;
  }
  if (doing === 'renew') {
    const renew = async (json: { current: string }) =>
      finish(await staffReply<RecoveryCodes>(calls['recovery-codes'].$post({ json })));
    return <ProofForm {...proof} id="two-step-renew" words={text.renew} send={renew} />;
  }
  if (doing === 'off') {
    const turnOff = async (json: { current: string }) => {
      await staffReply(calls.off.$post({ json }));
      finish();
      notify({ title: text.turnedOff, text: text.elsewhere });
    };
    return <ProofForm {...proof} id="two-step-off" words={text.off} send={turnOff} />;
  }
  return (
    <Loaded query={status}>
      {({ onSince, recoveryCodesLeft: left }) =>
        onSince === null ? (
          <>
            <p className="text-muted">{text.text}</p>
            <button type="button" className="button button-primary" onClick={() => setDoing('on')}>
              {text.turnOn.button}
            </button>
          </>
        ) : (
          <>
            <p>
              {text.on(formatOwnMoment(onSince))} {text.left(left)}
            </p>
            {left <= FEW && <p>{text.few}</p>}
            <p className="flex flex-wrap gap-3">
              <button type="button" className="button button-secondary" onClick={() => setDoing('renew')}>
                {text.renew.button}
              </button>
              <button type="button" className="button button-secondary" onClick={() => setDoing('off')}>
                {text.off.button}
              </button>
            </p>
          </>
        )
      }
    </Loaded>
  );
}

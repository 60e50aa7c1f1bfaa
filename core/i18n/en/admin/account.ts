import type { StaffSession } from '../../../staff/staff.ts';

/** One's own account. */
export const account = {
  menu: 'Account',
  title: 'Your account',
  signedInWith: (email: string, role: string) => `You sign in with ${email}. Your role: ${role}.`,
  name: {
    title: 'Your name',
    label: 'Name',
    hint: 'It stands in the history of what you change, and on the listings that you verify.',
    save: 'Save Name',
    saved: 'Name saved',
    failed: 'Your name is not changed',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    new: 'New password',
    hint: 'At least 12 characters. A few words in a row are easy to remember.',
    save: 'Change Password',
    saved: 'Password changed',
    savedText: 'You are signed out on all other devices.',
    failed: 'Your password is not changed',
  },
  devices: {
    title: 'Where you are signed in',
    text: 'A session ends when it was not used for 12 hours, and after 30 days in any case, one in a terminal too.',
  },
  token: {
    title: 'Tokens for programs',
    text: 'A program that sends one as “Authorization: Bearer” is you. A terminal makes its own: harborlight login.',
    device: 'What it is for',
    readOnly: 'It may only read',
    readOnlyHint: 'leave this on unless the program is to change things',
    password: 'Your password',
    make: 'Make Token',
    failed: 'No token was made',
    made: (device: string) => `Token for ${device}`,
    note: 'It is good for 30 days. It is shown only now.',
    ended: 'Token ended',
    notEnded: 'The token is still good',
  },
  sessions: {
    current: 'This device',
    readOnly: 'Reads only',
    lastUsed: (when: string) => `Last used ${when}`,
    since: (when: string) => `signed in ${when}`,
    none: 'Not signed in anywhere.',
    end: 'End',
    /** Behind "End", for a screen reader. */
    ofSession: (device: string, when: string) => ` session on ${device}, last used ${when}`,
  },
  nameDevice: ({ channel, device }: Pick<StaffSession, 'channel' | 'device'>) =>
    channel === 'terminal' ? `Terminal on ${device}` : (deviceKinds[device] ?? device),
};

/** The kinds of browser that a session can be on; what is none of them is shown as it is. */
const deviceKinds: Record<string, string> = { Mobile: 'Phone or tablet', Other: 'Another browser' };

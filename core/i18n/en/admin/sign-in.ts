import type { StaffLinkPurpose } from '../../../lists/staff-lists.ts';

/** Signing in, and the page of a link that works once. */
export const signIn = {
  title: 'Sign in',
  intro: 'This area is for our staff.',
  email: 'Email address',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  /** Behind "Show" and "Hide", for a screen reader. */
  ofPassword: (label: string) => ` ${label.toLowerCase()}`,
  submit: 'Sign In',
  failed: 'You are not signed in',
  forgotten: 'Forgot your password? An admin can make a link for a new one.',
  code: {
    label: 'Code',
    hint: 'The 6 digits that your app shows now. Without your phone: one of your recovery codes.',
    submit: 'Sign In',
    back: 'Start again',
    lost: 'Lost your phone and your recovery codes? An admin can reset two-step sign-in.',
  },
  again: {
    title: 'Please sign in again',
    text: 'Your session has ended. The page behind this is as you left it: nothing you typed is lost.',
    close: 'Not now',
  },
  out: {
    title: 'Signed out',
    here: 'You are signed out on this device.',
    everywhere: 'You are signed out on all devices.',
    failed: 'You are still signed in',
    askEverywhere: 'Sign out everywhere?',
    everywhereText: 'You will be signed out on this device, and on all others.',
    keep: 'Stay signed in',
  },
};

export const welcome = {
  titles: {
    'set-up': 'Make the first account',
    invite: 'Welcome to Harborlight',
    password: 'Choose a new password',
  } satisfies Record<StaffLinkPurpose, string>,
  intro: {
    'set-up': () => 'This link makes the first account of your staff: an admin, who can then invite others.',
    invite: (role: string) => `You are invited to work on the directory. Your role: ${role}.`,
    password: () => 'Your old password stops working, and you are signed out on all other devices.',
  } satisfies Record<StaffLinkPurpose, (role: string) => string>,
  email: 'Email address',
  emailHint: 'You sign in with it.',
  name: 'Your name',
  nameHint: 'It stands in the history of what you change, and on the listings that you verify.',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few words in a row are easy to remember.',
  submit: {
    'set-up': 'Make Account',
    invite: 'Make Account',
    password: 'Save Password',
  } satisfies Record<StaffLinkPurpose, string>,
  failed: 'This did not work',
  done: 'You are signed in',
  saved: 'Password saved',
  signInNow: 'Please sign in with it, and with a code.',
  signedInAs: (name: string) =>
    `You are signed in as ${name}. Using this link signs ${name} out on this device.`,
  notValid: 'This link is not valid',
  toSignIn: 'Go to sign-in',
};

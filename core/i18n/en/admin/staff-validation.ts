/** What is wrong with an entry about an account of staff, at its field. */
export const staff = {
  email: 'Please enter a valid email address',
  name: 'Please enter a name',
  role: 'Please choose a role',
  password: 'Please enter your password',
  code: 'Please enter the code',
  device: 'Please say what it is for',
  passwordTooShort: 'Please use at least 12 characters',
  passwordTooLong: 'Please use at most 200 characters',
};

/** Why a password that is long enough is refused all the same. */
export const weakPassword = {
  common:
    'This is one of the passwords that are guessed first. Please choose another: a few words in a row are easy to remember',
  own: 'This is little more than the name or the address of the account, or ours. Please add a few words',
};

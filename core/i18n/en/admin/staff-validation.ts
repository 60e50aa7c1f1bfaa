/** What is wrong with an entry about an account of staff, at its field. */
export const staff = {
  email: 'Please enter a valid email address',
  name: 'Please enter a name',
  role: 'Please choose a role',
  password: 'Please enter your password',
  passwordTooShort: 'Please use at least 12 characters',
  passwordTooLong: 'Please use at most 200 characters',
};

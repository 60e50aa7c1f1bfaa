/** The frame of the admin area, and what its pages share. */
export const adminFrame = {
  label: 'Admin area',
  nav: {
    dashboard: 'Dashboard',
    submissions: 'Submissions',
    centers: 'Centers',
    guides: 'Guides',
    bulkImport: 'Bulk Import',
    callTracking: 'Call Tracking',
    notifications: 'Email Notifications',
    history: 'History',
    staff: 'Staff',
  },
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign Out',
  signOutEverywhere: 'Sign Out Everywhere',
  loading: 'Loading...',
  tryAgain: 'Try Again',
  offline: 'The server cannot be reached. Please check your connection, and try again.',
  adminsOnly: {
    title: 'For admins only',
    text: 'Your account may not open this page. Please ask an admin.',
    back: 'Back to the dashboard',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is no such page in the admin area.',
    back: 'Back to the dashboard',
  },
  total: (count: string) => `${count} in all`,
};

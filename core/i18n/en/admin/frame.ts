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
  late: 'The server did not answer in time. It may have done what you asked: please look, then try again.',
  /** Said where something between browser and server has answered in its place. */
  strangers: {
    tooLarge:
      'What stands in front of the server, such as a proxy, takes nothing so large, so nothing was changed. Please ask whoever runs the server to have it take more.',
    away: 'The server does not answer right now; what stands in front of it says so. Please try again in a minute.',
    other:
      'The answer did not come from our server. Does this network want you to log in first? Open another page to see, then try again.',
  },
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

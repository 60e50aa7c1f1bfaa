/** The frame around every page: header, banners, footer, and what can go wrong anywhere. */
export const layout = {
  productName: 'Harborlight',
  pageTitle: (title: string) => `${title} | Harborlight`,
  homeTitle: 'Harborlight: find addiction and mental-health treatment',
  skipToContent: 'Skip to content',
  skipToResults: 'Skip to results',
  trust: { always: ['No Ads', 'No Fees'], sources: 'Sources Named', verified: 'Quality Centers' },
  nav: {
    label: 'Main',
    home: 'Harborlight, home',
    findHelp: 'Find Help',
    liveMatching: 'Live Matching',
    guides: 'Guides',
    states: 'States',
    about: 'About',
    transparency: 'Transparency',
    updateListing: 'Update Listing',
    menu: 'Menu',
    waiting: 'waiting',
    toBeSent: 'to be sent',
  },
  leaving: { leave: 'Leave this site', explain: 'How leaving works' },
  crisis: {
    label: 'Emergency help',
    emergency: 'In an emergency or immediate danger,',
    call911: 'call 911',
    crisis: 'In a crisis,',
    call988: 'call 988',
    or: 'or',
    text988: 'text 988',
    /** What such a text says, where its line goes by a word. */
    text988Word: '',
    textLine: 'text HOME to 741741',
    textLineWord: 'HOME',
    /** The numbers as they are read out: on paper they stand beside the digits. */
    spoken: { 911: 'nine one one', 988: 'nine eight eight', 741741: 'seven four one, seven four one' },
    /** On screen, as targets of one row. */
    short988: '988',
    shortText988: 'Text 988',
    overdose: 'Overdose',
    more: 'More',
    notAdvice: 'This directory is not medical advice.',
  },
  sample: {
    label: 'About these centers',
    notice: 'Sample directory: these centers are not real. For real help call or text 988.',
  },
  footer: {
    about:
      'A free directory of addiction and mental-health treatment centers. No ads, no fees. No center pays us.',
    states: 'Browse by State',
    myList: 'My list',
  },
  failure: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you can still do: call or text 988 in a crisis, or go back to the start.',
    reload: 'Reload the page',
    home: 'Go to the start page',
  },
  goHome: 'Home',
  tryAgain: 'Try Again',
};

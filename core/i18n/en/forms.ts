/** What all forms have in common. */
export const forms = {
  allNeeded: 'We need every answer that is not marked “optional”.',
  optional: 'optional',
  someTicked: 'some ticked',
  select: 'Select…',
  sending: 'Sending...',
  checkAnswers: 'Please check these answers',
  /** Of a page whose form could not be taken. */
  wrongTitle: (title: string) => `Not sent yet: ${title}`,
  honeypot: 'Fax: please leave empty',
  draft: {
    kept: 'Your answers are kept on this device until you send them.',
    clear: 'Clear form',
    clearTitle: 'Clear this form?',
    clearText: 'What you typed is wiped from this device for good.',
    clearConfirm: 'Clear it',
    keep: 'Keep it',
  },
  editing: {
    changing: 'You are changing a message that waits to be sent.',
    leave: 'Leave it as it is',
    gone: 'That message does not wait anymore: it was sent or deleted. You can write a new one here.',
  },
  saved: {
    title: 'Not sent yet',
    change: 'Until it is sent you can change it or delete it.',
  },
  crisis: {
    emergency: 'Emergency or immediate danger',
    call911: 'Call 911',
    lifeline: '988 Suicide & Crisis Lifeline, day and night',
    call988: 'Call 988',
    text988: 'Text 988',
    textLine: 'Crisis Text Line, day and night',
    textHome: 'Text HOME to 741741',
  },
  textHelp: {
    ours: 'You can also text our team. It is not a crisis line.',
    text988: 'You can text 988 day or night (24/7). It is free, and a trained person answers.',
    button: (phone: string) => `Text ${phone}`,
    helpline: 'Or call SAMHSA’s free helpline, day or night:',
  },
};

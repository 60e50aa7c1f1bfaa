/** What a person can pick in an assistant, and what the assistant is then asked in the person's name. */
export const mcpPrompts = {
  find_help: {
    title: 'Find help near a place',
    description: 'Finds treatment centers for a need, near a place.',
    arguments: {
      what: 'What is looked for, in your own words: "detox for my son, Medicaid".',
      place: 'A ZIP code, or a city with its state.',
    },
    text: (what: string, place: string) =>
      `I am looking for ${what}, near ${place}. Search Harborlight for it with search_centers: q is what I said, near is the place. Show me the three that fit best, each with its phone number, how far away it is, and whether the listing is verified. If anything that I said sounds like danger, give me the crisis numbers first.`,
  },
  call_script: {
    title: 'What to say on the call',
    description: 'What to say to a center on the phone, and what to ask it.',
    arguments: {
      center: 'The slug of a center, or the address of its page.',
      what: 'What is looked for, in your own words, and how it would be paid.',
    },
    text: (center: string) =>
      `I want to call ${center}. Go through this with me, change what does not fit me, and then let me practice it once.`,
  },
} as const;

/** What can be read without a tool. */
export const mcpResources = {
  crisis: {
    title: 'Crisis lines in the United States',
    description: 'Whom to call or text in an emergency or a crisis.',
  },
  guide: { title: 'A treatment guide', description: 'The whole text of a guide, as Markdown.' },
  guideIn: {
    title: 'A treatment guide in a language',
    description: 'The same in the reader’s language, en or es; in English where it is not there in it.',
  },
};

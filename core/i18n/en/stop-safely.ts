/**
 * What kills when it is stopped suddenly and without care, in one place: forms, assistants and guides say it in these
 * words (a test holds the guides to them). Its sources stand in the guide "What to expect in detox".
 */
const what =
  'alcohol, benzodiazepines, barbiturates, GHB or other sedatives, or street opioids such as fentanyl';

export const stopSafely = {
  what,
  warning: `Do not stop any of these suddenly on your own: ${what}. It can be deadly. Ask a doctor first, or go to an emergency room.`,
};

import type { Topic } from '#core/lists/topic-values.ts';

/** Which of the topics say what help costs, and which say whom a center is for; the others say what it offers. */
const groups: { [G in 'cost' | 'people']: readonly Topic[] } = {
  cost: ['FREE', 'SLIDING_SCALE', 'PAYMENT_ASSISTANCE', 'STATE_INSURANCE', 'TRIBAL_FUNDS'],
  people: [
    'PREGNANT',
    'YOUNG_ADULTS',
    'SENIORS',
    'MILITARY',
    'MILITARY_FAMILIES',
    'COURT_ORDERED',
    'DUI',
    'DOMESTIC_VIOLENCE',
    'SEXUAL_ABUSE',
    'HIV',
    'TRIBAL',
    'CHILDREN_STAY',
  ],
};

export function topicGroupOf(topic: Topic): 'cost' | 'people' | 'offer' {
  if (groups.cost.includes(topic)) return 'cost';
  return groups.people.includes(topic) ? 'people' : 'offer';
}

/** What is offered in the search box while somebody types. */
export const suggestions = {
  label: 'Suggestions',
  /** A word beside each, for what it is. */
  kinds: { topic: 'Topic', place: 'Place', center: 'Center' },
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};

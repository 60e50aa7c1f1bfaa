/** Puts the keyboard on a field, or on the first choice of a group, unfolded, and brings its label into view. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const input = element?.matches('fieldset') ? element.querySelector('input') : element;
  const fold = input?.closest('details');
  if (fold) fold.open = true;
  input?.focus({ preventScroll: true });
  // The label and what is wrong stand above the input.
  input?.closest('.field-frame')?.scrollIntoView({ block: 'nearest' });
}

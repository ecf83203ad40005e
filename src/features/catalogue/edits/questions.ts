const mark = 'data-questions';

/** For the element around what somebody has to decide about rows that others have changed. */
export const aroundQuestions = { [mark]: '' };

/**
 * From anywhere in the page to the first question: a card takes the numbers of its choices at once.
 * @returns false where nothing is asked, or the focus is there already
 */
export function goToQuestion(): boolean {
  const questions = document.querySelector(`[${mark}]`);
  if (questions === null || questions.contains(document.activeElement)) return false;
  const first = questions.querySelector<HTMLElement>('section[tabindex], button');
  first?.focus();
  return first !== null;
}

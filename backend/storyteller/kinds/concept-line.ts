/** The line of a concept in a form. It has no room for the additions that follow in further paragraphs. */
export const conceptLine = (text: string): string => text.split('\n\n', 1).join('');

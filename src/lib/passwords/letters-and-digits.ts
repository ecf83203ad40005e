/** The form in which passwords are compared with common ones. */
export const letterAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

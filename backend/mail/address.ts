/**
 * Accepts only a single plain address. Mail libraries read `a@x, b@x` and line breaks as additional
 * recipients, so such texts must not reach them.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u.test(text);

/**
 * A single plain address. Mail libraries read `a@x, b@x` and line breaks as further recipients, so a
 * text that could mean a second one never reaches them.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u.test(text);

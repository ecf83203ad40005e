/** Which week has the step: the great day of a setting is in three weeks or a month, or else in five weeks. */
export const weekOf = ({ truths }: { truths: readonly string[] }, step: number): number =>
  /\b(?:in five weeks|five weeks away)\b/i.test(truths.join(' ')) ? 2 * step + 1 : step + 1;

import type { Row } from './row-types.ts';

/** Before the other truth of a person P: what everyone reads fits it, too. */
export const personSwaps: readonly Row[] = [
  'If the players have guessed what {P.full} hides, [this|the following] is true instead.',
  'For players who have [guessed|seen through] the secret of {P.full}, [this is the secret|it is this].',
  'Everything that people in {town} see of {P.full} [fits this, too|also fits this]. Use it if the players have guessed the other.',
  'There is another reason why {P.full} lives like this. [Take it|Use it] if the players know the first one.',
];

/** Before the other truth of a place. */
export const placeSwaps: readonly Row[] = [
  'If the players have guessed it, [this|the following] is wrong here instead. {K.full} and {B.full} do the same as before.',
  'What {K.full} and {B.full} do [fits this, too|also fits this]. Use it for players who have guessed the other.',
  'For players who have [guessed|seen through] what {K.full} hides, [this is so|this is true] instead.',
  'There is another reason for what people in {town} have noticed. [Take it|Use it] if the players know the first one.',
];

/** Before the other truth of a setting. */
export const settingSwaps: readonly Row[] = [
  'If the players have guessed it, [this|the following] is what really happened. What everyone in {land} knows stays as it is.',
  'Everything that {P1.full} and {P2.full} say in public [fits this, too|also fits this]. Use it for players who have guessed the other.',
  'For players who have [guessed|seen through] the truth about {land}, [this is so|this is true] instead.',
];

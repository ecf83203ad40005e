/** What a character wants and what is in the way; a flaw is not always the opposite of a wish. */
export const concepts = [
  '{P.name} wants {want}, but {flaw}.',
  '{P.name}, who {flaw}, wants {want}.',
  '{P.name} {flaw}, and wants {want}.',
  'What {P.name} wants is {want}; what others see is that {P.name} {flaw}.',
] as const;

/** The two sentences of a look. */
export const looks = [
  ['{P.full} is {build}, and has {face}.', '{P.name} goes about {wear}.'],
  ['One knows {P.full} by {face}.', '{P.name} is {build}, and goes about {wear}.'],
  ['{P.full} goes about {wear}.', '{P.name} is {build}, and has {face}.'],
] as const;

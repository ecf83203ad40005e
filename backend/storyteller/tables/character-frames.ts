/** What a character wants and what is in the way; a flaw is not always the opposite of a wish. */
export const concepts = [
  '{P.name} wants {want}, but {flaw}.',
  '{P.name}, who {flaw}, wants {want}.',
  '{P.name} {flaw}, and wants {want}.',
  '{P.name} {flaw}. [At heart|Deep down|Most of all] {P.they} wants {want}.',
  '[More than anything|Above all|Before everything else] {P.name} wants {want}. {P.they} {flaw}.',
  '{P.name} wants {want}. [Friends|Companions|Fellow travellers] soon learn that {P.they} {flaw}.',
] as const;

/** The two sentences of a look. */
export const looks = [
  [
    '{P.full} is {build}, and has {face}.',
    '{P.they} [goes about|is mostly seen|is seen on the road|crosses the country|can be met|comes to market|sits in inns|knocks at doors|rides into towns|walks through {town}] {wear}.',
  ],
  [
    'One knows {P.full} by {face}.',
    '{P.they} is {build}, and [walks about|goes about|travels] {wear}.',
  ],
  ['{P.full} travels {wear}.', '{P.they} is {build}, and has {face}.'],
  ['Picture {P.full} {wear}.', '{P.they} is {build}, and has {face}.'],
  [
    '{P.full} has {face}, and is {build}.',
    '[In company as on the road|On weekdays as on feast days|In town as on the road|Indoors and out|At home as abroad] {P.they} [appears|is seen|goes about|is met|turns up] {wear}.',
  ],
  [
    '[Whoever draws {P.full} begins with|Those who describe {P.full} begin with|Asked about {P.full}, people mention|On seeing {P.full} one notices] {face}.',
    '{P.they} is {build}, and [goes about|is mostly met|travels] {wear}.',
  ],
  [
    '{P.full} is {build}, and [goes about|is mostly seen|travels|crosses the country] {wear}.',
    '[Afterwards people remember|Nobody forgets|What people talk about afterwards:|Everyone mentions|Those who were there remember|Landlords remember|Children in {town} imitate|What stays in the mind is|Later one speaks of|People in {town} would mention] {face}.',
  ],
  [
    'There is no mistaking {P.full}, who has {face}.',
    '{P.they} is {build}, and [travels|is mostly seen|goes about] {wear}.',
  ],
  [
    'People recognise {P.full} by {face}.',
    '{P.they} is {build}, and [can be met|is met|goes about] {wear}.',
  ],
] as const;

/** A look is one thing about the body and one other: more of them hide what the person is about. */
export const personFrames = [
  ['wear', '{P.full}, {role} in {town}, is {build}, and goes about {wear}.'],
  [
    'wear',
    '{P.full}, {role} in {town}, is {build}. [Most days|On most days|As a rule] {town} sees {P.them} {wear}.',
  ],
  ['wear', 'One usually meets {P.full}, {role} in {town}, {wear}. {P.they} is {build}.'],
  ['wear', '{P.full}, {role} in {town}, dresses alike on all days, {wear}. {P.they} is {build}.'],
  [
    'wear',
    'Whoever looks for {P.full}, {role} in {town}, should look for a person {wear}. {P.they} is {build}.',
  ],
  [
    'wear',
    '[Strangers|Visitors] to {town} soon know {P.full}, {role} there, who is {build}, and is always seen {wear}.',
  ],
  ['wear', '{P.full}, {role} in {town}, walks the streets {wear}, and is {build}.'],
  [
    'wear',
    'A [description|drawing] of {P.full}, {role} in {town}, would show a person {wear}. {P.they} is {build}.',
  ],
  [
    'wear',
    'Two things are known to everyone about {P.full}, {role} in {town}: {P.they} is {build}, and goes out only {wear}.',
  ],
  ['face', '{P.full}, {role} in {town}, is {build}, and has {face}.'],
  ['face', '{P.full}, {role} in {town}, has {face}, and is {build}.'],
  ['face', 'People remember {P.full}, {role} in {town}, for {face}. {P.they} is {build}.'],
  [
    'face',
    'Ask anyone about {P.full}, {role} in {town}, and they begin with {face}. {P.name} is {build}.',
  ],
  [
    'face',
    '{P.full}, {role} in {town}, is {build}. A [drawing|portrait|picture] would have to show {face}.',
  ],
  ['face', '{P.full}, {role} in {town}, is {build}. Only those who come near see {face}.'],
  [
    'face',
    'A letter that describes {P.full}, {role} in {town}, would mention {face}. {P.they} is {build}.',
  ],
  ['face', '[Everyone|Every child] in {town} can describe {P.full}, {role}: {build}, with {face}.'],
  ['face', 'Picture {P.full}, {role} in {town}, with {face}. {P.name} is {build}.'],
] as const;

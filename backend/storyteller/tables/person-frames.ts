/** A look is one thing about the body and one other: more of them hide what the person is about. */
export const personFrames = [
  ['wear', '{P.full}, {role} in {town}, is {build}, and goes about {wear}.'],
  [
    'wear',
    '{P.full}, {role} in {town}, is {build}. [Most days|On most days|As a rule] {town} sees {P.them} {wear}.',
  ],
  [
    'wear',
    '{P.full}, {role} in {town}, [comes to the door|opens the door|answers the door|receives visitors] {wear}, and is {build}.',
  ],
  ['wear', '{P.full}, {role} in {town}, walks about {wear}, and is {build}.'],
  ['wear', 'Picture {P.full}, {role} in {town}, {wear}. {P.name} is {build}.'],
  ['face', '{P.full}, {role} in {town}, is {build}, and has {face}.'],
  ['face', '{P.full}, {role} in {town}, has {face}, and is {build}.'],
  [
    'face',
    '{P.full}, {role} in {town}, is {build}. People in {town2} remember {P.them} for {face}.',
  ],
  [
    'face',
    '[Ask in {town} for a person with {face}, and they send you to|Ask in {town} for somebody with {face}; it will be|If somebody in {town} has {face}, it is] {P.full}, {role}, who is {build}.',
  ],
  ['face', 'Picture {P.full}, {role} in {town}, with {face}. {P.name} is {build}.'],
] as const;

import type { Harm } from '../plot-types.ts';

export const takenHarm: Harm = {
  id: 'taken',
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  agents: ['returned', 'kin', 'crew', 'penitent', 'dead', 'power'],
  noun: 'the disappearances',
  pitch: [
    [
      'Two members of {body} have vanished out of guarded palaces« in {town}». The wards were whole, the beds made, and on each pillow lay {emb}.',
      'tier>=3',
    ],
    [
      'Of those who signed the last treaty, two are missing. {town} has been closed for three days, and nobody has been found but doubles.',
      'tier>=3',
    ],
    'Two people are missing from {town}. Their beds are made, «their doors are bolted from the inside, »and on each table lies {emb}.',
    'People vanish from {town} at {hour}. They take a coat and no money.',
    'In {town} two chairs are empty. Those who sat in them are known to have said good night, and to have meant it.',
    'They go singly« and quietly», from locked houses, and leave {emb}. {town} has lost two so far.',
  ],
  first: [
    'The pillow of {X1} was still warm, and there were two hollows in it.',
    '{X1} left a half-eaten supper, the fork laid straight.',
    'The first was {X1}. The dog did not bark, and has not since.',
    "{X1} was last seen walking« down the middle of the street» at {hour}, on somebody's arm, in conversation.",
  ],
  second: [
    '{X2} had hired a double, and it was the double who was left.',
    '{X2} had three guards, and each of them is sure that one of the others let {X2.them} out.',
    'Then {X2}, from a bath. The water was still warm.',
    '{X2} had written "I am not going" on the wall« over the bed». It has been answered, «underneath, »in another hand: "You said that then."',
  ],
  start: [
    [
      '{X3} bows to the company«, says that it was a lovely evening,» and goes through the wrong door. It is a cupboard. When you open it there are coats, and behind the coats« there are» more coats, and on one« of the hooks» is {emb}.',
      '@cupboard',
    ],
    [
      '{X3} sleeps in the strong tower« of {town}», behind three rings of guards« and one of salt», and you sit« in the innermost room» with {X3.them}. At {hour} all the guards outside salute. {X3} gets up, dressed, «as if called to a carriage, »and the door, which has four bolts, is open.',
      'tier>=3 @tower',
    ],
    [
      'The convoy has forty riders and an archmage. In the middle of the bridge it meets a coach without lights; «nobody gives way, »nobody draws, and when the two have passed each other the seat beside you, where {X3} was sitting, is warm, and on it is {emb}.',
      'tier>=3 @convoy',
    ],
    [
      '{X3} is signing, in front of the whole of {body}, and the pen can be heard. It stops in the middle of the name. The guards have not moved, «the doors have not been opened, »and in the chair« of state» sits a coat, upright«, with one sleeve on the paper». {X3} is gone out of it as a hand goes out of a glove; on the seat lies {emb}.',
      'tier>=3 @coat uncanny=yes',
    ],
    [
      'The state coach of {X3} comes down the avenue« between two walls of soldiers», and you ride at the door. {X3} is talking to you« through the window,» about the weather. In the shade of the arch the voice stops. On the other side of the arch the horses«, the coachman» and the cushions are as they were, and {X3} is not, and {emb} is rolling to and fro on the floor.',
      'tier>=3 @arch',
    ],
    [
      '{X3} has hired you for one night, to sit outside the door. At {hour} the door is opened« from within». {X3} comes out in shirtsleeves, in step with someone you cannot see, «and looks past you, »and is holding {emb} like a ticket.',
      '@door uncanny=yes',
    ],
    [
      "There is a cry, and a lamp goes over. When you reach it« the lamp is still rolling, and» {X3}'s chair is warm, and the window is open on the side where there is no street.",
      '@window',
    ],
    [
      'You come round the corner and stand in front of a« closed» carriage without lights. {X3} is getting in. {X3.they} sees you and makes a small gesture« with the hand, the one that means»: do not. On the cobbles lies {emb}.',
      '@carriage',
    ],
    [
      'The feast is loud, and then there is a pause«, as there are pauses», and after it {X3} is not in the room. The glass is. It is still turning.',
      '@feast',
    ],
  ],
  act: [
    [
      '{X3} has left the house unlocked behind {X3.them}, all the doors, and a lamp in each room«, as for someone coming home».',
      'start=cupboard|door|carriage|feast',
    ],
    [
      'There is one round in which {X3} can be held. Then {X3.they} fights«, weeping,» to go (DC 14 Athletics; a Dispel or a slap in the right name, {V}, ends it).',
      'start=tower|door|carriage|arch',
    ],
    [
      'The trail is minutes old: {res} on the sill, then «on the steps, then »a street long (DC 14 Survival), and ends where the paving does.',
      'start=window|door|feast',
    ],
    [
      'The coat of {X3} is still warm (DC 14 Investigation): in the lining somebody has sewn {emb}«, lately, with thread of another colour».',
      'start=coat',
    ],
    'In the room of {X3} a bag stands ready: a warm coat«, bread for two days,» and a page torn from {record}. It has been left behind.',
    [
      'One of the riders saw the other coach« from close by» (DC 13 Persuasion): no driver, and on the wheels {res}.',
      'start=convoy|arch',
    ],
  ],
  how: [
    [
      'None was forced. There is a place laid for them, and they had« always» known that there was.',
      'agent=dead|power',
    ],
    [
      '{A} brings the {few} together at {lair}, where they are kept unhurt« until all of them are there».',
      'agent=returned|kin|crew|penitent',
    ],
    [
      '{A} comes as a friend, says one sentence, and they follow of their own will. The sentence is: "They have found it."',
      'agent!=dead agent!=power start!=tower|door|coat|arch|feast|convoy',
    ],
    [
      'The houses have old coal doors; {A} has the keys« of {years} years ago», and people change locks and forget hinges.',
      'agent!=dead agent!=power start=cupboard|window|carriage',
    ],
    [
      '{A} asks, and they may refuse twice. Each of those who have gone had refused twice« before», {years} years ago.',
      'agent=dead|power',
    ],
    [
      'A door in the house leads to {lair} for as long as it takes to walk through. It opens where somebody has once lied.',
      'agent=dead|power',
    ],
  ],
  escalate: [
    'One of them comes back, in good health, and asks for the next.',
    'The next to be missing is one who took no part in anything.',
    'Those who are missing are seen«, at {hour}, in a row», far off.',
    'A relative of one of the missing offers to go in exchange«, publicly».',
  ],
};

import type { FacetRows } from './person-facet-rows.ts';

/** Sentences about the words before the noun that say what has become of a person. */
export const stateRows: Readonly<Record<string, FacetRows>> = {
  disgraced: {
    shown: ['One sees by the thread holes on the coat of {P.name} where a badge was.'],
    cause: [
      '{P} lost rank and name over a case in {town2}«, and would do a good deal to have it heard again».',
    ],
  },
  exiled: {
    shown: [
      '{P.name} wears clothes of another country, turned once, and thanks people in its language.',
    ],
    cause: [
      '{P} may not go home on pain of death«; a countryman in {town2} sells what {P.they} writes there».',
    ],
  },
  wanted: {
    shown: ['{P.name} sits where the road can be seen, and pays in advance.'],
    cause: [
      'There is a reward on the head of {P}«: the bill hangs in {town2}, and the likeness is getting better».',
    ],
  },
  cursed: {
    shown: ['{P.name} warns people first, and greets them then: milk turns, and dogs walk round.'],
    cause: [
      'There is a curse on {P}, from {town2}«; the one who laid it has asked twice how {P.they} is bearing it».',
    ],
  },
  immortal: {
    shown: [
      '{P.name} speaks of a war long past as of last Tuesday, and has mourned {few} generations of neighbours.',
    ],
    cause: [
      '{P} cannot die, and has stopped being careful«; those near {P.them} can, and pay for it».',
    ],
  },
  dead: {
    shown: ['That {P.name} is dead bothers {P.their} guests more than {P.them}.'],
    cause: ['{P} is dead, and one thing holds {P.them} here«: it is not what {P} believes it is».'],
  },
  blind: {
    shown: ['At the door {P.name}, who is blind, says who is there by the step.'],
    cause: [
      '{P} is blind, and heard what those who could see have missed«: there was one pair of feet too many».',
    ],
  },
  mute: {
    shown: [
      '{P.name} does not speak, and has signs for everything, also for what one does not say.',
    ],
    cause: [
      '{P} could speak until one day in {town2}«, and has since been the only witness who cannot be made to talk».',
    ],
  },
  deaf: {
    shown: ['{P.name}, who is deaf, reads lips, from across the square if need be.'],
    cause: [
      '{P} is deaf, and has read on the lips of two people in {town} what was not meant for anyone.',
    ],
  },
  maimed: {
    shown: [
      'How it happened {P.name} tells in {few} ways, and does with the rest of the body all that others do with a whole one.',
    ],
    cause: [
      'The true story of the old wound is short, and known to one surgeon in {town2}«: the blow came from behind, from a friend».',
    ],
  },
  old: { shown: [], cause: [] },
  young: { shown: [], cause: [] },
  mysterious: {
    shown: [
      'Nobody in {town} has seen where {P.name} comes from, and the gloves stay on at meals.',
    ],
    cause: [
      'The name that {P} goes by is the third one; the first stands on a gravestone in {town2}.',
    ],
  },
  secret: { shown: [], cause: [] },
  drunk: {
    shown: [
      '{P.name} is witty until the second bottle, and after it says true things which nobody listens to.',
    ],
    cause: [
      'Drunk, {P} has told all of it already, to a whole tavern in {town2}«, which laughed».',
    ],
  },
  mad: {
    shown: ['{P.name} talks to the weathercock, and waits for the answer.'],
    cause: [
      'Not all of it is madness: {P} found out that one is not questioned any longer, and has kept it up.',
    ],
  },
  poor: {
    shown: ['{P.name} owns one good shirt, which has been seen on every feast day for years.'],
    cause: ['{P} has nothing left«, and the one who took it dines well in {town2}».'],
  },
  amnesiac: {
    shown: ['{P.name} writes everything on slips, and the slips are everywhere.'],
    cause: [
      'One slip in the hand of {P} says what happened«; it lies in a book that {P.they} has forgotten».',
    ],
  },
  haunted: {
    shown: ['{P.name} never sits in silence, and leaves room for someone on the bench.'],
    cause: ['{P} is followed by one who died in {town2}«, and who does not accuse, but warns».'],
  },
  possessed: {
    shown: ['Now and then {P.name} says a sentence in another voice, and asks what was just said.'],
    cause: [
      'Something shares the head of {P}, and knows what {P} does not«: it can be asked, at night, politely».',
    ],
  },
  famous: {
    shown: ['Children follow {P.name} through {town}, and ask to see it once more.'],
    cause: ['What {P} is famous for was done by two«, and the other is owed a song».'],
  },
  corrupt: {
    shown: [
      'Everything about {P.name} is a little better than the salary, and "let us see" costs five silver pieces.',
    ],
    cause: [
      '{P} can be bought, and has been, by {few} sides«. The list of who paid lies behind the third book on the shelf».',
    ],
  },
  clumsy: {
    shown: [
      'Something always falls over when {P.name} comes in, and {P.name} has caught one half of it by now.',
    ],
    cause: [
      'Not all of the mishaps of {P} are mishaps: {few} of them have saved people«, and nobody has done the sum».',
    ],
  },
  honest: {
    shown: [
      '{P.name} says what is true, then sees the face of the other, and says that it is true all the same.',
    ],
    cause: ['{P} cannot tell a lie«: one need only ask, and that is the danger in it».'],
  },
  reluctant: {
    shown: ['{P.name} never wanted the post, and says so to all who bow.'],
    cause: ['{P} got into it by mistake«, and the one whom it was meant for has noticed».'],
  },
  last: {
    shown: [
      '{P.name} says "we" out of habit, and looks to the side: there is nobody left of them.',
    ],
    cause: [
      '{P} is the last one«, or believes so; somebody in {town2} knows the second voice of the old songs».',
    ],
  },
};

import type { Row } from './row-types.ts';

/** What is said of the thing that an idea names, for everyone and for the game master. */
export interface IdeaRows {
  open: readonly Row[];
  hidden: readonly Row[];
}

/** What an idea is about; only settings can be about the whole of what they describe. */
export type RowsOfSorts = Readonly<Record<'thing' | 'person' | 'clause', IdeaRows>> & {
  readonly whole?: IdeaRows;
};

/** `{idea}` is the noun phrase or the clause. */
export const ideaRows: Readonly<Record<'setting' | 'place' | 'person' | 'character', RowsOfSorts>> =
  {
    setting: {
      whole: {
        open: [
          '{whole} is known abroad as {idea}. {body1.s} finds that an exaggeration, and {body2} finds that it is said too politely.',
          'To strangers {whole} is {idea}. Whoever has grown up there has stopped seeing it, and is reminded of it by {wrong}.',
          '{whole} has not always been {idea}. How it came about is taught in {town1} in one way, in {town2} in another, and in {town3} not at all.',
        ],
        hidden: [
          'That {whole} is {idea} goes back to {wrong}, and {P3} can show the line about it in {record3}, which {body1} forbids to be read aloud.',
          'That {whole} is {idea} serves {body1} well: whoever asks about {wrong} is told about that instead, and {P3} has a list of all who have asked.',
        ],
      },
      thing: {
        open: [
          'That same night there is talk at every table in {town1} of {idea}. {body1.s} wants it found, and {body2} wants it first.',
          'Whoever comes to {town1} in these weeks is asked about {idea}. {P1} asks as well, and listens to the answer.',
          'A notice on the gate of {town1} describes {idea}, and promises a reward. It has been torn down twice, and {P2} has one copy.',
        ],
        hidden: [
          'There is such a thing as {idea}: {P3} hides it in {town3}, behind {record3}. Brought to {site1} before witnesses, it shows what {body1} denies about {wrong}.',
          'This much is true about {idea}: it came from {town2}, was taken there on {wrong}, and {P4} keeps it at {site4}. {body1.s} fears it more than any page of {record3}.',
        ],
      },
      person: {
        open: [
          'At every table in {town1} one witness is named: {idea}. {body1.s} has sent for that person, and so has {body2}.',
          'Everyone in {town1} has a story about {idea}, and {P1} would like to know which of them are true.',
        ],
        hidden: [
          'The witness of whom {town1} talks, {idea}, saw {wrong} from {site1}, and has told each side what it paid for. {P2} has the true version, in writing.',
          'What is told of {idea} goes back to {P4}, who pays that person to keep away from {town1}. Asked in {town4} by someone from outside, the witness would say what happened on {wrong}.',
        ],
      },
      clause: {
        open: [
          '"{idea}": that is the first thing that strangers are told in {land}, and it is true.',
          '"{idea}", letters from {town1} begin since the spring, and those from {town2} no longer begin otherwise.',
          '"{idea}", people in {land} say in greeting. {body1.s} has forbidden it, because it is true.',
        ],
        hidden: [
          'That {lower} is no accident: it is the price of {wrong}, and {P3} has found the line about it in {record3}. {body1.s} could end it at {site1}, and would lose {works1} by that.',
          'That {lower} began on the day on which {P4} opened what had lain at {site4} since {wrong}. {faction1.s} does well out of it; closed again at {site4} by someone from {town2}, it would be over.',
        ],
      },
    },
    place: {
      thing: {
        open: [
          'Those who come here after dark ask {K} for one thing, in a low voice: {idea}.',
          '{B} has asked {K} three times about {idea}, and speaks of the weather when others come in.',
        ],
        hidden: [
          '{V} left it here: {idea}. {K} keeps it under a cloth and has used it once. Whoever uses it in this place learns what {V} saw last.',
          'What {B} is here for is {idea}. It was in the keeping of {V}, {K} knows where it lies, and neither will say so before the other.',
        ],
      },
      person: {
        open: [
          'One guest is spoken of in {town} as {idea}. {B} hears it, and does not turn round.',
          '{K} warns new guests, kindly, of {idea}, and looks at {B} while saying so.',
        ],
        hidden: [
          'The one whom {town} calls {idea} is {B}. It is true, and {V} was the first to find out.',
        ],
      },
      clause: {
        open: [
          'On the door here somebody writes "{idea}" every night, and {K} washes it off every morning.',
          '"{idea}", {B} says to everyone who comes in, and waits for an answer. {K} has asked for that to stop.',
        ],
        hidden: [
          'The words "{idea}" were first said here by {V}. They are true, and {B} has paid {K} to learn the rest.',
        ],
      },
    },
    person: {
      thing: {
        open: [
          '{P.name} asks every stranger about {idea}, as if it were a joke, and waits for the answer.',
          'There is a drawing of {idea} over the bed of {P.name}, and under it a list of people who have seen one.',
        ],
        hidden: [
          '{P.name} looks for {idea} because it was in the hands of {Q} when all this began. Whoever brings it to {town} can prove the rest.',
          '{P.name} has had it for years: {idea}. {Q} would know it at once, and know by it what {P.name} has done.',
        ],
      },
      person: {
        open: [
          'In {town} people say "{idea}", and everyone knows that {P.name} is meant.',
          '"{idea}": that is what children in {town} call after {P.name}, from a distance.',
        ],
        hidden: [
          'The words "{idea}" were first used by {Q}, who was right, and has told nobody how it was found out.',
        ],
      },
      clause: {
        open: [
          '"{idea}", {P.name} says when a talk comes to an end, and never says more about it.',
          'One sentence is written on the inside of the door of {P.name}: "{idea}".',
        ],
        hidden: [
          '"{idea}": so {Q} said to {P.name} on the day on which it all began. It was true, it still is, and {P.name} has told nobody.',
        ],
      },
    },
    character: {
      thing: {
        open: [
          '{P.name} has looked for {idea} since leaving {town}, and has met {few} people who have seen it.',
          'What {P.name} would give all the rest for is {idea}. In {town} it was shown once, to a child.',
        ],
        hidden: [
          'The last one who had it in hand, {idea}, was {Q}, who has told nobody in {town} where it is now.',
        ],
      },
      person: {
        open: [
          'In {town} people still say "{idea}", and mean {P.name}. {P.name} has stopped correcting them.',
        ],
        hidden: ['It was {Q} who first said in {town}: "{idea}".'],
      },
      clause: {
        open: [
          '{P.name} left {town} with one sentence in the ear, "{idea}", and has never found out who said it.',
        ],
        hidden: [
          'It was {Q} who said "{idea}" that night in {town}. It was true, and meant for somebody else.',
        ],
      },
    },
  };

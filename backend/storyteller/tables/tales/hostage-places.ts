import type { Tale } from './tale-types.ts';

export const hostagePlaces: Tale['places'] = [
  {
    name: "the guest house of {town}|the house of the guest|the royal guest house|the guest's house",
    look: [
      "[Pretty rooms with bars« as thin as flower stalks».|The rooms are pretty, and the bars are as thin as flower stalks.|There are flowers in every room, and before every window bars that look like flowers.|It is a doll's house for a grown person, with very thin bars.] [On the door frame there are marks for a child's height, ten years of them, with one winter in which it did not grow.|Somebody has marked a child's height on the door frame, for ten years, and in one winter it did not grow.|A door frame has marks in [pencil|ink|red chalk], where a child was measured for ten years; two of them, at [the same|one] height, are a [winter|year|winter and a spring] apart.|By the marks on a door frame one can see a child grow, with one winter left out.]",
    ],
    todo: [
      '[Only {A} and {A.their} people go in and out.|Nobody gets in but {A} and {A.their} people.] [As tailors for the bridge, or as musicians, you are let in for an afternoon (DC 14 Deception), and {B} is never alone.|Tailors for the bridge are admitted« for an afternoon», and so are musicians (DC 14 Deception); but {B} is never alone.]',
    ],
    what: [
      [
        "Investigation :: measuring the marks against {B} :: [After the winter of the fever they are another's: the child who came was left-handed«, and the pencil shows it».|The child who came held the pencil in the left hand; since the winter of the fever the strokes slope the other way.]",
        'v=a',
      ],
      [
        "Investigation :: measuring the marks against {B} :: [They are two children's, in turns«, as in a game».|Two children have stood there, by turns, as they do in a game.] [For five years now there has been only one.|Five years ago one of the two stops.|Only one of them has gone on growing, for the last five years.]",
        'v=b',
      ],
    ],
    who: [
      [
        'Insight :: watching {A} put a shawl round {B} :: [That is how people hold what they cannot let go of; and {B} flinches only when the bridge is named.|{B} leans into the shawl, and flinches only at the word "bridge"; and the hands of {A} stay where they are for too long.]',
        'v=a',
      ],
      [
        "Insight :: watching {A} put a shawl round {B} :: [{A} does it well, and looks past {B} all the while, over the hedge, at a roof in the park; so a banker looks at the door of the vault.|The hands of {A} are kind, and the eyes are elsewhere, on a roof in the park«, as a banker's are on the vault».]",
        'v=b',
      ],
    ],
    where:
      "Perception :: looking through the gardener's books :: [Every week flowers go from here«, white ones,» to a house that is shut up: {lair}.|There is an entry for each week: white flowers, to be left at a house that is shut up, {lair}.]",
  },
  {
    name: 'the house of {T.full}|the new house of {T.full}|the pension house of {T.full}',
    look: [
      '[It is too good for a servant, and nearly empty.|No servant is paid like this, and there is almost nothing in it.|A fine house«, a chair, a table».] [On the table stand {few4} glasses of water, each of them with a sip gone.|There are {few4} glasses of water on the table, and somebody has taken one sip from each.|Somebody has set out {few4} glasses of water, tried each of them, and finished none.]',
    ],
    todo: [
      "{T} has not eaten with [anybody|anyone] for five years. [One of the party [has to|must] cook, taste it first« in {T}'s sight», and wait (DC 13 with cook's utensils, or Insight).|What helps is a meal that one of the party cooks, and tastes before {T}'s eyes, and then patience (DC 13 with cook's utensils, or Insight).]",
    ],
    what: [
      [
        'Medicine :: asking {T} about the fever :: [It was the red one; whoever lives through it has scars behind the ears.|It was red fever, and those who get over it keep scars behind the ears.|The red fever leaves scars behind the ears of those who live.] [{B}«, who is said to have lived through it,» has none.|There are none on {B}, who is supposed to have had it.]',
        'v=a',
      ],
      [
        'Insight :: asking {T} for whom the second plate was :: ["For my own. They were like twins«, when they laughed»."|"My own ate with them; I could tell them apart only by the spoon."|"I had one of that age. People took them for twins."|"There were two at that table, and one was mine."] [{T} has not been allowed near {B} since.|Since then {T} has had to keep away from {B}.]',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking {T} who gave the house :: [{A}, with a handshake that would not end; {H} stood [next to|beside] them« and looked at the floor».|It was {A}, who shook hands for a long time; {H} was there, and counted the tiles.]',
    where: [
      [
        "Religion :: asking {T} what became of the burned clothes :: [They burned the clothes of one.|There was only one child's heap on the fire.] [A small coat was kept, and lies on a bed in {lair}; {T} saw it through the window, on a birthday.|One« small» coat is left: {T} has seen it«, on a birthday,» through the window of {lair}, on a bed.]",
        'v=a',
      ],
      [
        'Insight :: asking {T} for whom the sugar in the cupboard is :: [For one who used to take none.|For somebody who did not like it as a child.] [{T} has a gardener leave it on the sill of {lair} on a birthday, and it is gone in the morning.|On a birthday {T} has a gardener put some on the sill of {lair}, and in the morning there is none.]',
        'v=b',
      ],
    ],
  },
  {
    name: 'the rooms of {H.full}|the chambers of {H.full}|the quarters of {H.full}',
    look: [
      'A door with a brass plate, a map of the bridge with {num3} chalk crosses, and a medicine chest with a new lock. [{H.full} receives the party standing.|{H.full} does not offer anyone a chair.|{H.full} stands, and has not been sitting before.]',
    ],
    todo: [
      '{H}[ may not speak, and leaves the room for exactly ten minutes, by the clock«, in order to see to something».| is not allowed to say a word, and remembers something that has to be seen to, for exactly ten minutes by the clock.] [(The drawer sticks, DC 14 Sleight of Hand; the clock is slow.)|(The clock is slow, and the drawer sticks: DC 14 Sleight of Hand.)|The drawer does not want to open (DC 14 Sleight of Hand), but the clock is slow.|It is a slow clock, and a drawer that sticks (DC 14 Sleight of Hand).]',
    ],
    what: [
      [
        'Investigation :: reading the order for the bridge :: [At the thirteenth step {B} is to be given a drink, and nobody but {A} may touch the body.|It speaks of a drink for {B}, at the thirteenth step, and then of a body, which only {A} may touch.] [The powder for it stands beside the order: it stops the breath for an hour.|Beside it stands the powder, which stops the breath for an hour.|The powder is there too[|, in a twist of paper|, in a snuffbox]: [with it one does not breathe for an hour, and wakes up|it takes the breath for an hour, and gives it back].]',
        'v=a',
      ],
      [
        'Investigation :: reading the order for the bridge :: [At the thirteenth step the escort steps back: two letters are to be handed over«, one on each side», with the same sum.|The escort is to step back at the thirteenth step, and each side gets a letter; two letters are there, sealed, and one can read the sum through the paper: it is the same.]',
        'v=b',
      ],
    ],
    who: [
      [
        "History :: looking at the dagger in the chest :: [It is foreign«, very good,» and bought in {town}; the jeweller's receipt is made out to {A}.|Foreign work, and good; but it comes from a jeweller in {town}, and the receipt is made out to {A}.]",
        'v=a',
      ],
      [
        "History :: looking at the seals in the chest :: [They are foreign«, very good,» and cut in {town}; the jeweller's receipt is made out to {A}.|Foreign arms, and well cut; but a jeweller in {town} has cut them, and the receipt is made out to {A}.]",
        'v=b',
      ],
    ],
    where:
      'Perception :: looking at what the escort has been told to guard, apart from the bridge :: [Men of the escort stand«, day and night,» round a house in which [nobody|no one] lives: {lair}.|A house in which [nobody|no one] lives has its own guard, by day and by night: {lair}.]',
  },
];

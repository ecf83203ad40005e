import type { PlaceStory } from '../place-story-type.ts';

export const lostPropertyStory: PlaceStory = {
  id: 'lost-property',
  pronouns: { B: 'he' },
  levels: [1, 10],
  tones: ['whimsical', 'intrigue'],
  words: ['lost', 'found', 'office', 'umbrella', 'tomorrow', 'shop'],
  title: 'The Office of Lost Things in {town}',
  look: '[Umbrellas hang from the ceiling like bats.|From the ceiling hang umbrellas, like bats.] There are [shelves of gloves, a wooden leg«, seven wedding rings on a nail»,|seven wedding rings on a nail, «a wooden leg, »whole shelves of gloves,] and a goose in a hutch [with a ticket on its neck.|with a ticket round its neck.] [A box by the door is marked TOMORROW, and in it lies the hat of one of the party, which is also on its owner.|In a box by the door, marked TOMORROW, lies the hat that one of the party is wearing.|By the door stands a box marked TOMORROW, and in it lies a hat that is at the same time on the head of one of the party.]',
  senses:
    '[Forty lost watches tick«, each with its own opinion of the hour in {town}».|Forty lost watches tick«, and no two of them agree about the hour in {town}».|One hears forty lost watches, each with its own opinion of the hour in {town}.] It smells of [damp wool and a little of goose|wet umbrellas and goose|old gloves, damp wool and a goose|coats that other people wore|a goose, and of hats that came in wet|wool that was wet once, and of goose].',
  keeper: [
    'finder',
    'writes a ticket for everything, «in capitals, »and gives nothing out [without the correct colour of the lining|to those who forget the colour of the lining|before the colour of the lining has been named].',
  ],
  guest: [
    'retired judge',
    'lost a case [here in spring, the sort with a verdict|in spring, not of leather but with a verdict], and [comes every day to see if anyone has handed it in|asks every day if it has been handed in|sits here from ten to noon, in case somebody hands it in].',
  ],
  absent: 'second finder',
  hooks: [
    [
      '{K} has a purse with the name of one of the party on it, [which was handed in on Thursday. Today is Wednesday.|and a ticket that says when it was handed in: on Thursday. Today is Wednesday.|handed in on Friday. Today is Thursday.]',
      'The purse will go missing at the [fish market|cattle market|bridge] of {town} tomorrow at [noon|ten|three]. [Its owner can hold on to it, and then there are two purses.|There are two purses if its owner holds on to it.]',
    ],
    [
      'A baker of {town} pays {pay} gold pieces «and a cake »[to get back his nerve, which he lost on his wedding day; the ticket says it is here.|for his nerve, which he lost on his wedding day, and which is here«, as its ticket says».|to have his nerve back. He lost it on his wedding day, and the ticket says that it is here.]',
      '[It is in a jar on the fourth shelf, and squeaks.|On the fourth shelf is a jar, and in it something squeaks.|It squeaks, and is in a jar on the fourth shelf.] [If it is opened in the wrong room, the wrong person gets married.|If the jar is opened in the wrong room, the wrong person gets married.|Whoever opens it should choose the room with care, or the wrong person gets married.]',
    ],
    [
      '{B} asks the party to break in tonight [and to bring out whatever is under the ticket "{years}".|and to bring him what lies under the ticket "{years}".|and to fetch him the thing that has the ticket "{years}".]',
      '[It is the verdict[.|, the one from spring.|, in a box with holes.]|The verdict is there[.|, in a pot of moss.|, and moves now and then.]] [It was right, it was bribed away from him, and it is not a piece of paper but a very small, «very »stubborn [frog|snail|tortoise].|It is a very small, «very »stubborn [frog|snail|tortoise], it was right, and somebody «in {town} »bribed it away from him.]',
    ],
  ],
  done: '[Whoever can describe a thing may have it for a copper piece.|A thing costs a copper piece, if one can describe it.] [What nobody claims in a year is auctioned in {town} on the first Monday, unopened«, to people who like that».|On the first Monday, what nobody has claimed for a year is auctioned in {town}, unopened«, to people who like that».]',
  trace:
    '[The newest things on the shelves are dry when it has rained, and wet when it is going to.|When it is going to rain the newest things on the shelves are wet, and after the rain they are dry.|Whatever came last is wet on the day before the rain, and dry on the day after.] {K} [looks at the clock before a thing is lost«, and sighs»|sighs and looks at the clock, and then a thing is lost|writes some of the tickets before the thing is lost].',
  truth: [
    '[A small imp with a conscience lives behind the umbrellas.|Behind the umbrellas lives a small imp with a conscience.] [It steals from tomorrow, because it has been forbidden to steal today, and brings everything here«, for {K.name} to return».|As it has been forbidden to steal today, it steals from tomorrow, and brings everything here«, for {K.name} to return».|It has been forbidden to steal today, so it steals from tomorrow, and {K.name} is to return to {town} whatever it brings.] [It has begun to take larger things;|The things that it takes get larger;|By now it takes larger things;] [the town hall of {town} has a ticket for Sunday.|there is a ticket already for the town hall of {town}, for Sunday.]',
    '{V} walked into the back room {years} months ago to fetch a glove«, and lost the way». {V} has found the place where lost things go, «where it is always tomorrow, »and hands them out« one by one». {K} has [tied a rope to the door and thrown in the other end, and it is pulled, now and then|thrown in one end of a rope and tied the other to the door, and now and then it is pulled].',
  ],
  finds: [
    [
      'Perception',
      '[sitting|sitting down|standing] quite still among the umbrellas',
      '[one of them [breathes, as no umbrella in {town} should|breathes, as umbrellas in {town} do not].|there is one that breathes, [as a child from {town} has said|unlike any other in {town}].|among all [of them|the umbrellas of {town}] one draws breath.]',
      1,
    ],
    [
      'Insight',
      '[accusing {K} of theft, loudly|calling {K} a thief, loudly]',
      '[a very small voice says "that is not fair"|among the umbrellas somebody very small says "that is a lie"|a very small voice calls "no, that was me", and then "oh"].',
      1,
    ],
    [
      'Investigation',
      '[reading|going through|sorting] the tickets in order',
      'behind each one by {K}, in capitals, [sticks another in the hand of {V}|is a second one, which {V} has written], who has not been paid for {years} months.',
      2,
    ],
    [
      'Athletics',
      '[pulling|pulling hard at|giving a tug to] the rope in the back room',
      '[it gives one yard, and a glove is tied to it, with|one yard of it comes, and on the yard a glove is tied, with|it comes by a yard, and at the end hangs a glove, with] ["thank you"|"more tea"|"what day is it?"|"best wishes to {town}"] on it.',
      2,
    ],
    [
      'Arcana',
      '[weighing|putting on a scale] [anything|a thing|the hat] from the box TOMORROW',
      '[it weighs a little less than it should, [as it is not quite here yet|as a part of it is still in tomorrow].|the scale shows too little, [as if part of it were still in tomorrow|by every weight used in {town}].|it is a little too light, because [not all of it has come from tomorrow yet|tomorrow still has a part of it].]',
    ],
  ],
  use: [
    '[Whatever the party needs is on a shelf of {K.name}, if a character can say when it was lost«, by whom, and how that felt» (DC 13 Deception will do).|A shelf of {K.name} has whatever the party needs, if a character can say who lost it, when«, and how that felt» (DC 13 Deception will do).|The party finds on the shelves of {K.name} whatever it needs, if a character can say when it was lost, by whom, and how that felt (DC 13 Deception will do).]',
    '[The goose is a lost duke of {town2}, and bites only people who lie about their rank.|The goose, a lost duke of {town2}, bites nobody but those who lie about their rank.]',
    '[All forty watches can be made to ring at once, at which {K.name} and everyone else in the room remembers an appointment.|If all forty watches ring at once, which can be arranged, {K.name} and everyone else in the room remembers an appointment.|{K.name} and everyone else in the room remembers an appointment if all forty watches are made to ring.]',
  ],
  later: [
    '[On Sunday the town hall of {town} is gone. It is found here, on the second shelf,|On Sunday there is a hole where the town hall of {town} was. It is here, on the second shelf,|On Sunday the town hall of {town} stands here, on the second shelf,] with the council inside«, still voting».',
    'In {days} days {V} loses patience and pulls« with both hands». [The rope takes the door with it, and the office, and {town} is left with a «very »neat gap.|The door goes with the rope, the office goes with the door, and there is a «very »neat gap in {town}.|With the rope goes the door, and with the door the office; what {town} keeps is a very neat gap.]',
  ],
  ways: [
    '[The imp wants to hear from somebody other than {K} that it may stop.|It does not count for the imp if {K} says that it may stop: another person has to say so.] [{B} is a judge, and has never yet pronounced anybody good«; he would need to be asked nicely».|{B}, who is a judge, has never yet pronounced anybody good«, and would have to be asked nicely».]',
    'One goes in with the rope round the waist, and with something that was never lost«, since only that knows the way back». [{K} has thought about it, has nothing of the kind, and so asks the party.|As {K} has nothing of the kind, the party is asked.|{K} has looked for one for months, in vain, and asks the party.]',
  ],
};

import type { SecondAct } from './matter-types.ts';

/** Second acts about robberies of the party and about things that have to be brought back. */
export const secondActsOfRetrieval: readonly SecondAct[] = [
  {
    id: 'second-key',
    not: [],
    only: ['direct-heist'],
    heading: 'Act two: The Key in {town2}',
    opens: [
      'At the end of the act {A} leaves {town} for {few} days, with the key on the neck, to be seen at the great card evening of {town2}. Without that key, or a cast of it, {lair} stays shut: {S} has tried it on the model {num} times.',
      'On the last evening of the act a coach stops before {house}, and {A} gets in, in evening dress: in {town2} the card season is being opened. The key goes along. "Then we have to go to {town2} as well," says {S}, and packs wax.',
    ],
    goal: [
      'The way to {loot} now leads through {town2}. The party has to get a cast of the key of {A} there and be back in {town} before {A} is, and {A} must not notice. {R} is in {town2} for the same key.',
    ],
    way: [
      'The post coach takes a day and a half to {town2} and carries {few} guests of the card evening: names, habits and invitations can be had on the way (DC 13 Persuasion or Sleight of Hand). On horseback one is in {town2} in a day, and arrives as one looks.',
    ],
    place: [
      'The assembly rooms of {town2} have {num} chandeliers and one back stair. {A} plays at the third table, with an open collar; the key lies on the shirt, and each time that {A} wins {A.they} touches it.',
    ],
    setPiece: [
      'The cast takes three things, each by another character: get {A} to take off the chain (lose to {A.them} so that {A.they} wants to bet it: DC 14 Deception; spill something: DC 13 Sleight of Hand; a dance: DC 13 Performance), press the key into wax unseen (DC 14 Sleight of Hand), and put it back (DC 13 Stealth). Each failure makes {A} look round. After the second one {R} shouts "Thief!", at somebody else or at the party, depending on what was said before; then everyone runs for the back stair.',
    ],
    clues: [
      'Insight :: watching when {A} touches the key :: {A} does it at each noise from the door: {A.they} expects to be robbed here, and not at {house}. The front of {house} is guarded more weakly until {A} is back.',
      'Persuasion :: drinking with the coachman of {A} :: {H} has asked for the exact hour of the return, twice, and has ordered a boat for that night.',
      'Investigation :: looking at the cast by candlelight :: The key has a second bit that no drawing shows: turned left, it opens {lair}; turned right, it rings.',
    ],
    rival: [
      '{R} plays at the next table and wins without looking. {R} proposes to share: the cast for {R}, {loot} for the party, and everything else by the yard. {R} has kept each bargain so far, to the letter and not a letter further.',
    ],
    map: [
      'While the party is away, the river above {town} comes up: the street before {house} is under water, the lower yard, too. The shaft is drowned; but from now on a boat can lie below the windows of {house}, and {band} have only the upper door to watch.',
    ],
    choice: [
      '{R} is caught on the back stair with a sleeve full of cards, and looks at the party. It can get {R} out (one check, DC 14, and {A} has seen one face), or it can let {R} be led away, and nobody will look for a second thief.',
    ],
    first: {
      answer: 'gets {R.name} out',
      now: [
        '{R} gives the party half a mask« in a napkin,» and says that debts are something for amateurs, and that this is one. {A} tells {band} to look for one face (that of the character who helped).',
      ],
      later: [
        'When the count of noise reaches 4, {R} comes in by the upper door in the dress of {A}, humming, and sends {band} to bed. It holds for {few} rounds, and the count goes back to 2.',
      ],
    },
    second: {
      answer: 'lets {R.name} be led away',
      now: [
        '{A} goes back to the table content, and drinks. The party has a day more than it thought, since {A} stays for the questioning.',
      ],
      later: [
        '{R} has bought {R.their} freedom with what {R.they} knew. {A} waits in {lair} with the light out, beside {loot}; but {A.they} has told nobody, since it was to be a triumph, and {band} are upstairs.',
      ],
    },
    lastWay: [
      'By night and by boat, over the drowned street to the sills of {house}: DC 13 Athletics to hold the boat there, and from the sill one can go up to the attic, or in by the landing window, behind {band}.',
    ],
    closes: [
      'The act ends on the road back: the cast is still warm, and behind the party the coach of {A} lights its lamps.',
    ],
  },
  {
    id: 'token',
    not: [],
    only: ['direct-stolen'],
    heading: 'Act two: The Token of {town2}',
    opens: [
      'The act ends when the party knows of the meeting at {lair}, or at the latest when {H} is asked the right question: nobody gets in there this year without a bent silver nail, since {A} is afraid of the watch. The nails are given out in {town2}, to those who earn them.',
    ],
    goal: [
      'To come to {lair} as guests and not as enemies the party needs a nail, and in {town2} {few} old thieves give one to whoever steals something before their eyes. {R} is there for the same reason, with irons in the bag.',
    ],
    way: [
      'To {town2} it is two days by the market road. Whoever travels with a blade of grass behind the ear is fed in [three|four|five|seven] houses and robbed in one (DC 13 Sleight of Hand to be robbed only of what one wanted to lose).',
    ],
    place: [
      'In {town2} it is market day. On a bench by the well sit {few} old people with baskets, who discuss each passer-by. They are the examiners of {town2}, and what they want to see is written on the slate of the greengrocer: "The [hat|wig|chain] of the mayor; today; politely."',
    ],
    setPiece: [
      'The mayor of {town2} makes a speech with the hat on, and is proud of it. The party has as many minutes as it has characters; in each one another character does something: draw the eyes of {num} people away (DC 13 Performance), get behind the platform (DC 13 Stealth), replace the hat by something (DC 14 Sleight of Hand), lead away the guard who saw it (DC 13 Deception). Three successes, and the mayor ends the speech with a cabbage on the head, bowing; two failures, and people of {R} close the square.',
    ],
    clues: [
      'Insight :: asking the examiners about the theft in {town} :: They admire it and are angry: {A} set fire to hay, and somebody could have been hurt. That counts against {A} at the choice.',
      'Persuasion :: asking who will vote against {A} :: {few} of them, if one of the masters says aloud what {it} mean{it.v} to {B}; "{A} cannot bear to be called unkind."',
      'Investigation :: bending the silver nail :: Inside is a strip of paper: the hour, the watchword, and a drawing of the back way to {lair}.',
    ],
    rival: [
      '{R} has waited for {few} years to have all of them in one place, and has soldiers of {council} in a warehouse behind {town2}. {R} does not want {it}; {R} wants the meeting, and needs a nail to find the way.',
    ],
    map: [
      'In the night the soldiers of {R} break down the bridge on the market road, so that no thief gets away. Now {lair} can only be reached by the ford, or by the back way that is on the strip of paper, and from {town} nobody comes to help.',
    ],
    choice: [
      '{R} offers a plan: the party goes in with the nail and hangs a lantern out when everyone is there. Or the party warns the old people on the bench, and goes to {lair} as what it said it was.',
    ],
    first: {
      answer: 'promises {R.name} the lantern',
      now: [
        '{R} gives back all that the party has lost on the way, and [three|four|five|seven] pairs of irons. The old people on the bench give the nail and say, without being asked, that no guest at {lair} has ever broken the law.',
      ],
      later: [
        'When the lantern hangs, {num} soldiers come down on {lair} with a great noise. Those beside {A} run; but {A} takes {it} in the confusion, and the party has {few} rounds before {A} is through the ford.',
      ],
    },
    second: {
      answer: 'warns the old people',
      now: [
        'They nod, as if it had been the real examination, and give the party a second nail, of gold, which has not been given to anyone for {years} years. {R} finds an empty square and [three|four|five|seven] cabbages.',
      ],
      later: [
        'The golden nail gives a vote at {lair}. With it the party can call for the choice at once, before {A} is ready: {A} has disadvantage on each check to keep {it}, and must not be defended by anyone.',
      ],
    },
    lastWay: [
      'The back way to {lair} goes through [three|four|five|seven] cellars and a confessional, as drawn on the paper (DC 13 Investigation, or one comes out among the cooks). By the ford one arrives wet and {A} laughs, which is not the worst beginning.',
    ],
    closes: [
      'The act ends at dusk, at a crossing: on the ground lie {few} knots of grass, and all point to {lair}.',
    ],
  },
  {
    id: 'other-half',
    not: [],
    only: ['direct-lost'],
    heading: 'Act two: What Was Left in {town2}',
    opens: [
      'At the end of the act the party knows that something is missing: those who laid down {it} took away the lamp of the place, so that nobody could find the way in the dark. Their families live in {town2}; and {R} has left for {town2} this morning.',
    ],
    goal: [
      'Without the lamp of green glass each light goes out halfway to {it}. It hangs in {town2}, in the house of the family Quell, which is what the first keepers called themselves afterwards. {R} means to buy it, or at least to have it.',
    ],
    way: [
      'To {town2} it is a day and a half by the ridge, in sight of the others, who have a day less baggage (DC 13 Survival by the group; on a failure everyone arrives an hour after {R}). One can also join {R}, cook for everyone, and listen.',
    ],
    place: [
      'The house of the Quells in {town2} is full of people who wait for something: {few} generations at one table. Over it hangs the lamp. "We were told to give it to whoever comes back," says the oldest, "not to whoever goes to {lair}."',
    ],
    setPiece: [
      'While they talk, {R} has the lamp lifted through the skylight. The chase goes over the roofs of {town2} and down to the canal; each leg is one check for each character, in turn: the ridge (DC 13 Acrobatics), the washing lines (DC 13 Athletics), the crowd in the fish market (DC 13 Intimidation or Persuasion), the flat boats (DC 14 Survival). With more successes than failures the party has the lamp, whole; otherwise it has it with a crack, and the light at {lair} flickers (disadvantage on Perception there).',
    ],
    clues: [
      'History :: letting the oldest tell what was handed down :: Those who carried {it} there were twice as many as those who came back; the lamp was the last thing that they agreed on.',
      'Insight :: asking why nobody of the family has gone :: One did. {A} was born in this house, and has a chair at the table that is dusted each week.',
      'Investigation :: holding the green glass against a map :: It hides all lines but one: a second way to {lair}, from above, which has been dry for {years} years.',
    ],
    rival: [
      '{R} is not wicked, only in a hurry: whoever pays {R.them} has counted the days. {R} would have a shorter way than the party, and no idea of what has to be left in place of {it}.',
    ],
    map: [
      [
        'To be rid of those who follow, {R} has the old weir blown up. The water below {town2} rises and that at {lair} falls: the usual way is blocked with driftwood, the upper one lies open, and nobody knows for how long.',
        'wet=yes',
      ],
      [
        'To be rid of those who follow, {R} has the cliff above the road brought down. The usual way to {lair} is blocked with rubble, the upper one lies open for the first time, and nobody knows for how long; to {town2} one now has to go around by the fords.',
        'wet=no',
      ],
    ],
    choice: [
      [
        'Below the weir {R} hangs on a beam, with [three|four|five|seven] others, and the water is still coming. It takes half a day to get all of them out; in half a day one could be at {lair}.',
        'wet=yes',
      ],
      [
        'On a ledge below the rockfall sits {R}, with [three|four|five] others, and stones are still coming. It takes half a day to get all of them up; in half a day one could be at {lair}.',
        'wet=no',
      ],
    ],
    first: {
      answer: 'gets {R.name} out',
      now: [
        '{R} sits in a blanket and says for whom it was, and how much. The party and {R.name} are half a day later, and the next step of the clock takes place.',
      ],
      later: [
        '{R} comes along to {lair} and gives what has to be left: the compass of a dead sister. The hollow of {lair} stays open, and the party has lost nothing of its own.',
      ],
    },
    second: {
      answer: 'goes on to {lair}',
      now: [
        'The party is ahead of everyone. {few.t} hours later the shouting behind it stops; others have helped, says the wind, or nobody.',
      ],
      later: [
        'At {lair} the voice calls the party with the voice of {R}. The saving throws against it are made with disadvantage by all who heard the shouting, until one of them answers, and says why.',
      ],
    },
    lastWay: [
      'The upper way to {lair} lies open for the first time in {years} years: a dry channel, smooth as a throat, {num} yards down on a rope (DC 13 Athletics), with the green lamp in front. One comes out behind {A}.',
    ],
    closes: [
      'The act ends on the edge of the upper way, [at dusk|in the rain|before dawn]. Far below, at {lair}, there is a small light that walks to and fro, and stops.',
    ],
  },
  {
    id: 'lullaby',
    not: [],
    only: ['direct-den'],
    heading: 'Act two: The Lullaby of {town2}',
    opens: [
      'At the end of the act {A} wakes for an hour, in the middle of the day, and sits before {house} with {loot} in {A.their} lap. "Not slept well," is heard as far as {town2}. Nobody gets near {lair} while {A} sleeps as badly as this; but {S} knows what {A} was sung to sleep with, once, and where.',
      'The act ends with a roar that breaks windows in {town}: {A} has dreamt badly. From now on {A} sleeps only by the quarter hour, {band} have been doubled, and {H} lets the party know, on a scrap of paper: "It needs the song. {town2}."',
    ],
    goal: [
      'The party needs the song with which {A} was lulled when {A} was small. One person is left who knows it: old Wenna Sloe, once the nurse of {few} castles, who lives in {town2} and has stopped singing. {R} is on the way there as well.',
    ],
    way: [
      'To {town2} it is two days over the heath, across which {band} drive cattle at this time of the year. Whoever helps {band} with a river crossing (DC 13 Animal Handling) hears a part of the tune; whoever goes around them needs a day more.',
    ],
    place: [
      'Wenna Sloe keeps {num} parrots in {town2} and has a voice like a door. "I sang for {A}," says Wenna Sloe, "when {A} fitted into a wash tub. Nobody in {town} thanked me, and then there was the fire."',
    ],
    setPiece: [
      'Wenna Sloe has forgotten the third verse for {A}, and knows it only asleep. The party has to get the old nurse to sleep, in a house with parrots, a leaking roof and {R} at the door: quiet the parrots (DC 13 Animal Handling), stop the roof (DC 13 Athletics), send {R} to the wrong house (DC 14 Deception), and sing the first two verses (DC 13 Performance). Each character takes one; with three successes the third is sung, asleep and a little flat; with fewer the nurse wakes at the most beautiful place, and the third verse has to be made up (the count at {lair} begins at 1). In the night others come, whom somebody has sent after {R}.',
    ],
    clues: [
      'Insight :: asking Wenna Sloe what {A} was afraid of :: Of an empty house. {A} cannot sleep without hearing somebody clear away the dishes: the noise of a kitchen does not count.',
      'Persuasion :: asking why {loot} {loot.is} so dear to {A} :: "Let {A.them} tell you," says Wenna Sloe; "nobody has ever asked." Asked, {A} tells it, and for that long does not look at the party.',
      'History :: looking at the picture over the bed :: It shows {lair} as a bedroom, with the cleft behind the bed: that is where the nurse came in.',
    ],
    rival: [
      '{R} wants the song as well, for another reason: whoever can put {A} to sleep can also make {A.them} stay awake, until {A} is too tired to stand. {R} would rather buy the song than take it, and would rather take it than go home without.',
    ],
    map: [
      'In the meantime {A} has thrown stones out of bad temper: the front of {house} has fallen in, and {band} camp outside. To {lair} there are only the cleft and the smoke hole left, and both are unguarded, since nobody believes that they can be used.',
    ],
    choice: [
      'Wenna Sloe, who is old, slow and not afraid, would like to see {A} once more. The party can take the nurse along to {lair}, or sing itself and leave Wenna Sloe with the parrots.',
    ],
    first: {
      answer: 'takes Wenna Sloe along',
      now: [
        'The way back to {town} takes a day longer, the next step of the clock takes place, and on the way each character is taught one line.',
      ],
      later: [
        'Wenna Sloe sits down beside {A} in {lair} and begins. For {A} it is {years} years ago: the count falls to 0 and stays there during the song. When the party has {loot}, the old nurse waves it away, and means to stay until the last verse.',
      ],
    },
    second: {
      answer: 'sings the song itself',
      now: [
        'The party is back in time. {R} hears the tune from the road and writes it down, with one wrong note.',
      ],
      later: [
        'The song holds for {few} minutes (DC 13 Performance to begin with, and once more when something goes wrong). Then somebody sings along, from outside, with one wrong note: {R}; and {A} opens an eye.',
      ],
    },
    lastWay: [
      "By the cleft or by the smoke hole; before the fallen front {band} sit around fires and dare not go in. Down to {lair} it is {num} steps or one rope, in the dark, with the song under one's breath.",
    ],
    closes: [
      'The act ends at the mouth of the cleft: warm air comes out of it, and the voice of {A}, half asleep, that asks who is there.',
    ],
  },
  {
    id: 'maker',
    not: [],
    only: ['direct-power'],
    heading: 'Act two: The House of the Maker in {town2}',
    opens: [
      'The act ends when {B} says that {B} cannot give back what it gave without knowing how: the one who made {it} lived in {town2}, in the house with the blue stairs, and there the first keeper wrote down how it was closed the last time.',
      'At the end of the act {S} reads the whole word on the crate: below it is an address in {town2}, and a date {years} years ago. Somebody has closed {it} once before. {R} has read the crate, too, an hour earlier.',
    ],
    goal: [
      'The way to close it has to be fetched from {town2}, from the house of the maker: without the words that were spoken then, {B} gives back nothing, whatever {B} says. {R} is on the way there with a hammer and with a buyer, and has not decided which.',
    ],
    way: [
      'It is two days to {town2}, against a stream of people who all walk towards {lair}. Whoever talks with them (DC 13 Persuasion) turns some back, {few} for each success; whoever avoids them (DC 13 Survival) is there half a day earlier.',
    ],
    place: [
      'The house with the blue stairs in {town2} has been kept as it was: a very narrow bed, a bench with tools, a window to the street. Its caretaker for {weeks} years, Ottoline Marr, dusts each thing and puts it back a finger further to the left.',
    ],
    setPiece: [
      'The house remembers. Whoever walks through its {few} rooms lives through the night in which it was made, each character in another part: hold the lamp for the maker (DC 13 Dexterity saving throw), speak for the one in the bed (DC 13 Persuasion), find the word that is missing (DC 14 Arcana or Religion), be the one who comes too late (DC 13 Insight). With three successes the party leaves with the words of closing, whole; with fewer, one line is missing, and at {lair} somebody has to make it up ({B} then wants to hear it before). In the last room the people of {R} wait.',
    ],
    clues: [
      'History :: reading the diary on the bench :: {it} {it.was} made for a sister, for one night; in the morning the sister was better, and asked for {it} again.',
      'Religion :: reading the words of closing :: "I have had it. I give it back. It was enough." All three must be true when {B} says them.',
      'Investigation :: looking at the drawing for the stand :: The stone table at {lair} belongs to it: there it was used the last time as well, and there it ended.',
    ],
    rival: [
      '{R} knows exactly what to ask it for, and for that reason wants it gone or far away. {R} says what it is only to somebody who says first.',
    ],
    map: [
      'While the party is away, it has reached further: the string is torn, and a ring of {few} hundred steps around {lair} can be entered only by those who want nothing or say aloud what they want. The road to {town} lies within it; one has to go around by the fords.',
    ],
    choice: [
      '{R} offers the hammer: made by the same hand, it breaks {it} for good, at any hour. Or the party leaves the hammer where it hung in {town2}, as the diary asks, and trusts the words.',
    ],
    first: {
      answer: 'takes the hammer',
      now: [
        '{R} comes along, a step behind, and does not let the hammer out of sight. At night each of the party dreams of {it}.',
      ],
      later: [
        'One blow (an attack against AC 15) breaks {it}, and ends the fight. But if {B} has not spoken before, all to whom it has happened stay as they are; {B} begins to speak in the moment in which the hammer is lifted, and needs a round.',
      ],
    },
    second: {
      answer: 'trusts the words',
      now: [
        'Ottoline Marr gives the party the night light of the sister, for {B}. {R} stays behind, sits down on the blue stairs and laughs or weeps.',
      ],
      later: [
        'As long as the night light burns in the hand of {B}, nobody within ten steps has to make saving throws against {it}, and {B} gets the second sentence over the lips. It burns for {few} rounds.',
      ],
    },
    lastWay: [
      'By the fords and through the empty camp of those who waited; all of them are at {lair} now. Whoever says aloud what they want most walks to {lair} as if there were no ring; whoever is silent makes a DC 14 Wisdom saving throw, or needs an hour.',
    ],
    closes: [
      'The act ends at the last ford, in the dusk: on the other bank stands {B}, in a coat, with a packed bag, and has not yet decided in which direction to go.',
    ],
  },
];

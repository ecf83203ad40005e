import type { SecondAct } from './matter-types.ts';

const claims = ['claim-bargain', 'claim-screen', 'claim-promise', 'claim-shield', 'claim-sample'];

/** Second acts of intrigues about what is so: the same in another town, and an earlier time. */
export const secondActsAboutClaims: readonly SecondAct[] = [
  {
    id: 'claim-second-town',
    not: [],
    only: claims,
    heading: 'Act two: The Same in {town2}',
    opens: [
      'A rider comes from {town2}, at a gallop, and asks {G} what one does about it: since yesterday it is there, too, just as in {town}. Nobody from {town} has been in {town2}, says {council}. {A} has been there.',
    ],
    goal: [
      'What has been going on in {town} for {weeks} weeks begins in {town2} only now, and can be watched there from the first hour: how it comes, who is near, and what {A} does with it. The party has to be there before it is the same as at home. {R} is on the way as well, to see whether it can be sold.',
    ],
    way: [
      'By the road of the rider, with a fresh horse at each inn, one is there in a day (DC 13 Animal Handling, or one horse goes lame and half a day is lost). On the way one passes those who are fleeing from {town} to {town2}, and has to decide what to tell them (DC 12 Persuasion to turn them round).',
    ],
    place: [
      '{town2} does what {town} did in the first week: it laughs, it takes bets, and it appoints a committee. In the middle of the square stands what {A} has brought, under a cloth, as a gift; {tansy}, the mayor, has already written the letter of thanks.',
    ],
    rival: [
      '{R} has understood more than the committee and is thinking of a price. {R} would rather have it stopped than copied, as long as somebody says thank you in writing, and has seen who put the gift there.',
    ],
    clues: [
      'Investigation :: looking under the cloth before the committee does :: It is the same as in {town}, only smaller: a sample. What is going on was carried here, and can be carried away.',
      'Insight :: asking {tansy} who advised to accept the gift :: A friendly person from {town} with a helper who carried everything: {A}, and {H}.',
      'Nature :: scraping off what sticks to the underside :: It has stood where {A} keeps the rest: the same dust lies at {lair}.',
    ],
    setPiece: [
      'The gift works before it has been unveiled, and the whole square is in it. There are four rounds; each of the party can do each thing only once: lead people out of it (DC 13 Persuasion), put it out of reach (DC 13 Athletics), find what stops it (DC 14 Arcana or Nature), get hold of the one who was left here to watch (DC 13 Perception). With three successes {town2} gets away with a bad night and knows what it was; with fewer, it has to be shut for {few} days. Those whom {A} left behind try to get the gift away.',
    ],
    map: [
      '{town2} has closed its gates and hung out a yellow flag, and all traffic goes round it, through {town}. On the road there is a crowd, with carts, pigs and rumours; {A} cannot move anything large any more without being seen, and has to end it where it is: at {lair}.',
    ],
    choice: [
      'The gift can be shown before {council}, then everybody knows that it is done by somebody, and the quarrel about who is worth more than the proof. Or it stays in {town2}, {tansy} writes the letter of thanks all the same, and {A} believes that it has worked.',
    ],
    first: {
      answer: 'shows the gift before {council}',
      now: [
        'The cellar of {council} has a new lock by the evening. {A} hears of it, burns two letters and leaves for {lair}.',
      ],
      later: [
        'The party has learned from the gift how it is stopped: at {lair} it takes one action (no check) where it would otherwise take three.',
      ],
    },
    second: {
      answer: 'leaves {A} in the belief that it has worked',
      now: [
        '{tansy} writes four pages, with feeling. {A} answers by return of post, and names a day.',
      ],
      later: [
        'On the day {A} comes out at {lair} to meet a delegation of {town2}, and it is the party; {A} and the first two of those beside {A.them} are surprised.',
      ],
    },
    lastWay: [
      'Among the carts that go round {town2} nobody notices one more: with pigs it gets to the door of {lair} (DC 12 Deception); on foot, across country, it is quicker and one is seen (DC 14 Stealth).',
    ],
    closes: [
      'The act ends at the yellow flag: on the other side of the rope stands somebody from {town} with a suitcase and asks whether it is over there already.',
    ],
  },
  {
    id: 'claim-first-time',
    not: [],
    only: claims,
    heading: 'Act two: The Last Time, in {town2}',
    opens: [
      'In the archive of {council} lies a file about it, as thick as a hand, and {years} years old: it was so once before, for one summer, in {town2}. The last page, on which it says how it ended, has been torn out, with a ruler, not long ago. {A} has signed for the file.',
    ],
    goal: [
      'In {town2} somebody still knows how it ended then. {A} has the page and thinks that it is the only one; the party needs the one who knows. {R} has been told the same by a bookseller, and has a head start.',
    ],
    way: [
      'By boat, on the side canal, with a boatman whose grandmother was there; what the boatman knows of it is a song with {few} verses, one of them wrong (DC 13 History or Performance to notice which). By road it takes a day longer and nobody sings.',
    ],
    place: [
      '{town2} celebrates the end of it every year, with lanterns and cakes, without remembering what for. The one who keeps the lanterns is {tansy}, and has the costume, the order of the procession and a box that is carried in front, always shut.',
    ],
    rival: [
      '{R} has made friends with the committee and marches along in the second row, as a bear. {R} wants the box, not what is in it, for a collector; the party may have the contents, if it opens the box so that nobody sees it.',
    ],
    clues: [
      'History :: walking the way of the procession and counting the stops :: Each is a step of what was done to end it. In {town} the first three have already been done, by {A}, in the wrong order, on purpose.',
      'Insight :: asking {tansy} who has borrowed the costume :: {A}, for a day, with {H}, and brought it back with a burn at the sleeve.',
      'Perception :: looking at the lid of the box from inside :: Burned into it is a plan: where it must end. In {town} this place is {lair}.',
    ],
    setPiece: [
      'The procession sets out, and the people of {A} have mixed with it, in masks. The party must be at the last stop with the open box before the song is over: five rounds. Each of these can be done by one of the party: carry the box in step (DC 12 Performance), find out who is wrong under the masks (DC 14 Insight), make room (DC 13 Athletics), open the lock as one walks (DC 13 Sleight of Hand). With three successes the box is open at the last stop and everybody sees the page in it; with two, only the party does; otherwise it falls into the canal, and somebody has to go after it.',
    ],
    map: [
      'Since the box is open it does in {town2} what it does in {town}, but backwards, for one night: what had been lost is found, and lamps go on by themselves. Along the canal a line of lanterns burns from {town2} to {town} and does not go out, and the towpath is the quickest way to {lair}.',
    ],
    choice: [
      'The page says how it ends, and what it costs: the one who does it never sees {town2} again. {tansy} would do it, gladly, after so many rehearsals. Or the party does it, and tells {tansy} that it was not necessary.',
    ],
    first: {
      answer: 'lets {tansy} come along and do it',
      now: [
        '{tansy} walks in front with the first lantern and turns round only once, at the bridge.',
      ],
      later: [
        'At {lair} {tansy} knows every step by heart, and {A} cannot hurry or disturb it: the party has only to keep the way clear, for three rounds.',
      ],
    },
    second: {
      answer: 'does it itself',
      now: ['{tansy} pretends to believe it, and packs sandwiches for everyone.'],
      later: [
        'One of the party does at {lair} what the page says, one step in each of three rounds, as an action; struck, that one must make a DC 13 Constitution saving throw or lose the step. Afterwards, whenever that one comes to {town2}, it is foggy and the road leads elsewhere.',
      ],
    },
    lastWay: [
      'Along the line of lanterns by the towpath (no check; {A} sees the lights go dark one after the other where the party passes), or on the water without a light (DC 13 Stealth).',
    ],
    closes: [
      'The act ends under the bridge of {town}: the last lantern is above {lair}, and has another colour.',
    ],
  },
];

import type { Drive } from './person-types.ts';

/** Drives that hurt no one. */
export const harmlessDrives: readonly Drive[] = [
  {
    id: 'prize-cheat',
    levels: [1, 5],
    tones: ['whimsical', 'heroic'],
    words: ['baker', 'farmer', 'gardener', 'brewer', 'contest', 'prize'],
    other: ['eternal runner-up', 'rival {trade}', 'retired fair judge'],
    want: [
      '{P} wants to win the prize for pies at the fair once more, and then to stop«, which {P.they} has said before».',
      '{P} wants the judging of the pies at the fair moved to a darker room.',
      '{P} wants {Q} to be given something at the fair, a ribbon«, a mention, an office».',
    ],
    ask: [
      '{P} asks the party to carry a covered dish to the fair«, level,» past {Q}, who lifts every lid.',
      '{P} asks the party to be the jury, since everyone honest« in {town}» is related to {Q}.',
    ],
    says: [
      '"Nobody in {town} bakes like me, and I say so as one who has tried to stop."',
      '"A pie is a matter of trust, and {town} has always trusted mine."',
    ],
    tell: [
      ['{P} waters the same flower pot «four times a day, »and nothing grows in it.', 'v=2'],
      ['{P} never tastes what {P.they} enters.', 'v=1|3'],
      ['In the week before the fair {P} carries an umbrella at a strange angle.', 'v=2'],
      [
        '{P} is the first to arrive at the fair, and carries in the entries of everyone else« as well».',
        'v=1',
      ],
      ['In odd years {P} burns the edges of whatever is meant for the fair.', 'v=3'],
    ],
    secret: [
      'The winning entries are made by {Q}, who has no idea: {P} swaps the labels«, out of what began as a mistake».',
      "{P} has a small winged helper in the flower pot, which bakes the pies at night, and «it »has begun to ask for a share of the glory. {Q} has tasted all of {P}'s pies and says that no cook of that size made them.",
      '{P} has lost at the fair on purpose every other year, «to keep it credible, »and {Q} has built a life on those years.',
    ],
    clue: [
      ['Perception', 'being near the flower pot at dusk', 'it sneezes.', 'v=2'],
      [
        'Investigation',
        'soaking off a label',
        'there is another underneath, and it says {Q}.',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'tasting an entry before the judges do',
        'it is the entry that {Q} has made since school«, with the same mistake».',
        'v=1',
      ],
      [
        'Nature',
        'looking into the flower pot',
        'there is a very small chair under the earth, and flour on it.',
        'v=2',
      ],
      [
        'Investigation',
        'going through the list of winners',
        '{P} wins in even years, and in odd ones enters the same thing, burned.',
        'v=3',
      ],
      [
        'Insight',
        'congratulating {Q} on last year',
        '{P} listens like a person whose present is being unwrapped.',
        'v=3',
      ],
    ],
    pressed: [
      '{P} gives up the cup at once, and asks to keep the shelf.',
      ['{Q} must never know, {P} says; and {Q}, at the window, says "know what?"', 'v=1|3'],
      ['{P} pays those who find the helper a better employer in jam«, for life».', 'v=2'],
    ],
  },
  {
    id: 'accidental-post',
    levels: [1, 10],
    tones: ['whimsical', 'intrigue', 'heroic'],
    words: [
      'mayor',
      'king',
      'queen',
      'official',
      'ruler',
      'noble',
      'bureaucrat',
      'clueless',
      'incompetent',
    ],
    roles: [['mayor'], ['governor'], ['minister without portfolio']],
    other: ['previous {boss}', 'ambitious {clerk}', 'ambassador'],
    want: [
      '{P} wants somebody to explain {body} to {P.them} without noticing« that they are doing so».',
      '{P} wants to be voted out, narrowly and with regret.',
      [
        '{P} wants the letter that appointed {P.them} to be found, framed and read«, in that order».',
        'v=2',
      ],
    ],
    ask: [
      '{P} asks the party to stand behind the chair at the next meeting of {body}, and «to »cough at the right moments.',
      '{P} asks the party to get {P.them} out of {town}«, with dignity,» before the end of the month.',
    ],
    says: [
      '"I say yes to everything in {town}, and by the evening about half of it has been done."',
      '"If you have come to {town} about the office, it is on the left, and I am said to be in it."',
    ],
    tell: [
      '{P} agrees with the last speaker«, with great firmness».',
      ['{P} carries a sealed letter everywhere and holds it to the sun.', 'v=2'],
      '{P} bows to the {clerk} and gives orders to the {boss}.',
    ],
    secret: [
      '{P} came to {town} to deliver a chair. {Q} took {P.them} for the new {second}, «there was a dinner, »and it has been {years} years.',
      'The letter of appointment was meant for somebody of the same name, who still writes from {town2} «every month »to ask about it. It is {P} who answers.',
      '{P} holds the office only because {Q} filled in the form for a bet, «and lost it, »and has not been able to stop it since.',
    ],
    clue: [
      [
        'Insight',
        'asking a simple question about {works}',
        '{P} answers it with a question, then« with» a toast.',
      ],
      [
        'Investigation',
        'looking at the underside of the best chair',
        'there is a delivery note.',
        'v=1',
      ],
      [
        'Persuasion',
        'having a long lunch with {Q}',
        '{Q} says "it started as a joke", and orders another bottle« rather than go on».',
        'v=3',
      ],
      [
        'Investigation',
        'asking in {town2} for a person called {P.full}',
        'there is one, who is still waiting for an answer«, politely».',
        'v=2',
      ],
    ],
    pressed: [
      'It turns out that {P} has done no harm at all, «which is a record, »and {town} would like to keep it that way.',
      '{P} resigns three times «in one conversation, »and each time it is taken as modesty.',
      'For a safe way out« of town» {P} offers the party the office itself.',
    ],
  },
  {
    id: 'wrong-statue',
    levels: [1, 5],
    tones: ['whimsical', 'heroic'],
    words: ['sculptor', 'poet', 'painter', 'inventor', 'gnome', 'tinker'],
    roles: [['sculptor'], ['city sculptor'], ['court sculptor']],
    other: ['tall {worker}', "hero's descendant", 'pigeon keeper'],
    want: [
      ['{P} wants a cloth, eleven yards by nine, and no questions.', 'v=1'],
      ['{P} wants the next feast of {town} held in the rain.', 'v=1'],
      ['{P} wants {Q} to grow a beard.', 'v=2'],
      [
        '{P} wants the pigeons left alone«, the square unlit» and nobody knocking on the plinth.',
        'v=3',
      ],
    ],
    ask: [
      ['{P} asks the party to arrange an accident between a cart and a plinth.', 'v=1|2'],
      [
        '{P} asks the party to bring coal« and a newspaper» to the square after dark, and «to »knock twice.',
        'v=3',
      ],
      ['{P} asks the party to have a word with the pigeons, if any of them can.', 'v=1'],
    ],
    says: [
      '"There is one square in {town} that I would ask you to walk round."',
      '"People in {town} look up at art, and I am grateful for it."',
    ],
    tell: [
      ['{P} looks at the feet of everyone in {town} and sighs.', 'v=1'],
      ['{P} goes the long way round the square, backwards.', 'v=1|2'],
      ['{P} wakes up saying "left".', 'v=1'],
      ['No one has seen {P} go home, and {P.they} is «always »the first in the square.', 'v=3'],
      ['{P} stares at the chin of {Q} and apologises.', 'v=2'],
    ],
    secret: [
      'The great statue«, paid for by {body},» has two left feet. {P} noticed on the eve of the unveiling; {Q} has been standing in front of it since.',
      "{P} lost the hero's portrait and worked from {Q}. The hero's family have started to have their hats made like it.",
      'The statue is hollow, and {P} lives in it, as the fee was never paid. {Q} brings the soup.',
    ],
    clue: [
      [
        'Perception',
        'looking under the garland at its foot',
        'both of the big toes are on the right.',
        'v=1',
      ],
      [
        'Investigation',
        'finding the drawing it was made from',
        'it is of {Q}, asleep«, on a Tuesday, and says so».',
        'v=2',
      ],
      [
        'History',
        'knowing what the hero looked like',
        'the hero had no chin, and the statue has enough for both.',
        'v=2',
      ],
      [
        'Persuasion',
        'talking to the shoemaker of {town}',
        'he was asked to make the pair, and asked to make it again.',
        'v=1',
      ],
      ['Perception', 'passing the statue at breakfast time', 'it smells of fried onions.', 'v=3'],
      ['Investigation', 'walking round the plinth', 'there is a doormat.', 'v=3'],
    ],
    pressed: [
      '{P} offers to make a statue of the party«, at cost,» with the correct number of everything.',
      [
        'If the truth is put to a vote, {town} votes for two left feet«, and is a little offended».',
        'v=1',
      ],
      [
        '{P} breaks down, confesses, and is found to have been praised for «exactly »this.',
        'v=1|2',
      ],
      ["The hero's family in {town} would rather keep the new chin.", 'v=2'],
      ['Paid at last, {P} will not move out: the rent is low«, and the view is famous».', 'v=3'],
    ],
  },
  {
    id: 'lost-animal',
    levels: [1, 5],
    tones: ['whimsical', 'heroic'],
    words: ['pet', 'dog', 'cat', 'goat', 'animal', 'druid', 'shepherd'],
    other: ['goose breeder', 'watchful neighbour'],
    want: [
      [
        '{P} wants to find a white goose with a black foot, «by Sunday, »alive, and will take a grey one.',
        'v=1|3',
      ],
      ['{P} wants to borrow a ladder, a net«, a cheese» and some discretion.', 'v=1|3'],
      '{P} wants {Q} kept indoors until this is over.',
      ['{P} wants nobody to call a certain name near {site}.', 'v=2'],
    ],
    ask: [
      ['{P} asks the party to search {site} with a net, quietly«, and pays in advance».', 'v=1|3'],
      '{P} asks the party to keep {Q} talking for {few} hours, about anything without feathers.',
    ],
    says: [
      '"If you see anything white in {town}, do not shout, do not run, and think of me."',
      '"Nothing has been lost in {town}, and I would pay for a net."',
    ],
    tell: [
      ['{P} has a lead in the pocket and nothing at the end of it.', 'v=1'],
      ['{P} makes a clicking noise at hedges.', 'v=1|3'],
      'Birds follow {P} down the street, because of the crumbs in each pocket.',
    ],
    secret: [
      'The prize goose of {Q} was left with {P} for an hour. What is in its basket now is a cushion«, and {P} has taught it to turn over».',
      'The goose of {Q} was left with {P} for a week, and has not run away«, as people think». It has been promoted: it sits at {site} under another name« and is doing well».',
      '{P} was asked to mind the prize goose of {Q}, and let it go, on purpose, after it had looked at {P.them}« in a certain way». {Q} is offering a reward, and {P} is leading the search.',
    ],
    clue: [
      ['Animal Handling', 'asking to see the basket', 'it breathes by means of a string.', 'v=1'],
      [
        'Survival',
        'following the search party',
        '{P} leads it«, every time,» away from the east.',
        'v=3',
      ],
      [
        'Nature',
        'looking at a feather on the sleeve of {P}',
        'it was not lost in a struggle; it was a present.',
        'v=2|3',
      ],
      [
        'Perception',
        'being in the house at feeding time',
        '{P} talks to the basket, in two voices.',
        'v=1',
      ],
      [
        'Investigation',
        'reading the wage list at {site}',
        'there is one name on it that is paid in grain.',
        'v=2',
      ],
    ],
    pressed: [
      ['{P} would rather pay for ten« new» geese than have to tell {Q} about the cushion.', 'v=1'],
      '{Q} never cared for the goose and was afraid of hurting {P}« by saying so».',
      [
        'The goose of {Q}«, when found,» has to be bargained with: it wants a pond«, a title» and Sundays off.',
        'v=2|3',
      ],
    ],
  },
];

import type { TroubleDetails } from '../place-types.ts';

/** Like `troubleDetails`, for places for which only ideas ask. */
export const detailsOfAskedPlaces: Readonly<Record<string, TroubleDetails>> = {
  'shut-in': {
    keeper: [
      'asks strangers to stay on the upper side of a line of lead, and to sing if they wake at night',
      'needs lead, salt and somebody who does not ask what for, and pays {coins} gold pieces for a full cart',
    ],
    guest: [
      [
        'copies signs from the walls, and asks the party how they would pronounce one of them',
        'v=1',
      ],
      [
        'keeps a calendar with the moons on it, and asks the party to be here on a certain night',
        'v=2',
      ],
      'offers {few} gold pieces for a cup of what is carried down in the evening',
    ],
    hooks: [
      'A mother in {town} has heard that her grown child was seen here last, and pays {coins} gold pieces for a certainty.',
      'All dogs of one street in {town} look this way at one hour of the evening, and the street has put money together.',
      'The temple of {town2} has an old bill for lead, comes to collect, and would like somebody to go in first.',
    ],
  },
  'last-order': {
    keeper: [
      'asks for the password, and would like so much to hear it that any word is thought over',
      'offers the party a place on the rota, with pay from an empty cash box',
    ],
    guest: [
      'is looking for people who can carry something square, at night, without setting it down',
      'brings {K} wine every evening, and asks the party to sit down, too, and to drink slowly',
    ],
    hooks: [
      'The war office pays {coins} gold pieces to strike a post off its list, which has cost it bread for {years} years and cannot be found on any map.',
      'A smith of {town} has been asked to copy a seal that should not exist any more, and asks the party who would need it.',
    ],
  },
  'staged-terror': {
    keeper: [
      'tells the party about {few} people who went mad here, and forgets one of them the second time',
      'asks strangers to say in {town} that it was terrible, and offers beans for it',
    ],
    guest: [
      'has spent {few} nights here with a lamp and a notebook, and has been frightened only once, by soup',
      'asks the party to hold one end of a string, and not to ask {K} about it',
    ],
    hooks: [
      'A farmer of {town} lost a cow to the beast with three toes, and pays {coins} gold pieces for the head of the beast; the cow has been seen since, and looked well.',
      'Youths of {town} have bet that nobody brings back something white from here by midnight.',
    ],
  },
  'dug-for': {
    keeper: [
      'sells the party a place to dig, by the yard, and is glad of every yard that is far from the middle',
      'lends spades, and wants them back clean, in the same number, before dark',
    ],
    guest: [
      'shows the party one half of a paper, and asks what they would think if there were another half',
      'offers a third of nothing so far to whoever can dig through rock',
    ],
    hooks: [
      'An old soldier of {town} asks the party to find out what became of a month of pay, and offers them {coins} gold pieces of it.',
      'A boy of {town} has swapped a coin from here for a knife, and three grown people now follow the boy.',
    ],
  },
  'hidden-band': {
    keeper: [
      'gives the party food for the road, and would like them to be on it before dark',
      'asks in a low voice what people get in {town} who are made to do something, and speaks of the weather when {B} comes near',
    ],
    guest: [
      'asks how the party travels, with how many, and when, and finds that very brave',
      'mends harness for more horses than there are here, and says that it is a hobby',
    ],
    hooks: [
      'The carters of {town} pay {coins} gold pieces to whoever finds out where a whole troop of horses is stabled that nobody sells hay to.',
      'A mule comes to {town} without its driver, with mud on its hooves of a colour that is found only here.',
    ],
  },
  'borrowed-life': {
    keeper: [
      'asks the names of the party in the evening and again in the morning, and compares',
      'lets nobody sleep here two nights running, and has had to be rude about it',
    ],
    guest: [
      'asks the party to wake {B.them} at every hour, and to say who {B.they} had been the evening before',
      'paints one face again and again, and would like to know whether the party has met it',
    ],
    hooks: [
      'A wife in {town} pays {coins} gold pieces to have her husband back; he is at home, and calls her by the name of someone else.',
      'A letter is waiting here for one of the party, under the right name, and it is {years} years old.',
    ],
  },
  'two-owners': {
    keeper: [
      'asks the party to witness that the broom has always stood on this side of the line',
      'pays a silver piece to whoever greets {K.them} first, in the hearing of {B}',
    ],
    guest: [
      'asks the party to witness that {K} has leaned over the line, twice',
      'would sell half of a half at once, and draws up the contract on a shingle',
    ],
    hooks: [
      'A court in {town} pays {coins} gold pieces for a list of what is in here, from people whom neither side has fed.',
      'Two invitations to supper reach the party, for the same hour and the same table, and each asks them not to bring the other.',
    ],
  },
  'shared-silence': {
    keeper: [
      'asks the party how long a thing has to lie before it may be forgotten',
      'would like strangers to go round by the other street, and has no reason at hand',
    ],
    guest: [
      'shows a portrait no larger than a coin to everyone who is new, and watches their faces',
      'sits by the well all day, and asks the party to draw the water, deeper than is usual',
    ],
    hooks: [
      'A family in {town2} pays {coins} gold pieces for word of somebody who rode this way once, on a very good horse.',
      'Someone puts a silver spoon into a pocket of the party, with a scrap of paper, "please".',
    ],
  },
  'yearly-gift': {
    keeper: [
      'asks the party whether they have people who wait for them, and is relieved when they have many',
      'buys beans, black ones, and asks that nobody be told',
    ],
    guest: [
      'has noticed that everyone is kinder from week to week, and asks the party to stay until it is explained',
      'offers {few} gold pieces for company on a walk beyond the last field, by day',
    ],
    hooks: [
      'A runaway in {town2} pays {coins} gold pieces for having one door here looked at, and for being told its colour.',
      'On the way the party meets someone in Sunday clothes and bare feet, who asks them not to have seen anybody.',
    ],
  },
  'paid-neighbours': {
    keeper: [
      'lets the party stay for nothing in a furnished house, if they look out of the window now and then',
      'asks strangers to be counted, twice if they have another hat',
    ],
    guest: [
      'has asked for a horse to be shod {few} times, and wants the party to try it once',
      'keeps a list of who lives where, and asks the party to read out one side of a street',
    ],
    hooks: [
      'A theatre in {town2} misses {few} players, who have all gone to the country for their health, and pays {coins} gold pieces to have three of them back.',
      'A letter for someone here has come back {few} times with "moved away"; the sender asks the party to knock.',
    ],
  },
  'wrong-hero': {
    keeper: [
      'shows the party the place of the fight, from a distance, and has another appointment',
      'asks whoever can hold a chisel to look at a neck, at night',
    ],
    guest: [
      'asks the oldest people for the verse that is left out, and pays by the syllable',
      'wears the crest of the hero, has never won a fight, and would like the party to lose one in public',
    ],
    hooks: [
      'A town beyond {town2} has a dragon, and pays {coins} gold pieces for the secret of how it was done here.',
      'On a wall the party finds a recipe in old paint, under the words "never again".',
    ],
  },
};

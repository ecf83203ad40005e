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
      'A merchant of {town} has heard that her grown child was seen here last, and pays {coins} gold pieces for a certainty.',
      'All dogs of one street in {town} look this way at one hour of the evening, and the street asks the party to find out why.',
      'The temple of {town2} has an old bill for lead, comes to collect, and would like somebody to go in first.',
      'A lead founder of {town} is asked for another cart every month, and would like the party to see what it is used for.',
      'A mason who worked here for one day will not say why he left, and {body} pays {coins} gold pieces to know it.',
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
      'A veteran of {town} has been sent a summons to duty here, dated {years} years ago, and asks the party to carry the answer.',
      'A dealer of {town2} pays {coins} gold pieces for one look at a chest that is said to stand here.',
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
      'A cattle dealer of {town} lost a cow to the beast with three toes, and pays {coins} gold pieces for the head of the beast; the cow has been seen since, and looked well.',
      'Youths of {town} have bet that nobody brings back something white from here by midnight.',
      '{body} pays {coins} gold pieces to anyone who stays here for one night and can say in the morning what it was.',
      'A surveyor has run from here to {town} without his instruments, and asks the party to fetch them.',
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
      'Three people have sold the party the same map in one evening in {town}, and all three point here.',
      '{body} pays {coins} gold pieces to learn who has dug here at night, and whether anything was found.',
    ],
  },
  'hidden-band': {
    keeper: [
      'gives the party food for the road, and would like them to be on it before dark',
      'asks in a low voice what people get in {town} who are made to do something, and speaks of the weather when {B} comes near',
    ],
    guest: [
      ['asks how the party travels, with how many, and when, and finds that very brave', 'v=1'],
      [
        'mends harness for more horses than there are here, and says that it is a hobby',
        'v=1 reach!=apart',
      ],
      [
        'asks whether the party can read the hand of {body}, and has nothing to show them yet',
        'v=2',
      ],
      [
        'would like to see what strangers have in writing, and gives it back unread if it has no seal',
        'v=2',
      ],
    ],
    hooks: [
      [
        'The carters of {town} pay {coins} gold pieces to whoever finds out where those who rob them go by day.',
        'reach!=apart',
      ],
      [
        'A mule of a robbed carter comes back to {town} alone, with mud on its hooves of a colour that is found only here.',
        'reach!=apart',
      ],
      'A merchant of {town} has been offered her own stolen cloth, and pays {coins} gold pieces to learn who brought it from here.',
      'More bread than two people can eat is fetched from the baker of {town} every morning and taken here; the baker asks the party who eats it.',
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
      'A notary in {town} pays {coins} gold pieces to have her husband back; he is at home, and calls her by the name of someone else.',
      'A letter is waiting here for one of the party, under the right name, and it is {years} years old.',
      'A physician in {town} has three patients who all tell of one childhood, and all three have slept here.',
      'A court of {town2} pays {coins} gold pieces to whoever can swear that a witness who slept here is still the same person.',
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
      'A carrier of {town} has two letters for the owner of this place, and asks the party which of the two is to have them.',
      'The tax office of {town} has been paid twice for this place, and pays {coins} gold pieces to know by whom.',
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
  'bound-devil': {
    keeper: [
      [
        'asks the party which name they would give for the rightful ruler, and writes it down',
        'v=1',
      ],
      ['asks the party how one takes back a promise without breaking it', 'v=2'],
      'asks strangers to go softly, and in a wide circle round a covered shaft',
    ],
    guest: [
      ['would like a list of all who have asked about the ground, and pays by the name', 'v=1'],
      ['asks the party who comes up from below, and when', 'v=2'],
    ],
    hooks: [
      'The oracles of the realm have all named this place in one night, and the crown pays {coins} gold pieces for a report.',
      'The high temple of {town2} has had a letter from this place every year but this one, and asks the party to fetch it.',
      'An old queen beyond the border asks the party by letter whether the ground is quiet here, and sends {coins} gold pieces for a true answer.',
    ],
  },
  'two-armies': {
    keeper: [
      'takes the weapons of strangers at a line, and gives a receipt in two languages',
      'asks the party what two armies would do with a piece of bad news',
    ],
    guest: [
      'asks everyone one question: who left here last, and by which way',
      'counts the steps from this place to the way out, twice, and writes the number down',
    ],
    hooks: [
      'Two crowns each pay {coins} gold pieces for news of an envoy who has not come home.',
      'A herald asks the party to be here on the eve of {deadline} as witnesses, and does not say of what.',
      '{town} has been asked to bake bread for an army, and {body} pays {coins} gold pieces to learn whose army it is.',
    ],
  },
  'lost-spring': {
    keeper: [
      'asks strangers to speak to a box, kindly and not of frost',
      'offers the party a game of cards, and begs them to lose',
    ],
    guest: [
      'would play the party for anything that they have not thought of yet',
      'asks the party how long a spring lasts where they come from, and takes notes',
    ],
    hooks: [
      'The crown pays {coins} gold pieces to anyone who keeps a guest at this place in a good mood until {deadline}.',
      'All the almanacs in {town} have lost the same three pages, and the printer asks the party to find out where they have gone.',
      'Swallows have come to {town} months too early, with a letter, which asks the party to come here.',
    ],
  },
  'dragon-at-home': {
    keeper: [
      'asks strangers to speak low, and to leave their meat outside',
      'lets the party look in from the first bend, and holds a watch in one hand',
    ],
    guest: [
      ['would pay people who walk softly, and shows them a basket lined with wool', 'v=1'],
      ['asks the party how near a bird comes to a thing that eats birds', 'v=2'],
    ],
    hooks: [
      '{body} pays {coins} gold pieces for the truth: how old the dragon is, how hungry, and how long {town} will have to pay.',
      'A shepherd is to lead the tribute of {town} here before {deadline}, and asks the party to come along.',
      'The goldsmiths of {town2} pay {coins} gold pieces for one scale of the dragon, if it is found and not cut off.',
    ],
  },
  'army-below': {
    keeper: [
      'wants old helmets left where they are, and dusted',
      'asks the party how long a soldier can be told to wait',
    ],
    guest: [
      [
        'asks the party what they pay for boots, and how many pairs they have seen in {town}',
        'v=1',
      ],
      ['asks how heavy gold is to carry in the mountains, and for how many days', 'v=2'],
    ],
    hooks: [
      'The crown pays {coins} gold pieces to learn what has become of somebody whom it sent here with a sealed order.',
      'In the capital all the statues of one old emperor have turned their heads this way, and the court sends the party to look.',
      'The drummers of the garrison of {town} have deserted in one night, and left a note: "It is not us that one hears."',
    ],
  },
};

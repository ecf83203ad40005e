import type { TroubleDetails } from './place-types.ts';
import { detailsOfAskedPlaces } from './asked-places/trouble-people-of-asked-places.ts';
import { detailsOutside } from './trouble-people-outside.ts';

/**
 * What the two persons at a place want, and why a party visits it, by the id of the trouble. Everyone
 * reads these rows, so they contain nothing about what is wrong.
 */
export const troubleDetails: Readonly<Record<string, TroubleDetails>> = {
  'false-floor': {
    keeper: [
      'serves strangers quickly« and near the door», and pays a silver piece to whoever will carry a basket to the next street and not look into it',
      'wants a «strong »bolt fitted inside of a cupboard, by somebody who is leaving {town} tomorrow',
    ],
    guest: [
      'looks for people who can drive a cart without a lamp, and pays half before and half after',
      'asks newcomers who sent them, and offers a drink to those who were not sent',
    ],
    hooks: [
      'A guard of {town} pays {coins} gold pieces to hear where people go who «are seen to »come in here and never «to »come out.',
      'A child in {town} asks strangers to bring a parcel here«, after dark», and to say that it is "from upstairs".',
    ],
  },
  'wrong-hour': {
    keeper: [
      'gives a free meal to whoever stays until the lamps are lit, so as not to be alone here, and does not say with whom',
      'has had the chairs counted by three strangers« this week», and asks the party to be the fourth',
    ],
    guest: [
      'is about to leave, as on every evening« at this time», and offers to show the party {town} until it is over',
      'has bet {coins} gold pieces that nobody «in {town} »can sit by the wall here through a whole evening',
    ],
    hooks: [
      'A priest of {town} has been here once at dusk, «as a guest of {K}, »will not go again, and pays {coins} gold pieces for a true account of it.',
      'Three people in {town} have begun to stop in the middle of a word, each evening at one moment, and «all three »have sat here with {B}.',
    ],
  },
  'sold-twice': {
    keeper: [
      'asks every visitor who the owner is, and gives those who point the right way a discount',
      'would pay {coins} gold pieces for a paper out of {record}, and does not care how it is come by',
    ],
    guest: [
      'asks the party to witness an inventory, of this half only«, early in the morning»',
      'offers work on the roof, «today, »in full view of {K}',
    ],
    hooks: [
      'A court «in {town} »needs people without friends here to measure the place, since {K} and {B} have both hidden the doors.',
      '{K} and {B} each ask the party, «one minute apart, »to carry a letter to a notary in {town2}, and to lose the other one.',
    ],
  },
  'listening-wall': {
    keeper: [
      'seats strangers« with care», and talks loudly of the party to people whom it does not know',
      'asks to have a picture taken to {town2}« and brought back», without its being turned round',
    ],
    guest: [
      'never joins in any talk here, and always knows what was said',
      'asks the party for a small secret«, as a joke», and has a pencil behind the ear',
    ],
    hooks: [
      'A merchant «of {town} »lost a cargo after talking of it in this room alone, and pays {coins} gold pieces for the name of whoever talked.',
      'A stranger from {town2} pays the party ten gold pieces to say on the bench at the long wall that "the old man has signed", and to tell him «afterwards »who talks of it« in {town}».',
    ],
  },
  'short-weight': {
    keeper: [
      'pays strangers to complain of another dealer, and gives them good measure for it',
      'has a heavy box to be taken to a smith outside of {town}«, by night», by people who do not rattle it',
    ],
    guest: [
      'helps with the weighing, has a file in the apron, and says that it is for the nails',
      'wants to leave this trade, and asks where the party comes from and if people are honest there',
    ],
    hooks: [
      'A mother in {town} has paid one price here for the same thing twice, and one of the two is smaller by a third; she asks the party to buy a third one, dressed as rich people.',
      '{body} pays {coins} gold pieces for a true weight out of this place, [taken without a fuss, before {deadline}|before {deadline}, and without a word to {K}|which must be taken before {deadline}, and behind the back of {K}].',
    ],
  },
  'something-below': {
    keeper: [
      'has work for people who can lift a stone, set it down «exactly as it was, »and sing meanwhile',
      'asks strangers to be out before the lamps go out, «very kindly, »and counts them at the door',
    ],
    guest: [
      'brings a bucket of fish heads each evening, and leaves with it empty, «by the back, »with a lamp',
      'sleeps in a chair, «with both feet up, »and advises the party to do so too',
    ],
    hooks: [
      [
        'Since last week {town} misses {few} dogs and one person, and the family of that person pays {coins} gold pieces to anyone who goes down and looks.',
        'v=1',
      ],
      [
        'Since last week {town} misses one person, and has heard the voice of that person in a drain; the family pays {coins} gold pieces to anyone who goes down and looks.',
        'v=2',
      ],
      'The sewer keepers «of {town} »will not work below this street, and ask for somebody with a sword to go first.',
    ],
  },
  'forged-saint': {
    keeper: [
      'asks strangers what they believe, and seems relieved when the answer is "nothing"',
      'would like the party to talk a sick child «and its parents »into going home to {town2}, and cannot say why',
    ],
    guest: [
      'sells candles, and offers the party work as people who were lame until today',
      'guards one spot, and moves visitors «half a step »to the left, into the light',
    ],
    hooks: [
      '{body} pays {coins} gold pieces [to people of no faith at all for a report about what happens here with {K}.|for a report about what happens here, by people whom {K} cannot convert.|to strangers without any faith for a report on {K} and this place.]',
      'A healed man of {town} is ill again, «worse than before, »and wants his offering back; the party is asked to get it«, and not to shout».',
    ],
  },
  hostage: {
    keeper: [
      ['says that all rooms are taken, in a voice that asks the party to stay', 'site=inn'],
      [
        'tells the party«, loudly,» that there is nothing for strangers here, and holds on to the sleeve of one of them',
        'site!=inn',
      ],
      'hands the party a bill «that nobody has asked for, »with one word underlined',
    ],
    guest: [
      'answers when {K} is asked, and would like the party to move on to {town2}',
      'plays cards with anyone «until late, »always in the chair below the stair',
    ],
    hooks: [
      'A friend of {K} in {town} pays {coins} gold pieces to know why {K} has not left the building for a month«, not even for a funeral».',
      'While the party talks with {K}, a tray comes down the stair with crumbs on it that spell a word«, and is taken away again too soon».',
    ],
  },
  'plague-door': {
    keeper: [
      "serves at arm's length, and asks if one of the party knows about fevers, for a cousin",
      'pays double for people who bring a sealed barrel from {town2} and ask for no receipt',
    ],
    guest: [
      ['eats nothing here, «offers reasons, »and begs the party to do the same', 'v=2'],
      [
        'has not been let out since yesterday, and asks the party to post a letter that has been held over smoke',
        'v=1',
      ],
      [
        'asks the party what it is punished with, «where they come from, »if somebody makes an honest mistake',
        'v=2',
      ],
    ],
    hooks: [
      'A physician of {body} has been refused at this door« three times», and {body} pays {coins} gold pieces for a look at one bed.',
      'From an upper window {B} throws a note down to the party: "Eat nothing, tell nobody, come back at night."',
    ],
  },
  'rival-ghosts': {
    keeper: [
      'asks the party to sit down with two invisible owners and to decide about curtains',
      'pays in free dinners for people who will taste the same soup twice and say, «aloud, »which is better',
    ],
    guest: [
      'knows an exorcist, and knows a better one, and gets a share from both',
      'has lived upstairs for years, and complains of the noise before there is any',
    ],
    hooks: [
      'A wedding is to be held here before {deadline}, and {town} offers the party {coins} gold pieces to have one quiet evening.',
      'On the board of prices the party finds its own name« in chalk», with an offer, and under it a higher one.',
    ],
  },
  'enchanted-thing': {
    keeper: [
      [
        'asks each stranger if they would like something for nothing, and looks ready to beg',
        'v=1',
      ],
      [
        'asks strangers to take one thing off a shelf, «with the tongs, »and not to say anything meanwhile',
        'v=2',
      ],
      ['needs somebody to hold a thing for an afternoon, while not wanting anything', 'v=1'],
    ],
    guest: [
      [
        'has been honest by accident this week, and asks the party to take back three remarks to {K}',
        'v=2',
      ],
      'stands near one shelf« from morning to evening», and looks away when anyone comes close to it',
    ],
    hooks: [
      'A buyer from {town2} pays {coins} gold pieces for what stands on one shelf, «unseen, »if the party fetches it by tomorrow.',
      [
        'A member of the party is asked by an old lady of {town} to return a wish, since it does not fit.',
        'v=1',
      ],
      [
        'An old lady of {town} asks the party to tell {K}, for her, that she did not mean what she said here«, although she did».',
        'v=2',
      ],
    ],
  },
  'cannot-close': {
    keeper: [
      'would pay anything to whoever makes the last guests go home, just once',
      'asks the party to keep an eye on everything for the length of a nap, and then does not lie down',
    ],
    guest: [
      ['measures the windows with a piece of string, and hides it when {K} comes by', 'v=2'],
      'asks newcomers for their names, and is disappointed',
    ],
    hooks: [
      'At midnight six people come in« from the rain», pay with old coins, and ask the party when {K} means to close.',
      'Someone in {town} bets {coins} gold pieces that the party cannot get this door shut before {deadline}.',
    ],
  },
  'empty-chair': {
    keeper: [
      'offers the party every seat but one, and talks about the weather in {town2}',
      'has a floor to be laid, «at once, »by people who do not ask what was wrong with the old one',
    ],
    guest: [
      'answers before {K} can, and walks with strangers as far as the corner',
      'asks the party«, as if by chance,» if they have come by way of {town2}, and whom they met there',
    ],
    hooks: [
      'A sister from {town2} has come for somebody who is said to have gone to {town2}; she has {coins} gold pieces« and no idea whom to ask».',
      'The guards of {town} have arrested a beggar «without friends »for something that happened here, and his one visitor asks the party to find out what.',
    ],
  },
  'last-honest': {
    keeper: [
      'gives back a coin too many to the party, «in public, »and writes it down',
      'asks strangers to hand in a complaint«, any complaint,» and to insist on a receipt',
    ],
    guest: [
      'waits by the entrance with a price for everything, and says that it is only a suggestion',
      'offers the party a place in the shorter queue, for a share of what they have come for',
    ],
    hooks: [
      'A widow of {town} has paid for the same paper {few} times, and asks the party to get either it or the money.',
      '{body} wants to know, for {coins} gold pieces, what is in one drawer [here, from people who are not in it.|of {K}, from people who are not in it.|that {K} keeps locked, from people who have no page in it.]',
    ],
  },
  'dream-debt': {
    keeper: [
      ['lends a bed for nothing, and asks «in the morning »which room it was', 'v=1'],
      ['has sung until hoarse, and asks the party to be quiet between the verses', 'v=2'],
      [
        'wants a new song, and pays {coins} gold pieces to anyone who can sing until «it is »light',
        'v=2',
      ],
    ],
    guest: [
      'begs the party to take turns staying awake, and has matches for the eyelids',
      [
        'has slept here for a month, draws «from memory »the rooms of a house, and asks the party if they know it',
        'v=1',
      ],
      [
        'has paid for tonight and tomorrow, and asks the party to remember a name and a face',
        'v=2',
      ],
    ],
    hooks: [
      [
        'Two strangers in {town} have given each other directions to one house, which both have dreamed of here; they ask the party to come along« and see».',
        'v=1',
      ],
      [
        'A carter of {town} swears that there were three of them when they lay down here; nobody else remembers the third, and he pays {coins} gold pieces to be told that he is not mad.',
        'v=2',
      ],
      [
        'A sleeper who lay down here cannot be woken«, smiles,» and holds a key; the family in {town} pays {coins} gold pieces to have the sleeper back.',
        'v=1',
      ],
      [
        '{B} does not show in the mirror on the stair before noon, and asks the party to stand beside the mirror« and look».',
        'v=2',
      ],
    ],
  },
  'quarrelling-signs': {
    keeper: [
      'asks the party to tell {B}, who stands three steps away, that the soup is ready',
      'pays for an opinion, as long as it is not that of {B}',
    ],
    guest: [
      'asks the party to tell {K}, across the room, that the fire has gone out',
      'would like a letter read aloud, «without the signature, »to see what a stranger makes of it',
    ],
    hooks: [
      'The neighbours in {town} have collected {coins} gold pieces for whoever gets {K} and {B} to say one sentence to each other.',
      'The party asks for one thing, and gets two, «one from each side, »with {K} and {B} watching which is taken.',
    ],
  },
  'heavy-ship': {
    keeper: [
      'takes on anybody who does not ask about the last voyage, and has the new hands sleep on deck',
      'asks the party how much they weigh«, with packs and without», and is sorry to have asked',
    ],
    guest: [
      'offers the party berths« at half the price», and would like them to bring friends',
      'keeps the list of all on board, wipes one figure out and writes it in again',
    ],
    hooks: [
      'Underwriters in {town} pay {coins} gold pieces to learn why a ship that carries so little lies so deep.',
      [
        'A widow of {town} has seen her husband on deck by night, «at the wheel, »and asks the party to tell him that he is late.',
        'v=1',
      ],
      [
        'An old man in {town} gives the party a basket of bread «for this ship, »and asks that it be put down beside the nailed hatch.',
        'v=2',
      ],
    ],
  },
  ...detailsOutside,
  ...detailsOfAskedPlaces,
};

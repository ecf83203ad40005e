import type { Trouble } from './place-types.ts';

/** Troubles with what a place keeps: a creature, a relic, a hostage, a sick guest, ghosts. */
export const troublesOfLodgers: readonly Trouble[] = [
  {
    id: 'something-below',
    at: ['works', 'inn', 'shop', 'bath-house', 'watch-house', 'manor', 'stalls'],
    tones: ['horror', 'heroic', 'grim'],
    words: ['monster', 'creature', 'beast', 'below', 'well', 'cellar', 'cave', 'dungeon'],
    absent: ['night watch', 'apprentice', 'missing {worker}'],
    trace: [
      'Every drain here has a stone on it«, and the stones are heavier than the drains ask for».',
      'Cats come as far as the threshold, «sit down in a row, »and look at the largest drain.',
      '{B} throws the scraps out at the back, further than is natural.',
    ],
    truth: [
      'Something came up through the drain« {years} months ago», the length of a finger, and {K} kept it in a jar« for luck». It is as long as a boat now (use <1 Constrictor Snake 50, Giant Toad, Giant Constrictor Snake, Roper 1800, Behir 7200>), it knows the voice of {K}, and it has had {V}.',
      'Something as long as a boat lives below the floor of {K} (use <1 Constrictor Snake 50, Giant Toad, Giant Constrictor Snake, Roper 1800, Behir 7200>), and does not eat people, but imitates them. It follows the voice of {K}«, as that was the first voice it ever heard». {V} has been down there for {days} days, «unhurt, »teaching it to speak, too frightened to stop.',
    ],
    finds: [
      [
        'Investigation',
        'looking at the edges of the stone',
        "the stone on the largest drain has been lifted from below, and put back «a hand's breadth »to one side",
      ],
      [
        'Animal Handling',
        'carrying a cat over to the largest drain',
        'it fights to get away, and what moves past the gap under the stone is longer than the drain is wide',
      ],
      [
        'Investigation',
        'opening what is shut',
        'a boot of {V} stands in the cupboard, «dry, »with a wet one beside it',
      ],
      [
        'Stealth',
        'staying on after the lights are out',
        '{K} hums at the drain «before locking up, »and waits for something',
        'v=1',
      ],
      [
        'Perception',
        'listening at the drain, for an hour',
        'late at night the drain says one word, correctly',
        'v=2',
      ],
    ],
    later: [
      'It outgrows the drain on day {days}, and from then on it is seen in the streets of {town}«, first by dogs».',
      [
        'It has learned the voice of {B} and uses it at the back door«, asking to be let in».',
        'v=2',
      ],
    ],
    ways: [
      'It comes when {K} calls, and goes where {K} goes. The water gate is four streets away, and the river takes it to the sea.',
      [
        'It lets {V} go as soon as somebody else sits down to teach it, for an hour« at least, and is not particular about the subject».',
        'v=2',
      ],
      [
        'Salt, light and a bell hold it off while somebody walls up the drain«; {B} has tried all three».',
        'v=1',
      ],
      [
        'Salt, light and a bell«, which {B} has tried,» hold it off long enough to bring {V} up by a rope.',
        'v=2',
      ],
    ],
  },
  {
    id: 'forged-saint',
    at: ['shrine'],
    tones: ['intrigue', 'heroic', 'whimsical', 'grim'],
    words: ['relic', 'saint', 'shrine', 'temple', 'miracle', 'pilgrim', 'church'],
    absent: ['bone dealer', 'pious visitor'],
    trace: [
      'Strangers come in, touch one «particular »spot, pay and go out relieved.',
      'There is a box for thanks, and {B} empties it before anyone else is up.',
      '{K} is thanked for something in the street, «every day, »and looks at the ground.',
    ],
    truth: [
      'The miracle that draws the visitors was done by {V} with lamp oil and a thread«, for a bet». {K} could not bring {K.themself} to say so, and {body} has built a road on it.',
      'Those «from {town} »who touched a certain spot «here »were healed of small things. The miracle was real, and stopped before {B} came. {B} has been doing it since with a mirror«, so that nobody should notice until it comes back».',
    ],
    finds: [
      [
        'Sleight of Hand',
        'running a finger along the beam',
        'a thread«, as fine as hair,» runs from the spot to a ring in the beam',
      ],
      [
        'Medicine',
        'asking the healed about their illness',
        'the first person to be healed here limped on the other leg',
      ],
      [
        'Investigation',
        'adding up the candles',
        '{V} has been paid a monthly sum, under "candles"',
        'v=1',
      ],
      [
        'Perception',
        'standing where {B} stands',
        'the mirror is of the kind that actors use, and is fogged on one side by prayer',
        'v=2',
      ],
      ['Insight', 'offering to go second', '{K} has not touched the spot, in all that time'],
    ],
    later: [
      'A commission of {body} arrives on day {days}, with lamps, a ladder and a doubter«, for whom {K} has no plan».',
      'A child «from {town2} »is brought who is really ill, and whose parents have sold the cart.',
    ],
    ways: [
      'The money has built a hospital in {town}. The hospital is real. That has to be weighed with the rest.',
      ['Once, while {B} is confessing it to the party, it works again, without the mirror.', 'v=2'],
      "The pilgrims' house of {town} would hide a party for a month: they come, they go, no one counts.",
    ],
  },
  {
    id: 'hostage',
    at: ['bridge', 'inn', 'manor', 'shop', 'tower'],
    tones: ['grim', 'intrigue', 'heroic', 'horror'],
    words: ['kidnap', 'hostage', 'prisoner', 'captive', 'gang'],
    absent: ['{second}', 'notary', 'witness'],
    trace: [
      'One shutter on the upper floor opens at noon«, for as long as it takes to count to ten».',
      '{K} laughs at everything {B} says, a moment too soon.',
      'A tray goes up the stair and comes down empty, while {K} and {B} sit in plain view below.',
    ],
    truth: [
      '{B} is not a guest here. {B.they} has {V} upstairs, to whom {K} owes {K.their} life, and {K} does as {K.they} is bid: letters are opened, «a cart is lent, »and on the night of day {days} {K.they} is to leave the gate of {town} on the latch, for riders who mean to burn it.',
      '{V} lives on the upper floor of {V.their} own free will, because {V.they} saw who set fire to the granary «of {town}, »for which three beggars are to hang: two members of {body}. {K} hides {V.them}; {B}, whom the two pay to find {V.them}, sits below« and is in no hurry».',
    ],
    finds: [
      [
        'Perception',
        'counting along at noon, three days running',
        'the count to ten at the shutter is a signal: it is slower «on days »when there is danger',
      ],
      [
        'Investigation',
        'looking at the tray before it is cleared',
        'the crumbs on the tray make a word, "when", and the answer goes up «with the next tray, »in peas',
      ],
      [
        'Investigation',
        'reading {record} down the margin',
        '{K} has written "help" in {record}, in the first letters of nine lines',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'going through boots at night',
        '{B} has a warrant for {V}, signed by two members of {body} and unused, in the left boot',
        'v=2',
      ],
      [
        'Stealth',
        'getting as far as the top of the stair',
        'a rope «as long as the wall is high »has been knotted out of sheets, on the inside of a door that is locked from the outside',
        'v=1',
      ],
      [
        'Stealth',
        'getting as far as the top of the stair',
        'the door up there is bolted from the inside, and beside it stands a packed bag',
        'v=2',
      ],
    ],
    later: [
      [
        'On day {days} {K} leaves the gate of {town} on the latch, and forty riders «with torches »find it so.',
        'v=1',
      ],
      [
        'On day {days} the three beggars are hanged in {town}, and a second searcher arrives from {town2}«, who does not like waiting».',
        'v=2',
      ],
    ],
    ways: [
      [
        '{B} works for pay, and has not been paid in full«. It is the first thing {B.they} would say to someone who asked».',
        '',
      ],
      [
        'Before a judge who is not of {town}, {V} would say what {V.they} saw; there is one in {town2}«, a day on the road».',
        'v=2',
      ],
      'The roof next door is a step away from {V}«, for those who do not mind what is under the step».',
    ],
  },
  {
    id: 'plague-door',
    at: ['inn', 'manor', 'watch-house'],
    tones: ['grim', 'horror', 'heroic'],
    words: ['plague', 'disease', 'sickness', 'poison', 'fever', 'healer', 'hospital'],
    absent: ['doctor', 'travelling {worker}'],
    guest: ['cook', 'baker'],
    trace: [
      'There is vinegar on the sill and a bowl of it for coins«, and {K} says that it is because of the flies».',
      'One bed«, one cup» and one door have a ribbon tied to them.',
      'Those who work here no longer shake hands«, and have made a joke of it».',
    ],
    truth: [
      '{V} brought a sickness here {days} days ago and lies in the back room. {K} has told no one, because the house would be shut« for the whole season», and {few} families live from the work in it.',
      '{num.s} people have fallen ill here. It is no sickness but a poison, in the flour from {town2}. {B} knows, because {B.they} mixed it by mistake, and lets it pass for a fever«, which has no author».',
    ],
    finds: [
      [
        'Investigation',
        'checking what was sold against what was carted',
        'the bedding has been burned and listed as sold',
      ],
      [
        'Medicine',
        'asking the sick where they had eaten before they fell ill',
        'they have all eaten from a plate that {V} had used',
        'v=1',
      ],
      [
        'Medicine',
        'asking the sick whom they met, and what they ate',
        'no two of them have met, and all have eaten of the same bread',
        'v=2',
      ],
      [
        'Perception',
        'standing quietly in the passage',
        '{V} can be heard through the wall, asking what day it is',
        'v=1',
      ],
      [
        'Nature',
        'looking into the store',
        'the scoop in the store is green where it should be bright',
        'v=2',
      ],
      [
        'Sleight of Hand',
        'looking at the paper that {K} carries about',
        'it is a list of those who work here, «and has names »with crosses after four of them',
      ],
    ],
    later: [
      ['The first case in the next street of {town} is a baker.', 'v=1'],
      ['On day {days} the rest of the flour is sold to the bakers of {town}.', 'v=2'],
      'When it is found out, {town} burns the place, and does not look «very »long whether it is empty.',
    ],
    ways: [
      ['{V} is getting better, and so is proof that it can be lived through.', 'v=1'],
      [
        "The remedy is common salt, milk and a day's rest: it needs only someone«, {B} for instance,» to say aloud what it was.",
        'v=2',
      ],
      '{K} would let nobody in or out if someone paid the wages« until {deadline}».',
    ],
  },
  {
    id: 'rival-ghosts',
    at: ['inn'],
    tones: ['whimsical', 'heroic'],
    words: ['ghosts', 'haunted', 'spirit', 'funny', 'comedy'],
    absent: ['late owner', 'late cook'],
    guest: ['lodger', 'tenant of the loft'],
    trace: [
      'Chairs move «a little »whenever the talk turns to cooking.',
      'On the board, «under the prices, »somebody answers the prices in chalk.',
      '{K} says "excuse me" to the corner«, and then to you».',
    ],
    truth: [
      'Two dead owners haunt the place «of {K} »at the same time and cannot agree. {V} wants it as it was; the other one wants curtains. {K} has been carrying messages« for {years} months».',
      'The ghost is {B}, who is alive and lives in the loft, and took up haunting when the rent was raised. {V}, the real one, is offended and keeps to the cellar.',
    ],
    finds: [
      [
        'History',
        'comparing the spelling on the board',
        'the chalk has two hands, and one of them uses the old spelling',
      ],
      [
        'Investigation',
        'looking for the price list',
        '{K} has a price list for exorcists, with all of it crossed out',
      ],
      [
        'Arcana',
        'walking about with a bare arm held out',
        'the cold spot moves «along the wall, »away from anyone who praises the food',
        'v=1',
      ],
      [
        'Investigation',
        'looking into the loft',
        'there are crumbs in the loft, and ghosts do not like raisins',
        'v=2',
      ],
      [
        'Performance',
        'talking property in a loud voice',
        'the cellar sighs when it is called a basement',
      ],
    ],
    later: [
      'By {deadline} the quarrel has moved into the window«, and is reviewed in {town2}».',
      'An exorcist comes« from {town2}», does it badly, and now there are three.',
    ],
    ways: [
      'Both sides will accept a judge, if the judge eats here«, and {K} will pay».',
      ['{B} would come down for the old rent and an apology.', 'v=2'],
      'The dead of {town} know all that has «ever »been said in it, and can be asked, by anyone who brings curtain samples.',
    ],
  },
  {
    id: 'heavy-ship',
    at: ['ship'],
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: ['stowaway', 'stowaways', 'wreck', 'sunk', 'cargo', 'hold'],
    absent: ['mate', 'ship carpenter'],
    guest: ['purser', 'ticket seller'],
    trace: [
      'The ship lies a hand deeper than its papers«, and the mark on the hull has been painted higher».',
      '{K} has one hatch nailed down«, and walks round it».',
      'At supper {B} counts the plates twice, and one figure is larger than the crew.',
    ],
    truth: [
      'The ship sank {years} months ago, with {V} and half of the crew. {K} had it raised, «in one night, »by what lives down there, for a promise: on day {days} it may take the same weight again, in passengers. {B} sells them the tickets, «cheaply, »and has been told that it is a wager.',
      'Under the nailed hatch {K} hides {num} people of {town}, whom {body} wants hanged for a fire that it set itself. {V}, who brought them on board, was shot on the quay. {B} has found the hatch, and waits until the reward is higher.',
    ],
    finds: [
      [
        'Nature',
        'looking at the planks below the waterline',
        'weed grows on them, of a sort that grows on the sea bed and nowhere else',
        'v=1',
      ],
      [
        'Investigation',
        'adding up the passenger list',
        'beside each name stands a weight, and the sum is that of half a crew',
        'v=1',
      ],
      [
        'Perception',
        'lying with an ear on the deck by night',
        'somebody below walks four steps, «turns and walks four steps, »and drips',
        'v=1',
      ],
      [
        'Investigation',
        'following the bread from the galley',
        'bread for {num} goes to a crew of nine',
        'v=2',
      ],
      [
        'Perception',
        'lying with an ear on the deck by night',
        'somebody below hushes somebody else, in the accent of {town}',
        'v=2',
      ],
      [
        'Sleight of Hand',
        'going through the desk of {B}',
        'there are two letters to {body}, «the same but for the sum, »and neither has been sent',
        'v=2',
      ],
    ],
    later: [
      [
        'On day {days} the ship puts out with every berth sold, «in a calm, »and comes back with nobody on deck but {K}.',
        'v=1',
      ],
      [
        'On day {days} the reward is doubled, and {B} walks up the gangway with the guards of {town}.',
        'v=2',
      ],
    ],
    ways: [
      [
        'What raised the ship would take it back in place of the passengers, if {K} is at the wheel«; {K} is nearly ready for that».',
        'v=1',
      ],
      [
        '{V} still stands the night watch, «wet to the skin, »and knows the words in which the promise was made: "as many as went down", and not which.',
        'v=1',
      ],
      [
        'The tide serves twice a night, and the one gun that covers the harbour «of {town} »is asleep at both hours«, for a price».',
        'v=2',
      ],
      [
        "{B} would be content with a tenth of the reward and a berth«; {K} would rather throw {B}'s purse overboard, with {B} behind it».",
        'v=2',
      ],
    ],
  },
];

import type { Trouble } from './place-types.ts';

export const troubles: readonly Trouble[] = [
  {
    id: 'false-floor',
    at: ['inn', 'shop', 'bath-house'],
    tones: ['heroic', 'intrigue', 'grim'],
    words: ['smuggling', 'smugglers', 'contraband', 'secret', 'cellar', 'tunnel'],
    absent: ['{worker}', 'customs officer'],
    trace: [
      'One corner is swept more often than the rest, and {B} always stands there when talking.',
      'The lamp over the back is lit in daylight on two days of the week.',
      '{K} coughs before each customer, and something below coughs back.',
    ],
    truth: [
      'Below the floor a dry passage runs from here out of {town}. {B} brings in {fake} by it, and {K} takes a tenth for being deaf on two nights a week. {V}, who came to inspect it, was given a place on a ship and did not ask to see the ticket.',
      'Behind a false wall {K} and {B} hide people, not goods: {num} of them in {years} months, all wanted by {body}. {V} is the last, and has a fever, and cannot be moved.',
    ],
    finds: [
      [
        'Investigation',
        'lifting one corner of the matting',
        'a plank is held by two nails where the others have four',
      ],
      [
        'Perception',
        'looking at the floor with the lamp held low',
        'a smear of {residue} leads under a cupboard that has never been moved by its owner',
      ],
      [
        'History',
        'comparing the bills with the size of the place',
        'a bill of lading for {good} gives a weight that this place could not hold',
        'v=1',
      ],
      [
        'Stealth',
        'slipping past the counter',
        'the coat of {V} hangs in the back, with an unused ticket in the lining',
        'v=1',
      ],
      [
        'Persuasion',
        'asking the baker about regular customers',
        '{K} buys bread for nine and eats alone',
        'v=2',
      ],
      [
        'Insight',
        'admiring the drawings on the wall',
        "a child's drawing shows the room from below",
        'v=2 #child',
      ],
    ],
    later: [
      [
        'Within {days} days the false goods reach someone who can pay for an inquiry, and {B} has put everything in the name of {K}.',
        'v=1',
      ],
      [
        '{V} dies of the fever on day {days}, calling out, in a house where no one is supposed to be.',
        'v=2',
      ],
    ],
    ways: [
      'The passage works in both directions, and the party can have the use of it from {K} for as long as it can keep a secret.',
      ['{K} wanted to stop a long time ago. It is {B} who holds the receipts.', 'v=1'],
      [
        'A doctor who does not talk would make two friends here, and friends of that sort know every back door in {town}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'wrong-hour',
    at: ['inn', 'watch-house', 'manor'],
    tones: ['horror', 'grim'],
    words: ['haunted', 'ghost', 'time', 'clock', 'curse', 'cursed'],
    absent: ['late {second}', 'late {clerk}'],
    trace: [
      'At one moment of the evening everybody here stops talking, for a breath, and then goes on in the middle of the word.',
      'The clock is right, and there is dust on it, except on the hour hand.',
      'Nobody sits in the chair by the wall, even when there is no other.',
    ],
    truth: [
      '{V} choked to death here one evening, in the chair by the wall, and {K}, who saw it, did not get up. Every evening at that moment it happens again, and everyone but {B} feels the wish to stay seated.',
      '{V} was waiting here to be told by {B} whether it was safe to go home, and {B} did not come. What comes each evening is the waiting of {V.name}, and it has begun to follow people home to {town}.',
    ],
    finds: [
      [
        'Perception',
        'counting shadows at the moment',
        'for one breath each evening there is one more shadow than people',
      ],
      [
        'Insight',
        'watching who goes out, and when',
        '{B} arranges things so as to be outside at that moment, and has an excuse for each day of the week',
      ],
      [
        'Investigation',
        'turning the chair over',
        'under the seat of the chair someone has scratched the same hour, {num} times',
      ],
      [
        'Insight',
        'sitting with {K} in the dark',
        '{K} knows to the second when it will be, without the clock',
        'v=1',
      ],
      [
        'Investigation',
        'feeling behind the loose board at the chair',
        'a letter behind the board begins "I was told that you would be here"',
        'v=2',
      ],
    ],
    later: [
      'In {days} days it lasts for two breaths, and {K}, carrying a lit lamp, does not see who is in the way.',
      ['The next one who does not get up is {B}.', 'v=1'],
    ],
    ways: [
      [
        '{K} has to get up, at the moment, in front of everyone, and go to the chair. It is six steps.',
        'v=1',
      ],
      [
        '{B} has to come in at the hour, late, and say aloud that it is safe to go home now.',
        'v=2',
      ],
    ],
  },
  {
    id: 'sold-twice',
    at: ['works', 'inn', 'shop', 'bath-house'],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['deed', 'rent', 'owner', 'landlord', 'auction', 'property'],
    absent: ['previous owner', 'notary'],
    trace: [
      'Two signs hang over the entrance, with two names, and both are freshly painted.',
      'A chalk line runs across the floor, and {K} hands things over it to {B} without stepping on it.',
      'Everything here is counted aloud in the morning and in the evening, by two people, against each other.',
    ],
    truth: [
      '{V} sold the place to {K} on a Monday and to {B} on the Tuesday, and left on the Wednesday, and both deeds are good. What neither knows is that {V} did not own it: {body} did, and has forgotten.',
      '{K} bought the place from {V}, and thinks that {V.they} sold it to {B} as well; but there never was a second sale. {B} copied the deed of {K} out of {record}, for love of the place, and works in it harder than {K} does.',
    ],
    finds: [
      [
        'Investigation',
        'laying the deeds side by side',
        'the two deeds have the same seal, and the crack in the seal is longer on one of them, as if the stamp had split further in between',
      ],
      [
        'History',
        'looking the place up in {record}',
        '{record} has the place under a third name',
        'v=1',
      ],
      [
        'Persuasion',
        'asking carters who come from {town2}',
        '{V} has been seen in {town2}, buying a house with a good view of the road',
        'v=1',
      ],
      [
        'Investigation',
        'comparing a bill with the deed',
        '{B} writes the figure seven as the copyist of the deed does',
        'v=2',
      ],
      [
        'History',
        'asking an old person what the law was before the law',
        'by local custom the place belongs to the one who mends the roof, and there is a ladder on each side',
      ],
    ],
    later: [
      'By {deadline} the chalk line between {K} and {B} has become a wall, and the way through the place is shut.',
      '{K} borrows money to buy {B} out, {B} does the same the other way about, and the lender in {town2} will end up owning it.',
    ],
    ways: [
      '{K} and {B} work well together as long as they are angry. Made partners by a good argument, they would be insufferable and rich.',
      ['Someone who finds {V} gets a third of the price; {V} has spent a quarter of it.', 'v=1'],
      'A party that mends the roof over {K} in the night has, by custom, a place in {town}.',
    ],
  },
  {
    id: 'listening-wall',
    at: ['works', 'inn', 'bath-house', 'manor', 'watch-house'],
    tones: ['intrigue', 'grim', 'heroic'],
    words: ['spy', 'spies', 'eavesdropping', 'informer', 'meeting'],
    absent: ['plasterer', 'clockmaker'],
    trace: [
      'People lower their voices at the long wall and raise them at the short one, and could not say why.',
      '{K} keeps one picture straight, and only that one.',
      'The best seat is the cheapest, and {B} offers it with a bow.',
    ],
    truth: [
      'A clay pipe in the wall carries each word from the best seat to {B}, who sells them by the page to {town2}. {V} built it in one night and was paid so well that no one has seen {V.them} since.',
      'A clay pipe leads from the best seat to a room in the next house, where {B} writes down each word for {town2}. {K} has known about it for {years} months and speaks into it: half of what {town2} believes about {works} was made up here.',
    ],
    finds: [
      [
        'Perception',
        'laying an ear to the plaster',
        'behind one picture the plaster is cooler, and hums a little',
      ],
      [
        'Deception',
        'letting something false drop in the best seat',
        '{B} knows a remark that was made here yesterday, in the words in which it was made',
      ],
      [
        'Investigation',
        'raking out the stove',
        'a page of copied talk, with prices, lies under the ash in the stove',
      ],
      [
        'History',
        'asking a mason about the workmanship',
        'the hands of {V} are known in the trade; the same join is in the wall of {body}',
        'v=1',
      ],
      [
        'Perception',
        'watching {K} before the evening',
        '{K} rehearses, moving the lips, before sitting down in the best seat',
        'v=2',
      ],
    ],
    later: [
      'On day {days} something said here in confidence turns up in a speech in {town2}, and three people stop coming here, and one stops coming home.',
      ['{B} finds out who has been speaking into the pipe, and sells that as well.', 'v=2'],
    ],
    ways: [
      'Whatever the party wants {town2} to believe, it can have believed there within two days, by way of {B}.',
      'A rag in the pipe ends it. The one who comes from {town2} to see what is wrong with the pipe is worth following.',
    ],
  },
  {
    id: 'short-weight',
    at: ['bridge', 'shop', 'market'],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: ['cheat', 'fraud', 'scales', 'weights'],
    absent: ['inspector', 'former {clerk}'],
    trace: [
      'What is bought here weighs less at home. People have got used to allowing for it.',
      'The weights are polished every day, with something that is not polish.',
      '{K} gives too much change to children and too little to everyone else.',
    ],
    truth: [
      '{B} files the weights at night, by order of {K}, who is being bled by {V}: the inspector has found out and takes half.',
      '{K} has given false weight for so long that the honest price would ruin half of {town}, who have grown used to the low one. {V} worked that out, and drinks.',
    ],
    finds: [
      [
        'Perception',
        'reading the newspaper as well as its creases',
        'grey dust of metal lies in the crease of a newspaper that is not read here',
      ],
      [
        'Investigation',
        'turning the weights upside down',
        'the great weight has a plug of cork in its foot',
      ],
      [
        'Insight',
        'noting who is never given a bill',
        '{V} eats here free of charge, at the table with its back to the scales',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'getting a look below the ledger',
        'two sets of books agree with each other and with nothing else',
      ],
      [
        'Persuasion',
        'queueing with the poor',
        'people from the poor streets are given the true weights, from under the counter',
        'v=2',
      ],
    ],
    later: [
      'When {body} weighs everything before {deadline}, the scales of {K} are seized, and with them the winter stock of four hundred people.',
      ['{V} asks for more. {K} has begun to look at {V} as one looks at a weight.', 'v=1'],
    ],
    ways: [
      'There is a true set, wrapped in oilcloth, and {K} knows where. It has been waiting for a good reason.',
      '{B} can be got to talk by anyone who carries something heavy for {B.them}.',
    ],
  },
  {
    id: 'something-below',
    at: ['works', 'inn', 'shop', 'bath-house', 'watch-house', 'manor'],
    tones: ['horror', 'heroic', 'grim'],
    words: ['monster', 'creature', 'beast', 'below', 'well', 'cellar', 'cave', 'dungeon'],
    absent: ['night watch', 'apprentice', 'missing {worker}'],
    trace: [
      'Every drain here has a stone on it, and the stones are heavier than the drains ask for.',
      'Cats come as far as the threshold and sit down in a row.',
      '{B} throws the scraps behind the building, further than is natural.',
    ],
    truth: [
      'Something came up through the drain {years} months ago, the length of a finger, and {K} kept it in a jar for luck. It is as long as a boat now, it knows the voice of {K}, and it has had {V}.',
      'Something lives below the floor of {K}, and does not eat people, but imitates them. {V} has been down there for {days} days, unhurt, teaching it to speak, too frightened to stop.',
    ],
    finds: [
      [
        'Perception',
        'looking at the edges of the stone',
        "the stone on the largest drain has been lifted from below, and put back a hand's breadth to one side",
      ],
      ['Perception', 'looking up', 'the ceiling is marked with {residue}'],
      [
        'Investigation',
        'opening what is shut',
        'a boot of {V} stands in the cupboard, dry, with a wet one beside it',
      ],
      [
        'Stealth',
        'staying on after the lights are out',
        '{K} hums at the drain before locking up, and waits for something',
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
      'It outgrows the drain on day {days}, and from then on it is seen in the streets of {town}, first by dogs.',
      ['It has learned the voice of {B} and uses it at the back door, asking to be let in.', 'v=2'],
    ],
    ways: [
      'It comes to {K}, and goes where {K} goes; the water gate is four streets away.',
      [
        'It gives {V} back in exchange for another teacher, and is not particular about the subject.',
        'v=2',
      ],
      'Salt, light and a bell hold it off for as long as each of them lasts; {B} has tried all three.',
    ],
  },
  {
    id: 'forged-saint',
    at: ['shrine'],
    tones: ['intrigue', 'heroic', 'whimsical', 'grim'],
    words: ['relic', 'saint', 'shrine', 'temple', 'miracle', 'pilgrim', 'church'],
    absent: ['bone dealer', 'pious visitor'],
    trace: [
      'Strangers come in, touch one particular spot, pay and go out relieved.',
      'There is a box for thanks, and {B} empties it before anyone else is up.',
      '{K} is thanked for something in the street, every day, and looks at the ground.',
    ],
    truth: [
      'The miracle that draws the visitors was done by {V} with lamp oil and a thread, for a bet. {K} could not bring {K.themself} to say so, and the {boss} has built a road on it.',
      'Those from {town} who touched a certain spot here were healed of small things. The miracle was real, and stopped before {B} came. {B} has been doing it since with a mirror, so that nobody should notice until it comes back.',
    ],
    finds: [
      [
        'Sleight of Hand',
        'running a finger along the beam',
        'a thread, as fine as hair, runs from the spot to a ring in the beam',
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
      'A commission of {body} arrives on day {days}, with lamps, a ladder and a doubter. {K} has no plan for that.',
      'A child from {town2} is brought who is really ill, and whose parents have sold the cart.',
    ],
    ways: [
      'The money has built a hospital in {town}. The hospital is real. That has to be weighed with the rest.',
      ['Once, while {B} is confessing it to the party, it works again, without the mirror.', 'v=2'],
      "The pilgrims' house of {town} would hide a party for a month: they come, they go, no one counts.",
    ],
  },
  {
    id: 'hostage',
    at: ['bridge', 'inn', 'manor', 'shop'],
    tones: ['grim', 'intrigue', 'heroic', 'horror'],
    words: ['kidnap', 'hostage', 'prisoner', 'captive', 'gang'],
    absent: ['{second}', 'heir', 'witness'],
    trace: [
      'One shutter on the upper floor opens at noon, for as long as it takes to count to ten.',
      '{K} laughs at everything {B} says, a moment too soon.',
      'A tray goes up the stair and comes down empty, while {K} and {B} sit in plain view below.',
    ],
    truth: [
      '{B} is not a guest here. {B.they} has {V} upstairs, and {K} does as {K.they} is bid: letters are opened, a cart is lent, and on a certain night a gate will be left on the latch.',
      '{V} lives on the upper floor of {V.their} own free will, hiding from {body}; and {B}, who is paid to find {V.them}, has taken a room on the floor below and is in no hurry.',
    ],
    finds: [
      [
        'Perception',
        'counting along at noon, three days running',
        'the count to ten at the shutter is a signal: it is slower on days when there is danger',
      ],
      [
        'Investigation',
        'looking at the tray before it is cleared',
        'the tray comes down with a message in the crumbs, laid out by someone who was taught to set type',
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
        '{B} has a warrant, dated, signed and unused, in the left boot',
        'v=2',
      ],
      [
        'Stealth',
        'getting as far as the top of the stair',
        'a rope as long as the wall is high has been knotted out of sheets, from the inside of the room',
      ],
    ],
    later: [
      [
        'On day {days} {K} leaves the gate on the latch, and what comes in by it was not asked about either.',
        'v=1',
      ],
      ['A second searcher arrives from {town2}, who does not like waiting.', 'v=2'],
      'One noon the shutter stays shut, and {K} stops laughing.',
    ],
    ways: [
      [
        '{B} works for pay, and has not been paid in full. It is the first thing {B.they} would say to someone who asked.',
        '',
      ],
      'The roof next door is a step away from {V}, for those who do not mind what is under the step.',
    ],
  },
  {
    id: 'plague-door',
    at: ['inn', 'bath-house', 'manor', 'watch-house'],
    tones: ['grim', 'horror', 'heroic'],
    words: ['plague', 'disease', 'sickness', 'poison', 'fever', 'healer', 'hospital'],
    absent: ['doctor', 'travelling {worker}'],
    trace: [
      'There is vinegar on the sill and a bowl of it for coins, and {K} says that it is because of the flies.',
      'One bed, one cup and one door have a ribbon tied to them.',
      'Those who work here no longer shake hands, and have made a joke of it.',
    ],
    truth: [
      '{V} brought a sickness here {days} days ago and lies in the back room. {K} has told no one, because {deadline} would be forbidden, and {num} families live from it.',
      '{num.s} people have fallen ill here. It is no sickness but a poison, in the flour from {town2}. {B} knows, because {B.they} mixed it by mistake, and lets it pass for a fever, which has no author.',
    ],
    finds: [
      [
        'Investigation',
        'checking what was sold against what was carted',
        'the beds have been burned and listed as sold',
      ],
      [
        'Medicine',
        'asking the sick what they did that day',
        'those who fall ill have one thing in common: they have all eaten from a plate that {V} had used',
        'v=1',
      ],
      [
        'Medicine',
        'asking the sick what they did that day',
        'those who fall ill have one thing in common, and it is a meal and not a handshake',
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
        'reading what is in the apron',
        'a list in the apron of {K} has names with crosses after four of them',
      ],
    ],
    later: [
      'The first case in the next street of {town} is a baker.',
      'When it is found out, {town} burns the place, and does not look very long whether it is empty.',
    ],
    ways: [
      ['{V} is getting better, and so is proof that it can be lived through.', 'v=1'],
      [
        "The remedy is common salt, milk and a day's rest: it needs only someone, {B} for instance, to say aloud what it was.",
        'v=2',
      ],
      '{K} would shut at once if anyone guaranteed the wages until {deadline}.',
    ],
  },
  {
    id: 'rival-ghosts',
    at: ['inn', 'shop'],
    tones: ['whimsical', 'heroic'],
    words: ['ghosts', 'haunted', 'spirit', 'funny', 'comedy'],
    absent: ['late {boss}', 'late cook'],
    trace: [
      'Chairs move a little whenever the talk turns to cooking.',
      'On the board, under the prices, somebody answers the prices in chalk.',
      '{K} says "excuse me" to the corner, and then to you.',
    ],
    truth: [
      'Two dead owners haunt the place of {K} at the same time and cannot agree. {V} wants it as it was; the other one wants curtains. {K} has been carrying messages for {years} months.',
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
        'the cold spot moves along the wall, away from anyone who praises the food',
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
      'By {deadline} the quarrel has moved into the window, and is reviewed in {town2}.',
      'An exorcist comes from {town2}, does it badly, and now there are three.',
    ],
    ways: [
      'Both sides will accept a judge, if the judge eats here, and {K} will pay.',
      ['{B} would come down for the old rent and an apology.', 'v=2'],
      'The dead of {town} know all that has ever been said in it, and can be asked, by anyone who brings curtain samples.',
    ],
  },
  {
    id: 'enchanted-thing',
    at: ['bridge', 'shop', 'inn', 'ship'],
    tones: ['whimsical', 'heroic'],
    words: ['magic', 'enchanted', 'mirror', 'cursed', 'wizard', 'artifact', 'item'],
    absent: ['absent-minded wizard', 'unlucky {buyer}'],
    trace: [
      'One thing on the shelf has no price, and {K} dusts around it.',
      'Whatever is put down on the left of one particular shelf is found on the right of it.',
      '{B} asks everyone the time and writes down the answers.',
    ],
    truth: [
      '{V} left {tool} here, as a pledge. It grants the holder one wish a day, of the size of a sneeze, and {K} has become rich and very tired.',
      'What {V} left on the shelf, {tool}, makes people tell the truth when it is touched, and {B} touched it, by accident, in front of {K}, and they have not spoken since.',
    ],
    finds: [
      [
        'Investigation',
        'reading the ticket',
        'the ticket of the pledge ran out long ago, and the thing could be sold',
      ],
      [
        'Perception',
        'blowing along the shelf',
        'dust does not settle on it, or on those who have held it',
      ],
      [
        'Sleight of Hand',
        'turning a page of the notebook',
        'the wishes of {K} are in a notebook: 41 of them are "no rain"',
        'v=1',
      ],
      [
        'Persuasion',
        'asking what became of former customers',
        'everyone who has touched it has left {town}, moved house or married',
        'v=2',
      ],
      [
        'Perception',
        'keeping an eye on the window',
        '{V} comes by at night, looks through the window, and has not the courage to ask for it back',
      ],
    ],
    later: [
      'On day {days} somebody from {town2} buys it for the metal.',
      ['It has begun to grant wishes that were not made aloud, and {B} has noticed.', 'v=1'],
      [
        '{body} hears of it from {B} and wants to have it in the council room, and half of {body} wants nothing less.',
        'v=2',
      ],
    ],
    ways: [
      '{K} would give it away to anyone who promises to be bored by it.',
      '{V} made it, and could unmake it, and needs to be asked in a way that does not sound like a reproach.',
    ],
  },
  {
    id: 'cannot-close',
    at: ['inn', 'bath-house'],
    tones: ['whimsical', 'intrigue', 'horror'],
    words: ['party', 'guests', 'feast', 'fey'],
    absent: ['first guest', 'absent {boss}'],
    trace: [
      'It is never shut. No one remembers having seen the shutters down.',
      'There is a guest book that begins in the middle of a name.',
      '{K} yawns like a person who does not expect it to help.',
    ],
    truth: [
      '{K} promised {V} to keep open "until I am back", hand on heart, to a being that takes words as they are. It was {years} years ago, and {K} has not slept, or aged.',
      'By its old licence the place belongs to whoever closes it, and in {town} it has never been closed. {B} has been waiting for {K} to fall asleep since the autumn.',
    ],
    finds: [
      [
        'Investigation',
        'looking at the lock',
        'the lock has rusted open, and the key hangs next to it, as new',
      ],
      [
        'Perception',
        'noticing how {K} walks',
        'the first page of the guest book has been cut out, and {K} wears it in the shoe',
      ],
      [
        'History',
        'dating the frame of the portrait',
        'the portrait over the stair shows {K}, and is older than the frame',
        'v=1',
      ],
      [
        'Persuasion',
        'talking to a joiner in {town2}',
        '{B} has ordered shutters, by measure, from a joiner in {town2}',
        'v=2',
      ],
      [
        'Insight',
        'watching faces at the door',
        'people who come in angry go out fed, and do not know what they came for',
      ],
    ],
    later: [
      ['{V} does come back, on day {days}, and asks for the bill.', 'v=1'],
      ['{K} falls asleep, at last, standing, and {B} has a hammer ready.', 'v=2'],
      'A thing that cannot close cannot be searched by {body} either, and certain people in {town2} have found that out.',
    ],
    ways: [
      ['{V} is back when someone called {V} comes in. Names can be given.', 'v=1'],
      ['The licence says "closes", and not "opens again". {K} would see the point of that.', 'v=2'],
      'With {K} there is always a bed, and never any question about the bandage.',
    ],
  },
  {
    id: 'empty-chair',
    at: ['inn'],
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['murder', 'missing', 'disappeared', 'crime', 'body'],
    absent: ['{worker}', '{clerk}', 'daily visitor'],
    trace: [
      'A cup stands on its hook with a ribbon, and no one has taken it down.',
      'The floor has been scrubbed in one place until it is paler than the rest.',
      'One chair is left free, and in {town} they say that whoever sat there went to {town2} without a goodbye.',
      '{B} answers when {K} is asked.',
    ],
    truth: [
      '{V} fell here, in a quarrel about nothing, and hit the edge of the table. {K} and {B} carried {V.them} out by the back and said that {V.they} had gone to {town2}. It was an accident, and it is the carrying that would hang {K} and {B}.',
      "{V} is alive, in {town2}, under another name. {K} and {B} helped, and scrubbed the floor so that people would think of a death; it was {V}'s own idea.",
    ],
    finds: [
      [
        'Investigation',
        'measuring the pale place',
        'the pale place on the floor is larger than a fall would need',
      ],
      [
        'Insight',
        'asking {B} to tell it again, backwards',
        '{B} describes the evening and puts {V} in two chairs',
      ],
      [
        'Perception',
        'running a hand along the table',
        'the edge of the table has been planed, and the shavings kept',
        'v=1',
      ],
      [
        'Medicine',
        'testing what is in the cracks',
        'there is goose blood in the crack between the boards',
        'v=2 #blood',
      ],
      [
        'Investigation',
        'comparing the letter with an old receipt',
        'a letter from {V} has arrived, in a hand that tries to be that of {V}',
      ],
    ],
    later: [
      'A relative of {V} arrives on day {days}, orders nothing, and sits down in that chair.',
      'Somebody else is arrested for it in {town}, a person without friends.',
    ],
    ways: [
      [
        '{K} would confess if {B} could be kept out of it, and the other way about; nobody has asked them apart.',
        'v=1',
      ],
      ['{V} can be found by a letter that praises the new name.', 'v=2'],
      '{K} and {B} will do a great deal for people who could have asked about the floor, and did not.',
    ],
  },
  {
    id: 'last-honest',
    at: ['watch-house', 'office'],
    tones: ['intrigue', 'grim', 'whimsical', 'heroic'],
    words: ['bribe', 'corruption', 'corrupt', 'law', 'guard', 'office', 'court'],
    absent: ['honest predecessor', 'auditor'],
    trace: [
      'There are two queues, and the shorter one is invisible until one knows where to stand.',
      '{K} returns every coin that is too much, and {B} picks it up again outside.',
      'A tariff for favours hangs on the wall, behind the door, in a very good hand.',
    ],
    truth: [
      'All of it is for sale, and the prices were fixed by {V}, who wanted the poor to be able to afford them. {B} has taken the business over and doubled everything.',
      '{K} takes bribes from all sides and does afterwards what {K.they} would have done anyway. {V} knew, and called it a tax on villains.',
    ],
    finds: [
      [
        'Perception',
        'holding the tariff to the light',
        'the tariff has an older tariff beneath it, at half the price',
      ],
      [
        'Investigation',
        'taking a file at random',
        'every third file is empty, and has been paid for by the page',
      ],
      [
        'History',
        'finding the last page that {V} wrote',
        '{V} left because of a number: 14, underlined, on the last page',
        'v=1',
      ],
      [
        'Stealth',
        'opening the drawer that is never locked',
        'the bribes are all there, in a drawer, each with its name and the word "refused"',
        'v=2',
      ],
      [
        'Persuasion',
        'asking around about an appeal',
        '{B} has a brother in each of the offices to which one can appeal',
      ],
    ],
    later: [
      '{body} sends {K} an auditor on day {days}, and it is the wrong one.',
      'Somebody who could not pay does something in the square that {town} will be known for.',
    ],
    ways: [
      'For the right sum anything can be had from {B}, including the list of what others have had.',
      ['{K} would like to be caught, by the right people, with the drawer.', 'v=2'],
      ['{V} still has the key of the archive, and still gets up at six.', 'v=1'],
    ],
  },
  {
    id: 'dream-debt',
    at: ['inn', 'manor', 'ship'],
    tones: ['horror'],
    words: ['dream', 'dreams', 'nightmare', 'sleep', 'eldritch', 'madness'],
    absent: ['first sleeper', 'late {worker}'],
    trace: [
      'People come out of here rested, and with a word on the lips that they do not know.',
      'On a nail beside the door hang forty keys that fit nothing in {town}.',
      '{K} says goodnight to guests by name before they have given it.',
    ],
    truth: [
      'Whoever from {town} sleeps here dreams of a house with forty rooms and furnishes one of them. {V} has finished one, and lives in it. {K} collects the keys.',
      'It is the place itself that sleeps, and people are what it dreams of, and {V} is a person it has woken from. {K} sings to it, and {B} has noticed that the song has few verses left.',
    ],
    finds: [
      [
        'Persuasion',
        'talking to guests at breakfast',
        'two guests who have never met describe the same wallpaper',
      ],
      [
        'Investigation',
        'pacing out the rooms',
        'the floor plan has one room more on the inside than on the outside',
      ],
      [
        'Arcana',
        'holding the keys one by one',
        'a key on the nail is warm, and has the initial of {V}',
        'v=1',
      ],
      [
        'Perception',
        'looking for {B} in the drawings',
        '{B} does not appear in any drawing of the place, and remembers sitting for it',
        'v=2',
      ],
      [
        'History',
        'asking a traveller about the word',
        'the word is a street name, in a town that is not there yet',
      ],
    ],
    later: [
      [
        'On day {days} the fortieth room is taken, and the house has a street number in {town}.',
        'v=1',
      ],
      [
        "On day {days} it turns over in its sleep, and {num} people in {town} are no longer anybody's neighbours.",
        'v=2',
      ],
    ],
    ways: [
      [
        'A room can be given notice, in writing, by the one who furnished it; {V} has to be found there and asked.',
        'v=1',
      ],
      [
        'Any new song will do in place of that of {K}, as long as it is sung by someone who does not wish to stop.',
        'v=2',
      ],
      'In the dream all doors of {town} are open. Two thieves know that already.',
    ],
  },
  {
    id: 'quarrelling-signs',
    at: ['works', 'inn', 'shop', 'bath-house', 'shrine'],
    tones: ['whimsical'],
    words: ['rivals', 'rivalry', 'feud', 'competition', 'pie', 'baking'],
    absent: ['godparent', 'retired {trade}'],
    trace: [
      'Each remark here is followed by "as some people would say", with a look at the wall.',
      'On one side of the room the flowers are watered, on the other they are admired.',
      'Everything is written up twice, the second time with a correction.',
    ],
    truth: [
      '{K} and {B} have run the place together for {years} years without speaking, over a recipe that {V} left to "my favourite". {V} is alive, and finds it the best joke of a long life.',
      '{K} and {B} are in love and have been writing each other unsigned letters, by way of {V}, who is running out of paper and of patience.',
    ],
    finds: [
      [
        'Insight',
        'asking each of them about the locket round the neck',
        'the two halves of a recipe are kept in two lockets, and neither half is of any use',
        'v=1',
      ],
      [
        'Investigation',
        'looking at who reads what',
        '{V} subscribes to the local paper under four names',
        'v=1',
      ],
      [
        'Investigation',
        'reading two of the letters',
        'the letters are in the hand of a third person, who cannot spell "yours"',
        'v=2',
      ],
      ['Perception', 'listening through the wall', '{B} hums what {K} whistles, a third lower'],
      [
        'Investigation',
        'adding up both accounts',
        "the accounts of both sides have the same mistake, in the other's favour",
      ],
    ],
    later: [
      'By {deadline} {K} and {B} have two doors, two queues and one cat, which has to be shared.',
      'Someone from {town2} offers to buy one half, and {K} and {B} each defend the other.',
    ],
    ways: [
      'A meal for {K}, {B} and {V} would do it, with a fourth place laid, and nobody has dared to cook it.',
      '{V} would tell everything for an afternoon of being listened to.',
      '{K} will do the party any favour that {B} has refused, and the other way about.',
    ],
  },
];

import { everyTone } from '../../tones.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { rescueFrame } from '../rescue-frame.ts';
import { speaking } from '../noun-kinds.ts';

/** B is held by those whom the idea names, in a basket over a drop. A leads them, and wants something from the town. */
export const rescueOne: MatterKernel = {
  id: 'rescue-one',
  sort: 'crime',
  of: speaking,
  states: ['gone'],
  needs: 'captor',
  tells: [
    { tasks: 'rescue save free liberate recover retrieve find return help' },
    {
      says: 'kidnap abduct capture take steal hold imprison snatch seize trap keep carry drag rescue free save lock cage enslave',
    },
  ],
  leadsCaptors: true,
  scale: {
    deadline: everyScale(['the new moon', 'the full moon', 'the first frost', 'the spring tide']),
  },
  frame: rescueFrame,
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    S: [
      ['groom', 'muleteer', 'pedlar', 'charcoal burner'],
      ['escort rider', 'coach driver', 'courier'],
      ['captain of the escort', 'royal courier', 'master of the post riders'],
    ],
    T: [
      ['beekeeper', 'goatherd', 'ferry keeper', 'herb gatherer'],
      ['keeper of the last inn', 'forest warden', 'customs officer'],
      ['warden of the border', 'keeper of the beacon', 'commander of a border post'],
    ],
    H: [
      ['hide dealer', 'carter', 'scrap dealer'],
      ['salt trader', 'army contractor', 'horse trader'],
      ['purveyor to the court', 'arms dealer', 'master of the salt caravans'],
    ],
  },
  sites: [
    [
      'the ford where it happened',
      'the hollow way where it happened',
      'the landing where it happened',
      'the bend of the road where it happened',
    ],
    ['the bartering stone', 'the roofless chapel at the edge of the wild', 'the dead customs post'],
    ['the yard of {H.full}', 'the storehouse of {H.full}'],
  ],
  lair: {
    names: [
      'the quarry behind the waterfall',
      'the sunken monastery',
      'the broken aqueduct',
      'the roofless fortress',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'It was {few} days ago, at the edge of the wild. {S.full}, the {S.role}, was beside {B} and came back barefoot and alone, with a message: {captor} want{captor.v} {stake} of {town}, for ever, or {town} will not see {B.name} again.',
      'tier=1',
    ],
    [
      'Since then {few} nights have passed. {captor} ask{captor.v} for {stake} of {town}, not for a year but for ever; {S.full}, the {S.role}, who was with {B}, was sent home barefoot to say so. Nobody else has seen {B.name} since.',
      'tier=1',
    ],
    [
      '{captor} ask{captor.v} for {stake}, for ever, and {council} cannot give that away for one life, nor say so aloud. {S.full}, the {S.role}, the only one of the escort of {B} who came back, has told it in every square.',
      'tier>=2',
    ],
    [
      '{S.full}, the {S.role}, brought the demand of {captor}, barefoot, through the rain: {stake}, for ever, or {B} is gone for good. If {council} pays, it will have to pay for everyone who is ever carried off from {townsort}; two companies that went to {lair} did not come back.',
      'tier=2',
    ],
    [
      'The demand came with {S.full}, the {S.role}, who walked barefoot out of the wild: {stake}, for ever. A crown that pays {captor} for {B} will be asked again by everyone who has a knife, and a crown that does not pay will be asked why; five ambassadors listen.',
      'tier=3',
    ],
  ],
  start: [
    [
      'On the well in the square stands a crate that was not there last night. {T.full}, the {T.role}, lifts the lid. In it lies a [coat|cloak], folded like in a shop: that of {B.full}. On the coat lies a cord with [brown|grey|red] knots, {days} of them. "They do not write," says {T.name}, and counts with the thumb. "They knot. One for each day. And look, the last one is double."',
      '@cord',
    ],
    [
      'Somebody walks up the road in the middle of the day, barefoot, with the end of a rope still around one wrist. It is {S.full}, the {S.role}. "I am to say it in front of everyone," says {S.name}, and says it: what {captor} want{captor.v}, and until when. Then, lower, to you, because you are the only ones who do not shout: "{B.name} said that I should run. I did not want to. I was told to tell you how many there are, and I have forgotten the number."',
      '@rope',
    ],
    [
      'From the hill comes a sound like a door: {few} arrows stand in the town gate, close together, and from each hangs a knotted cord and a button. {S.full}, the {S.role}, pulls one out. "The buttons are from the coat of {B.full}," says {S.name}. "There were {few} of them. I did them up for {B.them}, that morning."',
      '@arrows',
    ],
  ],
  ask: [
    '"Bring {B} home," says {G}. "Alive, and with both hands. How you do it is your affair: {captor} may be beaten, cheated or talked round. Only {stake} I cannot give you, it is not mine."',
    '{G} wants {B} back from {captor} before {deadline}. "{S} has seen {A}, who speaks for {captor}. {T} knows the wild. Ask them kindly; everyone else has shouted at them."',
    '"I have read what others tried," says {G}. "They went in by the front, in daylight, with drums. Go and get {B} out of there before {deadline}, and if you can do it without a funeral, I will be glad."',
  ],
  rumours: [
    '{S} ran before the first blow fell« and has invented the rest».',
    'At night {captor} let{captor.v} {B} down on a rope and pull{captor.v} {B.them} up again in the morning.',
    '{captor} {captor.has} no leader who can count« beyond a hundred». [It is false, and dangerous to believe.|Whoever met {A} says otherwise.]',
    'Somebody in {town} sells to {captor}: they have new rope, from the town rope walk.',
    '{B} has been seen at {lair}, eating at one table with {captor}« and laughing».',
    '{T} sees more smoke over the wild than {T.they} talks about.',
  ],
  run: [
    [
      'The cord is a letter for those who can read knots: the double one at the end says "over the edge" in the count of {captor} (DC 13 History; {S} knows two of the signs).',
      'start=cord|arrows',
    ],
    [
      'The rope on the wrist of {S} is new and tarred: {town} makes it, and one customer has bought forty fathoms of it, {H} (DC 12 Investigation).',
      'start=rope',
    ],
    '{S} says little in public. Alone with one of the party and something to eat, {S.they} remembers that {B} asked {A} for the life of {S.name} and gave a promise for it, too low to be heard.',
    '{G} offers a map on which {lair} is drawn in the wrong valley. {T} looks at it too long (DC 11 Insight).',
  ],
  gist: [
    '{fact}, and nothing about it is a trick: {A}, who leads {band}, wants {stake} for {B}, and has a second bidder if {town} does not pay, {buyer} {quill}. {B} hangs at {lair} in the basket of an old hoist. {H} sells {band} rope, news and the habits of travellers.',
    'What is told is true: {fact}. {A} leads {band} and keeps {B} in a basket over the drop at {lair}. If {stake} is not theirs by {deadline}, {buyer} {quill} gets {B}. The one who told them when {B} would be on the road is {H}.',
  ],
  truth: [
    [
      [
        '{A} teaches {band} that whatever {town} holds dearest belongs to the one they believe in, and that it need not be killed for that: it has only to be let go, by all, aloud, for ever. That is why they ask for {stake}. For the exchange {A} needed somebody whom {town} will not do without. {H}, who has sold {band} rope and candles for as long as they have met, was asked whom {town} would miss most, took it for small talk, and said: {B}.',
        'cult=yes',
      ],
      [
        'For {years} winters {band} have lived on what others left. This year {A} wanted something that comes back every year: {stake}. For that one needs somebody whom {town} will not do without. {H}, who has brought {band} rope and salt for as long as anyone remembers, was asked whom {town} would miss most, took it for a joke, and said: {B}.',
        'cult=no',
      ],
      [
        '{A} has seen {few} leaders of {band} before, and each lost everything within a year because plunder is eaten up. {A} wants income: {stake}. Over a cask of salt {H} told {A} who in {town} is loved most, when {B.they} travels and with whom; {H} was paid in furs, and did not ask what for.',
        'cult=no',
      ],
    ],
    [
      "At {p1} they drew a rope across the way, took nobody's purse, and wanted {B} only. {S} would have been left in the water. {B} gave {A} a word for it: no attempt to flee, as long as {S} comes home alive. {A} believes in words and sent {S} off with the demand.",
      'It was over in the time of one breath, at {p1}: a rope, a sack, a whistle. {S} fought, was beaten, and would have been finished off, if {B} had not sworn to {A} to stay where {B.they} was put. {A}, who has often been lied to, was so surprised that {S} was let go.',
    ],
    [
      'Now {B} sits in the basket of the hoist at {lair}, ten paces out over the drop, and is pulled in for meals. {A} knots the days into a cord. The slave trader {quill} has offered more than {stake} brings in a year and comes at {deadline}; nobody whom {quill} bought has ever been seen again, and even {band} do not like to say the name.',
      'By day {B} is of use at the fires, at night the basket hangs out over the drop: no chain is needed. {A} would rather have {stake} than coins; but at {deadline} comes {buyer} {quill}, who pays for {B} at once, and {band} have debts. From there on no one can follow.',
    ],
  ],
  turn: [
    '{B} does not want to come. Not yet: {B} gave {A} a word for the life of {S}, and thinks that {S} will pay for it. If the party brings {S} along, or something that only {S} could have sent, {B.they} climbs over the edge at once. If {A} is told that {S} is safe and the word is therefore spent (DC 14 Persuasion), even {A} sees the point.',
    'There is a second basket. In it sits {wren}, who was taken {weeks} weeks ago and for whom nobody has paid, because {captor} asked the wrong town. {B} has shared every meal with {wren} and does not leave without {wren}. The hoist takes three at once and creaks with four.',
    '{quill} does not come alone and does not mean to pay: the men of {quill} are to take {B} and {A} as well. {H} knows it since yesterday. Told with one proof (the price that {quill} has already fetched for {A}, in the books at {p3}), {A} has a reason to want the party alive.',
  ],
  people: {
    G: [
      '{G} wants {B} back and has slept badly since the demand came. {G} has {coins} gp and no soldiers who would go.',
      '{G} wants {B} home before {deadline}, and promises nothing that {council} would have to keep.',
    ],
    A: [
      '{A} wants {stake}, and a winter in which nobody of {band} has to hide. {A.name} keeps each promise to the letter, knots it into a cord, and cannot bear to be in debt to anyone.',
      [
        '{A} wants to be paid every year like any lord. {A.name} eats with those who are held, asks how things are done in towns, and lets nobody else touch the winch.',
        'cult=no',
      ],
      [
        '{A} believes every word that {A.they} says, which is what makes it hard. {A.name} eats with those who are held, asks what they believe in and listens to the answer, and lets nobody else touch the winch.',
        'cult=yes',
      ],
    ],
    B: [
      '{B} has counted everything that can be seen from the basket: {few} on watch, the dogs, the hour when they eat. {B.they} has given {A} a word, and means to keep it.',
      '{B} is thin, in good spirits and afraid of only one thing, the squeak of the winch at night. What {B.they} has learned about {A} is worth a sword.',
    ],
    S: [
      '{S} wants to go back. {S} knows the sound of the place (water, a winch, dogs) and the voice of {A}, and would carry the rope.',
      '{S} came back and wishes it were the other way round. {S} remembers {few} things about the way, with closed eyes, by counting steps.',
    ],
    T: [
      '{T} leaves goods at {p2} and finds {pelts} there in the morning. {T} saw the cart of {H} there in the same night, and is silent because of the {pelts}.',
      '{T} has an understanding with {band}: they leave {T.their} door alone, and {T} does not see them. {T} did see {H}, twice, and slept badly after it.',
    ],
    H: [
      '{H} wants to be paid and not to know. Since {H} has understood what the talk about {B} was for, {H.they} drinks; {H} would carry one more thing to {lair}, for the party, if that made it even.',
      '{H} supplies {band} with rope, salt and lamp oil, and told {A} when {B} travels. {H} is afraid of {quill}, who has asked about {H.them}, too.',
    ],
  },
  looks: [
    [
      'Two trees with bark rubbed off at the height of a knee, a shoe, and purses that nobody has picked up. The rain has washed out everything but one deep rut of [a sledge|a handcart].',
      'A rope as thick as an arm still lies across the way, cut clean. Of {few} saddles only one is missing, and nobody has touched the money bag under it.',
    ],
    [
      'A flat stone with hollows for hands, greasy from a hundred years of deals. Today lie on it: [a jar of honeycomb|a bundle of horn|a tied cloth], and a cord with {few} knots.',
      'Who leaves something here goes away without turning round. On the ground are the prints of [bare feet, far too large|boots with nails], and, beside them, of one good town shoe.',
    ],
    [
      'A yard full of coils of rope. Behind the barrels lies what {band} pay with, {pelts} in the main, and a winch with a broken tooth that waits for the smith.',
      'Everything in it is counted and written up except for one corner. In that corner stand sacks with a knot sign, new rope by the fathom, and a crate addressed to nobody.',
    ],
    [
      'Fires in the lee, sleeping places under blankets, and where the ground ends a beam with a winch. From the beam, ten paces out, hangs a basket, and in the basket sits {B}, with the back to the wind, counting.',
      'Below is mist and the sound of water. Over it hangs {B} in a basket of willow as large as a bed, and the winch stands beside the seat of {A}, who cracks nuts with the wedge and puts it back each time.',
    ],
  ],
  todo: [
    [
      'One of {band} sits in a tree since then, to see who comes looking, and is bored (DC 13 Stealth to come near; caught, this one talks for a hot meal).',
      'Wild dogs have found the place, too, and the party has to get past them (DC 13 Animal Handling, or something to eat).',
    ],
    [
      'Whoever stands here in the open gets no answer. Something has to be left on the stone that {band} can use (DC 12 Survival to know what), and then one waits in the bracken.',
      '{T} comes by, sees the party and wants to walk on. A question about the {pelts} (DC 13 Persuasion) costs {T.them} an hour of sleep and brings the rest.',
    ],
    [
      '{H} is at home and friendly, and the dog is not. One part of the party buys rope (DC 12 Deception), the other has as long as it takes to measure forty fathoms.',
      'The gate is locked at dusk and {H} drives off with a full cart. Then there is an hour for the lock (DC 13 Sleight of Hand) or for the cart.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what was not taken :: Purses and horses were left. They wanted {B} and had been told the hour.',
      "Nature :: reading the notches in the bark :: Three and one across: so {A} marks what is paid for. It stands here twice, and once under it a trader's sign, that of {H}.",
      'Survival :: following the rut :: It leads to {lair}, and it is deeper on the way there: they carried {B}.',
    ],
    [
      'History :: reading the cord on the stone :: It is an order. {band} want lamp oil, forty fathoms of rope, and something warm in the size of {B}.',
      'Insight :: asking {T} whose shoe that was :: {H} was here on the evening before, and talked for an hour with someone who cracked nuts. That was {A}.',
      'Nature :: scraping the mud off the {pelts} :: White mud and moss that grows only behind falling water or in deep shade: it comes from {lair}.',
    ],
    [
      'Investigation :: comparing what is bought and sold here :: {H} has sold more rope than {town} has wells, and got {pelts} for it, and for "a word about the road".',
      'Deception :: letting {H} think that the party comes from {quill} :: {H} goes grey and asks whether {A} has agreed to the price for {B}.',
      'Perception :: looking at the broken winch :: A plate is riveted on it with the name of the old works: it stood at {lair}, where {H} measured the beam.',
    ],
  ],
  lairUse: [
    'The winch: with the wedge out, the basket goes down thirty feet a round, and stops softly if somebody holds the crank (DC 13 Athletics). Down there is water, and a way out that nobody watches.',
    '{band} obey cords. Whoever has found out how {A} knots (two clues, DC 13 Sleight of Hand) can send an order: "bring {B} in", "all to the gate", "quiet".',
    'The beam is a foot wide. On it only one can come at a time (DC 12 Acrobatics to fight there), and {A} weighs twice what it was built for.',
    'A cask of lamp oil from {H} stands by the fires: rolled into them (one action), it does {sting} fire damage to all within ten feet, DC 13 Dexterity half, and lights the whole drop.',
  ],
  tactics: [
    '{A} stays at the winch and calls the others in front; in the second round {A} pulls out the wedge, and from then on the basket drops ten feet each round, unless somebody holds the crank',
    '{A} does not want {B} dead but kept: two of {band} wind the basket in while {A} holds the narrow place in front of the beam, and whoever falls there falls into water',
  ],
  parley: [
    '{A} cannot bear a debt. Who shows that {band} owe the party something (a captured watchman let go, a debt of {H} paid, the trick of {quill} betrayed) and asks for {B} in return, succeeds with DC 13 Persuasion. Who offers less than {stake} has to offer it for every year: [a tenth of the market|winter quarters|the old toll house] would do, if {G} swears to it.',
    "A cord against a cord: {A} plays for anything at a board with knots (three rounds, DC 13 Insight, Deception or History, the best of three). If {A} loses, {B} goes. If {A} wins, the party owes a winter's worth of flour, and {A} does send for it.",
  ],
  clock: [
    ['{H} carries news to {lair}: {town} has hired somebody. The watch gets a second dog.'],
    [
      'A second crate stands in {town}: the shoes of {B}, and a cord with fewer knots.',
      '{band} show themselves at the edge of the fields, unarmed, {few} of them, and wave. {council} talks of paying.',
    ],
    [
      'The basket is only pulled in once a day. {A} is seen on the ridge, looking out for {quill}.',
      "Riders of {quill} reach {lair} and look at {B}'s teeth. {A} asks for more.",
    ],
    ['At {deadline} {quill} pays and takes {B} along, over the pass, under a tarpaulin.'],
  ],
  after: [
    '{A} has money and wants {stake} all the same. The next crate in {town} has the coat of somebody else in it.',
    '{B} is asked for in three markets and found in none. {band} buy flour, and two winters later nobody in {town} goes out after dark.',
  ],
  endings: [
    {
      heading: '{B.name} comes home',
      text: [
        '{B} is in {town} before {deadline}, on {B.their} own feet, with {S} on one side. The wedge of the winch lies on the table of {G}. Without {B} {band} have nothing to sell, and {quill} rides home past {lair} without stopping. {H} has to say before {council} what "a word about the road" was.',
        'The gate is opened at night for {B}, which has never been done before. {band} have lost their pledge and {A} the belief in it; {lair} is empty by spring. {H} sells rope to honest people and looks at nobody.',
      ],
    },
    {
      heading: 'By agreement',
      text: [
        '{A} keeps the bargain to the letter, and {B} is handed over at {p2}, combed and fed. *The price:* {band} have a right in {town} from now on, with a knot under it, and come each year to claim it, by daylight, through the gate.',
      ],
    },
    {
      heading: 'With blood',
      text: [
        [
          '{B} is free, and {A} lies under the beam. *The price:* the others of {band} scatter, without anyone who keeps promises; {few} farms burn before winter, and {B} knew some of the dead by name.',
          'tone!=whimsical',
        ],
        [
          '{B} is free, and {band} sit in the brook with their ears ringing. *The price:* without {A} to hold them to anything they scatter, {few} to a valley, and steal every washing line between {town} and {town2}.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The basket at {lair} hangs empty. {quill} took {B} over the pass; the ruts of a heavy cart are a day old, and {captor} would, for a price, name the next halt: {town2}. In the willow is scratched how many guards there are, and an arrow.',
      ],
    },
  ],
  steps: [
    'Ask {S.full} what happened on the road, and hear {S.them} out.',
    'Look at {p1}.',
    'Find out where {captor} hide{captor.v} {B.full}.',
    'Bring {B.full} home before {deadline}.',
  ],
};

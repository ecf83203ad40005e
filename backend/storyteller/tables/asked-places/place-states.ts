import type { PlaceState } from './place-trait.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** In what state a place is, because an idea says so. */
export const placeStates: readonly PlaceState[] = [
  {
    id: 'ruined',
    words: list(
      'ruined ruin ruins fallen collapsed crumbling crumbled shattered destroyed wrecked decayed decaying dilapidated ' +
        'toppled demolished broken smashed ravaged razed sacked',
    ),
    empty: {
      keeper: ['goatherd', 'finder of old stones', 'royal warden of old walls'],
      done: [
        'Stone is fetched here for the walls of {town}«, one cart a week, and nobody has been asked».',
        '{K} shows visitors round for two silver pieces, «by daylight, »and never the same way twice.',
        'Those who have nowhere to go in {town} sleep here, and are gone when the first cart comes.',
        'Goats are driven in here at night, and in the morning {K} counts more than the goats.',
      ],
    },
    look: [
      [
        'walls that stand to the height of a rider, and one that stands to the roof',
        'make=building',
      ],
      ['a stair that goes up to a floor which is not there any more', 'make=building'],
      ['a birch as thick as an arm, in the middle of the largest room', 'make=building|settlement'],
      ['a fireplace high up in a wall, with no floor before it', 'make=building'],
      ['beams that lie crosswise, with a path worn below them', 'make=building|settlement'],
      ['streets that one knows by the doorsteps on both sides', 'make=settlement'],
      ['house after house without a roof, and one with a new one', 'make=settlement'],
      ['a heap of stones as high as a house, with steps trodden into it', 'make!=vessel'],
      ['ribs of black timber, and sky between them', 'make=vessel'],
      ['a mast that lies across everything else, and is used as a bench', 'make=vessel'],
      ['a gap in the middle that two planks have been laid across', 'make=bridge|below'],
      ['props that have broken like straws, and new ones beside them', 'make=below'],
      ['broken pieces of worked stone, each with half of a letter', 'make=open|bridge'],
    ],
    known: [
      'Nobody has mended anything here for {years} years, and «in {town} »people still say which winter took which part.',
      'What has fallen here fell {years} years ago, in one night. {town} tells it in two ways, and {K} listens to both.',
      'It has been in ruins for as long as anyone in {town} can remember, and people come« from {town2}» to see if the rest still stands.',
    ],
    senses: [
      'A stone rolls somewhere, «and then another, »although nobody has moved; it smells of nettles and of wet lime.',
      'Jackdaws fly up, and the wind whistles on one note«, the same one that is heard in {town}»; it smells of moss and of the cold ash of {few} fires.',
    ],
    feature: [
      'The highest wall comes down with a good pull«, to one side only».',
      'Fallen stones make cover for twelve people« and a ladder for one».',
      'Below the rubble there is a hollow in which one can stand«, and it has a second way out».',
      'The floor carries one person at a time, except along the walls.',
    ],
    checks: [
      ['Investigation', 'telling old breaks from new ones'],
      ['Athletics', 'climbing what is left of it'],
      ['Survival', 'finding out who has camped here, and how often'],
    ],
  },
  {
    id: 'abandoned',
    words: list(
      'abandoned deserted forsaken derelict disused empty emptied forgotten lost overgrown vacant uninhabited evacuated ' +
        'neglected ghost desolate left',
    ),
    empty: {
      keeper: [
        'self-appointed caretaker',
        'receiver of the estate',
        'royal custodian of empty houses',
      ],
      done: [
        'Nothing has been sold or made here for {years} years, and {K} still opens up every morning.',
        '{K} lets people in for a silver piece«, and searches their pockets when they leave».',
        'Those who were at home here come back «from {town2} »once a year, look at it from outside and go.',
        'Young people of {town} dare each other to stay until midnight«, and {K} sells them the candle».',
      ],
    },
    look: [
      [
        'tables laid for a meal, with a finger of dust on every plate',
        'make=building|settlement|vessel',
      ],
      ['coats on their hooks, which fall apart when touched', 'make=building|settlement|vessel'],
      ['one clean windowpane in a row of blind ones', 'make=building|settlement'],
      ['a lamp without dust among others that are grey', 'make=building|vessel|below'],
      ['doors that stand open along the whole street, and one that is barred', 'make=settlement'],
      ['a cart that was loaded, and never driven off', 'make=settlement|bridge|open'],
      ['tools laid down side by side, as if for an hour', 'make=below|open|bridge'],
      ['a path that grass has closed, and footprints in the grass', 'make=open|bridge|below'],
    ],
    known: [
      'Everyone left here on one day, {years} years ago, and «in {town} »no two people give the same reason.',
      'It has stood empty for {years} years. Whoever passes «from {town} »walks faster, and has never asked why.',
      'There was a great deal of coming and going here once, and {town} lived from it; then it was abandoned within a week.',
    ],
    senses: [
      'Shutters knock, «and stop when one listens, »and {town} is not heard at all; it smells of dust and mice.',
      'Each step is answered by another one« a little later, as children in {town} tell»; it smells of cold chimneys.',
    ],
    feature: [
      'Dust lies so thick that everyone who walks here can be followed«, except along one wall».',
      'Anything that is leaned on gives way« within three breaths».',
      'The bell still hangs, and is heard in {town}« by those who know what it means».',
      'Whoever stands at the topmost opening sees all ways that lead here.',
    ],
    checks: [
      ['Survival', 'reading the tracks in the dust'],
      ['Investigation', 'finding out what the last people took with them'],
      ['Perception', 'noticing what has been used this week'],
    ],
  },
  {
    id: 'burnt',
    words: list('burnt burned charred scorched gutted blackened ashes'),
    empty: {
      keeper: ['charcoal gatherer', 'assessor of the fire office', 'royal inquirer into fires'],
      done: [
        '{K} sieves the ashes here, «by the yard, »and sells nails, glass and melted spoons in {town}.',
        'People «from {town} »come to look for what they had in here, and pay {K} a silver piece for each hour.',
        'An inquiry sits here on market days«, on three planks,» and hears whoever saw the fire.',
      ],
    },
    look: [
      ['trunks like black candles, with green at the foot of some', 'make=open'],
      ['a line on the ground up to which everything is black, as straight as a road', 'make=open'],
      [
        'beams like black teeth, and a chimney that has kept its picture of a ship',
        'make=building|settlement',
      ],
      'a line on the stones to which everything is black, and above which it is pink',
      'glass that has run down like wax, with a coin in it',
      'fireweed as high as a person, wherever it was hottest',
      'a door of iron in the ashes, still shut, and scratched on one side',
    ],
    known: [
      'It burned {years} months ago. {town} stood in a row with buckets until morning, and has begun to argue about who stood where.',
      'The fire was seen as far as {town2}, and «in {town} »everybody remembers what they were doing, a little too well.',
      'Since the fire nobody has cleared up here, because whoever does so first «in {town} »is said to be looking for something.',
    ],
    senses: [
      'Burnt wood ticks in the sun, «and crows answer it; »it smells of wet soot.',
      'Ash comes up at every step, and on hot days one coughs as far as {town}; it smells of smoke and of something sweet.',
    ],
    feature: [
      'Ash thrown into the air blinds everyone for as long as one can hold one\u2019s breath.',
      'Two beams are burnt through« and come down at a touch».',
      'The cellar has kept its roof«, and its air is bad».',
    ],
    checks: [
      ['Investigation', 'finding the place where the fire began'],
      ['Nature', 'telling from the wood how hot it was'],
      ['Perception', 'finding what the ashes have kept'],
    ],
  },
  {
    id: 'burning',
    words: list('burning blazing fire flames aflame'),
    look: [
      'flames as high as a person that stand still when one looks at them',
      'smoke that goes straight up whatever the wind does',
      'a row of full buckets that nobody lifts any more',
      'somebody who dries washing at the fire',
    ],
    known: [
      'It has been burning for {days} days. The fire moves on by a few paces a day, and {town} bets on what it will take next.',
      'It burns, and is not consumed as it should be: {town} has stopped sending water, and sends people with questions.',
    ],
    senses: [
      'The fire hums like a wheel, «and dogs in {town} hum along; »it smells of hot iron and, a little, of roses.',
      'Sparks come down like rain, «and visitors from {town} wear wet hats; »it smells of resin.',
    ],
    feature: [
      'The fire goes round whoever carries a handful of the cold ash.',
      'What is thrown into the flames is found in the morning, clean, on the side of {town}.',
    ],
    checks: [
      ['Arcana', 'telling what the fire lives on'],
      ['Athletics', 'jumping through the flames at their lowest'],
    ],
    hidden: [
      'The fire looks for one thing, and goes out when it has it: a ring that {K} wears on a string under the shirt.',
      'It was lit to keep something in, and every bucket helps what is in there. {B} knows this, and has been seen carrying water.',
    ],
  },
  {
    id: 'flooded',
    words: list('flooded drowned sunken submerged sunk half-sunken inundated waterlogged'),
    empty: {
      keeper: ['salvage diver', 'surveyor of wrecks', 'royal receiver of wrecks'],
      done: [
        '{K} dives for the things of other people, and gives back a half«, chosen by {K}».',
        'On calm days visitors «from {town} »are rowed over it, and look down through a barrel with a glass bottom.',
        'At the lowest water of the year half of {town} walks in, with baskets.',
      ],
    },
    look: [
      'a green line on the walls, a hand above the heads of grown people',
      'water as clear as glass, and steps that go on down in it',
      'a door that opens and shuts by itself below the surface',
      'weed that streams out of every opening, all in one direction',
      'a rope from above that has been let down where it is deepest, and is new',
      'a pocket of air under the highest part, with candle ends in it',
    ],
    known: [
      'The water came in one night and has not gone down since, and «in {town} »the oldest still count what is under it.',
      'The way in is under water. {K} lends out a leather bag of air, which lasts as long as a song of {town}.',
      'Twice a year the water falls by the height of a person, and {town} finds out what it has left.',
    ],
    senses: [
      'Water knocks from inside, «slowly, like a guest from {town}, »and drips everywhere; it smells of mud.',
      'Under water one hears a bell, «and {town} denies it; »it smells of weed and old rope.',
    ],
    feature: [
      'There are {few} pockets of air« in the highest parts, each good for a hundred breaths».',
      'A sluice can be opened, and takes an hour to draw everything out« and a minute to fill it again».',
      'The mud rises at one wrong step, and then nobody sees a hand before their eyes.',
    ],
    checks: [
      ['Athletics', 'diving from one pocket of air to the next'],
      ['Perception', 'seeing what moves below'],
      ['Nature', 'telling when the water will be lowest'],
    ],
  },
  {
    id: 'haunted',
    words: list('haunted ghostly spectral haunting ghosts spirits spirit possessed spooky eerie'),
    look: [
      ['a chair that nobody uses, and that is warm', 'make=building|settlement|vessel'],
      ['mirrors and dark panes with a cloth over each', 'make=building|settlement|vessel'],
      ['salt along every threshold, broken in one place', 'make=building|settlement|vessel'],
      ['grass pressed flat in the form of someone lying there, and it does not rise', 'make=open'],
      ['a lantern on a pole that nobody has lit, and it is burning', 'make!=building'],
      'hoar frost in one spot, also in the sun',
      'a row of small bells without a wind, and one of them moving',
      'a lamp that burns blue whenever a stranger stands beside it',
      'footprints that begin in the middle of nowhere',
    ],
    known: [
      'Everyone in {town} says that it is haunted, and those who say so loudest have never been here after dark.',
      'It is haunted: at one hour of the night «in {town} »people close their shutters on this side, and {K} goes out for a walk.',
      'That it is haunted is written into its deeds, since a buyer from {town2} went to court about it.',
    ],
    senses: [
      'Somebody hums, «always in the next room, »and {K} hums on where it stops; it smells of cold wax, as no house in {town} does.',
      'At midnight one hears a name called, «a name of {town}, »and no one answers; it smells of snow.',
    ],
    feature: [
      'In one spot every flame goes out« within three breaths».',
      'Doors here shut by themselves if someone lies« behind them».',
      'A circle of salt round the oldest stone holds whatever is dead for as long as nobody speaks.',
    ],
    checks: [
      ['Religion', 'telling what sort of spirit it is'],
      ['Insight', 'understanding what the dead one wants'],
      ['Perception', 'following the cold to where it comes from'],
    ],
    hidden: [
      [
        'The ghost is real, and is a servant of the first owner, who is still waiting for the order to go to bed. Whoever gives it in the words of the house ends the haunting; {K} has them on an old sampler.',
        'make=building|settlement|vessel',
      ],
      'The ghost is real. It died here by a mistake that {K} could explain, and comes back every night to have it explained; it goes out like a lamp when {B} comes near.',
      'The ghosts here are real, and most of them mean well: they make all the noise, so as to keep people away from the cold spot, where the bad ones are (use <Shadow, Specter, Ghost, Wraith>). {K} has understood this, and {B} has not.',
    ],
  },
  {
    id: 'cursed',
    words: list('cursed accursed damned doomed unholy tainted corrupted blighted defiled poisoned'),
    look: [
      'flowers that are black at the edges, and fresh',
      [
        'a sign in red paint on the lintel, washed off and painted again',
        'make=building|settlement|vessel',
      ],
      'birds in a ring on the ground around it, none of which comes nearer',
      'a fruit tree with sweet fruit that nobody has picked',
      ['iron nails in every doorpost, driven in by many hands', 'make=building|settlement|vessel'],
      'iron nails in the oldest wood of the place, driven in by many hands',
    ],
    known: [
      'That it is cursed is known from {town} to {town2}: whoever takes something away from here brings it back within a week, and looks older.',
      'A curse lies on it, and «in {town} »it is told to children with the right number of dead.',
      'Whoever sleeps here is unlucky for {few} days. {K} has a list of those who did not believe it.',
    ],
    senses: [
      'It is so quiet that one hears one\u2019s own blood, «and {town} a mile off; »it smells of lilies.',
      'Bells of {town} sound cracked as long as one is here; it smells of rust and honey.',
    ],
    feature: [
      'Nothing that is cooked here fills anyone, and nothing that is poured here stays clear.',
      'Blood that falls on the ground here writes a letter« before it dries».',
      'A door of iron with a prayer on it keeps everything on its own side.',
    ],
    checks: [
      ['Arcana', 'reading how the curse is bound'],
      ['Religion', 'finding the words that would lift it'],
      ['Medicine', 'telling the curse from a poison'],
    ],
    hidden: [
      'The curse was bought and paid for, by someone who was to inherit. It ends when the price, {few} silver spoons, is given back to the family in {town} that took it; {K} eats with one of them.',
      'The curse follows a thing and not the place: a nail in the oldest beam. Drawn out, it goes with whoever holds it, and {B} has guessed as much.',
    ],
  },
  {
    id: 'secret',
    words: list('secret hidden concealed clandestine undiscovered unknown covert invisible'),
    look: [
      ['an outside that looks like a shed, and is part of the disguise', 'make=building'],
      ['a door without a handle on this side', 'make=building|settlement|vessel'],
      ['a hedge that swings open as a whole', 'make!=vessel'],
      'tracks brushed out with a branch, which lies beside them',
      'a list of signs on the wall, with those that are no longer good crossed out',
      [
        'shoes in a row by the way in, so that no one is heard from above',
        'make=building|settlement|vessel',
      ],
      'a bell that makes no sound, and a feather that moves when it is pulled',
    ],
    known: [
      'Hardly anyone in {town} knows that it is here; those who do have been brought with a sack over the head, and laugh about it.',
      'On no map of {town} is there anything at this spot, and {K} pays the man who draws them.',
      'One finds the way in from the outside only if somebody inside puts a lamp in the right place. {town} thinks that nobody lives there.',
    ],
    senses: [
      'Through the wall one hears {town}, «quite near, »which hears nothing; it smells of lamp oil.',
      'Everyone speaks low here, and a fountain of {town} is louder than all of them; it smells of people who do not go out.',
    ],
    feature: [
      'There are two ways out, and the second one can be used once.',
      'Whoever shuts the middle door from inside cannot be seen or heard« by any means that costs less than a spell».',
      'A thread across the way in rings a bell« at the bed of {K}».',
    ],
    checks: [
      ['Investigation', 'finding the way in'],
      ['Deception', 'giving a password that is a week old'],
      ['Stealth', 'going in behind someone who is expected'],
    ],
    hidden: [
      'The secret is sold already: {B} has drawn the way in for a buyer in {town2}, who has paid the first half.',
      'It is known to more people than {K} believes. {few} families of {town} have kept quiet about it for three generations, because their money lies here, too.',
    ],
  },
  {
    id: 'new',
    words: list('new unfinished half-built half-finished newly brand-new rebuilt restored modern'),
    look: [
      'scaffolding on one side, from which the buckets still hang',
      'mortar that gives under a thumbnail',
      'a date over the way in, with room left for a name',
      'shavings swept into a corner, and a child\u2019s horse carved out of one of the pieces',
      'a wreath for the builders, still green',
    ],
    known: [
      'The last workmen from {town2} left a month ago, and have not been paid for the last part.',
      'It is so new that nobody in {town} has a name for its parts yet, and those of {K} do not catch on.',
      'Before it was built {town} had voted against it, and now everyone has been here twice.',
    ],
    senses: [
      'Wood works and cracks like a whip, «and visitors from {town} duck; »it smells of lime and fresh resin.',
      'Somebody hammers where everything is said to be finished« since the feast in {town}»; it smells of paint.',
    ],
    feature: [
      'The scaffolding comes down at once if two pins are drawn.',
      'One wall is painted cloth until the money comes.',
      'Below the new floor lies an old one«, with a ring in it».',
    ],
    checks: [
      ['Investigation', 'comparing it with the plan of the builders'],
      ['Persuasion', 'asking an unpaid mason what was walled in'],
    ],
  },
];

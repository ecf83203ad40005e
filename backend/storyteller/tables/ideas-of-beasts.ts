import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const beasts =
  'wolves|a_wolf|wild_wolves|bears|a_bear|apes|gorillas|monkeys|animals|wild_animals|beasts|birds|ravens|crows|owls|eagles|foxes|rats|cats|dogs|deer|stags|boars|lions|tigers|panthers|bats|spiders|giant_spiders|snakes|otters|seals|dolphins|badgers|bees|frogs|horses|goats|the_forest|the_wild|the_jungle|the_wilderness';

/** Ideas of characters whose family, or whose better half, is an animal. */
export const ideasOfBeasts: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-raised-by-beasts',
    isFromElsewhere: true,
    asked: phrases(
      `raised|reared|adopted|brought_up|nursed|fostered by|among|with a_pack_of|a_family_of|a_flock_of|a_herd_of? {what:${beasts}}`,
      `grew_up|lived with|among a_pack_of|a_family_of? {what:${beasts}}`,
      'feral|wild child|girl|boy|kid',
      'child|girl|boy of|from the wild|jungle|forest|wolves',
    ),
    usual: { what: 'wolves' },
    tellsChildhood: true,
    tellsCalling: true,
    unlike:
      /\b(?:famil(?:y|ies)|parents?|mother|father|grand\w+|uncle|aunt|cousin|childhood|school)\b/i,
    other: ['charcoal burner', 'trapper', 'village schoolmaster'],
    concept: [
      ['grew up among {what} above {town}, and learned to talk from a trapper who was lost', 'v=1'],
      ['ran with {what} near {town} until the hunt, and bit the huntsman', 'v=2'],
      ['was sent down to {town} on all fours in a hard winter, to ask for help for {what}', 'v=3'],
    ],
    want: [
      ['to find out who left a child in the wild with a silver spoon beside it', 'v=1'],
      ['to see the den once more, and to be known there', 'v=2'],
      ['to find those who drove the others from their ground', 'v=3'],
    ],
    flaws: [
      [
        'shows teeth before using words',
        '{P} has growled at a bishop, and for good reason, but the bishop was holding a cake.',
      ],
      [
        'trusts a smell more than a promise',
        '{P} sniffs at each new friend and says aloud what there was for breakfast, and with whom.',
      ],
    ],
    event: [
      '{P} was a small and hairless one among {what}, and was pushed into the middle on cold nights. Near the den above {town} {Q} lay for a winter with a broken leg, and talked, mostly of soup. {P} brought meat and took words. In spring {Q} showed {P} what had hung in a tree there for years: a basket, a blanket and a silver spoon. Somebody had put a child down and had not come back.',
      'There was a hunt near {town}. {Q} saw something run with the {what}, and called off the dogs just in time. It bit {Q} in the hand, was carried home in a net, and was {P}. {Q} taught {P} to sit, to speak and to sleep in a bed, with patience and one good hand. For a year the others came to the edge of the wood and called each evening. Then they stopped, and {P} went to see why.',
      'Men with torches and wagons came into the woods above {town}, and the {what} who had brought {P} up were driven over the pass. {P} was the only one who could open a gate, and so {P} went down to people to ask for help. {Q} found a naked and furious person in the yard, put down a bowl, and waited. It took until summer before {P} had the word for what was wanted: "Who?"',
    ],
    now: [
      [
        'A silversmith in {town2} knows the mark on the spoon, and has hidden his book since.',
        'v=1',
      ],
      ['Near {town2} there were tracks that {P} knows: an old one, lame on the left.', 'v=2'],
      ['The wagons belong to a house in {town2} which buys land with nobody on it.', 'v=3'],
      '{P} learned to track, to wait and to take only what is weak, before there were any words for it.',
      'No dog in {town2} barks at {P}. Some of them lie down.',
    ],
    bond: [
      'Those who kept {P} warm and asked for nothing: one family, with fur or feathers.',
      '{Q}, who gave {P} the first word and has never asked for it back.',
    ],
    hook: [
      [
        'The child in the basket was to have been killed. The servant who could not do it still lives in {town2}, and thinks each night of what she heard in the trees.',
        'v=1',
      ],
      [
        '{Q} had been hunting a child and not an animal, and was paid for it. The one who paid believes that the hunt failed.',
        'v=2',
      ],
      [
        'Those who brought {P} up were no common beasts: an old druid of the pass lives among them in their shape, and has known who {P} is from the start.',
        'v=3',
      ],
    ],
    realm: [
      'A great house has an empty cradle and a forged heir, and the wild has brought up the true one.',
    ],
    look: [
      '{P} sits on the heels, also on chairs, and has scars on the forearms that are older than any fight.',
      'The hair of {P} was cut once, by {Q}, and it cost a pair of scissors.',
    ],
    manner: [
      '{P} eats fast, with one arm round the plate, and leaves the best piece for the oldest at the table.',
      '{P} understands hands, shoulders and smells at once, and jokes on the next day.',
      '{P} sleeps across the door, since that is where one sleeps.',
    ],
    ideal: [
      '"The pack is as strong as the one who limps."',
      '"Nobody in the woods has ever lied to me."',
    ],
    woven: {
      unlike: /\b(?:famil(?:y|ies)|parents?|mother|father|grand\w+|uncle|aunt|cousin)\b/i,
      story: [
        '{P.name} grew up among {what}, and learned to talk from a trapper whose leg was broken, and who had nothing else to give.',
      ],
      manner: ['{P.name} sniffs at each new friend, and says aloud what there was for breakfast.'],
      bond: [
        'Those who kept {P.name} warm as a child had fur or feathers, and are a family still.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-clever-beast',
    asked: phrases(
      'whose|with * {what:animal_companion|companion|pet|familiar|wolf|dog|cat|bear|horse|pony|donkey|mule|owl|raven|parrot|monkey|goat|pig|rat|toad|ferret|hawk|goose|mount} is|who_is|that_is * smarter|cleverer|wiser|more_intelligent|braver|brains|better * than|of *',
      '{what:animal_companion|pet|familiar|wolf|dog|cat|bear|horse|pony|donkey|mule|owl|raven|parrot|monkey|goat|pig|rat|toad|ferret|hawk|goose} is the? real? brains|boss|smarter|hero|in_charge',
      'whose {what:wolf|dog|cat|bear|horse|pony|donkey|mule|owl|raven|parrot|monkey|goat|pig|rat|toad|ferret|hawk|goose|animal_companion|familiar|pet|mount} talks|speaks|can_talk|can_speak|gives_orders|bosses *',
      'with|has|and a|an|his|her|their talking {what:wolf|dog|cat|bear|horse|pony|donkey|mule|owl|raven|parrot|monkey|goat|pig|rat|toad|ferret|hawk|goose|animal}',
    ),
    usual: { what: 'animal' },
    other: ['horse dealer', 'old forester', 'showman'],
    classes: ['ranger'],
    concept: [
      [
        'is led by {P.their} own {what}, which chose the way out of {town} and every road since',
        'v=1',
      ],
      ['was to look after the {what} in {town}, and the {what} took the post instead', 'v=2'],
    ],
    want: [
      ['to have one good idea before the {what} has it', 'v=1'],
      ['to learn who taught the {what}, and why it has never said so', 'v=2'],
    ],
    flaws: [
      [
        'does nothing until the {what} has nodded',
        'In an ambush {P} looks down first. By then the {what} has gone to fetch help.',
      ],
      [
        'claims the ideas of the {what}',
        '"I had just thought of it," says {P}, and the {what} looks at the ceiling.',
      ],
    ],
    event: [
      '{P} meant to go left. The {what} sat down at the crossroads outside {town} and would not move, and an hour later there was smoke on the road to the left. {Q}, who had lost a wagon there, asked what the advice would cost. "It is not for sale," said {P}, and the {what} held out a paw, claw or hoof for the money. They have had work ever since, and {P} carries the purse.',
      '{Q} in {town} had a {what} that opened bolts, counted change and was bored, and was looking for somebody for it to bring up. {P} had just fallen into the well. It was a quick decision, and {P} was not the one who made it. {Q} wrapped bread for two and gave the {what} the map.',
    ],
    now: [
      [
        'In {town2} a merchant asked to speak to the one in charge, and bowed to the {what}.',
        'v=1',
      ],
      ["In {town2} the {what} knew its way through a wizard's house, in the dark.", 'v=2'],
      'They have a system: {P} talks, the {what} stands on the foot of {P} when it is enough.',
      '{P} has been beaten at draughts by the {what} so often that the board has been given away.',
    ],
    bond: [
      'The {what}, which could have done better, and stayed.',
      'A halter, collar or ring that was never used, since nobody knew which of them should wear it.',
    ],
    hook: [
      [
        'The {what} was a person once, has not forgotten it, and is leading {P} by small stages to the one who did it.',
        'v=1',
      ],
      [
        '{Q} is waiting for reports. The {what} has sent them for years, by way of other animals, and they are kinder than {P} deserves.',
        'v=2',
      ],
    ],
    realm: [
      'A court has sent envoys with gold to the cleverest adviser between two seas. They will be surprised whom to kneel to.',
    ],
    look: [
      '{P} always stands half a step behind the {what}.',
      'The {what} is well brushed and looks one in the eye, and {P} has hay in the hair.',
    ],
    manner: [
      '{P} asks the {what} in a low voice, and then repeats the answer as if it were an opinion.',
      '{P} apologises to innkeepers, and the {what} inspects the stable.',
      '{P} is proud of the {what} as others are of a gifted child.',
    ],
    ideal: [
      '"It does not matter who has the idea, as long as somebody carries the bags."',
      '"Listen to whoever has the better nose."',
    ],
  }),
];

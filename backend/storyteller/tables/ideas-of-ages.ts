import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about very old and very young characters. */
export const ideasOfAges: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-old',
    unlike: /\b(?:twenty|young|youth|boy|girl|child-like|not yet|old enough)\b/,
    isTrait: true,
    asked: phrases(
      'old|elderly|aging|ageing|aged|ancient|grizzled|retired|oldest|grey-haired|gray-haired man|woman|lady|soldier|wizard|knight|warrior|fighter|mage|hero|adventurer|ranger|veteran|farmer|monk|bard|rogue|cleric|dwarf|elf|witch|sorcerer|paladin|druid|sailor|hunter|barbarian|gnome|halfling|human|grandmother|grandma|grandfather|grandpa|teacher|captain|schoolteacher|priest',
      'one last adventure|quest|job|fight|journey|time|battle|hunt',
      'out of retirement',
      'grandmother|grandma|granny|grandfather|grandpa who|with|turned|on|adventurer|barbarian|wizard|fighter',
      'too old for',
      'retired * adventurer|hero|wizard|knight|warrior|soldier|champion|fighter|general|adventuring',
    ),
    usual: {},
    other: ['grown-up child', 'neighbour', 'old companion'],
    concept: [
      ['sat by the stove in {town} for a whole winter, and could not stand it', 'v=1'],
      ['came out of retirement in {town} for one last thing that was left undone', 'v=2'],
    ],
    want: [
      ['to see what is behind the hills before the knees give out', 'v=1'],
      ['to finish what was begun forty years ago', 'v=2'],
    ],
    flaws: [
      [
        'knows how it used to be done',
        'Whatever the plan is, {P} has seen it fail in better times, with better people, and says when.',
      ],
      [
        'will not admit to being tired',
        '{P} stops to admire the view, every mile, and would sooner fall over than take an arm.',
      ],
    ],
    event: [
      'They had all agreed on it in {town}: the chair by the stove, the soft food, the visits on Sundays. {P} bore it from harvest to spring. Then {Q} said, loudly and slowly, that {P} had earned a rest. {P} got up, took the old things out of the chest, and found that they still fitted with a little breath held. {Q} came running as far as the bridge with a scarf.',
      'The thing ought to be over: {P} had done {P.their} share, and grew beans in {town}. Then a traveller paid for a bed with a coin that {P} had last seen in a dead hand, forty years ago. {P} looked at it all evening. In the morning the beans were watered, the key lay with {Q}, and a note said: "Back by the frost. If not, pick them."',
    ],
    now: [
      [
        '{P} has written [four|six|eight] postcards to {town}, in which {P.they} is taking the waters and keeping warm.',
        'v=1',
      ],
      [
        'The coin has been traced to {town2}, and there somebody asked, with respect, whether {P} was not dead.',
        'v=2',
      ],
      'The young people of the company carry the pack of {P}, and learn something without noticing it.',
      '{P} has been to {town2} before, when it was a ford with two huts, and tells them where the well was.',
    ],
    bond: [
      'The grandchild for whom the stories are meant, and who should hear one that is new.',
      'The friends of former days, of whom [three|five|nine] are left, and of whom one does not write any more.',
    ],
    hook: [
      [
        '{P} has less time than the doctor has said, and {Q} knows it, and let {P.them} go because of that.',
        'v=1',
      ],
      ['What was left undone has waited, and it is not any older. It sent the coin.', 'v=2'],
    ],
    realm: [
      'The realm has forgotten how the old evil was bound. There were three who knew, and {P} is one of them.',
    ],
    look: [
      '{P} is old, and has stopped concealing it: white hair, good boots, and a stick that is not needed yet.',
      '{P} has a face like a map that has been much used.',
    ],
    manner: [
      '{P} naps for exactly ten minutes, anywhere, and wakes up knowing what was said.',
      '{P} calls kings "young man".',
      '{P} has a remedy for everything, and most have onions in them.',
    ],
    ideal: [
      '"There is still time. There is always a little."',
      '"Somebody taught me. Now it is my turn."',
    ],
    woven: {
      story: [
        '{P.name} is no longer young, and had a chair by the stove in {town}, and got up from it again.',
      ],
      look: ['The years show on {P.name}, who has stopped concealing them.'],
      manner: [
        '{P.name} naps for exactly ten minutes, anywhere, and wakes up knowing what was said.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-very-young',
    unlike:
      /\b(?:past (?:sixty|seventy|\w+ hundred)|grey|white hair|old|wrinkle\w*|leaner every|years)\b/,
    isTrait: true,
    asked: phrases(
      'young|teenage|inexperienced|novice|rookie|naive_young|youngest|trainee|apprentice squire|apprentice|wizard|knight|paladin|cleric|mage|bard|fighter|ranger|student|adept|noble|acolyte|monk|druid|sorcerer|rogue|recruit|blacksmith|warrior|hero|adventurer|farmer',
      'first adventure|job|quest|time * home|village|adventure',
      'farm_boy|farm_girl|farmhand|farmboy|farmgirl|country_boy|country_girl|stable_boy|stable_girl|stableboy|shepherd_boy|small_town|village_boy|village_girl',
      'wants|dreams to|of be|become|becoming|being a|an hero|adventurer|knight',
      'dreams|dreaming|longs|longing|yearns of|for adventure|adventures|glory|greatness|more|the_world|a_bigger_life',
      'never left|been outside|seen his|her|their|the? * village|home|island|tower|world|monastery|forest|farm',
    ),
    usual: {},
    other: ['old knight', 'elder brother', 'innkeeper'],
    concept: [
      ['left {town} with a borrowed sword and a list of what heroes need', 'v=1'],
      ['had never been further than the mill of {town} until somebody had to go', 'v=2'],
    ],
    want: [
      ['to be in one of the stories, and not at the edge of it', 'v=1'],
      ['to bring back what {town} needs, and to see a little of the world on the way', 'v=2'],
    ],
    flaws: [
      [
        'does it the way it is done in the stories',
        '{P} challenges the enemy aloud before attacking, with titles.',
      ],
      [
        'is ashamed to ask',
        '{P} nods when {P.they} has not understood, and then nobody has brought a rope.',
      ],
    ],
    event: [
      '{P} knew every story that was ever told at the inn of {town}, and had asked all the storytellers what happened next. {Q} had really been out there, and limped, and did not tell any. On the evening of {P.their} birthday {Q} put a sword on the table, wrapped in oilcloth. "I want it back," {Q} said. "So you will have to come home." {P} left before the dew had dried.',
      'In {town} they drew straws, since somebody had to go to {town2} for help, and the roads were bad. {P} did not draw the short one. {Q} did, and had a bad leg and a new baby. {P} changed the straws under the table, badly, so that everybody saw it and nobody said anything. By noon {P} had seen further than in all the years before.',
    ],
    now: [
      [
        'The list of what heroes need has [three|four|five] lines crossed out, and "dry socks" has been added, underlined.',
        'v=1',
      ],
      [
        'The help has been found. It costs more than {town} can raise, and {P} has begun to earn it.',
        'v=2',
      ],
      'In {town2} {P} bought a map, and only later noticed that it was of somewhere else.',
      '{P} writes home every week, and leaves out the wolves.',
    ],
    bond: [
      'A sword that has to be given back.',
      'All of {town}, who stood at the gate and pretended to have something to do there.',
    ],
    hook: [
      [
        'The sword is known out there. {Q} was no hero, and those who remember it have long been looking for its bearer.',
        'v=1',
      ],
      ['There never was a short straw. {Q} had broken all of them, to see who would offer.', 'v=2'],
    ],
    realm: [
      'They are singing about {P} by now, in [five|six|seven] lands, and at home nobody believes that it is the same one.',
    ],
    look: [
      'The boots of {P} are a size too big, and stuffed with straw from home.',
      '{P} has a new pack, a borrowed sword, and a face that shows everything.',
    ],
    manner: [
      '{P} asks what everything is called.',
      '{P} practises with the sword when the others are asleep, and hits the tent.',
      '{P} says "sir" and "ma\'am" to bandits.',
    ],
    ideal: [
      '"Somebody has to, and I am somebody."',
      '"A hero is a person who goes back for the donkey."',
    ],
    woven: {
      story: [
        'Until this year {P.name} had never been further than the mill of {town}, and the boots are still stuffed with straw from home.',
      ],
      manner: ['{P.name} asks what everything is called.'],
    },
  }),
];

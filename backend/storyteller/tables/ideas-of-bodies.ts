import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character lacks, or has too much of. */
export const ideasOfBodies: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-blind',
    isTrait: true,
    asked: phrases(
      "blind|blinded|sightless|can't_see|cannot_see|going_blind|lost_his_sight|lost_her_sight|lost_their_sight",
    ),
    usual: {},
    other: ['old teacher', 'bell founder', 'ferry hand'],
    concept: [
      ['lost {P.their} sight in {town}, and has found out since how much noise people make', 'v=1'],
      ['never saw {town}, and knows it better than those who built it', 'v=2'],
    ],
    want: [
      ['to find the one whose breathing was the last thing there before the dark', 'v=1'],
      ['to be sent first because {P.they} is the best, and not out of pity', 'v=2'],
    ],
    flaws: [
      [
        'will not be helped',
        'A hand at the elbow makes {P} walk faster, and {few} times that has been into a river.',
      ],
      [
        'trusts a voice too much',
        'If somebody has a warm voice {P} believes it, and is told later by others what the face was doing.',
      ],
    ],
    event: [
      'It happened in {town}, in one moment: a flash, a cry, then nothing any more. {P} remembers the last sound before it, a breath drawn in, as one does before a jump. {Q} sat by the bed for weeks and dropped things: a pin, a coin, a feather. "Where?" said {Q} each time. When {P} could point to the feather {Q} put a sword into {P.their} hand and moved the table out of the way.',
      '{P} was born without sight, and was to sit by the stove in {town} for life. But {P} counted the steps to the door, then to the well, then to the walls. At twelve {P} won a bet by crossing the whole town at midnight, on the roofs, while {Q}, with a lamp, fell off at the third. {Q} has taught {P} since then, saying that it was the only way to learn something.',
    ],
    now: [
      [
        'In {town2} {P} has heard that breath again, behind a door, just before it was opened by somebody harmless.',
        'v=1',
      ],
      ['The town of {town2} pays {P} to walk its walls at night, since {P} hears ladders.', 'v=2'],
      '{P} knows people by their boots, and is seldom surprised by a face.',
      'In fog, smoke and darkness it is {P} who leads.',
    ],
    bond: [
      '{Q}, who never once moved a chair back.',
      'A feather in a small box, which {P} drops now and then, and picks up again.',
    ],
    hook: [
      ['It was {Q} who drew that breath. All the lessons are to make up for it.', 'v=1'],
      [
        'The eyes of {P} are whole. Something was shut in behind them at birth, and {Q} was sent to see that it stays so.',
        'v=2',
      ],
    ],
    realm: [
      'What nobody can look at and live is being led from city to city, and there is one who need not look.',
    ],
    look: [
      '{P} wears a strip of dark cloth over the eyes, for the sake of others.',
      'The blind eyes of {P} rest a little to the left of whoever is speaking, and the head is tilted.',
      '{P} carries a staff with a bell-metal tip, and reads the echo.',
    ],
    manner: [
      '{P} falls silent before anyone else has heard the door.',
      '{P} calls a room full or empty, high or low, from the doorstep, by one click of the tongue.',
      '{P} asks what colour things are, and collects the answers.',
    ],
    ideal: ['"People see what they expect. I have to listen."', '"Pity is a way of not looking."'],
    woven: {
      story: ['{P.name} is blind, and learned in {town} to hear where a feather falls.'],
      look: ['{P.name} wears a strip of dark cloth over blind eyes, for the sake of others.'],
      manner: ['{P.name} falls silent before anyone else has heard the door.'],
    },
  }),
  ofIdea({
    id: 'idea-mute',
    isTrait: true,
    asked: phrases(
      "mute|voiceless|can't_speak|cannot_speak|can't_talk|cannot_talk|doesn't_speak|does_not_speak|never_speaks|never_talks|lost_her_voice|lost_his_voice|lost_their_voice|hasn't_spoken|has_not_spoken|without_a_voice|unable_to_speak * communicates|speaks|talks|speaking|communicating|writes|signs only? with|through|by|in {what}",
      "mute|voiceless|can't_speak|cannot_speak|can't_talk|cannot_talk|doesn't_speak|does_not_speak|never_speaks|never_talks|lost_her_voice|lost_his_voice|lost_their_voice|hasn't_spoken|has_not_spoken|without_a_voice|unable_to_speak",
      'vow|oath of silence',
      'deaf',
    ),
    usual: { what: 'hands and chalk' },
    other: ['abbot', 'former choirmaster', 'ferry hand'],
    concept: [
      ['has not said a word since a trial in {town}, and speaks with {what}', 'v=1'],
      ['gave up {P.their} voice in {town} of {P.their} own will, and talks with {what}', 'v=2'],
    ],
    want: [
      ['to give a testimony that nobody can twist', 'v=1'],
      ['to find the one word that would be worth it', 'v=2'],
    ],
    flaws: [
      [
        'lets people believe what they like',
        'Nobody contradicts faster than {P}, but with {what} it takes a moment, and by then the duel has been arranged.',
      ],
      ['listens at doors', 'People forget that {P} is in the room, and {P} does not remind them.'],
    ],
    event: [
      '{P} was the only witness at a trial in {town}, and told the truth, loudly. The judge turned each sentence round until it hanged the wrong man. When {P} opened {P.their} mouth to protest there was no sound, and there has been none since. {Q} came afterwards with something to draw with. The first thing that {P} put down was the face of the judge, and {Q} hid the sheet.',
      'There was a choir in {town}, and one voice in it for which people came from far away. A fever went round, and half of the choir was dying. {P} went up to the old shrine and made an offer. By morning all of them were well, and {P} was silent. {Q}, who led the choir, thinks that it was the fever, and {P} has let that stand.',
    ],
    now: [
      [
        '{P} has drawn the whole trial, in {few} sheets, and has shown them to a scribe in {town2}, who turned pale at the fifth.',
        'v=1',
      ],
      ['In {town2} {P} heard one of those singers again, and had to sit down.', 'v=2'],
      'With {what} {P} can bargain, joke, insult a guard and tell a ghost story.',
      '{P} has taught {few} people to understand the signs, and trusts no one more than those.',
    ],
    bond: [
      '{Q}, who learned to read {P.them} first.',
      'A slate with a crack: there is one line on it that is never wiped away.',
    ],
    hook: [
      [
        'The voice was taken, not lost. The judge keeps it in a snuff box and uses it to sign things.',
        'v=1',
      ],
      [
        'The offer had a second half: if {P} ever speaks, the bargain is undone, and {Q} is looking for a cure, out of love.',
        'v=2',
      ],
    ],
    realm: [
      'There is a name that unmakes whoever hears it. Only one who cannot speak can be trusted to carry it to its place.',
    ],
    look: [
      'There is chalk on {P.their} fingers, and a slate and a bundle of sketches at the belt.',
      'The hands of {P} are never still, and {P.their} face says the rest.',
    ],
    manner: [
      '{P} answers with {what}, and underlines what is important.',
      '{P} snaps twice for yes and once for no, and raises an eyebrow for everything else.',
      '{P} draws people while they talk, and gives them the drawing if they were honest.',
    ],
    ideal: [
      'On the first page of the sketchbook of {P.name} is written: "What is said is gone. What is shown remains."',
      '{P} has it on the slate, in good letters: "Listen first."',
    ],
    woven: {
      story: ['{P.name} does not speak, not since a day in {town}, and makes do with {what}.'],
      look: ['{P.name} has chalk on the fingers, and a slate at the belt to talk with.'],
      manner: [
        '{P.name} snaps twice for yes and once for no, and raises an eyebrow for everything else.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-lost-limb',
    isTrait: true,
    asked: phrases(
      'one-eyed|one_eyed|one-handed|one-armed|one-legged|peg-legged|three-fingered|eye-patched|crippled|lame|limping|maimed',
      'lost|missing|without|lacks|loses a|an|the|one|his|her|their? * {what:<limb>} in|to|during|at|from {who}',
      'lost|missing|without|lacks|has_only_one|has_one a|an|the|one|his|her|their|left|right? left|right? {what:<limb>}',
      'with only? one|a|an wooden|metal|iron|mechanical|peg|hook|glass|prosthetic|missing|clockwork|golden? {what:<limb>|leg}',
      'has|with a|an limp|scar|eyepatch|eye_patch|peg_leg|hook_hand|hook|burn_scars|scarred_face',
    ),
    usual: { who: 'an old war', what: 'eye' },
    other: ['barber', 'old comrade', 'wheelwright'],
    concept: [
      ['left a piece in {town}, and came away with the rest and a good story', 'v=1'],
      ['gave an {what} for a friend in {town}, and has never said what it cost', 'v=2'],
    ],
    want: [
      ['to be measured by what is left', 'v=1'],
      ['to meet once more the one who did it', 'v=2'],
    ],
    flaws: [
      [
        'has to prove it can be done',
        'Told that somebody with two of everything should do it, {P} has already begun.',
      ],
      [
        'tells another story each time of how it happened',
        'It was [a shark|a widow|a tax collector], and the truth comes out only to people who do not ask.',
      ],
    ],
    event: [
      'It was in {town}, on a day that has since been given a name, and {P} can say exactly where on the wall {P.they} stood. There was a noise. Afterwards it was so quiet. {Q} did what was necessary, quickly, with a saw, a song and a bottle, and said: "It is only a part." It took {P} a winter to believe that. In spring {P} walked out of the gate, learned everything again, and did it better.',
      '{P} and {Q} held that stair in {town} together. Then a beam came down, and one of them was under it, and it was burning. {P} could have waited for help. {P} did not wait, and pulled {Q} out, and left behind what one can do without. {Q} is well, has a shop, and cannot look at {P}, and this is the part that still hurts.',
    ],
    now: [
      [
        'In {town2} {P} teaches those who have come back from the same war, and begins each lesson by tying one of their arms down.',
        'v=1',
      ],
      [
        '{Q} has sent {few} gifts to {town2}, each one more expensive than the last. {P} would rather have a visit.',
        'v=2',
      ],
      'When the weather turns {P} feels what is not there, and is always right about rain.',
      '{P} has {few} replacements in the pack: one for best, one for fighting, and one with a secret compartment.',
    ],
    bond: [
      '{Q}, on the stair, with a beam across the chest.',
      'Those who stood on that wall. They meet once a year, and each year there is more room on the bench.',
    ],
    hook: [
      [
        'What {P} lost is not rotting anywhere. It was kept, and someone in {town2} casts with it.',
        'v=1',
      ],
      ['The fire was set by {Q}, who had not known that {P} was inside.', 'v=2'],
    ],
    realm: [
      'An old throne can be mounted only by one who has given up a part for another, and the priests have begun to look.',
    ],
    look: [
      '{P} hides nothing: where something is missing there is polished wood, good leather and a row of notches.',
      'One side of {P} shows what the war has left, and {P} turns that side to strangers first.',
    ],
    manner: [
      '{P} stands so that the bad side is to the wall.',
      '{P} lets people stare, counts to three, and then winks.',
      '{P} does up buttons, knots and bandages with one hand, faster than others with two.',
    ],
    ideal: ['"It is only a part."', '"I have paid my share. I do not want change."'],
    woven: {
      story: [
        'What {P.name} lacks was left behind near {town}, and {P.they} came away with the rest and a good story.',
      ],
      look: [
        'Where something of {P.name} is missing there is polished leather, and no attempt to hide it.',
      ],
      manner: [
        '{P.name} stands so that the bad side is to the wall.',
        '{P.name} lets people stare, counts to three, and then winks.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-old',
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
        '{P} has written {few} postcards to {town}, in which {P.they} is taking the waters and keeping warm.',
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
      'The friends of former days, of whom {few} are left, and of whom one does not write any more.',
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
    isTrait: true,
    asked: phrases(
      'young|teenage|inexperienced|novice|rookie|naive_young|youngest|trainee|apprentice squire|apprentice|wizard|knight|paladin|cleric|mage|bard|fighter|ranger|student|adept|noble|acolyte|monk|druid|sorcerer|rogue|recruit|blacksmith|warrior|hero|adventurer|farmer',
      'first adventure|job|quest|time * home|village|adventure',
      'farm_boy|farm_girl|farmhand|farmboy|farmgirl|country_boy|country_girl|stable_boy|stable_girl|stableboy|shepherd_boy|small_town|village_boy|village_girl',
      'wants|dreams to|of be|become|becoming|being a|an hero|adventurer|knight',
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
        'The list of what heroes need has {few} lines crossed out, and "dry socks" has been added, underlined.',
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
      'They are singing about {P} by now, in {few} lands, and at home nobody believes that it is the same one.',
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

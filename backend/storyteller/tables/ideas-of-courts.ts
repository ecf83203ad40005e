import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const noble =
  'noble|nobleman|noblewoman|prince|princess|lord|lady|duke|duchess|heir|heiress|count|countess|baron|baroness|royal|aristocrat|crown_prince|crown_princess|king|queen';

/** Ideas of characters who have left a palace, or never had one and serve in its armour. */
export const ideasOfCourts: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-runaway-royal',
    tells: phrases(
      'in? disguise|disguised|dressed|posing|pretending|hiding as|to_be a|an|the {other~}',
      "men|guards|soldiers|knights|father's|family|agents * searching|looking|after|hunting|seeking|want",
      'search|searching|looking|hunted|wanted *',
    ),
    asked: phrases(
      `{what:${noble}} who ran_away|runs_away|has_run_away|fled|flees|escaped|left|sneaked_out|snuck_out *`,
      `runaway|fugitive|rebellious|escaped {what:${noble}}`,
      `{what:${noble}} disguised|dressed|hiding|posing|pretending as|to_be a|an|the? {other:mercenary|commoner|peasant|servant|soldier|bard|maid|knight|thief|pirate|guard|sellsword|boy|man|girl|adventurer|minstrel|cook|sailor|farmer|monk}`,
      `{what:${noble}} in disguise|hiding`,
    ),
    usual: { what: 'heir', other: 'servant' },
    backgrounds: ['noble'],
    unlike: /\b(?:thief|criminal|lost property|found as|chimney)\b/i,
    other: ['nurse', 'captain of the guard', 'chamberlain'],
    concept: [
      ['is a {what.bare} who left the palace at {town} in the coat of a stable hand', 'v=1'],
      ['was a {what.bare} in {town} until an uncle counted the silver and the heirs', 'v=2'],
      ['is a {what.bare} for whom all of {town} is being searched, by very polite men', 'v=3'],
    ],
    want: [
      ['to be good at something for which there is no title', 'v=1'],
      ['to come back with proof, and with a cook who can be trusted', 'v=2'],
      ['to choose the day of coming home, and not to be carried', 'v=3'],
    ],
    flaws: [
      [
        'has never paid for anything',
        '{P} once gave a pearl for a bun, and waited to be bowed out.',
      ],
      [
        'gives orders in an emergency',
        '"You there, saddle something!" cries {P}, and looks round for those who always did it.',
      ],
    ],
    event: [
      'There was a balcony in {town}, a speech and a sash, and {P} was to wave for the next forty years. On the morning of it {Q} found the bed made, badly, which had never happened. {P} had gone out with the milk cart, in a borrowed coat that smelled of horse. At the gate the guard said "Mind your feet, you." {P} says that it was the happiest moment of {P.their} life.',
      'There were four between the uncle and the throne at {town}, then three, and then {P} noticed that the soup was always tasted by the same spaniel, and that it was a new spaniel. {Q} put a bag in the laundry and {P} underneath. They announced that {P} was in exile, for treason, since a murder without a body looks untidy. The seal is false. {P} knows where the true one is.',
      "A father had plans, with a map, on which {P} was a small flag. {P} read what stood on the back of it, in {town}, and was over the wall before supper, with shorn hair and somebody else's papers. Now there are men at each gate with a portrait. It is a good portrait: it smiles, which {P} never did. {Q} leads them, taught {P} to ride, and has looked straight at {P} twice without seeing anything.",
    ],
    now: [
      [
        'In {town2} there is a likeness of {P} on the new coins, in profile, with a better nose.',
        'v=1',
      ],
      ['In {town2} a spaniel was for sale. {P} bought it.', 'v=2'],
      [
        'The men with the portrait have reached {town2}, and ask for somebody with soft hands.',
        'v=3',
      ],
      '{P} has calluses by now, and shows them to people.',
      'On the road {P} passes for a {other.bare}, and is by now a rather good one.',
      'Nobody on the road knows who {P} is. Two have guessed, and one was drunk.',
    ],
    bond: [
      'The ring with the arms, worn on a toe.',
      '{Q}, who could end all this with one word, and has not said it.',
    ],
    hook: [
      [
        'The crown has been put on somebody else, a double, who would like to keep it and has sent for poison.',
        'v=1',
      ],
      [
        'The uncle is afraid as well. He was told of a ghost in the kitchens who sets the poison out, and it is {Q}.',
        'v=2',
      ],
      [
        'The men are not sent to bring {P} home. The father is dead, and they are all that is left of those who are loyal.',
        'v=3',
      ],
    ],
    realm: [
      'Without {P} there will be a regency, without a regent a war. Each of {few} neighbours has chosen a province already.',
    ],
    look: [
      '{P} stands like somebody who has been painted, and wears patched clothes with great care.',
      'The hair of {P} was cut with kitchen shears, and the neck is still pale where it used to fall.',
    ],
    manner: [
      '{P} says "we", coughs, and says "I".',
      '{P} knows which fork, also when there are no forks.',
      '{P} thanks everyone who carries anything, having learned late that they can hear.',
    ],
    ideal: [
      '"One is born once, and afterwards one has to do something."',
      '"A crown keeps the rain off nobody."',
    ],
    woven: {
      unlike: /\b(?:thief|criminal|chimney)\b/i,
      story: [
        'What hardly anyone knows: {P.name} is a {what.bare}, and was heard of last in the palace at {town2}, on the way to the laundry.',
      ],
      look: ['The ring of {P.name} is worn on a toe, where nobody looks for arms and a crown.'],
      manner: ['{P.name} says "we", coughs, and says "I".'],
      bond: [
        'Somebody in the palace could end all this with one word about {P.name}, and has not said it.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-entertainer',
    asked: phrases(
      '{who:mime|clown|jester|juggler|acrobat|circus_performer|circus_acrobat|fire_eater|fire-eater|knife_thrower|tightrope_walker|puppeteer|ventriloquist|stage_magician|dancer|fire_dancer|ballerina|comedian|actor|actress|stage_actor|street_performer|street_magician|contortionist|trapeze_artist|lion_tamer|strongman|opera_singer|storyteller|fool|court_jester|court_fool|escape_artist}',
      'ran_away|runs_away|left_home|left|joined|joins|grew_up * circus|theatre|theater|travelling_show|carnival|troupe|actors',
      'circus|carnival',
    ),
    usual: { who: 'an acrobat' },
    isTrait: true,
    classes: ['bard'],
    other: ['ringmaster', 'partner on the rope', 'critic'],
    concept: [
      [
        'was {who} in a travelling show, which drove off from {town} one night without a sound',
        'v=1',
      ],
      ['was {who} at {town}, and made the one person laugh who must not be laughed at', 'v=2'],
    ],
    want: [
      ['to find the show, and to learn why nobody woke {P.them}', 'v=1'],
      ['to give that performance once more, and to finish it', 'v=2'],
    ],
    flaws: [
      [
        'plays to the audience, also in a fight',
        'At the best moment {P} turns to see who is watching, and it has cost an eyebrow.',
      ],
      [
        'cannot leave a silence alone',
        'At a funeral, in a cell, before a king: {P} does the thing with the hat.',
      ],
    ],
    event: [
      'The show stood on the meadow outside {town}, and {P}, as {who}, had had the best night of the season. They had toasted it. When {P} woke up there was flattened grass, a ring of sawdust and one bucket. No tracks led away from it. {Q}, who slept under the wagons, sat on the bucket and said that the wagons had been called for. "By whom?" "By the owner." There had never been an owner.',
      'It was only a small joke: a walk, a nose, a way of holding a glove. All of {town} laughed who knew to whom that glove belonged, and then it was very quiet, since the owner sat in the third row. {Q} pulled the curtain. That night the theatre burned, and {P} got out through the trap, made up as somebody quite different. The joke has travelled faster.',
    ],
    now: [
      ['In {town2} there was a bill on a wall, for yesterday, with the name of {P} on it.', 'v=1'],
      [
        'In {town2} the children do that walk. One of them was asked by a gentleman where it had learned it.',
        'v=2',
      ],
      '{P} works market days as {who}, and has a hat that fills itself in good towns.',
      'The old trade has opened {few} locked doors for {P}, and one cage.',
    ],
    bond: [
      'The bucket, or a burned curtain ring: the last of the old company.',
      'Whoever laughs last in a hall, in the cheap seats: for them {P} does it.',
    ],
    hook: [
      [
        'The show goes on elsewhere, for an audience that never leaves, and {P} was left behind by {Q} on purpose, to be saved.',
        'v=1',
      ],
      [
        'The one in the third row laughed too, for the first time in years, and has been looking for {P} to hear the end.',
        'v=2',
      ],
    ],
    realm: ['A tyrant is afraid of one thing only, and {P} can do it with a glove.'],
    look: [
      '{P} moves as if there were a rope under each step, and has rings of old paint round the eyes.',
      'The bag of {P} holds {few} coloured balls, a false nose and a knife that folds the wrong way.',
    ],
    manner: [
      '{P} makes a small show out of pouring wine.',
      '{P} reads a crowd like a tide, and knows when to go.',
      '{P} practises every morning, without fail, also in cells.',
    ],
    ideal: [
      '"If they laugh they breathe out, and then one can talk to them."',
      '"The rope holds. It is the looking down that does not."',
    ],
    woven: {
      story: [
        '{P.name} was {who} in a travelling show that drove off from {town2} one night without a sound and without {P.them}.',
      ],
      look: [
        '{P.name} moves as if there were a rope under each step, and has rings of old paint round the eyes.',
      ],
      manner: ['{P.name} makes a small show out of pouring wine.'],
      bond: ['A bucket is the last thing that {P.name} has of the old company.'],
    },
  }),
  ofIdea({
    id: 'idea-gentle-necromancer',
    tells: [
      /\b(?:(?:just|only|really) )?(?:wants?|helps?|cares?|feeds?|asks|gives|comforts|loves) (?:(?:to|for|after) )?(?:\p{L}+ )?the dead\b.*/u,
    ],
    asked: phrases(
      'good|kind|kindly|nice|gentle|friendly|cheerful|benevolent|ethical|wholesome|lovely|sweet|shy necromancer',
      'necromancer who|that|but|and just|only|really? wants|helps|cares|loves|likes|gives|asks|tries|hates|gives|feeds|is_nice|is_kind *',
      'necromancer|necromancy',
    ),
    isTrait: true,
    classes: ['wizard'],
    other: ['widow', 'gravedigger', 'magistrate'],
    concept: [
      ['raises the dead of {town} for one evening, so that they can finish their supper', 'v=1'],
      [
        'asked the dead of {town} what they wanted, and has been running errands for them since',
        'v=2',
      ],
    ],
    want: [
      ['to see to it that the dead get a good meal and a last word', 'v=1'],
      ['to deliver {few} last messages, all of them awkward', 'v=2'],
    ],
    flaws: [
      [
        'forgets that others find it horrible',
        '{P} brings an old gentleman to table who has been dead since spring, and asks who will pass him the salt.',
      ],
      [
        'cannot say no to the dead',
        'Every grave by the road wants only one small thing, and {P} is late for everything.',
      ],
    ],
    event: [
      'In {town} people die hungry: it was that kind of year. {P} had learned necromancy for quite another purpose, looked at the row of fresh graves, and set a long table in the churchyard, with soup. It was a quiet evening. They ate, they told each other things, and before cockcrow all of them lay down again and slept better. {Q} had seen lights and came with a torch and a mob, and then saw who was sitting there, and asked for a spoon.',
      '{P} was told at the school of {town} to make a skeleton stand up. It stood up, and {P}, being well brought up, asked whether there was anything it would like. There was: a letter, behind a brick, to a woman who had waited for it for {years} years. {P} left before the examination to post it. {Q} was the woman. Other graves have heard of it since, and they talk.',
    ],
    now: [
      ['In {town2} a priest has forbidden the dead to eat. They have written to {P}.', 'v=1'],
      [
        'In {town2} the next message is for a judge, and begins with "I know where you put it".',
        'v=2',
      ],
      'One of the dead has stayed on as a servant: it carries the pots, hums, and lays the table for one more.',
      'Graves that {P} has tended stay shut, and there are villages that leave the gate open for that reason.',
    ],
    bond: [
      'The dead, who have nobody else to cook for them.',
      "The skeleton that carries the pots, and was somebody's aunt.",
    ],
    hook: [
      [
        'One of those who sat at that table had not been dead, and has walked the world since then with a terrible hunger.',
        'v=1',
      ],
      [
        'The messages fit together. Those who died were all witnesses to one thing, and {Q} is the last.',
        'v=2',
      ],
    ],
    realm: [
      'An army of the dead is on the march, and nobody has thought of asking what it wants. It wants to go home.',
    ],
    look: [
      '{P} has grave earth under the nails, flour on the sleeves, and a ladle where others have a wand.',
      'Behind {P} walks a servant with a deep hood and very good manners, who never eats in company.',
    ],
    manner: [
      '{P} talks to bones as others do to guests.',
      '{P} lays a place more than are there, and it is seldom left empty.',
      '{P} asks about favourite dishes in good time.',
    ],
    ideal: [
      '"Everyone should get up from the table full, and in peace."',
      '"Death is no reason for bad manners."',
    ],
    woven: {
      story: [
        '{P.name} is a necromancer, raises the dead for one evening, and sends them back with a warm meal inside.',
      ],
      manner: ['{P.name} talks to bones as others do to guests.'],
      look: ['Behind {P.name} walks a dead servant with a deep hood and good manners.'],
      bond: [
        "The servant who carries the pots was somebody's aunt, and {P.name} has promised to find out whose.",
      ],
    },
  }),
  ofIdea({
    id: 'idea-explosions',
    asked: phrases(
      'likes|loves|adores|obsessed_with|fond_of|into|enjoys|addicted_to|and explosions|fire|explosives|bombs|fireworks|gunpowder|explosives|blowing_things_up|blowing_stuff_up|burning_things|setting_things_on_fire|to_blow_things_up|making_things_explode|big_booms',
      'pyromaniac|demolitionist|bomb_maker|fireworks_maker|firebug|arsonist|explosive',
      'whose potions|inventions|spells|experiments|machines|gadgets|cakes * explode|explodes|blow_up|blows_up *',
      'accidentally * blew|blows up|burned|burnt|explodes|exploded *',
      'blows|blew|blowing everything|things|stuff|up *',
    ),
    isTrait: true,
    classes: ['wizard'],
    unlike: /cookery|examination/i,
    other: ['fire warden', 'powder miller', 'neighbour'],
    concept: [
      ['removed the roof of a tower in {town}, by appointment, and the wrong one', 'v=1'],
      ['made a bang in {town} that was not a mistake, and that nobody else can make', 'v=2'],
    ],
    want: [
      ['to hear the perfect bang, from a little further away', 'v=1'],
      ['to find who stole that recipe, before it is used in earnest', 'v=2'],
    ],
    flaws: [
      [
        'has a solution before anybody has a problem',
        'The door was not locked. There is now no door, and the draught has been blamed on others.',
      ],
      [
        'carries more powder than is wise',
        'No friend of {P} will lend a light, and inns put {P} in the shed, at the far end.',
      ],
    ],
    event: [
      'The school in {town} wished for a window in the north tower. {P} offered to do it in one second instead of a week, and had worked it out on both sleeves. It was a beautiful bang. When the dust had come down there was a window, and sky all round it. It was the east tower. {Q} arrived with a bucket, looked up for a long time, and asked whether it could be done smaller.',
      'People in {town} had got used to the noise: purple on Mondays, and on Fridays the one that smelled of pears. Then came the deep one, which put out every candle, stopped the clocks and was not heard but felt. {P} sat among the glass and wrote it down quickly. In the morning the page was gone, and so was {Q}. On the floor there was only the outline of the book, in soot.',
    ],
    now: [
      ['{town2} has a tower that nobody can pull down, and has sent a polite inquiry.', 'v=1'],
      ['Near {town2} every clock stopped on one night. {P} has been sleeping badly.', 'v=2'],
      '{P} has grown eyebrows {few} times, and rates explosions by them.',
      'In {town2} they let {P} do the fireworks on the feast of the harvest, with the river in between.',
    ],
    bond: [
      'A first, small, singed notebook, of which {few} pages are left.',
      '{Q}, who stood closest.',
    ],
    hook: [
      [
        'In the wall of the east tower something had been walled up. It has got out, and is grateful.',
        'v=1',
      ],
      [
        '{Q} did not steal it but has hidden it, from a buyer who has no more than one thing to blow up.',
        'v=2',
      ],
    ],
    realm: [
      'A mountain pass, a dam and a palace stand on the list of a buyer, and there is one person who could do it.',
    ],
    look: [
      '{P} has no eyebrows at present, and soot in each fold of the ears.',
      'The robe of {P} is a chart of holes, and each has a date.',
    ],
    manner: [
      '{P} says "stand back" after, and not before.',
      '{P} shouts a little, being somewhat deaf, and asks whether one has felt it.',
      '{P} sniffs at barrels and names the maker.',
    ],
    ideal: [
      '"Everything is held together by something. I like to ask what."',
      '"Subtlety is for people who have time."',
    ],
    woven: {
      story: [
        '{P.name} once took the roof off a tower in {town2} with one bang, by appointment. It was the wrong tower.',
      ],
      look: ['{P.name} has no eyebrows at present, and soot in each fold of the ears.'],
      manner: ['{P.name} says "stand back" after, and not before.'],
      flaws: [
        [
          'has a solution before anybody has a problem',
          'The door was not locked. There is now no door, thanks to {P.name}.',
        ],
      ],
    },
  }),
];

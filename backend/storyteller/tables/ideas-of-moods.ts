import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what comes over a character: anger, love, nightmares, a sneeze. */
export const ideasOfMoods: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-temper',
    asked: phrases(
      'monk|nun|priest|cleric|paladin|druid|healer|librarian|wizard|bard without|with|who|has|loses|lacks no|bad|hot|short|terrible|any|a|an|his|her|their? temper|patience|calm|self-control|anger|anger_issues|anger_problems *',
      'with|has|having|and a|an|his|her|their? bad|big|bigger|short|hot|terrible|violent|explosive|quick|huge|fiery temper',
      'bigger|big|bad|short|hot|terrible|violent|quick|huge|fiery temper',
      'anger|rage issues|management|problem|problems',
      'loses <their> temper *',
      'hot-headed|hotheaded|short-tempered|hot-tempered|quick-tempered|easily_angered',
      'when|if|until|unless not angry|mad|furious|enraged',
      'gets|turns angry|mad|furious *',
    ),
    isTrait: true,
    other: ['younger brother', 'abbot', 'innkeeper with a new door'],
    concept: [
      ['has broken every door of one street in {town}, and paid for all but one', 'v=1'],
      ['was sent away from {town} to look for patience, with a list and a packed lunch', 'v=2'],
      [
        'lost {P.their} temper once in {town} for a good reason, and has been afraid of it since',
        'v=3',
      ],
    ],
    want: [
      ['to go through one whole week without an apology', 'v=1'],
      ['to find the teacher of whom it is said that nothing ever made him raise his voice', 'v=2'],
      ['to learn what it is that is so angry', 'v=3'],
    ],
    flaws: [
      [
        'goes up like dry straw',
        'One word about {P.their} height, aunt or cooking, and the table is on its side and {P} on top of it.',
      ],
      ['counts to ten, and gets to four', 'Friends of {P} have learned to take cover at "three".'],
    ],
    event: [
      'It was about change: {Q} in {town} gave a copper too little and called it a mistake. When {P} could see again the door was in the well, the counter was in the yard and {Q} on the roof, holding the copper. It was the eleventh door in that street. They were fond of {P}, the carpenter above all. But there was a meeting, and a kind speech, and one last door, still whole, which {P} shut behind {P.them} very, very gently.',
      'They had tried everything in {town}: breathing, beans, cold water, a year of silence, which {P} had broken together with the bell. {Q} drew up a list of {few} holy places where patience may be found. "Do not come back without some," said {Q}, and smiled. {P} asked what was so funny. They are still looking for the gate.',
      'Somebody had raised a stick to a mule, a beggar or a boy, and {P} told him to stop, quietly. He laughed. What came after it {P} has only from others: the stick, the cart, the wall of the smithy at {town}. {Q} had got hold of {P.their} sleeve and had been thrown across the road, and has walked with a cane since. {Q} has forgiven it. That has not helped.',
    ],
    now: [
      [
        'A carpenter from {town} has moved to {town2}, and asks at the inn when {P} is expected.',
        'v=1',
      ],
      [
        'In {town2} a holy man let {P} wait for nine days. On the tenth he needed a new gate.',
        'v=2',
      ],
      [
        'In {town2} it nearly happened again. {P} walked into the river, and stood there until it hissed no more.',
        'v=3',
      ],
      '{P} has a big axe for chopping wood when it gets too much. Landlords have stopped asking for rent.',
      '{P} knits, to calm down. The needles are of iron, since the others broke.',
    ],
    bond: [
      '{Q}, who got the worst of it and still pours the tea.',
      'A door handle, carried as a reminder. It is the only part that was left.',
    ],
    hook: [
      [
        'Somebody pays for the provocations: {few} of those quarrels were arranged, by one who needs a street without doors.',
        'v=1',
      ],
      [
        'The teacher on the list was the angriest man of his age, and knows what {P} could become.',
        'v=2',
      ],
      [
        'It is not only {P.their} own. Something was laid in {P.their} cradle to sleep there, and wakes when it smells injustice.',
        'v=3',
      ],
    ],
    realm: [
      'A war can be won by whoever makes {P} lose patience in the right hall, and two sides are preparing an insult.',
    ],
    look: [
      'A vein on the forehead of {P} serves friends as a barometer.',
      'The knuckles of {P} are scarred, and each scar has a piece of furniture.',
    ],
    manner: [
      '{P} breathes in through the nose, and everybody moves the glasses.',
      '{P} is the kindest person there is for twenty-three hours of the day.',
      '{P} apologises with pies, and bakes well by now.',
    ],
    ideal: [
      '"If nobody were ever angry nothing would ever be put right. I only wish it did not have to be the chairs."',
      '"One should break only what one can mend."',
    ],
    woven: {
      story: [
        'There are {few} new doors in one street of {town2}, and {P.name} has paid for all but one. It was about a copper too little.',
      ],
      flaws: [
        [
          'goes up like dry straw',
          'One wrong word, and the table is on its side and {P.name} on top of it.',
        ],
      ],
      manner: ['{P.name} breathes in through the nose, and everybody moves the glasses.'],
      look: ['A vein on the forehead of {P.name} serves friends as a barometer.'],
      bond: ['{P.name} carries a door handle as a reminder: it is the only part that was left.'],
    },
  }),
  ofIdea({
    id: 'idea-flirt',
    asked: phrases(
      'flirts|flirting|flirt with|at everyone|everybody|everything|anyone|anything|all *',
      'flirtatious|flirty|flirts|flirt|womanizer|womaniser|ladies_man|lady_killer|heartbreaker|casanova|seducer|seductress|charmer|lothario|philanderer|promiscuous',
      'sleeps_with|seduces|seducing|romances|hits_on|breaks everyone|everybody|anyone|everything|hearts|the_guards|the_enemy *',
      'a|with lover|sweetheart|ex in every|each port|town|city|village',
    ),
    isTrait: true,
    classes: ['bard'],
    other: ['baker', 'duellist', 'letter carrier'],
    concept: [
      ['was engaged to three people in {town}, who met in the same queue', 'v=1'],
      ['has charmed all of {town} except for one, and has thought of nothing else since', 'v=2'],
    ],
    want: [
      ['to write three letters of apology that do not sound like invitations', 'v=1'],
      ['to be loved by somebody who has seen through it', 'v=2'],
    ],
    flaws: [
      [
        'flirts with guards, enemies and statues',
        '{P} has winked at a gorgon, and has been stiff in the neck since then.',
      ],
      [
        'promises too much by candlelight',
        'Somewhere there is always a door that {P} had better not pass, with a dish flying out of it.',
      ],
    ],
    event: [
      "{P} meant every word, each time, on each of the three evenings. In {town} on market day there was a queue at the goldsmith's, and three people in it compared rings. {Q}, behind them, had brought a cake to watch. It was not the shouting that drove {P} out of town but that they made friends with each other, on the spot, and went to eat that cake without {P.them}.",
      'They blushed in {town}, they sighed, they sent flowers, and {P} knew how it is done: the look, the pause, the hand on the sleeve. Then there was {Q}, who watched all of it with a kind of interest, and said: "Very nice. And who are you when nobody is looking?" {P} opened a mouth that had never been at a loss, and shut it again, and has owed an answer ever since.',
    ],
    now: [
      [
        'The three have opened an inn in {town2}, and there is a portrait in the taproom, for darts.',
        'v=1',
      ],
      ['A card from {Q} came to {town2}. "Well?" it said.', 'v=2'],
      "In {town2} {P} got a whole patrol to lay down its halberds, and left by the back with their captain's scarf.",
      '{P} remembers each name, each birthday and each dog, and that is the reason why it works.',
    ],
    bond: [
      'A bundle of letters tied with different ribbons. {P} has answered nearly all.',
      '{Q}, who was not impressed.',
    ],
    hook: [
      [
        'One of the three was sent by a court to steal the letters of {P}, and fell in love by mistake.',
        'v=1',
      ],
      [
        '{Q} is under a spell, by which no one can be dear to {Q.them}, and did not want to say so.',
        'v=2',
      ],
    ],
    realm: [
      'Two heirs who would never have met have quarrelled over {P}, and their armies are being fitted out.',
    ],
    look: [
      '{P} has one button too many undone, and a flower that is fresh at any season.',
      '{P} has dimples, uses them, and knows from which side the light comes.',
    ],
    manner: [
      '{P} leans in the doorway as if it had been built for that.',
      '{P} finds something lovely in everyone, says so, and is right.',
      '{P} kisses hands, paws and, once, a hinge.',
    ],
    ideal: [
      '"Everybody ought to be looked at properly once in their lives."',
      '"It costs nothing to say it, and some have waited for years."',
    ],
    woven: {
      story: [
        '{P.name} was engaged to three people in {town2}, who met in one queue and made friends.',
      ],
      manner: ['{P.name} leans in doorways as if they had been built for that.'],
      flaws: [
        [
          'flirts with guards, enemies and statues',
          '{P.name} has winked at a gorgon, and has been stiff in the neck since then.',
        ],
      ],
      bond: [
        '{P.name} keeps a bundle of letters tied with different ribbons, and has answered nearly all.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-nightmares',
    asked: phrases(
      'has|with|having|suffers_from|plagued_by|haunted_by|tormented_by|troubled_by|dreams terrible|bad|horrible|recurring|strange|prophetic|constant|the_same|vivid? nightmares|nightmare|bad_dreams|dreams|visions',
      'nightmares|nightmare|insomnia|insomniac|visions',
      "can't|cannot|doesn't|does_not|never|afraid_to|hasn't sleep|sleeps|slept",
    ),
    isTrait: true,
    other: ['night nurse', 'herb woman', 'roommate'],
    concept: [
      [
        'has had the same nightmare since {town}: a stair, a lamp and a step that is not there',
        'v=1',
      ],
      ['dreamed of the fire in {town} three nights before it burned, and told no one', 'v=2'],
    ],
    want: [
      ['to find the house with that stair, by daylight, and in company', 'v=1'],
      ['to be believed before the next dream comes true', 'v=2'],
    ],
    flaws: [
      [
        'stays awake until it becomes dangerous',
        'On the fourth day {P} greets trees, and falls asleep on watch, upright.',
      ],
      [
        'wakes up with a blade in the hand',
        'One does not touch {P} at night. There is a mark on the tent pole about it.',
      ],
    ],
    event: [
      'It began in {town}, in the week of the long rain. A stair goes down, somebody holds a lamp, and {P} counts the steps and knows that the thirteenth is missing. {Q} sat beside the bed and wrote down what {P} said in sleep. It was a street and a number, and there is such a street. {P} packed the same morning. Since then there are fourteen steps.',
      '{P} had dreamed of bells, of smoke, and of {Q} at a window, and said nothing at breakfast, since people laugh at dreams in {town}. On the third night it all came, in the same order. {P} knew which stair would hold. {Q} was carried out, and {few} others, and afterwards somebody asked how {P} had known. There is no good answer to that. There was a new dream by then.',
    ],
    now: [
      ['In {town2} {P} saw the lamp, in a shop. It was warm.', 'v=1'],
      ['In {town2} {P} has seen the place of the next one, and counted the windows.', 'v=2'],
      '{P} takes the watch before dawn, every time, so that there is a reason to be up.',
      'There is a notebook beside {P.their} bed, and the writing in it is not always that of {P}.',
    ],
    bond: [
      '{Q}, who sat there through {few} nights and held on.',
      'A bell on a string, tied to the wrist, so that somebody will come.',
    ],
    hook: [
      [
        'It is a memory. {P} went down that stair as a child and came up again, and something else came with {P.them}.',
        'v=1',
      ],
      ['The dreams are sent, by somebody who is locked up and can reach nobody else.', 'v=2'],
    ],
    realm: [
      'A king dreams the same, and so does his enemy, and each of them thinks that the other is holding the lamp.',
    ],
    look: [
      '{P} has shadows under the eyes like thumbprints in dough.',
      'A small bell is tied to {P.their} wrist, stuffed with wool by day.',
    ],
    manner: [
      '{P} asks at breakfast how the others have slept, and listens with envy.',
      '{P} sleeps in short pieces, sitting, with the boots on.',
      '{P} hums one lullaby, again and again, and stops before the end.',
    ],
    ideal: [
      '"What comes at night should be asked, by day, what it wants."',
      '"Let somebody be awake. It may as well be me."',
    ],
    woven: {
      story: [
        'At night it is always the same for {P.name}, since one week in {town2}: a stair, a lamp, and a step that is not there.',
      ],
      look: ['{P.name} has shadows under the eyes like thumbprints in dough, from nightmares.'],
      manner: ['{P.name} takes the watch before dawn, so that there is a reason to be up.'],
      bond: [
        'A bell on a string is tied to the wrist of {P.name}, so that somebody will come when the nightmares do.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-allergic',
    asked: phrases(
      'allergic|alergic|allergy|alergy|sneezes to|because_of|near|from|at|around {what}',
      'hay fever',
      'allergic|allergies',
    ),
    usual: { what: 'pollen' },
    isTrait: true,
    other: ['apothecary', 'choir master', 'old druid'],
    concept: [
      ['sneezed at the wrong moment in {town}, because of {what}, and gave away an ambush', 'v=1'],
      ['swells up at {what}, and was asked by {town} to move upwind', 'v=2'],
    ],
    want: [
      ['to find the one herb against it, of which {what} seems to be the chief part', 'v=1'],
      ['to live among {what} for one whole spring, with dry eyes', 'v=2'],
    ],
    flaws: [
      [
        'sneezes when it must be quiet',
        'Behind a curtain, under a bed, before a dragon: {P} feels it coming, and holds up one finger.',
      ],
      [
        'takes any remedy that is for sale',
        '{P} has worn garlic, leeches and a wet sock, all at once, and sneezed through the sock.',
      ],
    ],
    event: [
      'They lay in the ditch outside {town}, {few} of them, and not a leaf moved. Then the wind turned and brought {what}. {P} held {P.their} nose, {P.their} breath and finally {Q}. It was no use. It was the loudest sneeze that {town} can remember, and the ambush was over before it had begun. Nobody was hurt. But they have a word for it now in {town}, and it is the name of {P}.',
      '{P} loved {what} more than anything, and wept beside it every spring, and everyone found it touching. {Q} in {town} was the first to see that it was not the heart. There was swelling, then a rash, and then a sneeze that put out the altar lamp. They were sorry. They gave {P} a veil and a horse, and asked for {P} to live upwind.',
    ],
    now: [
      ['In {town2} there is a wanted notice with a red nose.', 'v=1'],
      ['In {town2} an apothecary has a cure. He says himself that it itches.', 'v=2'],
      'It has saved them twice: what makes {P} sneeze is sometimes there before one sees it.',
      '{P} owns {few} handkerchiefs, and washes them at every brook.',
    ],
    bond: [
      '{Q}, who lends a sleeve.',
      'A veil of fine cloth, against {what}, from those who were sorry.',
    ],
    hook: [
      [
        'It is no common sneeze. It breaks spells, and somebody who was hidden by one outside {town} has been afraid of it since.',
        'v=1',
      ],
      [
        'Only false {what} does it: where {P} sneezes something is pretending to be what it is not.',
        'v=2',
      ],
    ],
    realm: [
      'An enchantment lies over a whole court like dust, and there is exactly one nose that cannot bear it.',
    ],
    look: [
      '{P.their} eyes are red, {P.their} nose is redder, and a handkerchief hangs out of each sleeve.',
      '{P} wears a scarf over the nose whenever there is {what} about.',
    ],
    manner: [
      '{P} lifts one finger, waits, and says "no, gone".',
      '{P} asks whether there is {what} anywhere near, and where the wind stands.',
      '{P} thanks people for their "bless you" by name.',
    ],
    ideal: [
      '"One may love what one cannot stand."',
      '"Everybody has something. Mine is only louder."',
    ],
    woven: {
      story: [
        '{P.name} is allergic to {what}, and once gave away an ambush near {town2} by the loudest sneeze in memory.',
      ],
      look: ['{P.name} has a red nose, and a handkerchief in each sleeve, because of {what}.'],
      manner: ['{P.name} lifts one finger, waits, and says "no, gone".'],
      flaws: [
        [
          'sneezes when it must be quiet',
          'Behind a curtain, under a bed, before a dragon: {P.name} feels it coming, and holds up one finger.',
        ],
      ],
    },
  }),
];

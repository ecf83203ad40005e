import type { Row } from './row-types.ts';

/** How people look who are not built like those of the towns. */
export interface Body {
  /** The words of an idea that ask for it. */
  words: readonly string[];
  /** Whether only the last word of a noun asks for it: a cat burglar is no cat. */
  isHead?: true;
  /** After "is". */
  builds: readonly Row[];
  /** What only such people have or do; sentences for everyone. */
  marks: readonly Row[];
}

export const bodies: readonly Body[] = [
  {
    words: ['vampire', 'vampires', 'nosferatu'],
    builds: [
      'as pale as candle wax, and has been of the same age for longer than people remember',
      'tall, bloodless and very well kept',
      'fine-boned and cold to the touch, with old-fashioned manners',
    ],
    marks: [
      '{P} receives after sunset only«, and waits on every threshold until asked in».',
      'No mirror hangs where {P} lives«, and guests in {town} know better than to bring one».',
      '{P} pours wine for others, and has never been seen to drink any.',
    ],
  },
  {
    words: ['lich', 'skeleton', 'skeletal', 'mummy', 'undead'],
    builds: [
      'all bone and good cloth, and straighter than most of the living',
      'as dry as old paper, and has no need of a chair',
      'a frame of bones in a clean robe, with two small lights for eyes',
    ],
    marks: [
      '{P} neither eats nor sleeps, and forgets that others have to.',
      'One hears {P} coming: the joints click like dice on a table.',
      'The wind goes through {P}«, and {P.name} has papers tied on with string».',
    ],
  },
  {
    words: [
      'ghost',
      'spectre',
      'specter',
      'wraith',
      'phantom',
      'shade',
      'banshee',
      'spirit',
      'revenant',
    ],
    builds: [
      'as thin as breath on a window, and best seen from the side',
      'the colour of rain, and stops a hand above the floor',
      'clear at dusk, faint at noon, and cold all day',
    ],
    marks: [
      'Candles burn low where {P} stands«, and {P.name} has learned to apologise for it».',
      '{P} cannot lift so much as a spoon«, and asks the living of {town} to turn pages».',
      '{P} comes through walls, and «out of courtesy »knocks on them first.',
    ],
  },
  {
    words: ['zombie', 'ghoul'],
    builds: [
      'grey, slow and held together with neat stitches',
      'heavy on the feet, a little damp, and polite about the smell',
    ],
    marks: [
      '{P} has lost a finger so often that {P.name} keeps thread in a pocket.',
      'Flies like {P}, and {P.name} has stopped to mind it.',
    ],
  },
  {
    words: ['werewolf', 'wererat', 'werebear', 'lycanthrope', 'shapeshifter'],
    builds: [
      'broad, hairy to the knuckles and quick to smell what others miss',
      'lean and yellow-eyed, with teeth a little too good',
    ],
    marks: [
      'Dogs lie down when {P} goes by«, and {P.name} pretends to have noticed nothing».',
      'Three nights in a month the shutters of {P} are barred«, from the inside».',
    ],
  },
  {
    words: ['goblin', 'hobgoblin', 'bugbear', 'gnoll'],
    builds: [
      'green, sharp-eared and about as high as a table',
      'small and quick, with long fingers and a longer nose',
      'a goblin of the old hill kind, all ears and elbows',
    ],
    marks: [
      '{P} counts everything twice«, once for honesty and once for fun».',
      'The ears of {P} turn to a whisper before {P.name} does.',
      '{P} stands on a crate to talk«, and moves the crate when the talk moves».',
    ],
  },
  {
    words: ['kobold', 'lizardfolk', 'yuan-ti', 'naga', 'tortle', 'lizard', 'snake'],
    builds: [
      'scaled, cold in the hands and happiest on warm stone',
      'low, scaled and quick, with a tail that gives every mood away',
    ],
    marks: [
      '{P} tastes the air before answering«, and takes it for good manners».',
      '{P} sheds a skin each spring«, and it is cleared away by friends».',
    ],
  },
  {
    words: ['giant', 'ogre', 'troll', 'cyclops', 'half-giant'],
    builds: [
      'as high as a hayloft, and careful about where the feet go',
      'the size of a barn door, and listens kneeling',
    ],
    marks: [
      '{P} eats from a wash tub«, and asks twice if others have had enough».',
      'A whisper of {P} is heard across the market of {town}.',
    ],
  },
  {
    words: ['centaur'],
    builds: ['a horse from the waist down, and impatient from the waist up'],
    marks: ['{P} goes up no stairs, so people of importance in {town} come down to {P.name}.'],
  },
  {
    words: ['minotaur'],
    builds: ['horned, bull-headed and taller than the doors of {town}'],
    marks: ['{P} never loses the way«, and finds it hard to believe that others do».'],
  },
  {
    words: ['mermaid', 'merman', 'merfolk', 'triton', 'siren'],
    builds: ['silver to the waist, and a fish from there on'],
    marks: [
      '{P} is never far from water, and pours a jug over {P.their} «own »head while others talk.',
    ],
  },
  {
    words: ['medusa', 'gorgon'],
    builds: ['tall and slow of gesture, with hair that moves when nothing else does'],
    marks: [
      'Nobody in {town} looks {P} in the face, and the reason stands in the garden, in stone.',
    ],
  },
  {
    words: [
      'golem',
      'warforged',
      'automaton',
      'construct',
      'robot',
      'scarecrow',
      'puppet',
      'homunculus',
      'clockwork',
    ],
    builds: [
      'made and not born, with a seam down the back and a mark of the maker under it',
      'put together from better parts than most people, and squeaks in wet weather',
    ],
    marks: [
      '{P} does not breathe«, and counts the breaths of others when a talk gets long».',
      '{P} carries {P.their} own spare parts in a box«, each in a cloth».',
    ],
  },
  {
    isHead: true,
    words: 'raven crow owl parrot hawk falcon goose duck swan hen rooster magpie bird'.split(' '),
    builds: [
      'a bird of the larger kind, glossy, upright and one eye at a time',
      'all feathers and opinion, and weighs less than the ledger',
    ],
    marks: [
      '{P} walks up and down the table when thinking, and turns at its edge like a judge.',
      '{P} talks in whole sentences, and croaks only at bad grammar.',
    ],
  },
  {
    isHead: true,
    words: 'sword blade dagger knife axe hammer spear bow shield staff wand'.split(' '),
    builds: [
      'a good deal of steel and no patience, and is carried in a scabbard that somebody else chose',
    ],
    marks: ['The voice of {P} comes from the grip, and one feels it in the teeth.'],
  },
  {
    isHead: true,
    words:
      'book spellbook grimoire mirror painting portrait statue door lamp ring crown hat broom skull clock chest doll helmet armor armour mask lute harp cloak boots teapot kettle chair tree stone'.split(
        ' ',
      ),
    builds: [
      'a thing to look at, old and well made, until it clears its throat',
      'no larger than it needs to be, and worn where hands have held it',
    ],
    marks: [
      '{P} cannot move, and knows how to make others fetch«, by sighing».',
      '{P} never sleeps, and has heard everything that was said in the room in the last century.',
    ],
  },
  {
    words: ['illithid', 'flayer'],
    builds: [
      'tall, lilac and damp, with four careful tentacles where others have a chin',
      'thin and grey-violet, and holds a handkerchief before the mouth out of tact',
    ],
    marks: [
      '{P} answers the question that one was about to ask, and apologises for it.',
      'Those who sit near {P} feel a faint tickling behind the eyes«, and are told that it is only the weather».',
    ],
  },
  {
    words: ['beholder'],
    builds: ['round, floating and all eyes, and has to be invited through the window'],
    marks: ['{P} looks at everyone in the room at once, and takes it amiss if nobody looks back.'],
  },
  {
    words: ['mushroom', 'myconid', 'fungus'],
    builds: [
      'soft, pale and broad in the hat, and smells of rain and cellars',
      'a mushroom as high as a man, spotted, stalked and in no hurry',
    ],
    marks: [
      '{P} speaks in little clouds of dust, which one breathes in and then remembers as words.',
      '{P} stands in the shade and grows a little when pleased.',
    ],
  },
  {
    words: ['slime', 'ooze', 'cube'],
    builds: ['clear, wobbling and polite, with a hat on top so that people know where to look'],
    marks: ['What {P} has swallowed can be seen, and is given back on request.'],
  },
  {
    isHead: true,
    words:
      'cat dog raven crow owl fox rat bear wolf horse toad frog parrot monkey badger pig goose swan hare mouse spider goat unicorn'.split(
        ' ',
      ),
    builds: [
      'an animal to look at, and nobody who has been answered back makes that mistake twice',
      'well brushed, sharp-eyed and not to be picked up',
    ],
    marks: [
      '{P} talks, in whole sentences«, and waits politely until new people have sat down».',
      'A chair in {town} is kept for {P}, «with a cushion, »and no one else sits in it.',
    ],
  },
  {
    isHead: true,
    words: ['dragon', 'wyrm', 'half-dragon'],
    builds: ['scaled, smoke-breathed and far too large to be contradicted'],
    marks: ['{P} names the price of whatever {P.they} looks at, and is right to the copper.'],
  },
  {
    words: ['devil', 'demon', 'fiend', 'imp', 'succubus', 'incubus'],
    builds: ['red, horned and better dressed than anyone in {town}'],
    marks: ['Where {P} has sat it smells of struck matches for an hour.'],
  },
  {
    words: ['angel', 'celestial', 'aasimar', 'saint'],
    builds: ['hard to look at for long, with the shadow of wings and no wings'],
    marks: ['Nobody in {town} has managed to lie to {P}, and few have tried twice.'],
  },
  {
    words: 'fairy faerie pixie sprite dryad nymph satyr faun fey treant'.split(' '),
    builds: ['of the wild kind, with leaves in the hair that are not decoration'],
    marks: ['Flowers open where {P} stands for long, also in winter«, also on tables».'],
  },
  {
    words: ['hag', 'crone'],
    builds: ['bent, long-nailed and older than the town hall'],
    marks: ['Milk turns when {P} is in a temper«, and people in {town} buy it early».'],
  },
  {
    words: ['sphinx'],
    builds: ['a lion as far as the shoulders, and a very patient face from there on'],
    marks: ['{P} answers questions with questions«, and keeps count of the score».'],
  },
  {
    words: ['changeling', 'doppelganger'],
    builds: ['of a face that people remember differently'],
    marks: ['No two people in {town} describe {P} alike«, and {P.name} finds that restful».'],
  },
];

/** A person in the shape of something else, which the story names. */
export const changedShape: Body = {
  words: [],
  builds: [
    'not of the size that the name leads one to expect',
    'easy to overlook, and hard to forget after the first sentence',
  ],
  marks: [
    'Doors, stairs and cats are taken seriously by {P.name}.',
    '{P} travels in a basket«, with a lid that opens from inside».',
  ],
};

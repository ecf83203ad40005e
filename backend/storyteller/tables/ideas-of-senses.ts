import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of what a character has seen, sees, or cannot hear or remember. */
export const ideasOfSenses: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-forbidden-book',
    asked: phrases(
      'read|reads|opened|found|stole|discovered|finds|copied|translated a|an|the|his|her? * forbidden|cursed|dark|evil|ancient|old|strange|wrong|banned|secret|demonic|necromantic|mysterious|magic|magical book|tome|scroll|grimoire|spellbook|text|manuscript|library|page *',
      'forbidden|cursed book|tome|scroll|grimoire|knowledge|magic *',
      'knows too much',
    ),
    classes: ['wizard'],
    tellsCalling: true,
    other: ['librarian', 'bookbinder', 'fellow reader'],
    concept: [
      ['read a forbidden book in {town} as far as page ninety, and it knows that', 'v=1'],
      ['read aloud from the wrong shelf in {town}, and something answered from the gallery', 'v=2'],
      ['stole one book in {town}, and everyone else has forgotten that it ever existed', 'v=3'],
    ],
    want: [
      ['to learn how it ends, or to stop wanting to', 'v=1'],
      ['to unsay that sentence, backwards and in the same room', 'v=2'],
      ['to find one other person who remembers what is in it', 'v=3'],
    ],
    flaws: [
      [
        'has to turn the page',
        'It says "do not read on" in {few} scripts, and {P} has asked for a lamp.',
      ],
      [
        'quotes it without noticing',
        'In the middle of a joke {P} says something in that language, and the milk turns.',
      ],
    ],
    event: [
      'There is a chain on each book in the lower room of {town}, and on one of them there are two. {P} had only meant to dust. On page ninety stood the name of {P}, the hour, and "here the reader looks up". {P} looked up. {Q} stood in the door with the keys, as white as the paper. They shut it, both leaning on the lid. Since then it lies open on {P.their} bed each morning, at page ninety-one, wherever that bed is.',
      'It was a bet among students at {town}: to read one line aloud from the top shelf. {P} has a good voice. The line was about nothing, a door and a guest, and from the empty gallery somebody said, "Thank you." {Q} had the window open before the rest of them could move. The gallery has been locked since. But the guest did not stay in it, and keeps two streets behind {P}, with good manners.',
      '{P} took it under the coat from the sealed library of {town}, since nobody should be forbidden to know why there is a gap in the history of the realm. When {P} came back to ask a question there was no sealed library. The door was a wall, {Q} knew neither the book nor {P}, and there was a rubber plant. It is all true, what it says. {P} is the only one left who could be asked about it.',
    ],
    now: [
      [
        'In {town2} {P} sold it, burned it and sank it in the harbour. It has begun to smell of fish.',
        'v=1',
      ],
      ['The guest has spoken to somebody in {town2}, and left a card for {P}.', 'v=2'],
      ['In {town2} a blind woman hummed a line of it over her washing.', 'v=3'],
      'What {P} can do stands on the first thirty pages. The others have had to be paid for, in small things: a taste, a birthday.',
      '{P} has learned to sleep with a hand on the cover.',
    ],
    bond: ['The book, which is heavier on some days.', '{Q}, who leaned on the lid too.'],
    hook: [
      [
        'It is not a book about somebody. It is somebody, who has been bound, and would like {P} to write the last page.',
        'v=1',
      ],
      [
        'The guest has been waiting in that gallery to be let out by one of {P.their} family, and has something to give back.',
        'v=2',
      ],
      ['{Q} remembers everything, and pretends, since those who remember are collected.', 'v=3'],
    ],
    realm: [
      'There is a copy in the royal library, with a bookmark in it, and it moves on by a page each night.',
    ],
    look: [
      '{P.their} fingertips are black, and leave no marks.',
      '{P} carries something square, wrapped in an altar cloth and a belt.',
    ],
    manner: [
      '{P} says "I have read about that", and does not go on.',
      '{P} covers the page with the other hand, also on menus.',
      '{P} listens to the binding before putting out the light.',
    ],
    ideal: [
      '"Nothing should be forbidden to read. A great deal should be read sitting down."',
      '"It is better to know. I say so each morning, first thing."',
    ],
  }),
  ofIdea({
    id: 'idea-seer',
    asked: phrases(
      "sees|see|seeing|knows|foresees|predicts|dreams|dreaming the|of|about|how|when|everyone's|everybody's|people's|other|his|her|their? future|futures|death|deaths|fate|people|everyone will|dies|die? *",
      'oracle|seer|soothsayer|prophet|prophetess|fortune_teller|clairvoyant|psychic|diviner|augur',
      'visions of the future|things_to_come|doom',
    ),
    isTrait: true,
    tells: phrases('sees|seeing|knows|foresees * death|deaths|future'),
    other: ['widow', 'landlord', 'unbeliever'],
    concept: [
      ['saw how {few} people in {town} would die, and told one of them', 'v=1'],
      ['sees what is to come in {town}, always a day late or a year early', 'v=2'],
    ],
    want: [
      ['to be wrong, just once, by {P.their} own doing', 'v=1'],
      ['to find the face that is in all of the visions', 'v=2'],
    ],
    flaws: [
      [
        'looks at people for a moment too long',
        '"What?" they ask. "Nothing," says {P}, and buys them the better supper.',
      ],
      [
        'gives away the ending',
        'Of a play, a siege and a courtship {P} has said, before the first act, how it would come out.',
      ],
    ],
    event: [
      'It is a touch that does it. {P} shook hands all round at a wedding in {town} and had to sit down. There was a horse, a fever, a cellar step; it takes no longer than a blink, and is quite exact. {P} said nothing except to {Q}, because it was so near, and only needed a coat. {Q} put on the coat. It was the horse that shied at it.',
      '{P} told fortunes in {town} behind a curtain, and was never wrong, only early. They had gone home laughing. It all came in the same week, years later, down to the hat: the comet, the twins, the mayor in the well. {Q}, who had not believed a word, ran to ask about the rest. By then the curtain was down. In each of those pictures one stranger had been standing at the back, with the same umbrella.',
    ],
    now: [
      ['In {town2} {P} touched somebody by accident, and saw nothing, nothing at all.', 'v=1'],
      ['In {town2} an umbrella stood in the hall of the inn, dripping, on a dry day.', 'v=2'],
      '{P} wears gloves, and takes them off for friends only in an emergency.',
      'It has been right {few} times on the road, and {P} has stopped saying "I told you".',
    ],
    bond: [
      'Those whom {P} has seen: each of them is greeted as if it were the last time.',
      'A coat that was given back.',
    ],
    hook: [
      ['The one of whom {P} saw nothing is not going to die, and has noticed the gloves.', 'v=1'],
      ['The one with the umbrella sees {P} in every vision, and has been wondering.', 'v=2'],
    ],
    realm: ['{P} has shaken hands with two rulers, and it was the same picture, from both sides.'],
    look: [
      '{P} wears long gloves, and has eyes like somebody who has come out of the dark.',
      'A lock over {P.their} forehead turned white in one night, and {P} says which.',
    ],
    manner: [
      '{P} winces before the bang.',
      '{P} keeps both hands to {P.themself}, also at dances.',
      '{P} packs for weather that has not been mentioned yet.',
    ],
    ideal: [
      '"What is coming is coming. One can still put the kettle on."',
      '"If it is written, then in pencil. I have to believe that."',
    ],
    woven: {
      story: [
        '{P.name} sees how people will end, at a touch, and once told one of them in {town2}.',
      ],
      look: ['{P.name} wears long gloves.'],
      manner: [
        '{P.name} winces before the bang, and keeps both hands in sight and to {P.themself}.',
      ],
      bond: ['{P.name} greets each friend as if it were the last time, and has reasons.'],
    },
  }),
  ofIdea({
    id: 'idea-saw-monster',
    asked: phrases(
      'saw|has_seen|seen|met|encountered|survived|escaped|faced a|an|the * {what:sea_monster|kraken|dragon|monster|beast|ghost|lich|beholder|giant|unicorn|angel|demon|devil|god|vampire|leviathan|wyrm|sphinx|phoenix|giant_squid|whale|serpent|sea_serpent|werewolf|mermaid|fairy} *',
      'swallowed|eaten by a|an|the * {what:whale|sea_monster|kraken|dragon|monster|beast|leviathan|giant_fish|fish|giant_frog|worm}',
    ),
    isTrait: true,
    other: ['skipper', 'newspaper seller', 'old woman on the pier'],
    concept: [
      ['saw a {what} near {town}, and was the only one who looked it in the eye', 'v=1'],
      ['has told of a {what} in every inn from {town} on, and been laughed at in each', 'v=2'],
    ],
    want: [
      ['to see it once more, and to know what it had wanted', 'v=1'],
      ['to bring home a proof that nobody can laugh at', 'v=2'],
    ],
    flaws: [
      [
        'drops everything for a rumour of it',
        'There was a shadow, a wake, a large dog: {P} has left a wedding for less, and it was {P.their} own.',
      ],
      [
        'adds a yard with each telling',
        'By now the {what} of {P} would not fit into the bay, as somebody has worked out.',
      ],
    ],
    event: [
      'There were others there at {town}, and all of them ran or hid their faces. {P} stood as if nailed to the spot, and so it looked at {P}: the {what}, close enough to touch. It did not strike. It seemed to be counting something. When it had gone there lay at {P.their} feet a thing that it had carried in its mouth, and {Q}, who crept out from behind the barrels, knew whose it had been.',
      '{P} came running into {town} with no hat and no breath, and told it to the whole street: a {what}, as near as that pump. "How big was it?" asked {Q}, and winked, and they have asked it ever since. Nobody went to look. If they had there would have been tracks, at least until the rain. {P} went alone, and found what they should have been afraid of: there were two sets.',
    ],
    now: [
      ['In {town2} somebody else has such a thing, and keeps it in a locked drawer.', 'v=1'],
      [
        'In {town2} a person did not laugh, paid for the beer, and asked for the exact place.',
        'v=2',
      ],
      '{P} has {few} sketches of it, and they are getting better.',
      'At night {P} wakes up at a certain sound, goes to look, and is almost disappointed.',
    ],
    bond: [
      'A thing with tooth marks in it.',
      'Those who went out after it, because of {P}, and are late.',
    ],
    hook: [
      [
        'It was looking for one face, and has found it. {P} looks like somebody who took something from it long ago.',
        'v=1',
      ],
      ['The second set of tracks is that of the one who leads it, and pays for beer.', 'v=2'],
    ],
    realm: [
      'It has been seen off the coast of the capital. The one person who has stood before it is being looked for everywhere.',
    ],
    look: [
      '{P} has a far look, as if over water, and a tooth on a string.',
      'One side of {P.their} hair has been white since that day.',
    ],
    manner: [
      '{P} sits facing the water, the wood or whatever is large.',
      '{P} tells it only if asked, and then until the candle is out.',
      '{P} is not afraid of anything of ordinary size.',
    ],
    ideal: [
      '"There is more than they think. I have seen the size of it."',
      '"It looked at me first. That obliges one."',
    ],
    woven: {
      story: ['Near {town2} {P.name} saw a {what}, and was the only one who looked it in the eye.'],
      manner: [
        '{P.name} sits facing whatever is large, and is not afraid of anything of ordinary size.',
      ],
      bond: ['A thing with tooth marks in it is always in the pocket of {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-deaf',
    asked: phrases(
      "deaf|deafened|hard_of_hearing|can't_hear|cannot_hear|lost_his_hearing|lost_her_hearing|lost_their_hearing|going_deaf",
    ),
    isTrait: true,
    unlike: /\b(?:song|sing|lute|heard|listen|bell|hum|read .* for him|whisper)/i,
    other: ['bell founder', 'drummer', 'twin who signs'],
    concept: [
      ['has been deaf since a bell fell in {town}, and has seen what people say ever since', 'v=1'],
      ['was born deaf in {town}, and was the only one whom a certain song could not call', 'v=2'],
    ],
    want: [
      ['to catch those who had talked in front of that window', 'v=1'],
      ['to bring back the others, who walked into the hill', 'v=2'],
    ],
    flaws: [
      [
        'answers what was not said aloud',
        '{P} reads lips through two panes of glass, and has replied to bishops.',
      ],
      [
        'closes both eyes when tired of a quarrel',
        'It is the end of any debate. {P} folds both hands, and shuts the eyes, and they may shout.',
      ],
    ],
    event: [
      "The great bell of {town} came down when {P} stood under it, by a hand's breadth, and after that it was quiet for good. {Q} sat by the bed with a slate. From that window one could see the square, and {few} people there, who stood close together and said, with their lips, what they had paid for the rope. {P} wrote it down, word for word. One of them looked up.",
      'They came dancing past the house in {town}, all of them, the baker too, with the same smile, and {P} had no idea why. {Q} danced in front. {P} pulled at sleeves, at braids, at the end of a belt. The hill shut behind the last one like a mouth. In the morning {town} was very tidy, and there were {P}, a deaf dog, and tracks that went in only one direction.',
    ],
    now: [
      ['In {town2} the one who looked up has grown a beard, and talks behind his hand.', 'v=1'],
      ['In {town2} a fiddler stopped at the sight of {P}, and packed up his fiddle.', 'v=2'],
      '{P} feels steps through the floor, and knows who it is and in what temper.',
      'Friends of {P} have learned to sign, and use it in church, at cards and in ambushes.',
    ],
    bond: ['A slate with a word-for-word account on it.', 'The deaf dog, who was there too.'],
    hook: [
      [
        'The bell was not meant for {P}. Somebody else had been asked to stand there, and knows it.',
        'v=1',
      ],
      [
        'The song was made for one of them, and all the others were only in the way. It will be played again until that one is fetched.',
        'v=2',
      ],
    ],
    realm: [
      'There is a voice that no court can resist any longer. There is one envoy whom it cannot persuade.',
    ],
    look: [
      '{P} watches mouths, hands and curtains, and is never surprised from the front.',
      'The hands of {P} talk, fast and with emphasis, and the rings click.',
    ],
    manner: [
      '{P} taps people on the shoulder and faces them.',
      '{P} speaks little, a shade too loudly, and to the point.',
      '{P} puts a palm on doors, tables and chests before going on.',
    ],
    ideal: [
      '"Most of what is said aloud is for covering up the rest."',
      '"I do not miss much. I miss other things."',
    ],
    woven: {
      unlike: /\b(?:song|sing|lute|heard|listen|hum)/i,
      story: [
        '{P.name} has been deaf since a bell fell in {town2}, and has seen what people say ever since.',
      ],
      look: ['{P.name} watches mouths, hands and curtains, and is never surprised from the front.'],
      manner: ['{P.name} puts a palm on doors before opening them, and feels who is coming.'],
      bond: [
        'Friends of {P.name} have learned to sign, and use it in church, at cards and in ambushes.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-forgetful',
    asked: phrases(
      'dementia|senile|forgetful|absent-minded|absentminded|scatterbrained|losing_his_memory|losing_her_memory|losing_their_memory|memory_problems|bad_memory|short-term_memory_loss|always_forgets|forgets_everything|forgets_things|keeps_forgetting',
      'forgot|forgets|forgotten|lost most|half|all|many|some of? <their> * spells|magic',
      'forgets|forgetting everything|things|names|where|what|spells|who *',
    ),
    isTrait: true,
    tells: phrases(
      'once|formerly|was|used_to_be a? great|famous|legendary|mighty hero|wizard|knight|warrior|adventurer *',
    ),
    other: ['grandchild', 'old enemy', 'housekeeper'],
    concept: [
      ['has forgotten why {town} puts up statues, and what the sword at home is for', 'v=1'],
      ['set out from {town} for something important, and has a list, in the other coat', 'v=2'],
    ],
    want: [
      ['to find again one thing that was promised, before the name for it goes too', 'v=1'],
      ['to get there, and to know it on arrival', 'v=2'],
    ],
    flaws: [
      [
        'greets old enemies as old friends',
        '{P} has embraced a man who had come to kill {P.them}, asked after his mother, and stayed to supper.',
      ],
      [
        'casts, cooks or tells it twice',
        '{P} does it well, and then, with the same pleasure, does it again.',
      ],
    ],
    event: [
      'There is a square in {town} with a hero in bronze. {P} sat under it to eat an apple and asked {Q} who that was. It was kind of {Q} not to say. Some days the hands remember, and then it is as if the sun came out: the grip, the turn, the whole old music. On such a day {P} stood up and said, quite clearly, "I have left somebody waiting at a gate," and went to get the boots.',
      '{P} had it all written down in {town}: the place, the day, the word that opens it. {Q} sewed the list into the coat, and it was a warm morning, and {P} took the other one. At the first crossroads it came out that there had been a list. {P} did not turn back. There is a knot in the handkerchief, and a feeling of hurry, and so far they have always led somewhere.',
    ],
    now: [
      ['In {town2} someone very old has been sitting beside a gate for years.', 'v=1'],
      ['The coat has been seen in {town2}, on somebody who walks fast.', 'v=2'],
      '{P} knows songs, trees and how to fall off a roof, but not the day.',
      'Friends of {P} have pinned notes to the hat, the cup and the mule, and signed them.',
    ],
    bond: [
      '{Q}, whose name sometimes takes until evening, and whose face never does.',
      'A handkerchief with {few} knots.',
    ],
    hook: [
      [
        'It is no illness. {P} gave the memories away, one after the other, to somebody who needed to be somebody.',
        'v=1',
      ],
      ['{Q} took the list out on purpose, since {P} had begged for that, on a clear day.', 'v=2'],
    ],
    realm: [
      'The word that seals a prison is in {P.their} head, somewhere. The prisoner has sent very gentle people to ask.',
    ],
    look: [
      '{P} has buttoned up wrongly, by one, and has a flower in the right place.',
      'There are notes pinned to {P}, in several hands.',
    ],
    manner: [
      '{P} begins a sentence with great force, and ends it with a smile.',
      '{P} calls everyone "my dear", to be on the safe side.',
      '{P} is braver than most, not remembering what happened the last time.',
    ],
    ideal: [
      '"What matters is in the hands."',
      '"I may not know who you are. I know that I like you."',
    ],
    woven: {
      story: [
        '{P.name} forgets a good deal since {town2}, and has friends who pin notes to the hat, the cup and the mule.',
      ],
      manner: ['{P.name} calls everyone "my dear", to be on the safe side.'],
      look: ['{P.name} has buttoned up wrongly, by one.'],
      flaws: [
        [
          'greets old enemies as old friends',
          '{P.name} has embraced somebody who had come to kill {P.them}, asked after his mother, and stayed to supper.',
        ],
      ],
    },
  }),
];

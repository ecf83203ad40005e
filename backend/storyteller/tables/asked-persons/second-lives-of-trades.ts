import { noun, type AskedStory } from './story-type.ts';
import { entertainers, healers, priests, scholars } from './trade-words.ts';

/** Second stories for the trades that are asked for most. */
export const personsOfBooksAndCures: readonly AskedStory[] = [
  {
    id: 'asked-priest-of-a-dead-god',
    asked:
      /\b(?:priest|priestess|cleric|monk|nun|prophet|acolyte|bishop|worshipp?er|follower|disciple|paladin) (?:of|to|serving) (?:an? |the )?(?:dead|forgotten|dying|fallen|forbidden|lost|unknown|small|nameless|minor|banished|sleeping) (?:[\p{L}-]+ )?(?:god|goddess|deity|gods|religion|faith)\b/iu,
    isWhole: true,
    other: 'new high priest',
    look: [
      '{P.name} wears a robe from which the old sign has been picked out, thread by thread, and the cloth beneath it has not faded.',
    ],
    manner: [
      '{P} holds the service on time, for nobody, and leaves pauses for the answers.',
      '{P} explains feasts that no calendar has, and bakes for them.',
    ],
    want: [
      '{P} serves a god to whom nobody prays any longer, and wants one single honest prayer before {P.they} dies.',
      '{P} serves a god to whom nobody prays any longer, and wants it to stay asleep.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, melted from the last lamp, to a party that keeps one night of vigil with {P.them} in {town}, and tells {P.them} what it dreamt.',
      '{P} offers {pay} gold pieces for the altar stone, which lies as a doorstep before a house near {town2}, and is trodden on.',
      'The great temple of the realm means to close the last shrine, with honours, on the feast of the crown. {P} offers {pay} gold pieces to those who find out what they want to build on top of it.',
    ],
    says: [
      '"We used to have a choir. I do the low voices."',
      '"Dead? Gods do not die. They are only not called to supper."',
      '"You would have liked it. It was a god of small repairs."',
    ],
    tell: 'At dawn {P} sets a bowl of water on the step, and if there is a ring on it at noon, {P.they} sits down beside it and is happy.',
    truths: [
      "The god was murdered: {Q.full}'s order did it, by having every name of it forgotten on one day. {P} is the last who knows one. {Q} has begun to visit, is kind, and asks how it is pronounced.",
      'It is not dead, and should be. {P.their} order starved it by giving up praying, of their own will, all but one who had to remember why. Each dream of it that a guest has makes it a little stronger, and {P} is so lonely.',
    ],
    clues: [
      [
        'Religion',
        'comparing old lists of feasts',
        'a day has been cut out of all of them, in the same year.',
        1,
      ],
      ['Insight', 'watching {Q} at the shrine', '{Q} listens with a pen in the hand.', 1],
      [
        'Perception',
        'keeping the vigil',
        'in the dream something says "thank you", and leans closer.',
        2,
      ],
      [
        'History',
        'asking what became of the other priests',
        'they went away one by one, and each kissed the door.',
        2,
      ],
    ],
    pressed: [
      '{P} teaches the name to everybody in the street, children first, as a counting rhyme. {Q} cannot forbid a rhyme, and the bowl on the step is full of rings.',
      '{P} asks the party to forget what they dreamt, and shows them how. Then {P} puts out the light, kisses the door, and comes along.',
    ],
  },
  {
    id: 'asked-priest-who-hears-too-much',
    asked: priests,
    other: 'pious widow',
    look: [
      '{P.name} has ink, wax and gravy on the robe, in that order, and a laugh that one hears from outside.',
    ],
    manner: [
      '{P} forgives quickly, remembers exactly, and looks at people after the service as a gardener looks at the sky.',
      '{P} preaches briefly, and on bad days not at all, and then mends the roof.',
    ],
    want: [
      '{P} wants somebody to find out by other means what {P.they} already knows and may not tell.',
      '{P} wants a miracle that happened in {town} to be looked into, before it is made holy.',
    ],
    ask: [
      '{P} gives {pay} gold pieces from {P.their} own pocket to a party that takes a walk by the mill pond of {town} tomorrow, for no reason, with a long pole.',
      '{P} offers {pay} gold pieces for a saint from a chapel near {town2}, of wood, life-size: it was lent, and has begun to weep there too.',
      'An heir to the crown has confessed something to {P} on the road. {P} offers {pay} gold pieces to those who prevent it, in the realm, without ever having been told what it is.',
    ],
    says: [
      '"I cannot tell you that. I cannot tell you that, either. Do go on guessing, you are doing very well."',
      '"I shall pray for you. Take this ladder as well."',
      '"Everybody is sorry. I should like, for once, someone who has stopped."',
    ],
    tell: 'After the confessions {P} goes into the bell tower and rings once, quite softly, [for each of them|with a hand on the bell].',
    truths: [
      '{Q} has confessed to {P} that she has poisoned a husband, and is going to marry again. The man she is to marry is {P.their} own brother. {P} has tried with sermons.',
      'The miracle is made by {Q}, with oil, a sponge and the best of intentions, so that {town} may have pilgrims. But since last week the saint has been weeping on days on which {Q} was not there, and {P} has heard it ask for something.',
    ],
    pronouns: { Q: 'she' },
    clues: [
      [
        'Insight',
        'listening to the sermons of the last weeks',
        'all of them are about marriage, and none is about love.',
        1,
      ],
      [
        'Medicine',
        'asking about the last illness of her husband',
        'he got better each time that she was away.',
        1,
      ],
      ['Investigation', 'looking behind the saint', 'there is a sponge, and it is dry.', 2],
      [
        'Perception',
        'sitting up in the church',
        'a wooden voice says a name, and it is that of one of the party.',
        2,
      ],
    ],
    pressed: [
      '{P} stands up at the wedding, says that {P.they} knows an impediment, and is silent. Everybody turns round to {Q}. It is as near as one may go.',
      '{P} asks the saint, aloud, what it is that it wants, and {Q} faints, because she had always believed, and that is worse.',
    ],
  },
  {
    id: 'asked-scholar-of-the-missing-page',
    asked: scholars,
    other: 'diligent assistant',
    look: [
      '{P.name} has a pencil behind each ear and looks for a third, and carries a book under the arm that is never the same thickness.',
    ],
    manner: [
      '{P} corrects people under {P.their} breath, and thanks them when they correct {P.them}.',
      '{P} reads while walking, and knows {town} by its kerbs.',
    ],
    want: [
      '{P} wants one page found which somebody cuts out of every copy of one book, everywhere.',
      '{P} wants to prove that a thing never happened which everybody in {town} celebrates each year.',
    ],
    ask: [
      '{P} pays {pay} gold pieces and an overdue fine to a party that visits {few} readers in {town}, and brings back what they borrowed, and whatever has got in between the pages.',
      '{P} offers {pay} gold pieces for the last whole copy, in a private library near {town2}, where one is only let in as a guest for dinner.',
      'The right of the crown rests on a document, and {P} has held it up against the light. {P} offers {pay} gold pieces to those who keep {P.them} alive until {P.they} has decided whether the realm ought to know.',
    ],
    says: [
      '"Hush. Not because of the readers. Because of the books."',
      '"There are three versions of it. The true one is the one that was too dull to be copied."',
      '"I do not know that. I do not know it in four languages."',
    ],
    tell: '{P} counts the pages of whatever {P.they} takes into the hand, without noticing it, and at one number begins again.',
    truths: [
      'It is {P} who cuts the page out, by night, walking in {P.their} sleep: {P} read it as a student, it asked for it, and it has been collecting itself in {P.their} attic ever since. Only {few} are lacking. {Q} has followed {P.them}, and has read one.',
      'The page tells where a people went that was said to have died out: into the hills, by a path. {Q} is one of them, was sent here as a child to cut it out, and has come to love books so much that each cut hurts.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the cuts',
        'they were made with {P.their} own penknife, the one with the notch.',
        1,
      ],
      [
        'Perception',
        'watching {Q} put a book back',
        "{Q} strokes it first, as one does with an animal at the butcher's.",
        2,
      ],
      [
        'Arcana',
        'going up to the attic',
        'there is a rustling, like that of somebody being put in order.',
        1,
      ],
      ['History', 'asking {Q} for a lullaby', 'it is in a language that is said to be dead.', 2],
    ],
    pressed: [
      '{P} asks to be tied to the bed, and for somebody to burn what is in the attic. It reads itself aloud while it burns, and one should not listen.',
      '{P} tears up {P.their} own great work, in which it is all proved, and asks {Q} whether there are libraries there. {Q} says "not yet".',
    ],
  },
  {
    id: 'asked-healer-who-must-choose',
    asked: healers,
    other: 'rich patient',
    look: ['{P.name} has rolled-up sleeves, tired feet and a voice that makes people lie down.'],
    manner: [
      '{P} is short with the healthy, has no patience with self-pity, and sits up with the dying.',
      '{P} makes terrible jokes during the worst part, and they help.',
    ],
    want: [
      '{P} wants a certain drug that only {Q} can pay for to be enough for three.',
      '{P} wants to know why none of {P.their} patients has died for a month.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that collects in {town} what it is owed by the rich, and does not come back with apologies.',
      '{P} offers {pay} gold pieces for a root that grows near {town2}, where it is guarded by those who live on not selling it.',
      'The army of the crown wants {P}, and a fever has broken out in the quarter behind the walls. {P} offers {pay} gold pieces to those who make the realm choose the second.',
    ],
    says: [
      '"Does it hurt? Good. It is when it stops that I put down the spoon."',
      '"I do not do miracles. I wash my hands. You would be surprised how often that is mistaken for it."',
      '"Die if you must, but not in my chair."',
    ],
    tell: 'In the evening {P} sits on the back step with an account book, moves little stones from one side to another, [and takes one back|and cries, briefly, like somebody doing a sum].',
    truths: [
      'For years {P} has given {Q} water with bitters, and the drug that {Q} pays for to three children in the lower town. {Q} has remained well all the same, would be furious, and is going to be ill in earnest this winter.',
      "Death has not come because {P} struck a bargain by a bedside: a month without it, for one name, to be given at the end. {Q} knows the look, having made such a bargain once, and is the name's buyer.",
    ],
    clues: [
      [
        'Medicine',
        'tasting the medicine of {Q}',
        'it is gentian and water, at forty gold pieces a bottle.',
        1,
      ],
      [
        'Investigation',
        'counting the stones',
        'there is one for each child in the lower town, and one that is darker.',
        1,
      ],
      [
        'Religion',
        'visiting the graveyard',
        'the spade has rust on it, and the birds have gone.',
        2,
      ],
      ['Insight', 'asking {P} what day it is', '{P} says how many are left.', 2],
    ],
    pressed: [
      '{P} tells {Q} at the sickbed, with the last bottle of the real drug on the table. {Q} asks for the names of the three, and then for time to think, and there is not much.',
      '{P} writes down a name at last, {P.their} own, and folds the paper. The party has until the candle is down to think of something better.',
    ],
  },
  {
    id: 'asked-bard-of-one-song',
    asked: entertainers,
    other: 'old accompanist',
    look: [
      '{P.name} has a costume for the front and a coat for the back, and a case on which stickers cover the place where a name was.',
    ],
    manner: [
      '{P} is quiet and a little clumsy, until three people are looking.',
      '{P} pays with songs where {P.they} can, and writes down everything that people say when they are angry.',
    ],
    want: [
      '{P} wants one song never to be sung again, and it is the one for which everybody asks.',
      '{P} wants one full house, one single time, for somebody who is coming to {town} only once.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, three weeks of the hat, to a party that finds out who in {town} has been singing a fourth verse.',
      '{P} offers {pay} gold pieces for an instrument that is to be played at a wedding near {town2}, and must not be, by the light of the full moon at least.',
      'A song by {P} has started a rising, and the crown would like to hear it from {P.them} in person. {P} offers {pay} gold pieces to those who spread another ending through the realm before the day.',
    ],
    says: [
      '"You liked it? Then it was not the real one."',
      '"I take requests. I do not take that request."',
      '"All of it is true. I only changed the people, the place and what happened."',
    ],
    tell: 'After the last encore {P} stays on the stage in the dark, and plays {few} bars to the empty chairs, [and waits|and bows].',
    truths: [
      'The song is a confession: the girl, the river and the lantern were real, and {P} made it so lovely that nobody ever asked. {Q} has been playing the second voice to it for {years} years, and it was {Q.their} sister.',
      'The song keeps something asleep. {P} learned it from one who had sung it for a lifetime, and passed it on in time; when a whole country hums it, nothing can happen. Someone sings it with a fourth verse, which is the one for waking. {Q} wrote that, for the sake of art.',
    ],
    clues: [
      [
        'Performance',
        'playing the song along with {P}',
        'there is a gap in the harmony, just large enough for a scream.',
        1,
      ],
      [
        'Insight',
        'asking {Q} for the meaning of the song',
        '{Q} says that it is about a lantern, and plays wrong.',
        1,
      ],
      [
        'Arcana',
        'listening to the beat',
        'it is slower than a heart, and something else keeps time with it.',
        2,
      ],
      [
        'Investigation',
        'looking at the sheets of {Q}',
        'the fourth verse is there, with corrections, and is very good.',
        2,
      ],
    ],
    pressed: [
      '{P} sings it as it was, without a tune, and with the name. When it is over {Q} puts down the instrument and says "once more", since nobody has spoken that name for so long.',
      '{P} teaches the party the second voice in an afternoon. In the night they sing it in turns, until somebody in the house of {Q} cries and shuts the window.',
    ],
  },
  {
    id: 'asked-potion-seller',
    asked: noun(
      '(?:alchemist|apothecary|potion (?:seller|maker|brewer|master)|herbalist|poison (?:seller|maker)|perfumer|chemist|druggist|wandmaker|enchanter)',
    ),
    other: 'loyal customer',
    look: [
      '{P.name} has stains in {few} colours up to the elbows, labels stuck to the apron, and smells of something else each day.',
    ],
    manner: [
      '{P} asks what one wants it for, listens, and hands over something different.',
      '{P} tastes everything, notes the effect, and talks on through it.',
    ],
    want: [
      '{P} sells potions that keep what the label says, and wants one bottle back on which the label has been changed.',
      '{P} wants to know what {Q} does with so much of the harmless one.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, or the like in bottles, to a party that finds three customers in {town} before they go to bed tonight.',
      '{P} offers {pay} gold pieces for an ingredient from a cave near {town2}: it has to be fetched by somebody who does not want it.',
      'The court drinks what {P} brews, all of it, every evening, and the crown has grown gentle. {P} offers {pay} gold pieces to those who find out who in the realm has paid for that.',
    ],
    says: [
      '"Once a day, after a meal. If you float, open a window first. No, shut. Shut a window."',
      '"Love potions? I sell courage, in the same bottle. It has fewer complaints."',
      '"It is only poison if you are in a hurry."',
    ],
    tell: 'On a shelf behind {P} stands one empty bottle with a ribbon, and {P} dusts it daily and turns it to the light.',
    truths: [
      '{P} has not aged for {years} years, and it was in that bottle. The one for whom it was meant did not want it. {Q} is buying up, drop by drop, what can be made into it again, on behalf of somebody who does.',
      'The bottle is not empty: someone is in it, made small and safe in a bad hour, on request. {P} has lost the receipt for the way back, sells potions in order to try it out, and {Q} is the test, without having been told.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the oldest receipt in the shop',
        'it is in {P.their} hand, and the paper is a century old.',
        1,
      ],
      ['Perception', 'holding the bottle up to the light', 'something waves.', 2],
      [
        'Medicine',
        'looking at {Q} before and after',
        '{Q} is an inch taller than last month, and pleased.',
        2,
      ],
      ['Insight', 'asking {Q} whom it is for', '{Q} says "an aunt", and has no aunt.', 1],
    ],
    pressed: [
      '{P} smashes the last of the stock with the broom handle, and is a day older by the evening, and glad of it. Those who sent {Q} do not take it so well.',
      '{P} tells {Q} everything, with the measurements. {Q} laughs until it hurts, drinks the last one, and goes to stand beside the bottle, so that the two can see each other.',
    ],
  },
];

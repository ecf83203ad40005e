import { noun, type AskedStory } from './story-type.ts';
import { craftspeople, innkeepers } from './trade-words.ts';

/** People of the kitchens, the fields and the town hall. */
export const personsOfHearths: readonly AskedStory[] = [
  {
    id: 'asked-cook',
    asked: noun(
      '(?:ship.?s |royal |court |army |camp |castle )?(?:cook|chef)|baker|confectioner|pastry chef|pastry cook|butcher|brewer|vintner|winemaker|cheesemaker|sommelier|food taster|taster|bartender|tea master|jam maker|candy maker|chocolatier|distiller',
    ),
    other: 'demanding guest',
    look: [
      '{P.name} has burns up to the elbow, a spoon behind the ear, and one pot that nobody else may stir.',
    ],
    manner: [
      '{P} tells by the first bite what is wrong with a person, and cooks against it.',
      '{P} shouts at everyone by name, and feeds those whom {P.they} has shouted at.',
    ],
    want: [
      '{P} wants to cook one certain dish once more as it was, and lacks one thing for it that does not grow any longer.',
      '{P} wants to know who has been changing the seasoning in the big pot when {P.their} back is turned.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that stands in the kitchen for an evening, peels, and keeps its eyes on the spices.',
      '{P} gives {pay} gold pieces for a crock from a cellar near {town2}: "do not open it, do not shake it, and if it talks, hum".',
      'There is to be a banquet of peace before the crown, and {P} has been told by two sides what is to be in the soup. {P} offers {pay} gold pieces to those who get all of the realm through to the dessert.',
    ],
    says: [
      '"Sit. Eat. Then you may tell me that the world is ending."',
      '"I have fed good people and bad people. The bad ones send it back more often."',
      '"Secret? Butter. The other secret is not to do with food."',
    ],
    tell: 'Every evening {P} fills one plate more than there are eaters, carries it out at the back, and brings it in again, empty.',
    truths: [
      '{P} once cooked for a company that went into the snow and was lost; {P} came back fat. What was eaten in those weeks was not what {P} told them, and not what people think, either: {P} gave up {P.their} own share and a promise to something that came to the fire. {Q} was the one who was kept alive by it, and cannot place the taste.',
      'The dish makes people tell the truth, and {P} has cooked for the great for {years} years. It is all written down, in the margins of the recipes. {Q} has eaten of it, remembers having talked, and wants the book.',
    ],
    clues: [
      [
        'Perception',
        'following the extra plate',
        'it is set down in the snow, the yard or the bilge, and no dog goes near it.',
        1,
      ],
      [
        'Insight',
        'watching a table that {P} has served',
        'somebody always says more than they meant to, and is astonished.',
        2,
      ],
      [
        'Investigation',
        'leafing through the recipes',
        'the margins are full of names, dates and sums.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the worst winter',
        '{Q} remembers being warm, and does not understand why.',
        1,
      ],
    ],
    pressed: [
      '{P} sets out the plate, sits down next to it and waits, with company for the first time. What comes to the fire has been wanting to hear for years that it was well cooked.',
      '{P} serves {Q} a second helping and asks what it is that {Q.they} is so afraid of having said. {Q} answers at once; that is the trouble with it.',
    ],
  },
  {
    id: 'asked-farmer',
    asked: noun(
      'farmer|shepherd|shepherdess|goatherd|herder|gardener|beekeeper|peasant|vintner|swineherd|cowherd|orchard keeper|farmhand|farm girl|farm boy|milkmaid|ploughman|miller|flower seller|florist|mushroom picker|herb gatherer',
    ),
    other: 'neighbour',
    look: [
      '{P.name} has earth in every line of both hands, a hat for each weather, and a dog that looks at the hills.',
    ],
    manner: [
      '{P} answers after a pause in which one could milk something.',
      '{P} calls animals by their names and people by their places.',
    ],
    want: [
      '{P} wants to know what comes down from the hill by night, treads on nothing, and has begun to count the animals.',
      '{P} wants to be left to plough around one certain corner of the land, as {P.their} people have always done.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, in a stocking, to a party that sits in the hay for two nights and afterwards says honestly what it was.',
      '{P} offers {pay} gold pieces for a good name: in {town2} a bailiff has a paper on which the corner of land belongs to somebody else.',
      'An army of the crown means to camp on the one field on which nobody may. {P} offers {pay} gold pieces, the savings of the whole district, to those who bring the general of the realm to listen.',
    ],
    says: [
      '"It is early for that. Or late. It is not the time for it, anyhow."',
      '"You do not look like people who get up. Never mind. It comes at night."',
      '"My grandfather ploughed around it. He never said why, and he never once forgot."',
    ],
    tell: 'In the last furrow of each year {P} lays down a loaf, a coin or a lock of hair, and goes home without looking round.',
    truths: [
      'In the corner lies a soldier of the other side, whom {P} hid, nursed and could not save; {P} promised that nobody would ever know. {Q} lost a brother to those soldiers, and would rather not find out how much {P} wept.',
      'The land is rented, from somebody who lived here before there were people. The rent is due in every seventh year, in living things, and {P} has so far paid with sheep. {Q} has ploughed over the boundary stone for the sake of two furrows, and {P} is asked to answer for it.',
    ],
    clues: [
      [
        'Nature',
        'looking at the corner that is not ploughed',
        'the flowers there are sown, and come from another country.',
        1,
      ],
      [
        'Survival',
        'looking for tracks in the morning',
        'there are none, and the dew is gone in the form of feet.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the boundary',
        '{Q} shows it with the boot, and the boot hesitates.',
        2,
      ],
      [
        'Perception',
        'watching {P} at the corner',
        'it is the posture of somebody who reports for duty.',
        1,
      ],
    ],
    pressed: [
      '{P} asks {Q} to help with the digging, and says on the way whose it is. They bury him a second time, with both hats off, and it takes until evening.',
      "{P} goes out with a lamp to pay the rent in person. {Q} comes running with the stone in both arms, out of breath, and with two furrows' worth of shame.",
    ],
  },
  {
    id: 'asked-servant',
    asked: noun(
      'servant|maid|butler|valet|footman|housekeeper|chambermaid|handmaiden|governess|nanny|page|steward|stable ?(?:boy|hand|master|girl)|groom|coachman|lady in waiting|scullion|majordomo|chamberlain|laundress|washerwoman|cleaning lady|janitor',
    ),
    other: 'employer',
    look: [
      '{P.name} is dressed so as not to be noticed, and carries a bunch of keys that does not make a sound.',
    ],
    manner: [
      '{P} is in the room before one has rung, and out of it before one has thanked.',
      '{P} says "as you wish" in eleven ways, and one of them means no.',
    ],
    want: [
      '{P} wants {Q} to come to no harm in the coming week, and cannot say how {P.they} knows that {Q.they} might.',
      '{P} wants to hand in {P.their} notice, and has found out that nobody in that house ever has.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, {years} years of tips, to those who ask in {town} what became of the servants before {P.them}.',
      '{P} offers {pay} gold pieces for a trunk from the attic of the old house near {town2}: it holds nothing of value, only the uniforms.',
      '{P} has poured the wine at all of the secret councils of the realm, and has been overlooked at each. {P} offers {pay} gold pieces to be brought out of the palace, with what {P.they} has in {P.their} head.',
    ],
    says: [
      '"I could not say, I am sure. I was only in the room."',
      '"One sees the underside of people. It is mostly mended."',
      '"Will that be all? It never is, you know, but one asks."',
    ],
    tell: 'Late at night {P} sits down, once, in the best chair of the house, for as long as a cup of tea takes, and plumps up the cushion afterwards.',
    truths: [
      '{P} is the true owner: the house was lost in one night by {P.their} father, to the father of {Q}, and {P} came into it through the kitchen. It was to be for revenge. By now {P} has raised {Q}, as good as, and would not know how to manage without {Q.them}.',
      'The house keeps its servants: each is entered in an old book and fades after the death, and goes on dusting. {P} sees them, and has found {P.their} own name in the book, with a date. {Q} writes it, does not want to, and does not stay in the room while the pen moves.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the oldest portrait in the hall',
        'it has the chin of {P}, under a good deal of varnish.',
        1,
      ],
      [
        'Perception',
        'dropping something in the house at night',
        'it is picked up, and {P} is at the other end of the corridor.',
        2,
      ],
      [
        'Insight',
        'insulting {Q} in front of {P}',
        '{P} answers like a parent, and then like a servant.',
        1,
      ],
      [
        'Investigation',
        "finding the servants' book",
        'the ink of the last line is still wet, and so is a spot beside it.',
        2,
      ],
    ],
    pressed: [
      '{P} is offered the house, the proof and the revenge on one tray, and asks first how {Q} has slept. The one who brings the tray has other plans for {Q.them}.',
      '{P} takes the pen out of the hand of {Q}, and the two hold it together. Round about, everything that has been dusted for a century holds still.',
    ],
  },
  {
    id: 'asked-innkeeper-of-the-last-room',
    asked: innkeepers,
    other: 'permanent guest',
    look: [
      '{P.name} wears an apron with {few} pockets, and a key in each, and looks at boots before faces.',
    ],
    manner: [
      '{P} remembers what every guest drank the last time, and what they were running from.',
      '{P} settles brawls with a ladle, a name and the question of who is going to tell the mother.',
    ],
    want: [
      '{P} wants the house to be what it was before the new road: full, loud and asked for by name. And {P.they} wants {Q} to pay, or at least to say something.',
      '{P} wants to sell the house, and to find out first why the last four buyers left during the night.',
    ],
    ask: [
      '{P} gives {pay} gold pieces and free suppers to a party that persuades one coach a day to stop in {town} again, and does not use a tree for it.',
      '{P} offers {pay} gold pieces for the old inn sign, which hangs in a house in {town2}: things have not been right since it was taken down.',
      'Envoys of two realms mean to meet under {P.their} roof, in secret, since nobody looks there. {P} offers {pay} gold pieces to those who make sure that it stays so until breakfast.',
    ],
    says: [
      '"Wipe your feet, hang up your swords, and tell me whom I am not to mention you to."',
      '"{Q} has been here for {years} years. Excellent guest. Never eats."',
      '"I hear everything and repeat half of it. Choose which half."',
    ],
    tell: 'After closing {P} pours two glasses, drinks one of them, and in the morning both are empty.',
    truths: [
      '{Q} died in the house on its first night as an inn, and has not noticed. {P} has kept it from {Q.them}, out of kindness to begin with. By now the house stands only as long as {Q} stays: what lies beneath it is kept down by a guest who has paid in full.',
      '{P} is the one who is held: {P} gambled with {Q} for the house, won, and cannot go farther from it than to the well. Whoever takes it over takes that over too. {P} has not been able to do it to any buyer yet, and has frightened off all four.',
    ],
    clues: [
      [
        'Investigation',
        'looking through the guest book',
        '{Q} has signed in, in brown ink, and has never signed out.',
        1,
      ],
      [
        'Perception',
        'asking {P} to come along to the edge of {town}',
        '{P} finds a reason at the well, each time the same one.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what day it is',
        '{Q} names the day on which the house was opened.',
        1,
      ],
      [
        'Deception',
        'offering to buy the house',
        '{P} lowers the price, and raises it again when the party smiles.',
        2,
      ],
    ],
    pressed: [
      '{P} tells {Q} over the second glass. {Q} thinks about it, asks for the bill, and reads it line by line; it has come to a good deal in all these years, and has been paid in something other than gold.',
      '{P} asks for one more game, with the party as witnesses, and with everything on the table but the house. {Q} has not had so much fun for years, and that is the weak point.',
    ],
  },
  {
    id: 'asked-smith-of-one-piece',
    asked: craftspeople,
    other: 'old customer',
    look: [
      '{P.name} wears the marks of the work on the hands like a second signature, and looks at what people carry before looking at them.',
    ],
    manner: [
      '{P} talks to the material, flatters it, and threatens it with other uses.',
      '{P} tells anybody what is wrong with their gear, in order of danger.',
    ],
    want: [
      '{P} wants one piece back that {P.they} made too well, before it comes into the wrong hands again.',
      '{P} wants to pass on a skill that is in no book, and each apprentice has left on the same day of the training.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, or makes something good, for a party that borrows the piece from a house in {town} without asking, and puts another there.',
      '{P} offers {pay} gold pieces for a load of a certain ore, wood or hide from a ravine near {town2}: one has to ask for it there before taking it.',
      'Half of the officers in the realm carry {P.their} work, with a flaw that only {P} knows, and there is going to be war. {P} offers {pay} gold pieces to those who help {P.them} to decide which half.',
    ],
    says: [
      '"It is not finished. It is only sold."',
      '"You can have it good, or by Thursday."',
      '"Everything breaks in one place. I like to know which, that is all."',
    ],
    tell: 'On everything that {P} makes there is a mark that one finds only by touch, and {P} checks it, on each piece that comes by, with the thumb.',
    truths: [
      'The mark is a way out: whatever has it will not hurt {P.their} own kin. {P} invented it after one of {P.their} blades came home in a son or a brother. {Q} has understood the mark, and is buying up everything that has it.',
      'The first good piece was made with a life: the old master lay down in the fire, or the dye, or the glue, of his own will, and asked {P} not to waste it. All since then is that same piece, handed on a little. {Q} was there, and has asked for one more.',
    ],
    clues: [
      ['Investigation', 'feeling along a piece by {P}', 'there is a mark, and it is a letter.', 1],
      [
        'Insight',
        'asking {P} about the first master',
        '{P} says "he is in all of it", as one says it, and then does not smile.',
        2,
      ],
      [
        'Perception',
        'following {Q} home from the market',
        'in the cellar hang dozens of pieces, and all are by {P}.',
        1,
      ],
      [
        'History',
        'asking why the apprentices leave',
        'it is always on the day on which they are told where it comes from.',
        2,
      ],
    ],
    pressed: [
      '{P} teaches the mark to everybody who asks for it, in the open street, so that nobody can collect it any longer. {Q} is left with a cellar full of things that hurt nobody of that family.',
      '{P} puts the last piece of it back into the fire. It burns for a whole night, and in the morning {P} starts again at the beginning, badly, and with a light heart.',
    ],
  },
  {
    id: 'asked-mayor',
    asked: noun(
      'mayor|mayoress|burgomaster|alderman|reeve|councillor|councilman|councilwoman|village (?:elder|head|chief)|town elder|headman|provost|guild president',
    ),
    other: 'town clerk',
    look: [
      '{P.name} has a good coat for the balcony, an old one for the drains, and is wearing parts of both.',
    ],
    manner: [
      '{P} shakes hands with both hands, asks after the cow, and does remember the cow.',
      '{P} says "we shall look into it", and sometimes {P.they} is seen at night, looking into it.',
    ],
    want: [
      '{P} has a problem which cannot be mentioned at a council: something is missing from the town treasury every month, and the locks are whole.',
      '{P} has a problem that looks like an honour: {town} is to have a great visitor, and there is one thing here that must not be seen.',
    ],
    ask: [
      '{P} pays {pay} gold pieces from the fund for festive lighting to those who spend three nights in the cellar of the town hall of {town}, in the dark.',
      '{P} offers {pay} gold pieces, half of it out of {P.their} own pocket, for whatever it was that the founders of {town} left in pledge in {town2}: nobody can read that page any more.',
      'The crown wants to give {town} a new charter, and the old one must be handed in. {P} offers {pay} gold pieces for a copy that is good enough: the old one is signed in the wrong place, and by the wrong party.',
    ],
    says: [
      '"I was elected to keep the peace, sweep the streets and not ask about the cellar. I have been sweeping."',
      '"You come well recommended. I have had to look for people whom nobody here knows."',
      '"Please, no heroics in the market square. It is market day."',
    ],
    tell: 'On the last day of the month {P} sends everybody home early, [locks up from inside|takes off the chain of office], and comes home with dust on the knees.',
    truths: [
      'It is a tribute: the founders bought the land from something under the hill, for a sum that rises, and each mayor has paid it by hand and handed down the secret with the chain. The fund is empty. {Q} has gone to see for {Q.themself}, and has made it a better offer: not in gold.',
      '{P} takes the money {P.themself}, and sends it to a place to which {town} once drove out half of its people, in a bad winter, and then forgot them. {Q} is a child of those who were sent away, and has come to find out who is to be made to pay.',
    ],
    clues: [
      [
        'Investigation',
        'going through the accounts back to the first page',
        'the first entry is a price for the land, and the seller has signed with a claw.',
        1,
      ],
      [
        'Perception',
        'waiting in the cellar',
        'there is a draught from a wall that is three centuries old.',
        1,
      ],
      [
        'Insight',
        'asking {P} about the bad winter',
        '{P} says that everybody got through it, and straightens the chain.',
        2,
      ],
      [
        'Investigation',
        'looking at the papers of {Q}',
        'the place of birth is one that is on no map of {town}.',
        2,
      ],
    ],
    pressed: [
      '{P} calls the town together and reads out the oldest page. The vote that follows is the first one in which something under the floor is counted as well.',
      '{P} tells {Q} where the money goes, before {Q} says who {Q.they} is. There are two chairs in the office; they sit down on the same side of the desk.',
    ],
  },
];

import type { SettingPremise } from './premise-type.ts';

export const premisesOfValleys: readonly SettingPremise[] = [
  {
    id: 'valley',
    slot: 'land',
    asks: [
      'halfling|halflings|hobbits|hobbit',
      '?valley|vale|halfling|halflings|dale|shire|county|starter|beginners|beginner|hills|barony|region|province|lake',
      'valley|region|area|land|setting|place|sandbox beginners|beginner|starter|starting|first|simple|small|ruin|ruins',
    ],
    not: 'gothic|haunted|vampires?|werewol\\w+|fog|cursed',
    title: 'The Light in the Old Tower',
    rulers: 'the bailiff and her moot',
    guards: 'the hedge guards',
    wild: 'the old forest',
    way: 'along the stream',
    pitch:
      'The valley of {land} has an inn, a forest and a ruined tower, and in {years} years nothing has happened there that could not be told at supper. Since {few} nights there is a light in the tower. The animals have begun to leave the forest, in order of size.',
    party:
      'The party grew up in {land}, or is staying with an aunt. It is young enough to be sent and old enough to come back, and {A} has work that needs no experience, as the last ones who had some are overdue.',
    truths: [
      'Everybody in {land} has been in the tower once, on a dare, by day, and has scratched a name beside the door.',
      'The forest belongs to nobody up to the grey oak, and behind it to those who were there before.',
      'The goblins in the hills come to market on Wednesdays. They buy buttons, and for a month they have paid with old silver.',
      'The hedge guard has {num} members, {few} helmets and a very good brass band.',
      'Three roads lead into the valley. One is for carts, one for sheep, and of the third people say that it only leads out.',
      'A knight built the tower, and was a wizard, or a wizard, and was a fool. In each inn it is told in another way, and in all of them he had a sister.',
      'Whoever finds a thing in the forest leaves another one. It is only manners.',
    ],
    regions: [
      '{town1} has the inn, the market cross and the moot under the lime, and every path in the valley comes by.',
      '{town2} lies at the edge of {wild}: woodcutters, beekeepers, and a fence that has been moved in a little every year.',
      '{town3} is up by the lake, with the mill, the fishery and a chapel that sinks by one step in a lifetime.',
      '{town4} is the last farm before the tower, and what grew up around it: a smithy, a few shepherds, a goblin with a stall.',
    ],
    factions: [
      [
        'The Moot',
        'governs {land} under a lime tree, and wants the light in the tower to be a shepherd',
        'pays the tower a cow a year from the common money, under the heading of wolves',
      ],
      [
        'The Button Goblins',
        'live in the hills, trade fairly, and want the forest gate to be shut again',
        'dug the old silver out from under the tower, and a lock came with it',
      ],
      [
        'The Treasure Company',
        'are {few} well-equipped adventurers from outside, and want a guide and no competition',
        'have not come to find the hoard but to sell the valley to the one who sleeps on it',
      ],
    ],
    conflicts: [
      'The beekeeper and the woodcutters both want the wood by the grey oak. Since last week it has had an opinion of its own.',
      "A goblin has been locked up in {town1} for paying with a coin that bears the face of the bailiff's grandmother.",
      'Wolves have come down to {town2} and lie by the fence, quietly. The shepherds cannot decide whether to shoot or to thank them.',
    ],
    people: [
      [
        'bailiff of the valley',
        1,
        'wants to know who is in the tower, by Sunday, without a fuss',
        '{A.name} writes on the backs of old summonses.',
        'opens the locked book of the moot once the tower has answered a question about the family',
      ],
      [
        'forest witch in all but name',
        2,
        'wants the seven charms at the grey oak renewed before the new moon, and has bad knees',
        '{B.name} calls everybody child, the mayor included.',
        'tells which sister was left in the tower, if she is asked by somebody who has brought the charms',
      ],
      [
        'leader of the Treasure Company',
        4,
        'wants the party to carry, to hold the lamp, and to walk in front',
        '{C.name} has a scar and three stories about it.',
        'changes sides on seeing what happened to the company that came before',
      ],
    ],
    pronouns: { B: 'she' },
    places: [
      [
        'The Old Tower',
        4,
        'three storeys without a roof, with a stair that goes one floor further down than it ought to',
        'Below is a door of silver buttons, sewn to the rock. The goblins have unpicked half of them. Behind it somebody hums. Skeletons in the family livery stand guard, and have not been told that it is over.',
      ],
      [
        'The Grey Oak',
        2,
        'a hollow tree in which {few} people can stand, with charms on red thread',
        'The charms are all tied in one hand. They do not keep the forest out of the valley: they keep the tower out of the forest.',
      ],
      [
        'The Sinking Chapel',
        3,
        'on the shore of the lake, with the water up to the third pew',
        'On the font is a picture of two sisters and a tower. At low water one can read the prayer, which is the last button hole of the door (DC 12 Religion).',
      ],
    ],
    starts: [
      [
        'It is market day in {town1}, and the band of the hedge guard is playing. Then the animals come down the road: first the mice, then hares, then foxes beside the hares, not looking at them, and then the deer. They walk through between the stalls and out at the other end. Last comes an old bear. He stops by the inn, looks back at the forest, and sits down next to the party, as one does with people one would like to stay.',
        'The charms at the grey oak have come undone, and they have smelled who is awake. The bear was a present of the younger sister, and is two hundred years old.',
      ],
    ],
    openings: [
      [
        'A goblin offers the party a bag of silver buttons if they will sew them back on where they came from. She is in a great hurry.',
        'Her clan unpicked the door for the silver, and something inside has asked them, kindly, for scissors.',
      ],
      [
        'The moot asks for volunteers to bring the cow to the tower, as every year. This time the cow has refused.',
        "It is fetched by the humming. The bailiff's family has paid since it left its own aunt in there.",
      ],
    ],
    truth:
      'Two sisters guarded the valley. The elder made a bargain with the dark in the hill, for strength, and grew strong and hungry. The younger locked her in, with a door of buttons from both their coats, and charms in the forest; and the family told the story with a knight in it, so that nobody should look for a sister. The elder has been asleep for {years} years. She has woken because the goblins have taken the silver, is very weak and very polite, and wants to come home. Whether she has changed is what she does not know herself.',
    secrets: [
      'The witch in {town2} is the younger sister. She has been kept alive by the same door.',
      'The Treasure Company was hired by the humming, in a dream, and has been paid in advance.',
      'The bear obeys whoever sings the lullaby that all children of {land} know, to the end. Nobody remembers the end.',
    ],
    steps: [
      'the Treasure Company goes down, and one of them comes back, humming',
      'the last charm falls from the oak, and the forest is silent',
      '{guards} march on the tower with the band, and are very brave',
      'At the new moon the last button goes. A tall woman in an old coat walks down to {town1}, looks at what has become of it, and asks who is hungry, too.',
    ],
    ends: [
      'The sisters meet at the oak. One of them sleeps again and the other stays to hold her hand, and the valley tells the true story at supper.',
      'The door is sewn up with new silver, given by each house and each goblin. Every year there is a sewing, with cake, and the party is asked to cut the thread.',
      'The elder is beaten in the tower. The hoard behind her is coats, small ones and large ones, as she waited for the family to fetch her.',
    ],
  },
  {
    id: 'island',
    slot: 'land',
    asks: ['?island|isle|islands|archipelago|atoll|isles|coast|coastal|shore|bay|peninsula'],
    title: 'The Ferry Does Not Come',
    rulers: 'the Harbour Table',
    guards: 'the coast riders',
    wild: 'the cliffs',
    way: 'by boat along the shore',
    pitch:
      '{land.s} has four harbours, a lighthouse and a ferry on Saturdays. For {few} Saturdays it has not come. On clear days one sees the mainland, with its smoke, and nobody who has rowed toward it has got any nearer.',
    party:
      'The party came with the last ferry and a return ticket, so it is still considered as being about to leave. {A} has a boat that is not on any list, and would rather not go alone.',
    truths: [
      'One is either from {land} or not from {land}. It takes four generations, and there is a ceremony with fish.',
      'The sea gives and the sea takes, and the Harbour Table writes down both.',
      'The lighthouse has been lit every night for {years} years by the same family. They have been unlucky in marriage and lucky in fog.',
      'Every house has a chest with clothes for somebody drowned. It is aired in spring, and nobody tries them on.',
      'To swear by the mainland is to lie politely.',
      'Seals are not hunted here. People wave to them, with a hand they keep below the belt.',
      'Since the ferry stopped there has been one tide too many each day.',
    ],
    regions: [
      '{town1} is the ferry harbour, with the customs house, {few} inns and a clock that shows the time of the mainland.',
      '{town2} lies on the weather side. Its people fish, pray and marry indoors.',
      '{town3} has the lighthouse and the school, on a rock that is an island of its own at high water.',
      '{town4} is inland, as far as that goes: fields with walls round each cow, and a ring of stones that has been used for the walls.',
    ],
    factions: [
      [
        'The Harbour Table',
        'governs {land} by tide book, and wants calm, rations and a new ferry',
        'sold something that was not theirs to a buyer who came up out of the water, and has torn out the page',
      ],
      [
        'The Weather Side',
        'are the fishing families, who want the boats let out, whatever there is',
        'have kin below, by marriage, and have been told to be on high ground by the new moon',
      ],
      [
        'The Summer Guests',
        'are those who were stuck here, and want to be home, with a receipt',
        "have among them the buyer's agent, who drinks only salt water when nobody looks",
      ],
    ],
    conflicts: [
      'There is flour for {few} weeks. {town4} has walled up its barn, and {town1} has remembered a debt.',
      'A boat has come back with nobody in it and with wet footprints, which lead up to the school.',
      'The lighthouse keeper wants to put out the light, for one night, and cannot say why. The Table has set a guard on it.',
    ],
    people: [
      [
        'smuggler with a good name',
        1,
        'wants to row out to the place where the mainland stops, and to look at it from the side',
        '{A.name} ties knots while talking and undoes them while listening.',
        'gives up the boat, the route and the brother if the child at the lighthouse is kept out of it',
      ],
      [
        'lighthouse keeper',
        3,
        'wants the party to take a coat out to the skerries at low water, without unfolding it',
        '{B.name} sleeps by day, lightly, with one hand on the rope.',
        'puts out the light as soon as somebody else has promised to carry the blame',
      ],
      [
        'first at the Harbour Table',
        2,
        'wants the torn page found and burned, and never mentioned to the weather side',
        '{C.name} checks the height of the tide with a look, as others check a purse.',
        'returns the price, which was a son, once it is known where he is kept',
      ],
    ],
    places: [
      [
        'The Skerries',
        3,
        'black rocks that fall dry twice a day, and now three times',
        'At the third tide a stair of shell lies open. It goes down to a landing stage with a timetable of all ferries, which has been kept by hand.',
      ],
      [
        'The Customs House',
        1,
        'a hall with a scale, a stove and a book of all that ever landed',
        'One entry has been torn out. On the page below it the writing has pressed through: "one harbour, with inhabitants, in good condition" (DC 13 Investigation).',
      ],
      [
        'The Ring of Stones',
        4,
        'nineteen stones, of which seven stand in walls and one is a doorstep',
        'It is a boundary. As long as it was whole the sea was not allowed to see the island, and now it sees it and would like to have it back.',
      ],
    ],
    starts: [
      [
        'It is Saturday in {town1}, and half the island stands on the quay, out of habit. At ten a horn sounds, out in the haze. People cheer. The ferry comes in, slowly, with all its flags, and the captain waves. It passes the pier at a stone\'s throw, twenty feet below the surface, with lights in the windows; and goes on, and one can see the wake above it. {A} puts down the rope. "Right," {A.they} says. "So it is running."',
        'The ferry takes the islanders of the other side, who have bought the harbour and are moving in.',
      ],
    ],
    openings: [
      [
        'A girl asks the party how one writes to somebody who lives under a harbour. She has a bottle, and last week there was an answer.',
        'Her brother is the price that the Table was paid with: he serves below, and is treated well.',
      ],
      [
        'On the beach of {town2} lies a chest with the arms of the party\'s own inn. In it is their luggage, from the room, dry, and labelled "forwarding".',
        'Those who move in are honest people. They send on what belongs to the last tenants.',
      ],
    ],
    truth:
      '{land.s} was never an island but a hill in a drowned country, lent to the living by those below for as long as a light burned on it, so that they could find their way home. {years.s} years ago the Harbour Table forgot what the light was for. Last year it sold the harbour to a polite buyer, for a full purse and the return of a drowned son, and believed that it had cheated him. He is the king of the country below. By his law a place that is sold is moved to where its owner lives. That is done by one tide a day.',
    secrets: [
      'If the light is put out for one night those below cannot find the island, and the sale is void. It has to be done from free will by a keeper.',
      'The mainland that one sees is a picture, painted on the haze, so that people should not be afraid before moving day.',
      'The weather side has been marrying below for generations. Every third child in {town2} has never had a cold.',
    ],
    steps: [
      'the third tide takes the lower street of {town1}, without breaking a window',
      'the Table locks the keeper up, and lights the lamp itself',
      '{guards} seize all boats, and find the first of them with barnacles on the inside',
      'At the new moon the sea comes up like a curtain. There are lamps in it, furniture, and a great many people with luggage who look forward to it.',
    ],
    ends: [
      'The light goes out, the haze tears, and the ferry is {few} weeks late, with a furious captain. The keeper is never forgiven and always greeted.',
      'The two peoples share {land}, by tides: six hours each, and a very complicated lease. The school is the best in two worlds.',
      'The page is returned to the king, with the purse, and the party as a pledge for a year and a day. He turns out to be a good host.',
    ],
  },
];

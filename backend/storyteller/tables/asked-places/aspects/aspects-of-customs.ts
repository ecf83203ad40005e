import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What all who live in a place do, deny or share: a custom without a reason, a border through the middle, a hidden people below. */
export const aspectsOfCustoms: readonly PlaceAspect[] = [
  {
    id: 'denial',
    says: /\b(?:pretend(?:s|ing)? (?:that )?(?:nothing|everything|it|all|to be (?:fine|normal))|nothing (?:has )?(?:ever )?happened|as if nothing|acts? (?:as if|normal)|refuses? to (?:admit|notice|see|believe)|in denial|ignores? (?:the|it|that)|deny|denies|too (?:happy|perfect|friendly|peaceful|quiet|good)|everyone (?:is|smiles?|seems) (?:always |so )?(?:happy|smiling|friendly|cheerful|nice))\b/,
    tells: [],
    look: [
      'fresh paint over soot, up to the height that a brush on a pole can reach',
      'a street lamp lit at noon, so that one does not look at what is dark behind it',
      'curtains drawn on one side of every house, all on the same side',
      'a smile in each doorway, and hands that do not stop shaking',
    ],
    known: [
      'One does not speak there of what has happened: people smile, change the subject, and offer {town} cake.',
    ],
    feature: [
      'Whoever asks aloud is left alone within a breath, by everyone in sight.',
      'Behind the new paint the old damage is as good as a ladder.',
    ],
    beside: ['All of them remember exactly what happened, and each believes to be the only one.'],
    plots: [
      plotOf({
        id: 'denial-1',
        absent: ['chronicler', 'captain of the night watch', 'gatekeeper'],
        guest: ['distinguished guest', 'chief builder', 'benefactor of the rebuilding'],
        wants: [
          'greets the party with a feast, and walks them round what one might otherwise see',
          'corrects every "before" and "since", and has burned the calendar',
        ],
        seeks: [
          'has paid for the paint, the feasts and the music, and does not sleep in {site}',
          'thanks everyone, daily, for how well they have forgotten',
        ],
        hooks: [
          '{V} has written down what happened on that night, and was gone the next morning; a cousin in {town} pays {coins} gold pieces for the pages.',
          '{body.s} of {town} hears nothing but good of {site}, in the same words from everyone, and sends the party to see.',
          'A young one of {site} presses a charred key into the hand of the party, smiles broadly, and says through the smile: "Please."',
        ],
        trace: [
          'One hears hammering only while there is music.',
          'The same {few} families are named at every feast as being "away".',
          'Children draw the place as it was, and the drawings are collected at dusk.',
        ],
        truth:
          '{B} made it happen. The disaster was meant to cover a theft from the oldest house of {site}, and went further than planned. Those who were left have been paid, fed and sung to sleep; each evening a drop of lethe is put into the wine at the feast, and the memory of that night grows thinner. {K} knows about the drops and allows them, as {K} opened the gate that night, and would give anything not to know. {V} drinks no wine, and is kept in one of the burnt houses behind the paint.',
        finds: [
          [
            'Medicine',
            'tasting the wine and not swallowing it',
            'there is an herb in it which is given to people after a great shock, for one night, and never longer',
          ],
          [
            'Investigation',
            'looking behind the paint',
            'the fire was laid in {few} places at once, and one lock was opened with a key',
          ],
          [
            'Insight',
            'going through one whole day without saying "before"',
            'towards evening {K} says it, and weeps like a child',
          ],
        ],
        later: [
          'On {deadline} nobody in {site} remembers any more. {B} carries off the rest, and {V} is to be in the last fire (use <Tough, Spy, Assassin>).',
        ],
        ways: [
          'If the wine of one evening is poured away, {site} remembers by morning, together, and needs somebody to stay with it that night.',
          '{K} can say before everyone who opened the gate. It is what they have been waiting for; many think it was they.',
        ],
      }),
    ],
  },
  {
    id: 'unexplained-custom',
    says: /\b(?:every|all (?:the )?|each|everyone|everybody|the (?:villagers|people|locals)) .*\b(?:nobody|no one|none|noone) (?:will |can |wants? to |dares? (?:to )?)?(?:says?|knows?|tells?|explains?|remembers?|asks?|talks?|admits?)\b|\b(?:nobody|no one) (?:will |can )?(?:says?|knows?|tells?|explains?|remembers?) (?:why|what for)\b|\b(?:strange|odd|weird|old|secret) (?:customs?|traditions?|rituals?|habits?)\b|\bevery (?:door|house|window|wall|roof|tree|child|villager|stone|mirror|clock) (?:is|has|wears?|faces|points)\b|\b(?:two|three|thirteen|seven|twelve|hundred|many|all) (?:\w+ )?(?:clocks|doors|bells|mirrors|windows|statues)\b.*\b(?:different|wrong|same|each|show|face|all)\b/,
    tells: [],
    look: [
      'the same mark, colour or object at every threshold, and one house that has it twice',
      'an old woman who goes from door to door at dusk, and touches something on each',
      'a pot, a brush or an oil can on a hook in the open, for all to use',
      'one house without it, boarded up, with the road making a curve round it',
    ],
    known: [
      'In {site} everybody keeps to it, to the poorest and the smallest; whoever asks for the reason is told the price of eggs.',
    ],
    feature: [
      'At dusk everyone looks at the thresholds for a moment, and at nothing else.',
      'The boarded house can be entered through the roof.',
    ],
    beside: [
      'The custom of {site} hides one house among all the others: what looks for it cannot tell them apart.',
    ],
    plots: [
      plotOf({
        id: 'unexplained-custom-1',
        absent: ['newcomer who did not join in', 'preacher', 'guest of the last house'],
        guest: ['patient visitor', 'seller of cloth and mirrors', 'count with a sick hound'],
        wants: [
          'does it first, each evening, before everybody else, and then goes round to count',
          'answers every question about it with a question about the road behind the party',
        ],
        seeks: [
          'has come to {site} {few} years running, with the same questions and no grey hair more',
          'praises how alike it all looks, and asks in which house somebody was born in the year of the flood',
        ],
        hooks: [
          '{V} would not join in, and one morning the bed was empty and the door was clean; the sister of {V} pays {coins} gold pieces for the reason.',
          '{K} puts the party up for the night, begs them to do as everybody does at dusk, and bolts the door from outside.',
          '{B} bets the party a good horse that they cannot find out in {few} days what everyone there knows.',
        ],
        trace: [
          'A fresh layer is put over the old ones, and below the oldest there is a handprint.',
          'Tracks of large bare feet go from door to door, wait before each, and go on.',
          'Somebody has put it on the fold of the sheep as well, and on the dog.',
        ],
        truth:
          'Long ago a being from beyond the hills was promised one child of {site}, by a father who had no right to promise it. The child was marked with red at its door, so that it could be fetched; that night all of {site} marked theirs as well, and the being could not tell which was meant. It comes back each year and looks. {B} is that being, in the shape of a polite guest, and may take only the right one. {K} is the child, grown old, and would have gone long ago if the others had let {K.them}. {V} wiped the door clean and was taken by mistake; the being is bound to give back what it took wrongly, and is not bound to say so.',
        finds: [
          [
            'Investigation',
            'scraping off the layers',
            'the lowest on all the doors is of one night, and the handprints are of grown people, in haste',
          ],
          [
            'Insight',
            'watching whom {site} protects without noticing it',
            'someone always stands between {B} and {K}',
          ],
          [
            'Arcana',
            'offering {B} salt, iron and a direct question',
            '{B} takes neither, and answers only with other questions',
          ],
        ],
        later: [
          'On {deadline} {K} walks out of {site} alone, to end it, and the being does not keep to just one (use <Green Hag, Night Hag, Oni>).',
        ],
        ways: [
          'A promise made by one who had no right to it is void, if it is said to the face of {B} three times, by everyone.',
          'The wrong one must be given back, if {B} is told in public that {V} was the wrong one, with the right name left out.',
        ],
      }),
    ],
  },
  {
    id: 'between-realms',
    says: /\b(?:(?:belongs?|loyal|answers|subject) to (?:neither|no|nobody|no one|both|two)|(?:between|on the border (?:of|between)|claimed by|shared by|divided between|in the middle of) (?:the )?(?:two|three|both|warring|rival|enemy) (?:\w+ )?(?:kingdoms?|realms?|countries|empires?|armies|nations|lords|duchies|cities|clans|gangs|guilds|families)|no man's land|neither (?:kingdom|side|realm|country|king|empire)|both (?:kingdoms|sides|kings|countries|empires) claim|border (?:runs|goes|line)|split (?:in two|by|between)|pays? no (?:taxes|tax|tribute))\b/,
    tells: [],
    look: [
      'a line of brass nails across the floor, the street and one kitchen table',
      'two flagpoles of exactly the same height, and a saw leaning between them',
      'two customs houses, face to face, with one cat going to and fro',
      'a price list in two coinages, with a third column for favours',
    ],
    known: [
      'Two crowns have drawn their borders up to {site}, and neither of them through it; it pays neither, obeys neither, and lives well on both.',
    ],
    feature: [
      'Guards of either side turn back at the brass line, and there is always somebody watching whether they do.',
      'From the middle one can reach either side in ten steps, and be refused by both.',
    ],
    beside: [
      'One of the two sides has found the deed by which {site} would be its own, and has not shown it yet.',
    ],
    plots: [
      plotOf({
        id: 'between-realms-1',
        absent: ['surveyor of both crowns', 'keeper of the border stone'],
        keeper: [
          'headman of the free place',
          'mayor of nobody\u2019s subjects',
          'speaker of the free town',
        ],
        guest: ['envoy of the eastern crown', 'envoy of the western crown'],
        wants: [
          'is polite to both crowns in strict turn, and keeps a list of whose turn it is',
          'swears by nothing, signs nothing, and has the best cellar on the border',
        ],
        seeks: [
          'has rented the house at the brass line, and has brought more servants than it has beds',
          'gives gifts to everyone here, and writes down who accepts them',
        ],
        hooks: [
          '{V} had come to measure the border anew, and has disappeared; each crown blames the other, and {K} pays {coins} gold pieces to have {V} found before soldiers come to look.',
          'A merchant of {town} keeps untaxed goods in {site}, has heard that this will end on {deadline}, and needs them out by night.',
          'Both sides want to hire the party, for the same work, on the same evening, in two rooms with a thin wall.',
        ],
        trace: [
          'One of the brass nails is new, and stands a foot to the west of the line.',
          'In the house of {B} the servants keep step on the stairs.',
          'Some people of {site} have begun to say "our king", and stop short.',
        ],
        truth:
          '{B} means to have {site} seized without a war. The freedom of {site} rests on one border stone with two inscriptions; {V} found that it had been moved by night, a foot to the west, by servants of {B} who are soldiers. On {deadline} both crowns measure together, and {site} will lie on one side only. {B} holds {V} in the cellar of the rented house. {K} knows another secret: it was the grandmother of {K} who first moved the stone, and by right {site} has always belonged to the other crown.',
        finds: [
          [
            'Investigation',
            'following the line of nails with a cord',
            'it leads past the stone by a foot, and the grass beside it is bruised',
          ],
          [
            'Perception',
            'counting the servants of {B} as they go in and out',
            'there are {num} of them, and none has ever carried a tray before',
          ],
          [
            'Persuasion',
            'showing {K} that one will not tell',
            '{K} fetches a shovel with an old initial on the handle',
          ],
        ],
        later: [
          'On {deadline} the line is read out, and the servants of {B} put on their coats (use <Guard, Warrior Veteran, Knight, Gladiator>).',
        ],
        ways: [
          'If the stone is gone altogether on that day, both crowns must begin again, and the commission takes {years} years.',
          '{V} can swear to the truth, whichever of the two truths it is: {V} has earned the right to choose.',
        ],
      }),
    ],
  },
  {
    id: 'hidden-people',
    says: /\b(?:(?:secret|hidden|whole|own|entire|tiny) (?:\w+ )?(?:society|kingdom|court|city|nation|civili[sz]ation|parliament|order|colony|people|laws)|(?:own|their) (?:own )?(?:laws?|king|queen|rules|court|government|religion)|inhabited by (?:tiny|small|intelligent|exiled|forgotten)|where (?:the )?(?<folk>wererats?|rats|mice|goblins?|kobolds?|ratfolk|exiles|outcasts|beggars|vampires|ghouls|gnomes|cats|spiders|mushrooms|doppelgangers|changelings|werewolves|monsters) (?:live|have|hold|rule|built))\b|\b(?<folk2>wererats?|ratfolk|doppelgangers?|changelings?|morlocks?)\b/,
    words: { folk: 'hidden one' },
    tells: ['beasts', 'monsters', 'secret'],
    look: [
      'a second row of doors, no higher than a knee, each with a number and a lamp',
      'a notice with {few} laws, in letters scratched by claws or by very small knives',
      'a crossing at which one waits for a whistle, and nobody is seen to give it',
      'a throne made of things that {town} has lost: spoons, medals, half of a clock',
    ],
    known: [
      'Those who work near it in {town} leave out bread and old candles, and find their lost things on the sill in the morning; it is called good luck.',
    ],
    feature: [
      'A lamp swung twice calls a guide; swung three times it calls the guard.',
      'All the narrow ways join in one hall, which is not on any plan of {town}.',
    ],
    beside: [
      'A whole people lives here unseen, with laws of its own, and somebody has begun to sell it to {town}.',
    ],
    plots: [
      plotOf({
        id: 'hidden-people-1',
        absent: ['clerk of works from the town', 'lamplighter'],
        keeper: [
          'speaker of the hidden folk',
          'first judge of the hidden folk',
          'crowned head of the hidden folk',
        ],
        guest: ['claimant to the throne', 'ambassador without a country', 'catcher of vermin'],
        wants: [
          'receives visitors with a formal speech, and has each of them sign the law of silence',
          'wants no war with {town}, and wants even less to be pitied by it',
        ],
        seeks: [
          'says "they up there" as others say "the weather", and sharpens something while saying it',
          'knows both worlds, belongs to neither, and takes money in each',
        ],
        hooks: [
          '{V} came upon a lamp where none should be, and has not come up again; {town} pays {coins} gold pieces and is about to send men with smoke.',
          'By night a small figure in a very good coat hands the party a summons: they are to be witnesses, below, before a court of which nobody has heard.',
          'Things have begun to vanish from {town} which nobody leaves out on purpose: keys, seals, an entire plan of the walls.',
        ],
        trace: [
          'Chalk marks at the height of a knee count the guards of {town}, street by street.',
          'A verdict is nailed to a small door, with a very large nail.',
          'They all fall silent at the name of {V}, and one looks up at the ceiling.',
        ],
        truth:
          'They have lived here for {few} generations under one law: never to be seen. {V} saw them, and by that law must stay for ever; {K} has put off the verdict again and again, since {V} has harmed no one and teaches the young to read. {B} wants the throne, and needs a war to get it: {B} has stolen the plan of the walls in their name, and has written to {town} in the hand of {V} to say where the entrance is, so that {town} strikes first, on {deadline}.',
        finds: [
          [
            'Insight',
            'attending a session of their court',
            'everyone looks at {B} before voting, and nobody looks at {K}',
          ],
          [
            'Investigation',
            'comparing the letter with the slates from which {V} teaches',
            '{V} makes the loop of the g to the left, and the letter to the right',
          ],
          [
            'Stealth',
            'following the smallest door behind the throne',
            'the plan of the walls lies there, with a mark where a charge would go',
          ],
        ],
        later: [
          'On {deadline} {town} comes with smoke and dogs, and {B} leads those who will follow into the streets (use <Giant Rat, Tough, Wererat 450, Gladiator>).',
        ],
        ways: [
          'Their law binds those who have seen them, unless these are citizens: the party can ask for that, and so can {V}.',
          '{body.s} of {town} would rather grant a charter than pay for a war, if {K} comes up in person, by daylight, and is seen.',
        ],
      }),
    ],
  },
];

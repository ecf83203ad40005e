import type { SettingPremise } from './premise-type.ts';

export const premisesOfLords: readonly SettingPremise[] = [
  {
    id: 'dragons',
    slot: 'ruler',
    asks: [
      '@dragon|dragons|wyrm|wyrms|drakes',
      'dragon tax*|king|queen|lord|throne|emperor',
      '~dragon|dragons|wyrm|wyrms',
    ],
    not: 'dragon_hunters?|dragon_slayers?|dragon_riders?|last_dragon|no_dragons|extinct',
    title: 'The Four Hoards',
    rulers: 'the Four Dragons',
    guards: 'the scale guards',
    pitch:
      'Four dragons own {land}, one for each {part}, and take their tax in metal. They do not share, forget or retire. On the tax day of {town2} nobody came to collect it.',
    party:
      'The party owes no dragon anything yet, and may so walk over all four borders. That makes it worth more than its weight in spoons to {A}, who needs to know why the rock above {town2} is still full.',
    truths: [
      'What a dragon can see from its perch is its law. People in {land} who want to quarrel, kiss or smuggle do it under awnings, and awnings are taxed.',
      'All metal belongs to the dragons, and is only lent out. A smith in {town2} signs for every nail, and the dead are searched for buttons.',
      'A dragon flies over {town1} twice a day. Everyone stands still, bareheaded, until the shadow has passed, and the pickpockets of {town1} are the best there are.',
      'Dragons do not lie. They answer one question a year, to whoever brings a gift that they do not have yet, and people spend their lives on a gift.',
      'Each dragon speaks to people through one family, called its tongue. The tongues dress in its colour, are feared, and are never invited twice.',
      'In {land} a house is built so that it can burn: the poor build with straw and the rich with straw and a second house.',
    ],
    regions: [
      '{town1} belongs to the eldest, who lies round the citadel like a wall and moves once a month. The streets on her tail side are cheaper.',
      '{town2} belongs to the green one, who has not been seen since the spring. Its tax lies on the rock in the sun, and can be heard clinking at night.',
      'The dragon of {town3} collects books, which are metal to her mind. All its children can read, and none of them owns a page.',
      '{town4} belongs to the youngest, who is vain, and can be talked to. {town4} has the best barbers, poets and mirrors in {land}.',
    ],
    factions: [
      [
        'The Four Dragons',
        'own {land}, speak to each other only through their tongues, and want the green hoard, each of them for itself',
        'are afraid of one thing: an egg that somebody else is keeping warm',
      ],
      [
        'The Tongues',
        'are the four families who speak for the dragons, and want the empty perch filled soon and quietly',
        "have lied in their dragons' names for {years} years, since dragons do not lie and cannot imagine it",
      ],
      [
        'The Cold Smiths',
        'want to keep what they forge, and meet in kitchens',
        'have found out how to work dragon scale, and are making {few} spears of it in {town2}',
      ],
      [
        'The Askers',
        "are people who have saved up a gift, and want their year's question",
        'have agreed to ask all four dragons the same one, on the same day: "Who were you afraid of?"',
      ],
    ],
    conflicts: [
      'The tax of {town2} is late, and nobody knows to whom. {town1} has sent for it, {town4} has sent a poem, and {town2} has begun to make pots of it.',
      'A shadow has passed over {town3} without a dragon above it. Those who took off their hats feel foolish, and those who did not have left.',
      'A boy in {town4} looked up during the flight and laughed. The dragon has asked, politely, what was so funny, and the town has until Sunday to find an answer.',
    ],
    people: [
      [
        'tongue of the eldest',
        1,
        "wants somebody to go up to the green dragon's perch and come down again, and to say first to {A.them} what is there",
        '{A.name} speaks in the plural and eats alone.',
        'stops translating the day {A.they} hears the dragon thank someone, and understands whom',
      ],
      [
        'cold smith',
        2,
        'wants {few} long bundles carried to {town4} under something that smells worse than scale',
        '{B.name} wears wooden buttons with pride.',
        'melts the spears down if the egg is shown to {B.them}, because it looks at people',
      ],
      [
        'keeper of the books',
        3,
        'wants a page copied that no eye of {rulers} has seen, and cannot leave the perch herself',
        '{C.name} never turns a page without looking up.',
        'gives away the whole library for one child that may take a book home',
      ],
      [
        'court barber of the youngest',
        4,
        'wants a dragon told the truth about its singing by somebody who can run',
        '{D.name} praises everything, with scissors in the hand.',
        'speaks plainly as soon as somebody has laughed with {D.them} and not at {D.them}',
      ],
    ],
    places: [
      [
        'The Citadel Tail',
        1,
        'the last three yards of the eldest lie in a public square, and children dare each other',
        'One scale is loose, and behind it hangs a small copper bell on a chain: whoever rings it can be heard by her alone. It was put there for a friend.',
      ],
      [
        'The Tax Rock',
        2,
        'a flat rock above {town2}, heaped with spoons, hinges, crowns and bells',
        'Beneath the heap is the green dragon, grey now and cold. She has been dead since spring, and is curled round something warm.',
      ],
      [
        'The Shelf',
        3,
        'the cliff on which the books stand in rows, with ladders for those who are lifted by permission',
        'The oldest book is the treaty of the four. It is signed by a fifth claw, and the name has been licked out (DC 14 History).',
      ],
    ],
    starts: [
      [
        'On the way into {town1} all carts stop, and everyone takes off the hat. A shadow passes, halts, and comes back to the one of the party who looked up. "You have not signed for that sword," says a voice like a landslide. {A} comes running with an inkwell, kneels, and whispers without moving the lips: say that you were going to {town2}.',
        'The eldest knows that the green one is dead, and does not want her own tongue to know. She has picked strangers on purpose, and {A} was supposed not to hear.',
      ],
    ],
    openings: [
      [
        'A boy at an inn in {town2} sells scales, warm ones. By evening three families in three colours have each offered the party money for his name.',
        'They are from the egg, which has begun to shed. He found the way under the heap, and feeds what is inside on porridge.',
      ],
      [
        'In {town4} the party is chosen by lot to applaud. The dragon sings, and it is terrible, and then it asks the front row.',
        'It asks because it wants to be good enough to sing for the others, at the egg. It has known of it the longest.',
      ],
    ],
    truth:
      'There were five dragons. The four of {land} killed the fifth, because she had begun to give her hoard back, and divided what was left; each has watched the others ever since. The green one had her egg. She told nobody, sat on it for {years} years under the spoons of {town2}, and died of age and cold this spring with her tax untouched. Whoever raises what is in it raises the heir of two thrones, and it has already heard a boy say "please".',
    secrets: [
      'Dragons hear metal. That is the reason why it is lent out and not kept: each of them knows by its nails what is said in every house.',
      'The tongue of {town4} has been a mimic bird for a year. The family died out, and nobody dared to mention it.',
      'A dragon that gives away the last of its hoard can die in its sleep. None of the four has slept well since the fifth.',
      "The boy's mother is a Cold Smith, and the longest spear is hers.",
    ],
    steps: [
      'the eldest moves her tail, and three streets of {town1} are evacuated',
      'the tongues of two dragons meet at night and agree on a border that neither dragon knows of',
      '{guards} clear the rock, spoon by spoon, and feel the stone get warmer',
      'The egg breaks at noon, with three dragons in the air over {town2}. It is very small, and the first thing that it sees is what it will be.',
    ],
    ends: [
      'The young one is brought up by {town2}, which gets the first dragon in {land} that knows what a bill is. The other three have to be given a reason to wait, and each of them has a different one.',
      'The Askers get their answer, aloud, before everyone. The eldest keeps her word, says the name of the fifth, and begins to give back the nails.',
      'The scale spears are used, once. {land.s} is free of three dragons by evening, and has to learn what the awnings were good for.',
    ],
  },
  {
    id: 'vampires',
    slot: 'ruler',
    asks: [
      '@vampire|vampires|blood_drinkers|nosferatu|vampiric',
      'vampire|blood tax|tithe|count|lord|countess|pay*|feud*',
      'vampires|vampire_lord|vampire_lords|vampiric',
      '~vampire|vampires',
    ],
    not: 'vampire_hunters?',
    title: 'The Blood Tithe',
    rulers: 'the Night Lords',
    guards: 'the cup men',
    pitch:
      'Vampires rule {land} by contract: a cup of blood from everybody four times a year, and in return no war, no plague and a quiet night. This quarter the cups of {town2} have come back full.',
    party:
      "The party has not given yet, and wears no ribbon, so the law of the night does not protect it and does not bind it. {A} offers a week's protection for a walk to {town2} by day, where a Night Lord cannot go and ask.",
    truths: [
      'Everyone in {land} gives a cup on quarter day, and gets a loaf, a ribbon and a receipt. Those with a ribbon may walk at night, and are safer than anywhere else.',
      'Night Lords do not come in unasked. Houses have a bench outside for visitors, and an invitation is written, dated and for one evening.',
      'The sick, the nursing and those under sixteen do not give. The lords are strict in that, and employ the best doctors in the world.',
      'By day {land} belongs to the cup men, who sign what their lord would have signed. Most quarrels are about what that is.',
      'Nobody is buried before the third morning, and a watch is kept. To be raised without leave is a crime, for which the maker is punished and the raised one pitied.',
      'Mirrors are covered when a lord walks by, out of courtesy. Garlic is no weapon, but it is rude, and a good cook in {town1} can cost you a post.',
      'The lords have promised: never more than a cup. In {years} years it has been broken {few} times, and all of {land} can recite the dates.',
    ],
    regions: [
      'The shutters of {town1} open two hours after sunset, when the music begins. Its shops keep both hours, and its children are tired.',
      '{town2} gives the most and is known for good blood. Its people eat red meat on credit, and have grown proud, pale and quick to anger.',
      '{town3} has the schools of medicine. A student there may look at anything, and is asked to dinner once, by the dean, who has no reflection.',
      '{town4} lies beyond the last lantern. It gives nothing and gets nothing, bars its doors, and buries its dead face down.',
    ],
    factions: [
      [
        'The Night Lords',
        'rule from {town1} by the contract of the cup, and want to know what is wrong with the blood of {town2}',
        'are thinner than they were: the oldest has not risen since the winter, and they draw lots for who will try to wake her',
      ],
      [
        'The Cup Men',
        'govern by day with a stamp, and want the day made a little longer',
        'have tasted what they carry, and some of them have not aged for years',
      ],
      [
        'The Full Cups',
        'are families of {town2} who have stopped giving, and want the contract read aloud in daylight',
        'drink a bitter tea that makes their blood a poison, and do not know what it does to the unborn',
      ],
      [
        'The Third Morning',
        'are grave watchers who want a law for those who were raised against their will',
        'hide {num} of them in a cellar in {town3}, and can feed them until the end of the month',
      ],
    ],
    conflicts: [
      'A Night Lord has been found in {town2} at noon, at the window, with the curtains open. It looks like murder or like sadness, and the cup men have arrested the tailor who made the curtains.',
      'A mother of {town1} wants her son raised, with a petition and forty signatures. The lords say no, and one of them has asked for her address.',
      '{town4} has caught a lord in a bear trap, and asks a ransom: light, doctors, and nobody to come and collect the cups.',
    ],
    people: [
      [
        'first cup man',
        1,
        'wants to know what {town2} drinks, before the lords ask {A.them} to taste for them',
        '{A.name} wears gloves and has very young hands.',
        'burns the stamp for whoever can tell {A.them} how old {A.they} would look by now',
      ],
      [
        "herb woman's heir",
        2,
        "wants a pot of tea brought to {town3} and tested by somebody who is nobody's patient",
        '{B.name} cuts every leaf in four.',
        'stops the tea at once if it is shown to hurt a child, and takes the blame alone',
      ],
      [
        'youngest of the Night Lords',
        1,
        'wants to see a sunrise described by people who are no poets',
        '{C.name} thanks whoever bleeds, by name, and does not forget one.',
        'opens the crypt of the oldest to somebody who has asked nothing of {C.them} for three nights',
      ],
      [
        'grave watcher',
        3,
        'wants {num} quiet people brought to {town4} in closed carts, by night, past the last lantern',
        '{D.name} sits with the back to graves, out of trust.',
        'gives up the cellar only to a person who has sat a watch to the end',
      ],
    ],
    places: [
      [
        'The House of Cups',
        1,
        'four times a year all of {town1} queues here, and there is cake',
        'The shelves hold a cup of everybody who ever gave. A third of those of {town2} are black at the bottom, and the label says "keep for the dean".',
      ],
      [
        'The Sleeping Floor',
        1,
        'the lords lie here by day, behind {few} doors, and school classes are shown the first',
        'The last coffin is nailed shut from the outside. What is in it is awake, very old, and knows the party by its smell (DC 15 Perception to hear it count).',
      ],
      [
        'The Anatomy',
        3,
        'a theatre with steep benches, where the dean lectures after dark',
        "In the dean's notes the tea is called a success: it was planted in {town2} by order, to make one lord ill and not all.",
      ],
      [
        'The Last Lantern',
        4,
        'a post on the way to {town4}, where the ribbon stops protecting',
        'The ground round it is full of ribbons, cut off and buried with a knot in each: a list of those who left on their own feet.',
      ],
    ],
    starts: [
      [
        'At dusk a coach stops beside the party outside {town1}. A window goes down, and a courteous voice asks which of them would like to be asked to dinner. On the box sits {A}, who shakes the head so slightly that it might be the road. In the window lies an invitation, dated for tonight, with the name of one of them already in it.',
        "The lord has been offered strangers instead of {town2}'s blood, and finds it shameful. The dinner is real. He wants to ask them to go where he cannot.",
      ],
    ],
    openings: [
      [
        'A cup man brings the party ribbons, loaves and receipts, all in order, although nobody has given anything. On the back of one receipt stands: "Do not eat the loaf."',
        'Somebody has given in their name, so that the register is full. The loaves have the bitter leaf in them.',
      ],
      [
        "On the third morning a grave in {town3} opens before the watch does, and a young woman in a shroud asks the party what she has missed, and whether it is far to her mother's.",
        'She was raised by a cup man who is practising. {D} comes running with a blanket, and an hour of start on {guards}.',
      ],
    ],
    truth:
      'The contract was made by the oldest of the lords out of shame, for a town that she had emptied. It holds as long as she wills it. This winter the others nailed her coffin shut, since she had proposed that they should fast. The dean of {town3} means to rule alone: he has had the bitter leaf planted in {town2}, knows the antidote, and waits until the rest are too weak to stand. The Full Cups believe that the leaf is their own discovery, and freedom.',
    secrets: [
      'The lord at the window opened the curtains himself. He left a letter to {C}, which the tailor swallowed.',
      'The {few} broken promises were all broken by the same lord, and each time another one was punished.',
      'A cup freely given by somebody who owes none cures the bitter leaf. The founder wrote it into the contract, on the last page, as a blessing.',
    ],
    steps: [
      'three lords fall ill, and quarter day is moved forward',
      '{guards} go through {town2} with lists and needles, and people lie down in the street',
      'the dean proclaims a cure and a new contract, of two cups',
      'The nails of the last coffin give way. She rises hungry, over a town without a contract, and the first person she meets will have to remind her of it.',
    ],
    ends: [
      'The oldest is woken gently and fed by those who owe her nothing. She keeps the contract and ends the lords who broke it, and asks to be let out into the sun afterwards.',
      'The cup men and {town2} make a daylight government. It has doctors, debts and no idea what comes at night when nobody is paid for keeping it away.',
      'The lords leave with the raised ones, to {town4}, by treaty. The music is missed in {town1}, and shutters are only shutters.',
    ],
  },
];

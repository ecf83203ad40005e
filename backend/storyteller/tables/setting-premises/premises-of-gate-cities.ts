import type { SettingPremise } from './premise-type.ts';

export const premisesOfGateCities: readonly SettingPremise[] = [
  {
    id: 'canal-city',
    slot: 'land',
    isCity: true,
    asks: [
      'city|town|republic|port venice|venetian|renaissance canals|masks|style|guilds',
      'venice|venetian|canals|gondolas|gondola|lagoon|doge',
      'renaissance|florence|florentine|medici|borgia',
      'italian|italy city|guilds|poison|masks|style|republic|state|intrigue',
      'masks|masked|masquerade|carnival city|canals|intrigue|nobles|republic',
    ],
    not: 'plague',
    without: 'deserts?|countries|villages|counts?',
    title: 'The City of the Second Face',
    rulers: 'the Council of Masks',
    guards: 'the bridge guards',
    wild: 'the lagoon',
    way: 'by boat',
    pitch:
      '{land.s} stands in the water on a million stakes, and rules half a sea by credit, glass and poison. For {few} months of the year everybody goes masked, and may not be asked for a name. This year a mask has won the election.',
    party:
      'The party has four invitations to the same ball, from four enemies, and in each a different mask. {A} has rented it a palace with a water gate, one servant, and a room that it would be wise to leave shut.',
    truths: [
      'Behind a mask one has no rank, no debts and no husband. It is the law, and half of all fortunes in {land} were made under it.',
      'Poisoners are a guild with a good school. They sell the antidote first, out of courtesy.',
      'Painters, inventors and assassins are kept by the great houses, and lent to friends. A good one has a clause about Sundays.',
      "Accusations go in the lion's mouth on the great square. The lion has been seen to cough.",
      'There are {num} bridges without a railing. People marry on them, quarrel on them and are missed on them.',
      'A machine that flies has been built in {land} every year since the great Orsola. The bell towers have nets.',
      'The city sinks by a finger a year. The rich move one floor up, and let the one below.',
    ],
    regions: [
      '{town1} is the great square and the palace of the council, and a campanile that leans toward whoever is in power.',
      '{town2} is the arsenal, where a ship is built in a day, and where lately one was built for the air.',
      '{town3} is the island of the glass blowers. They may not leave it, and their mirrors may not be looked into before they are sold.',
      '{town4} is low, poor and damp. Fishermen live there, actors, and all those who are needed on the morning after.',
    ],
    factions: [
      [
        'The Council of Masks',
        'governs {land}, and wants the winner of the election to unmask, in a small circle',
        'counted the votes three times, and there is no house behind that mask: it was voted for by those who have none',
      ],
      [
        'The Guild of the Cup',
        'are the poisoners, who want a monopoly, a saint and a pension fund',
        'have been ordered to kill the winner, and find that whoever wears that mask is immune',
      ],
      [
        'The Flying School',
        'are mad inventors on the roof of the arsenal, who want wind, silk and no questions',
        'build for the council a machine that drops things, and for themselves one that carries people out',
      ],
      [
        'The Glass Families',
        'make the mirrors, and want to be allowed off their island',
        'have caught a face in one, years ago, and have not dared to let it out',
      ],
    ],
    conflicts: [
      'Two houses have poisoned each other at the same dinner. Both are waiting for the other to ask for the antidote, and dessert has been served.',
      'A portrait in {town1} has begun to age. The sitter is fresh, and does not want it known where she had it painted.',
      'An inventor has flown. He will not say where he came down, but he has sold his house and bought shoes.',
    ],
    people: [
      [
        'master of ceremonies',
        1,
        'wants to know who dances in the white mask, before the last ball of the season',
        '{A.name} knows people by their ankles.',
        'lets the dance go on past midnight, which ends the law of masks, if asked in the right step',
      ],
      [
        'inventor on the roof',
        2,
        'wants the pieces of an old machine stolen out of {few} palaces, where they hang as art',
        '{B.name} drops things, to watch.',
        'burns the machine that drops things once the other one has flown with somebody in it',
      ],
      [
        'poisoner with a conscience',
        4,
        'wants a cup switched at the feast, back again, and would rather not explain',
        '{C.name} tastes everything, including ink.',
        'confesses to the lion on seeing the portrait of the first victim, who smiles',
      ],
    ],
    places: [
      [
        'The Hall of Mirrors',
        3,
        'a factory of light, with blankets over the finished pieces',
        'In the oldest mirror a woman without a mask sits and waits. She can be heard if one breathes on the glass (DC 14 Arcana).',
      ],
      [
        'The Shut Room',
        4,
        "a door in the party's own palace, with a chair before it",
        'There are {num} white masks in it, all worn, in different sizes. On the wall is a list of who has the next evening.',
      ],
      [
        'The Net',
        2,
        'between two bell towers, where all that has flown comes down',
        'A wing of the great Orsola still hangs in it. On it is her last drawing: not of a bird, but of a way out under the sea.',
      ],
    ],
    starts: [
      [
        'The first ball of the season is in {town1}, on the great square, on barges and on the stairs. At midnight the new head of the council is to be shown to the people. A figure in a white mask steps out on the balcony, bows, and drinks the cup of office. All of {land} watches, as it is well known what was in it. The white mask turns the cup over: empty. Then somebody in the crowd puts on another white mask, and a woman on a barge does, and a waiter. {A} takes one out of a sleeve, and offers it to the party with raised eyebrows.',
        'The winner is everybody who puts on the mask. They drew lots for the cup, and all of them had been given the antidote by a poisoner with a conscience.',
      ],
    ],
    openings: [
      [
        'A note drops out of the sky into the soup of the party: "Please look up at three, and do not scream, as it puts me off."',
        'The machine flies. It needs ballast on the way out, and witnesses on the way back.',
      ],
      [
        "Someone has bought all the party's debts, and sends them back, cancelled, with a sketch of how each of them stands when they lie.",
        'It is the master of ceremonies, who will need four people whose ankles are not known.',
      ],
    ],
    truth:
      'The great Orsola found that {land} will go under, not in a thousand years but this winter, since the council has sold the oak stakes out from beneath the poor quarters and put in pine. She was asked to unmask, and was put into a mirror. Her pupils founded the white mask, so that there should be a head of the council that no one could buy, blackmail or poison: anybody. They have the flying machines for the first, and the tunnel for all. What they lack is that the city should believe them, without a single name to it.',
    secrets: [
      'The law of masks has no end in it. It was always only a custom to take them off.',
      'The face in the mirror can take the place of anyone who looks in unmasked. She has refused, for {years} years.',
      'The lion\'s mouth leads to a room in which a single clerk has answered all accusations with "no". He is the kindest man in the city.',
    ],
    steps: [
      'the council forbids the colour white, and the laundries riot',
      'the first palace goes down, in one evening, with the orchestra playing',
      'the machine that drops things is tried out on {town4}',
      'On the last night of the season the great square is a mirror from end to end. It is water, an inch deep, and it is rising by the minute.',
    ],
    ends: [
      'The white mask orders that all shall take theirs off, and sees to it that each has a boat. {land.s} is saved in one night, by people who did not know each other.',
      'The council drinks from its own cup. The houses pay for new stakes, in oak, one by one, and each has a name carved on it.',
      'The city goes under, and only the bell towers stand out, with nets between them and people in the nets. In spring they begin to build upward.',
    ],
  },
  {
    id: 'planar-city',
    slot: 'land',
    isCity: true,
    asks: [
      'planar|planescape|sigil|multiverse|planes city|town|metropolis|market|hub|crossroads',
      'city|town|market|hub center|centre|crossroads|heart planes|everything|worlds|multiverse|universe|all_worlds',
      'planes|dimensions|worlds portal|portals|gates|doors|meet|collide|connected|between|travel',
      'crossroads|meeting|junction|border worlds|planes|dimensions|realms',
      '?planar|planes|multiverse|dimensions|portals|astral|limbo',
    ],
    without: 'countries|borders?|counts?|duchess|provinces?|seas?',
    title: 'The City Where Doors Go',
    rulers: "the Lady's Stewards",
    guards: 'the doormen',
    wild: 'the shut streets',
    way: 'by door',
    pitch:
      '{land.s} stands where all worlds meet, and each door in it can lead anywhere, if one has the right key: a song, a lie, a left shoe. Angels and devils live on the same stairs. Since last night all doors lead out, and none leads back in.',
    party:
      'The party was the last to come in. It stepped through a cupboard, and behind it the cupboard was a cupboard. {A} has bought its steps at an auction, all of them, and would like to see how it walks.',
    truths: [
      'A key is whatever a door believes in. Locksmiths in {land} are mostly philosophers, and paid by the argument.',
      'Nobody may fight in the city for what is right. One can get a licence to fight for money.',
      'There is no sky, only the other side of the street, a mile up, where people hang out their washing too.',
      'Gods may not enter. Some have sent furniture.',
      'Everyone is dead somewhere. It is thought to be bad form to go and look.',
      'Rooms are let by the world: one can have a window on a summer sea, for a little more, and no view of the war.',
      'Devils are reliable tenants, angels complain, and the mechanical ones from the clock plane have won each noise suit.',
    ],
    regions: [
      '{town1} is the ring of the stewards: white courts, the register of doors, and a chair on which no one has ever seen anybody sit.',
      '{town2} is the market, where memories, weather and last words are sold by weight, with tax.',
      '{town3} is the hive of stairs, in which those live who came by mistake. It has {few} floors more at night.',
      '{town4} is made of shut streets: doors that lead to worlds which are over. One can hear some of them knock.',
    ],
    factions: [
      [
        "The Lady's Stewards",
        'govern {land} for somebody who does not speak, and want calm, and a count of all keys',
        'have had no sign from the Lady for {years} years, and have painted in her shadow',
      ],
      [
        'The Last Day Club',
        'believe that all worlds should end tidily, and want the shut streets opened, for the records',
        'include a survivor of each of them, and are homesick',
      ],
      [
        'The Doormen',
        'watch, bow and hold open, and want their tips back',
        'heard the lock turn, last night, from the outside, and the voice that said "there"',
      ],
      [
        'The House of Both',
        'is a firm of one angel and one devil, who want contracts kept, whatever they say',
        'have married in secret, and could end two wars by admitting it',
      ],
    ],
    conflicts: [
      'A door in {town3} leads into the bathroom of a minor god, and he has begun to charge.',
      'The market has run out of left shoes. A third of the city cannot go home for lack of one.',
      'An army has marched into {town2} by the wrong door, and is too proud to ask the way. It has been there for a week, and is buying carpets.',
    ],
    people: [
      [
        'auctioneer of steps and last words',
        2,
        'wants the party to walk once round the ring, backwards, and to say what it meets',
        '{A.name} puts a price on each sentence, by the eyebrow.',
        'gives back all {few} things that the party has sold, for the name of whoever shut the doors',
      ],
      [
        'devil of the House of Both',
        3,
        'wants a letter taken to a wife at work, upstairs, without its being seen on the stairs',
        '{B.name} is honest and suffers from it.',
        'admits the marriage in court if that opens one door to each side',
      ],
      [
        'oldest of the doormen',
        4,
        'wants to be relieved for one hour, for the first time, and will not say to do what',
        '{C.name} opens the door before one has decided.',
        'tells who turned the lock, on being held a door open by somebody else',
      ],
    ],
    places: [
      [
        'The Chair',
        1,
        'plain wood, in a white court, with a cushion that has no dent',
        'Whoever sits on it sees the city as it is: a keyhole, and they are looking through it from within (DC 15 Wisdom saving throw to get up).',
      ],
      [
        'The Shut Streets',
        4,
        'a mile of nailed doors, each with the date of a last day',
        "One of the doors has been nailed from the other side. It has the party's own world on it, and a date that is not far off.",
      ],
      [
        'The Lost Luggage',
        2,
        'a warehouse for everything that was in between when a door closed',
        'In it is a small girl of about a thousand, with a label on her coat: "To be called for". She is the one who does not speak.',
      ],
    ],
    starts: [
      [
        'In the market of {town2} a baker takes a tray out of an oven that is in another world, and kicks the door shut behind her. It clicks. The sound is answered: a click, and another, down the street, up the stairs and over the whole city, from ten thousand doors, and then it is quieter than it has ever been. A devil puts down his bag. An angel tries a handle. On the other side of the sky somebody starts to cry. {A} walks up to the party, with a measuring tape. "Last in," {A.they} says. "May I?"',
        'The party has the only feet that have touched the outside since the lock was turned. There is some of it on the soles.',
      ],
    ],
    openings: [
      [
        'The party meets one of its own number on the stairs, older, with a limp, who says: "Not the green one", and goes on up.',
        'All doors lead out, also to where one comes from later. The green one is the exit of the lost luggage.',
      ],
      [
        'A locksmith offers a prize for a thing that nobody has ever believed in. So far everything that was brought in has turned out to have a temple.',
        'The lock of the city opens only to something that comes without any belief. A promise by somebody with no reason for it would do.',
      ],
    ],
    truth:
      "The Lady of {land} is no queen but a child. A goddess hid her here from a war in heaven, in the one place where no god can go, told her to be quiet until she was fetched, and held the door from outside. The child has been quiet for {years} years, and the city grew around her like a coat. The war is over. The goddess won it, and has gone mad with it, and has found the keyhole. The doormen know the voice; they were her guard. It was not she, though, who turned the key. The child did, when she heard her mother's step.",
    secrets: [
      'The Lady speaks to anyone who is lost as well, and does not try to find out who she is.',
      'In the shut streets nothing has ended. Those are the worlds that the goddess has conquered.',
      'The house of both has in its safe the only contract with no price in it: their own.',
    ],
    steps: [
      'the stewards find the culprit, {num} times, and each confesses to be on the safe side',
      'the other side of the sky has come nearer by the length of a washing line',
      'the knocking in the shut streets falls into step',
      'At the end of the month an eye fills the keyhole, very beautiful and full of love. All the doors open inward at once.',
    ],
    ends: [
      'The child goes to the door herself, with the party, and says what she thinks of being kept waiting. It is the first thing that the goddess has heard for an age, and she sits down and weeps.',
      'The city is moved, doors and all, into the one place that nobody believes in. It is small there, and it rains, and everybody can go home by a cupboard.',
      'The Lady grows up. It takes an evening and hurts. On the chair there is a dent from then on, and the gods are let in by appointment.',
    ],
  },
];

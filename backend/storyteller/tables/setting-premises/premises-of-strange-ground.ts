import type { SettingPremise } from './premise-type.ts';

export const premisesOfStrangeGround: readonly SettingPremise[] = [
  {
    id: 'carried',
    slot: 'land',
    asks: [
      'back|backs|shell|shoulder|shoulders|body|head|inside giant|giants|turtle|turtles|tortoise|whale|beast|beasts|dragon|titan|colossus|snail|elephant|leviathan|monster|creature',
      'walking|moving|wandering|travelling|crawling city|town|mountain|castle|fortress|cities|island',
      'city|town|cities|village|castle moves|walks|wanders|legs|wheels|crawls|travels',
    ],
    without: 'wells?|mines?|cellars?|buried|caves?|foundations?',
    called: ['beast', 'turtle|tortoise|whale|dragon|snail|elephant|leviathan'],
    title: 'The Carried Towns',
    rulers: 'the Reins',
    guards: 'the back watch',
    wild: 'the trodden land',
    way: 'by ladder and cart',
    pitch:
      'The towns of {land} stand on the back of a beast so old that its moss has trees. It walks, it breathes, and people live by its habits. Tonight it has stopped, and turned its head to look at them.',
    party:
      'The ground here is alive, and the party has walked up on its own feet from the sort that is not, which nobody born up here likes to touch. {A} needs people who can go forward to the head, past the last house, and ask.',
    truths: [
      'The beast breathes four times an hour. Everything in {land} hangs on two chains, soup is served between breaths, and new guests are sick.',
      'Nobody digs. Below the cellars there is no stone but a back, and it feels the spade. Houses are tied, not founded.',
      'Where the beast walks there is a road afterwards. Caravans follow for the dung and merchants for the caravans, and whole peoples live in one of its footprints for a year.',
      "The Reins are an office and not a thing. No one has ever steered the beast, but it has always been someone's task to have known beforehand.",
      'The poor live low on the flank, where one has the view and the flies. A good wedding present is a longer ladder.',
      "When it sleeps, {land} holds a market, weds and mends. When it lies down on its side, {land} has ten breaths' time, and a song that says who carries whom.",
      'A person who falls off is said to have got down. Some do it on purpose, and wave.',
    ],
    regions: [
      '{town1} lies on a back that curves, at the highest part, where it rocks least. Its streets are stairs, and on clear days one sees a neck like a road.',
      '{town2} hangs on the flank in nets. Its people shear the moss of what carries them, clean its wounds and are never thanked, except by a certain deep hum.',
      '{town3} is built about the ear. Listeners live there, who write down what the heart says, and whisper.',
      '{town4} is the town that follows on foot, a day behind, in carts. It lives from what falls down, and holds that those above are cargo.',
    ],
    factions: [
      [
        'The Reins',
        'govern from {town1} by saying where the beast is going, and want it to go on',
        'have had hooks driven into the neck, {few} of them, and it has begun to obey',
      ],
      [
        'The Shearers',
        'tend the beast, and want the spurs, drills and fires forbidden',
        'have heard that it hums a second tone since spring: it is not alone in its skin',
      ],
      [
        'The Listeners of {town3}',
        'claim to know what it wants, and want everyone quiet',
        'have understood one word in {years} years, and it is "down"',
      ],
      [
        'The Footprint League',
        'lives in {town4} and behind it, and wants the beast to lie still for a harvest',
        'has dug a trap, a valley wide, two days ahead',
      ],
    ],
    conflicts: [
      'The beast stands still. {rulers.s} say that it is resting, the Shearers that it is afraid, and {town4} that at last it is our turn.',
      'A well-to-do man of {town1} has had a cellar dug, for wine. Since then the whole beast limps, and nobody dares to tell him what the cellar is.',
      'Two beasts have been seen, the second on the horizon, with smoke on its back. Half of the town puts up flags, and the other half is sharpening.',
    ],
    people: [
      [
        'holder of the Reins',
        1,
        'wants to know why it has stopped, an hour before the crowd does',
        '{A.name} leans into the step before the beast takes it.',
        'has the hooks drawn once {A.they} has stood before the eye, and been recognised',
      ],
      [
        'shearer',
        2,
        'wants a barrel of salve brought to a wound that no map shows',
        '{B.name} pats walls in passing.',
        'cuts the ropes of {town1} itself if it is that or the beast, and has a list of who is to be carried first',
      ],
      [
        'listener',
        3,
        'wants to hear the second heart from below, where it lies against the ground',
        '{C.name} asks people to say it again, but slower, over an hour.',
        'tells everyone the one word if it comes a second time',
      ],
    ],
    places: [
      [
        'The Neck Road',
        1,
        'the last mile before the head, without houses, and nobody has an errand there',
        'The hooks stand in a row, each with a chain that leads under {town1}. The flesh round the last is hot, and someone has tried to draw it with kitchen tongs.',
      ],
      [
        'The Wound',
        2,
        'a red street on the flank, where Shearers come and go with buckets and say that it is a moss disease',
        'It is not from a spade. Something is coming out: a shell the size of a hut, warm, and it knocks.',
      ],
      [
        'The Ear',
        3,
        'a cave lined with felt, where one may listen for a coin',
        'Two hearts can be heard, and a third sound, like somebody who sings a child to sleep over {years} years.',
      ],
    ],
    starts: [
      [
        'At supper in {town1} everyone leans to the left, as they do each evening at this hour, and the step does not come. Soup runs over the tables. Chains stop creaking. Then the light in the windows goes out, all on one side: there is an eye outside, as large as the square, and it looks from one house to the next. {A} puts down the spoon. "You," {A.they} says to the party, "have legs. Come."',
        'It is looking for a place to lay its young. There is only one on its back that is flat, dry and warm, and {town1} stands on it.',
      ],
    ],
    openings: [
      [
        'The party is handed soap and brushes at the foot of {land}: whoever cannot pay the toll washes an eyelid. It is a very large eyelid, and while they scrub, it opens.',
        'It is grateful, and remembers. In the corner of the eye stands an arrow of iron with the arms of {rulers}.',
      ],
      [
        'An old man in {town4} sells the party a map with a valley on it that is not there yet. It will be on Thursday.',
        'He is one of those who dig the trap. He had a brother up there, and wants somebody to know.',
      ],
    ],
    truth:
      'The beast has walked for a thousand years on the way to where its kind lay their young, and {land} was only moss when it set out. It carries an egg under the skin of the flank, it is nearly there, and it has never minded the people. The hooks have turned it from the way: {rulers} wanted to show once that they steer. Now it has no time to go back. It will lay down its young on its own back, gently, where it is warmest, unless somebody draws the hooks within {days} days.',
    secrets: [
      'The chains of the hooks end in the bedroom of {A}. {A} inherited them with the office, and has pulled them once.',
      'The other beast on the horizon is the father, or the mother. There are people on it, who have the same songs.',
      'Beneath {town1} is an older town, flattened, and neatly tied up. It has happened before.',
    ],
    steps: [
      'the beast begins to clear a space, house by house, with infinite care',
      '{rulers} pull the chains, and it screams for the first time in memory',
      '{guards} cut the nets of {town2}, to make it lighter',
      'It lies down. There are ten breaths, and a song that tells who carries whom, and it has no verse for the lower flank.',
    ],
    ends: [
      'The hooks are drawn, and it goes on to the valley of its kind, where {land} will stand among others, with neighbours to the horizon.',
      '{town1} is taken down and carried to the flank, in a night. The young one is born between the houses, and grows up thinking that people are a sort of hair.',
      "Everybody gets down. For one generation {land} lives in a footprint, and looks for a moving hill at the sky's edge.",
    ],
  },
  {
    id: 'underground',
    slot: 'land',
    asks: [
      'underground|subterranean|underdark|underworld|cavern|caverns|caves|tunnels|beneath_the_earth|beneath_the_surface|under_the_earth|under_the_mountain|below_ground',
      'hollow earth|world|mountain',
      'dwarven|dwarf|dwarves|drow|gnome|gnomes|deep_gnomes city|kingdom|hold|realm|empire|fortress|halls|civilisation|civilization',
      'never seen|saw sky|sun|surface',
    ],
    not: 'king_of_the_underworld|criminal|smugglers?',
    without:
      'sun|sunlight|sky|rain\\w*|snow|harbours?|fields?|meadows?|orchards?|clouds?|moonlight|horizon|stars|windmills?|weather|trees?|forests?|ships?|wind',
    title: 'The Country under the Stone',
    rulers: 'the Lamp Elders',
    guards: 'the shaft wardens',
    wild: 'the unlit halls',
    way: 'by lift and tunnel',
    pitch:
      'The people of {land} have lived under the rock for {years} generations, since something above was worse. They have forgotten what. Last week a drill in {town2} broke through, upward, into warm light.',
    party:
      'The party comes from above, which is impossible, as everyone knows. It has been declared a delusion, with a lodging allowance. {A} visits it daily, and has asked what wind is.',
    truths: [
      'It is always dusk in {land}: the lamps are never all lit nor all out. A shift is called a day, and whoever misses three bells is old.',
      'Stone is read like a newspaper. People of {town1} can tell from a crack who quarrelled with whom, and how deep it goes.',
      'Mushrooms, blind fish and pale goats are what one eats. There is a fruit in the treasury, carved in amber, and poets have never agreed what it tasted of.',
      'To shout is the gravest offence in {land}. One hangs bells on children, and argues by tapping.',
      'The dead are walled in where they worked, so that old halls are polite places. One knocks before hanging up a picture.',
      'Nobody goes up. It is not forbidden but in bad taste, and there are no stairs.',
      'Echoes have an owner. In {town3} one can rent a good one for a wedding.',
    ],
    regions: [
      '{town1} hangs as a ring of houses in a shaft with no known bottom. The best addresses look down, and every family has a rope.',
      '{town2} drills. It has followed its vein upward for {years} years, against custom, since it was the only one left.',
      '{town3} is an echo city of singers and judges, in which a lie comes back sounding wrong after nine seconds.',
      '{town4} lies by a black lake with its own tide. Its people trade with someone who leaves things on the shore and has never been seen.',
    ],
    factions: [
      [
        'The Lamp Elders',
        'govern by the oil and by the bell, and want the hole in {town2} plugged before its draught reaches the lamps',
        'know what was above: nothing; their forebears were debtors, and hid',
      ],
      [
        'The Upward Lodge',
        'are drillers who have felt wind and cannot sleep any more',
        'have sent up {few} people already, of whom one came back, brown, and laughing',
      ],
      [
        'The Choir of {town3}',
        'wants silence kept, since its songs hold up the roof',
        'is right: three tones sung day and night still the fault over {town1}, and the tenor is dying',
      ],
      [
        'The Shore Traders',
        'deal with those of the lake, and want the tide left as it is',
        'have learned that the things on the shore fall in from above: it is a wishing well',
      ],
    ],
    conflicts: [
      'Since the hole was drilled the lamps of {town2} lean over. Nobody can explain wind, and {few} people have been arrested for it.',
      'A boy has seen the light and can draw it. {rulers.s} have bought every picture, and he cannot draw more slowly than they pay.',
      'The vein in {town2} is out, and by law a town without a vein is walled in. It has one month.',
    ],
    people: [
      [
        'lamp elder',
        1,
        'wants the hole plugged from the other side, by somebody who cannot come back to talk of it',
        '{A.name} turns each lamp in passing, by a hair.',
        "tells the Elders' shame aloud in {town3} after {A.they} has seen stars once",
      ],
      [
        'driller',
        2,
        'wants {B.their} mate found, who went up and did not come down',
        '{B.name} holds a wet finger up in rooms, and blushes.',
        'plugs the hole with {B.their} own hands if the roof of {town1} is the price',
      ],
      [
        'second tenor of the Choir',
        3,
        'wants a voice from above that can hold one note for an hour',
        '{C.name} speaks only on one pitch.',
        'stops singing for as long as it takes to save one person under the roof',
      ],
    ],
    places: [
      [
        'The Warm Hole',
        2,
        'a gap as wide as two hands, guarded, with a queue of people who want to hold their face to it',
        'What comes down is dust, pollen, and a folded paper of which {guards} have {num}: "Is anybody down there?"',
      ],
      [
        'The Chamber of the Three Tones',
        3,
        'singers stand here in shifts, and visitors feel it in their teeth',
        'A crack runs from here to {town1}. It opens by a hair when the tenor breathes (DC 13 Perception), and there is an old, carved seat for a fourth voice.',
      ],
      [
        'The Black Shore',
        4,
        "coins, shoes and once a bride's ring lie here in the mornings, and no footprint",
        'Far above the lake is a round spot that is less black. At times a bucket comes out of it.',
      ],
    ],
    starts: [
      [
        'The party has fallen down a well and comes up out of a black lake in front of {num} people with lamps, who scream, very quietly. One of them takes off a coat. They are led through halls that are older than any kingdom, and everyone they meet looks at their sunburn. {A} sits down by them and says, gently, "You are ill. There is no above. What is it like?"',
        'The well belongs to a village that has always thought its echo was rather good. The Elders would have the party stay ill for the rest of its life, in comfort.',
      ],
    ],
    openings: [
      [
        "A driller wants a letter read to him that came down through the hole. It is in the party's own language, and is a bill.",
        'It is addressed to the first Lamp Elder by name, with interest for {years} generations. Somebody up there keeps very good books.',
      ],
      [
        'In {town3} the party says something harmless, and nine seconds later it comes back sounding wrong. The whole street turns round.',
        'The fault has shifted, so that now true things ring false. The Choir knows this and cannot say so, as nobody would believe it.',
      ],
    ],
    truth:
      'There was no fire, no war and no god. The forebears of {land} were a village that owed more than it had. They went into the mine one night, pulled the stairs in after them, and told their children something that grew with each telling. In the meantime they built one of the wonders of the world. The rock over {town1} does not bear it, and three tones have held it up for centuries; the draught from {town2} puts the singers out of tune. To save {town1} the hole must be shut, or {town1} has to go up through it.',
    secrets: [
      'The one who came back from above is kept in {town1}, in a room painted blue, at his own wish.',
      "Those who debted are long forgiven. The creditor's heir is the one who drops the letters, and she is only lonely.",
      'The seat for a fourth voice was made for somebody from above: it is a foot too high.',
    ],
    steps: [
      'the tenor misses a breath, and a street of {town1} goes down on its ropes',
      '{town2} is walled in a month early, with the hole on the inside',
      '{guards} shout in the streets, which nobody has ever heard before',
      'The roof begins to speak. There is one night in which {land} can climb up a hole that is two hands wide, or learn to sing it shut.',
    ],
    ends: [
      'The hole is widened, and {land} goes up, at night, so as not to be blinded. It comes out on a meadow with one old woman on it, who has soup.',
      'It is closed, and a voice from above takes the fourth seat. {land.s} stays, knows what it is, and hangs up the bill in the hall.',
      'Stairs are built. They are used by a few, both ways, and after {years} years the word "above" is only a direction.',
    ],
  },
];

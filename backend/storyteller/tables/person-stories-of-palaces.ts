import type { PersonStory } from './person-types.ts';

/** Persons who keep the peace of a palace by games and by courses: the governess, the master of banquets. */
export const personStoriesOfPalaces: readonly PersonStory[] = [
  {
    id: 'eleventh-heir',
    levels: [11, 20],
    tones: ['whimsical', 'heroic'],
    words: ['governess', 'nanny', 'teacher', 'children', 'tutor'],
    pronouns: { P: 'she', Q: 'she' },
    role: 'governess to the royal children',
    other: 'dowager queen',
    want: '{P} wants eleven children taken to the [seaside|mountains|lakes] before the new king is crowned, and nobody to ask why the court has [only ever counted ten|never counted more than ten].',
    ask: '[{P} asks the party to [play hide-and-seek in the palace «of {town} »from dusk to dawn, and to lose.|lose at hide-and-seek, in the palace« of {town}», from dusk to dawn.]|{P} asks the party to [be the pirates at a birthday in the palace« of {town}», and to be beaten, thoroughly, by the smallest.|come to a birthday in the palace« of {town}», as pirates, and to lose to the smallest.]]',
    tell: [
      '{P} lays out eleven nightshirts«, and irons the [smallest one last|eleventh one herself]».',
      '{P} counts ten children up the stairs« at bedtime», and [leaves the door open|holds the door|waits] for one more.',
      '[{P} lays out eleven nightshirts«, and irons the [smallest one last|eleventh one herself]».|{P} counts ten children up the stairs« at bedtime», and [leaves the door open|holds the door|waits] for one more.]',
    ],
    says: [
      '"Ten, I say, «whenever {town} asks me, »and then I count again, and say ten."',
      '"In {town} they believe that children who are quiet are good, and I believe that they are under the table."',
      '"Shoes off, please, this palace is the best playground in {town}«, and the floors have been waxed for it»."',
      '"I have taught half of {town} to read, and nobody to sleep; take the small ones to the sea, and they will do it by themselves."',
      '"When the queen comes in we are all learning verbs«, and in {town} one does not run»; she has just left."',
      '"There is nobody in {town} who can stand still as they can«, if they are asked to be statues», and you may let the smallest win."',
    ],
    truths: [
      'The eleventh is the old king, who was turned into a child, {few} years ago, by a fairy whom he had [not invited to {town}|forgotten to invite to {town}]«, and has been six years old ever since». He has never been happier. {Q}, who is his wife, knows it and has the cure in a locket; [he has made {P} promise|{P} has had to promise him] to keep her from opening it.',
      "The eleventh is nobody's. [{P} found it in the wardrobe {few} years ago, and the others moved over.|It came out of the wardrobe {few} years ago, «took {P}'s hand, »and the others moved over.] It is a small god of games. [Whoever is counted out by it is gone, and so far that has been {num} assassins, who had come for the other ten.|Whoever is counted out by it is gone: so far {num} assassins«, who had come for the other ten».|{num.s} assassins have come for the other ten so far, were counted out by it, and are gone.] [{Q} wants it sent away before the ambassadors are asked to play.|Before the ambassadors are asked to play it has to go, says {Q}.]",
      'The eleventh is a dragon. It hatched {few} years ago, from an egg that the ten had kept warm under a table, saw ten children, and became an eleventh. It stays small as long as it wins at play: after a lost game it is as large as a [barn|haystack] for an hour. Its mother has been seen over the lakes, and {Q} wants it to light the fireworks at the coronation, before all the ambassadors.',
    ],
    truthTones: { 3: ['whimsical'] },
    clues: [
      [
        'Insight',
        '[playing|having a game of|losing a game of] draughts with the smallest [boy|of the boys|child of the palace]',
        '[he uses the opening for which the late king was famous«, and looks round to see who has noticed».|his opening is the one that made the late king famous, and he watches who notices.|he opens as the late king used to, and then looks round the room.|he plays as {P.name} saw the late king play.|his third move is that of the late king, and {P.name} upsets the board.]',
        1,
      ],
      [
        'Investigation',
        '[looking at|inspecting|examining] the royal portraits [in the palace|on the stairs|of {town}]',
        '[the old king at the age of six has the same scar on the chin as the smallest boy.|on one of them the old king is six, and has the scar on the chin that the smallest boy has.|the smallest boy has the scar on his chin that was painted on the old king at six.]',
        1,
      ],
      [
        'Perception',
        '[counting|taking the trouble to count] the children [twice|in the garden, twice over|at breakfast and again at play|of the palace twice]',
        '[there are|one finds|one gets to] ten [when|while|as long as] they [stand|sit] still and eleven [when they run|once they begin to run|when they play].',
        2,
      ],
      [
        'Religion',
        '[listening|stopping to listen|standing and listening] to [their counting rhyme|the rhyme by which they count out|the counting rhyme of the smallest one]',
        '[it is older than the realm, and the last word in it is a name.|it ends with a name, and there was no realm yet when it was made.|no living language has its words, except for the last, which is a name.]',
        2,
      ],
      [
        'Nature',
        'looking at the handkerchiefs of the smallest child',
        'each of them is scorched in the middle.',
        3,
      ],
      [
        'Athletics',
        'playing tag with the smallest child of the palace',
        'it is as warm as a stove, and lets nobody be faster.',
        3,
      ],
    ],
    pressed: [
      'The boy has to be asked, and not by {P}«, who would [cry|give in]». If he hears that {Q} has [eaten|dined] alone for {few} years he puts on his shoes; after that the realm has a king of sixty again«, who knows [all the hiding places|every hiding place in the palace]».',
      'The small god would leave {P} for a better game. The party may [propose one|teach it one]«, with rules that it [has never heard|does not know]». [It cheats at every game|There is no game at which it does not cheat|It has never played a game without cheating]; but apart from the assassins [everybody has lost to it on purpose|people have only lost to it on purpose|every loser meant to lose]«, [because {P.full} had asked for it|on instructions from {P.full}|to please {P.full}]», and it has [noticed|begun to notice|found that out].',
      '{P} would give it back, if it may come for birthdays, and has told nobody but the other ten. The mother comes by night (use <1 Young Brass Dragon, Adult Brass Dragon, Ancient Brass Dragon> if somebody draws a weapon), and wants only to hear from the child where it would rather live. {Q} has to be kept from the cannons until it has made up its mind.',
    ],
  },
  {
    id: 'treaty-cook',
    levels: [11, 20],
    tones: ['whimsical', 'intrigue'],
    words: ['ambassador', 'diplomat', 'envoy', 'dinner', 'banquet', 'peace'],
    role: 'master of royal banquets',
    other: 'ambassador of the old enemy',
    want: [
      '{P} wants the peace dinner to last for another [week|nine days]«, and has ordered [nine|six|seven] hundred more [quails|trout|eggs]».',
      '{P} wants [eight|nine|ten] more courses, «at the least, »and a reason why the peace dinner cannot yet come to the [cheese|coffee].',
    ],
    ask: '{P} asks the party to sit down between two delegations« in {town}», to [start on the soup again|ask for more soup], and to see that [nobody gets as far as the coffee|nobody gets up from the table|the dinner does not end].',
    tell: [
      '{P} lays every [knife|fork] the wrong way round, and looks at the clock whenever somebody says ["in conclusion"|"to sum up"|"finally"].',
      '{P} goes pale when a guest [folds a napkin|pushes back a chair], and brings [another spoon|more bread|a clean plate].',
    ],
    says: [
      '"Peace in {town} is a question of courses«, and I am not at the end of them»."',
      '"Nobody «in {town} »has ever been shot between the soup and the fish, so I put in another fish."',
      '"Sit down, praise the bread« of {town}», and do not ask what comes after it."',
      '"All the fishermen of {town} work for me« by now», and both delegations have learned to fillet."',
      '"There is no clock in this hall« in {town}, and I had it taken away»; if anyone folds a napkin, drop something."',
      '"Ask the gentlemen from abroad about the fishing at home: it is good for an hour«, and {town} needs each of them»."',
    ],
    truths: [
      'By the armistice the war begins again when dinner is over. {P} saw it [when the ink was dry|too late], and has kept two empires at table for {years} months«, with one course after another». The larder has {few} days left. {Q} has known since the [second|third] [sorbet|soup|fish]«, and has been asking for more potatoes».',
      'Nobody at the dinner quarrels« any more»: both empires have sent only people who like to eat, and these have [stopped writing home|not written home for weeks]. {P} has been answering the letters of both crowns in their place, «in two hands, »and has told each of them that the peace is as good as made. When the dinner ends the crowns will hear that nothing has been signed, and a hundred thousand men on each side «of the border »will march. {Q} found one of the letters [in a napkin|under a plate|in the bread basket], has fallen in love with whoever writes like that, and would like to know who it is.',
    ],
    clues: [
      [
        'History',
        '[reading the armistice|taking the time to read the armistice|going on reading the armistice|having {P} read out the armistice] to the [end|last line|last clause]',
        '[it holds "until the table is cleared"|it is valid "until the cloth is taken off the table"|it ends "when the table has been cleared"], and [the cloth has been nailed down|somebody has nailed the cloth down|there are forty nails in the cloth].',
        1,
      ],
      [
        'Investigation',
        '[looking at|inspecting|examining|asking {P} for] the menu [of this evening|of the day|on the table]',
        '[it is numbered: course [four|five|six] hundred and eleven.|it begins with course [four|five] hundred and six.|the soup on it is course [four|five] hundred and two.]',
        1,
      ],
      [
        'Insight',
        'asking a general [what the war is about|why there is a war|what they fought for]',
        '[he asks his neighbour, and they settle on the sauce.|he turns to his neighbour, and after a while both say that it was the sauce.|two generals have to talk it over before they agree that it was the sauce.]',
        2,
      ],
      [
        'Investigation',
        '[laying two letters to two crowns side by side|comparing two letters that went to two crowns|holding a letter to each of the two crowns against the light]',
        '[there is [butter|gravy|jam] on both, in the same place.|both have a spot of [butter|gravy|sauce], in the same place.|one and the same thumb has left [butter|gravy|jam] on both.]',
        2,
      ],
    ],
    pressed: [
      '{P} needs one dish that cannot be finished, or one guest whom both sides would wait for. {Q} would be that guest, and late, if somebody hid him [well enough|for a few days|in the cellar]«; he is a large man».',
      '{P} has a treaty in the kitchen, «in both hands, »by which neither empire loses more than a duchy. The party has to get it signed by two delegations between soup and cheese, and bring it to both armies before they hear that the meal is over. {Q} signs last, and only after {P} has owned up to the letter« in the napkin».',
    ],
    pronouns: { Q: 'he' },
  },
];

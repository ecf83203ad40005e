import type { SettingStory } from '../setting-story-type.ts';

export const godsSwappedStory: SettingStory = {
  id: 'gods-swapped',
  levels: [12, 20],
  tones: ['whimsical', 'heroic'],
  words: ['gods', 'god', 'pantheon', 'temple', 'divine', 'miracle'],
  title: 'The Gods Have Changed Places',
  pitch:
    "The nine gods of {land} drew lots at a feast, and each has someone else's work. War does the weddings, «Death the harvest, »and the sea is in the hands of the god of small repairs. [At the next feast, in three weeks, they draw again, and the bag is gone|They draw again in three weeks«, at the next feast», and the bag is gone|In three weeks there is another feast, «with another draw, »and the bag is gone]. [Whoever has it packs the lots|Who has it will pack the lots|The lots will be packed by whoever has it]. || At a feast the nine gods of {land} drew lots« for their offices». War has got the weddings, «Death the harvest, »and the god of small repairs the sea. [In three weeks, at the next feast, they draw again; but the bag has gone, and whoever has it packs the lots|The next feast, and the next draw, is in three weeks; but the bag has gone, and the lots will be packed by whoever has it|The next draw is in three weeks. Somebody has taken the bag, and will pack it|They will draw again in three weeks, at the next feast, and somebody has taken the bag to pack the lots|But the bag has gone, and in three weeks they draw again, whatever somebody has put in].",
  party:
    'The party prays to nobody« in {land}», or has been answered by the wrong one, and« so it» may climb the stairs to the gods. Nine high priests have made it usher at the next feast«, and each has explained where not to sit». || In {land} the party prays to nobody, or the wrong one has answered, and« for that» it may climb the stairs to the gods. Nine high priests want it as ushers« at the next feast». [Each has told it where not to [sit|stand|look]|Each has shown it a [chair on which it must not sit|door that it must not open|dish that it must not touch]|Each has a different opinion on where it may [sit|stand]|All nine have told it where to stand, and [each named another place|no two agree]].',
  truths: [
    'Whoever marries in {land} is given an enemy«, a banner» and a field. The divorces have dropped.',
    'The wheat of {town1} comes up white, silent and all at once. It is excellent«, and one does not whistle in it».',
    'The sea has been mended. It has a seam, off {town2}, and it squeaks.',
    'Prayers are answered« within the hour», by whoever is nearest. In {town3} one prays with a dictionary.',
    'In {town3} love is« being» done by the god of justice, who weighs both. || The god of justice sees to love in {town3}, and puts both on the scales.',
    'Clerics of {land} cast what they are sent. It is written on a slate in {town4}, at dawn.',
  ],
  regions: [
    '{town1} is farmland, in the care of Death, who walks the rows« at dusk with a hoe» and takes off his hat to women.',
    '{town2} is a port with a quiet sea. The fishermen have been told to wipe their feet.',
    '{town3} has the old temples«, with the names painted over,» and a very large lost property office for miracles.',
    '{town4} is at the foot of the stairs. It lives from pilgrims«, sandals» and the sale of places in the queue.',
  ],
  factions: [
    [
      'the Nine Priests',
      'want it put right, or« at least» put in writing; they meet« in {town3}» and have not got past the seating',
      [
        '[have discovered« in {town3}» that the new ones are better, and burned the minutes|know that the new gods« of {land}» are better, and have put the minutes in the stove|found in {town3} that everybody does the new work better, and burned the page that says so]',
        '[have discovered that ten sat down at the feast« of {land}», and burned the minutes|know« in {town3}» that ten sat down to the feast, and have put the minutes in the stove|found a tenth plate in the accounts« of {town3}», and burned the page]',
      ],
    ],
    [
      'the Brides of War',
      '[want War kept in {town1}«, where he is»; they are the happiest cavalry in the world|want to keep War; no cavalry in the world is happier than they are in {town1}|want War to stay with the weddings« of {town1}»; no cavalry in the world is as happy]',
      '[have learned« in {town1}» how to draw a lot twice|know a way to draw one lot twice, and practise it in {town1}|can draw one lot twice, as somebody in {town3} has taught them]',
    ],
    [
      'the Small Repairers',
      'want their god back, since nothing« in {town2}» that is smaller than an ocean gets mended any more',
      '[have been up the stairs« behind {town4}» by night, with a screwdriver|have climbed the stairs of {town4} at night, and had a screwdriver with them|went up the stairs of {town4} one night to work on something with a screwdriver]',
    ],
    [
      'the Vacancy',
      '[wants to be the tenth« in {land}»; it has no god, a great deal of faith and a chair|wants a tenth place« at the feast», for itself; it can show {town4} a chair and a great deal of faith, and lacks only a god|wants a tenth god in {land}, has a chair and any amount of faith ready, and only lacks the god]',
      'has the bag, [and keeps it in {town4}|under the chair in {town4}|in the house of {P4}]',
    ],
  ],
  conflicts: [
    'No one has died in {town2} since the feast: the god of doors has that work now, and cannot decide«. The queue has reached the bridge».',
    'Two armies« have met by {town1} and» are being married. The generals have asked for a ruling.',
    'The god of justice has fallen in love with a baker, «by mistake, »with himself as the judge, and the sun has stood still« over {town3}» for two hours each day since.',
  ],
  people: [
    [
      "death's bailiff",
      'wants a scythe brought back, «from a wedding, »before somebody cuts the cake with it',
      '{P1.name} ties up tomatoes with« great» tenderness and black ribbon.',
      'goes back to fetching the dead for one person who says thank you for it',
    ],
    [
      'harbour pilot',
      "wants the seam of the sea unpicked« in one place», by a boat's width, and pays {pay} gold pieces",
      '{P2.name} oils things.',
      'sails over the edge for a proper storm',
    ],
    [
      'high priest of whoever it is',
      'wants an audience, on any floor, with anybody',
      '{P3.name} has nine sets of robes« on», and turns round to change.',
      'says what was burned to anyone who has read minutes before',
    ],
    [
      'keeper of the chair',
      'wants the party to sit down in it« for a moment», only to see',
      '{P4.name} believes, so hard that cups move.',
      'gives up the bag to somebody who does not want it',
    ],
  ],
  places: [
    [
      'The Stairs',
      4,
      'they go up« behind the fish market», and {P4} is at the ninth step with lemonade',
      'On the landing nine pairs of shoes stand« in a row», and there is dust on all but one: garden clogs, which Death wears« to work». The others do not go down unless they are called. || Nine pairs of shoes are lined up on the landing. [Eight of them are dusty, since gods wait to be called|There is dust on eight, because gods only come when they are called|Eight are dusty, for a god does not go down uncalled]. [The ninth are clogs with [garden soil|fresh soil|grass] on them, and belong to Death|The ninth, clogs with [wet garden soil|mud|bits of hedge] on them, belong to Death|Death has the ninth, which are clogs, and [goes to work in them|wears them to work every day|digs in them]|On the ninth, a pair of clogs, is [garden soil|wet soil], and they are [those of Death|the work shoes of Death]].',
    ],
    [
      'The White Fields',
      1,
      'one can talk with whom one has lost, «at dusk, »across a hedge, and {P1} rakes« noisily» to give people time',
      [
        'Death has never been happier, «weeps into the beans, »and has put up a notice: "Please do not tell them that I am good at it." || Death is so happy that he weeps« into the beans». On a board he has written: "Please do not tell them that I am good at it."',
        'What is harvested here is not wheat. Each ear is a day that someone had left, and Death does not know to whom to give it back. || It is no wheat that grows here. Every ear is a day that somebody had left« to live», and Death cannot tell who.',
      ],
    ],
    [
      'The Office of Miracles',
      3,
      'people hand in what they have been sent by mistake, and {P3} issues tickets',
      [
        '[The bag was handed in here a week after the feast, with nine names in it, all in one hand|A week after the feast somebody handed in the bag. The nine names in it were all in one hand|The bag came in a week after the feast, and one hand had written all nine names in it]. [The Vacancy has fetched it since, and signed|The Vacancy has signed for it, and has it now|It was fetched by the Vacancy, whose signature is in the book|The book says who fetched it: the Vacancy].',
        '[The bag was handed in here a week after the feast, and the Vacancy has fetched it|A week after the feast somebody handed in the bag, and the Vacancy has it now|The bag came in a week after the feast, and was fetched by the Vacancy]. [The nine slips in it are blank: the writing left when the god of names did, and each of the gods has had to guess|Nine slips are in it, and nothing is on them. With the god of names the names had gone, so each god took what he thought he had drawn|Its nine slips are empty, as the writing went away with the god of names, and every god guessed what he had drawn|There is no word on any of its nine slips: when the god of names went, the names did, and the gods have only guessed at their lots].',
      ],
    ],
  ],
  start: [
    'The party is at a wedding in {town1} at which the priest forgets the god\'s name. The roof comes off. War looks in, «in full armour, »with a bouquet, and asks« in a voice like falling masonry» whether anyone knows of an impediment, because he would« so much» like to hear one. {P1} whispers: ["Say something. He is bored, and [will make do with anything|will take any reason|only wants a quarrel]."|"Somebody object, quickly; he is bored, and it need not be a good reason."|"He is bored, so say something. [He will make do with anything|Anything will do|It need not be clever]."|"Any objection will do, as you see how bored he is."|"Please, one of you, object. Bored as he is, he will take anything."|"Think of something, he is so bored that he is not particular."|"[Object|Say that you object]. It need not even be true, he is [only|just so] bored."]',
    [
      'War drew the lot that he had wanted« all his life», and does not dare to show it. Somebody had arranged it for each« of the nine». || It was the lot that War had always wanted, and he dares not show it. Somebody had seen to that«, for each of the nine».',
      'War is not bored but lost«, and has been» ever since the tenth one at the table was put out. || War is lost, «not bored, »and it began when the tenth was sent away from the table.',
    ],
  ],
  openings: [
    [
      'A ship of {town2} comes in with a crew of the drowned, who were told« at the gate» that there was nobody to take their names.',
      'They are owed a god. The Vacancy has offered them one. || Somebody owes them a god, and an offer has come from the Vacancy.',
    ],
    [
      "The baker« of {town3}» with whom justice is in love asks for the party's help in being found wanting. || Justice is in love with a baker« of {town3}», who asks the party to help her« to» be found wanting.",
      'She is. She has short-weighted one loaf, for a poor man, and the god has been thinking about it« for eleven days». || She can be: she once gave a poor man short weight«, by one loaf». For eleven days the god has thought about nothing else.',
    ],
  ],
  truth: [
    "[The gods did it on purpose: each had been wanting another's work for a thousand years« and was ashamed to say so»|It was no accident. For a thousand years each of the gods had [wanted|longed for] the work of another, and had been [ashamed|too proud] to say it|Every one of the gods got what he had wanted: each had envied another his work« for a thousand years», and was ashamed to say so]. [Death packed the bag, out of kindness, with the right lots|Death was kind, and packed the bag with the right lots|Out of kindness Death packed the bag, and put in the right lots]. [They would be happy for ever|They could be happy for ever|For ever they could be happy]. [But nobody was left the small gods' work, [and the world is held together by it|by which the world is held together]; in three weeks the seam [goes|tears]|Only, nobody was left to do the work of the small gods, which holds the world together, and in three weeks the seam gives|But what holds the world together is the work of the small gods, and nobody drew that, so the seam has three weeks left|Now nobody does the work of the small gods«, without which the world does not hold»: in three weeks the seam« of the sea» tears].",
    '[There were ten at the feast. The tenth was the god of names, [who was a bore, and was made to leave|a bore, who was asked to leave|who bored them, and was put out] before the [pudding|cheese]|Ten sat at the feast. One of them, the god of names, bored everybody, and had to go before the pudding|At the feast there was a tenth, the god of names, a bore whom the nine sent away before the pudding|Before the pudding the nine sent a tenth« guest from the table», the god of names, because he bored them]. [The lots have gone wrong because nobody now can say whose is whose|Since then nobody can say which lot is whose|Without him nobody can tell whose lot is whose|The lots went wrong after that, for nobody could say any more which was whose]. [The Vacancy is the only place where the tenth is still believed in, and {P4} does not know in whom it is that {P4.name} believes|Only in the Vacancy is the tenth« still» believed in, and {P4} could not tell« you» who it is that {P4.name} believes in].',
  ],
  secrets: [
    [
      'The god of small repairs had always wanted the sea, finds it too large, «is too shy to say so, »and has been crying under {town2}, which is why it squeaks.',
      'The chair of {P4} fits only the god of names. If one« of the party» sits down in it, that person knows all names for an hour, and then none. || It is the god of names, and nobody else, whom the chair of {P4} fits. Whoever« of the party» tries it knows all names for an hour, and then none.',
    ],
    'Two lots can be exchanged by two gods« of {land}» if they shake hands before a witness who believes in neither. || For two gods« of {land}» to exchange their lots it takes a handshake, and a witness who believes in neither of them.',
    'The Brides of War have promised War a daughter, if he stays in {town1}. || War has been promised a daughter« by his Brides», in case he stays in {town1}.',
    'The dead who were not taken can vote, «under a law of {town3} about residence, »and would vote for Death.',
  ],
  steps: [
    'a mountain near {town1} falls in love',
    'the queue of those who have not died goes« once» round {town2} and asks for soup',
    'the god of justice, in {town3}, finds against the sun || in {town3}, before the god of justice, the sun loses its case || the sun is sentenced« in {town3}», by the god of justice, to stand still for a day',
    'On the evening of the feast the gods« of {land}» draw again, all drunk. The Vacancy has filled the bag with a single name, its own«, and by midnight it holds every office». || On the evening of the feast the gods« of {land}» hold another draw. All« of them» are drunk, and on every lot that the Vacancy has put into the bag there is its own name.',
  ],
  ends: [
    'The gods« of {land}» would listen to nine mortals who did their work for one night«, and said what it was like». The party is not nine, and so some of the high priests would have to find out what they have been talking about. || To nine mortals who had done their work for a night, «and told them what it was like, »the gods of {land} would listen. The party is short of nine, and some of the high priests would have to learn what they have been talking about.',
    [
      'Everything can stay as it is, with one god more: somebody has to be the god of what is small, «full time, and »for ever. {P2} oils things, and could be asked. || It can all stay, if there is one god more, for what is small, «full time and »for ever. It could be {P2}, who oils things.',
      'The tenth can be called in« from the rain» by [anyone who remembers a name that no one else does|whoever still knows a name that all others have forgotten|one person who remembers somebody whom nobody else does]. There is one in each family« of {land}»; it is only never told at feasts. || [Whoever remembers a name that nobody else does can call the tenth in« from the rain»|To call the tenth in from the rain it takes a person who remembers a name that nobody else does]. Every family« in {land}» has one such name, and does not tell it at feasts.',
    ],
  ],
};

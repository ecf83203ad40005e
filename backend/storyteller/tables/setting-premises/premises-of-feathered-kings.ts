import type { SettingPremise } from './premise-type.ts';

export const premisesOfFeatheredKings: readonly SettingPremise[] = [
  {
    id: 'feathered-serpents',
    slot: 'land',
    asks: [
      'mesoamerican|aztec|aztecs|maya|mayan|mayas|inca|incan|incas|toltec|olmec|precolumbian|andean',
      'feathered serpent|serpents|snake|snakes|kings|gods|dragons',
      'couatl|couatls|jaguar knights|warriors|empire|god',
    ],
    without: 'snow|ice|iron|horses?|castles?',
    title: 'The Count of Days',
    rulers: 'the Speakers of the Serpent',
    guards: 'the jaguar knights',
    wild: 'the cloud forest',
    way: 'by canoe and causeway',
    pitch:
      'Winged serpents taught {land} maize, writing and the count of days, and have not been seen for {years} years. The calendar that they left has a last page. It is reached in {few} weeks, and a feather has fallen on the great stair, still warm.',
    party:
      'The party was born on none of the twenty day signs, as far as anyone can work out, and so has no fate that the priests could look up. {A} wants it to be at the ball court before dawn, and to ask no one for the date.',
    truths: [
      'Every child of {land} is named for the day of its birth. Those born on bad days are given a second name, and a helmet.',
      'Cacao is money. Counterfeiters are sentenced to drink what they have made.',
      'The ball game decides lawsuits, marriages and borders. There is a league for all three.',
      'A jaguar knight may not turn round in battle, and a merchant may not turn round at all.',
      'Mirrors are of black stone and show what one was doing a moment ago.',
      'The lake feeds {land} with gardens that float. A dowry is tied up behind the house and may be stolen by rowing.',
      'Blood is offered to the sun by thorn, one drop a day, by everybody. It is held that a heart would be showing off.',
    ],
    regions: [
      '{town1} stands in the lake, on four causeways, round a pyramid with a stair for people and a steeper one for what used to come.',
      '{town2} grows maize on terraces that go up into the clouds, and speaks to it in an old language, which it seems to prefer.',
      '{town3} is the city of the ball court and the market, where forty peoples trade and no one is allowed to win twice.',
      '{town4} lies deep in {wild}, half eaten by figs. Its day keepers have stopped counting, and will not say why.',
    ],
    factions: [
      [
        'The Speakers of the Serpent',
        'govern {land} by the calendar, and want the last page to be followed by a first one',
        'cannot read it: the teachers never taught the sign for what comes after',
      ],
      [
        'The Jaguar Lodges',
        'guard the causeways, and want a war in time, with prisoners and a triumph',
        'have been told by a black mirror that the serpents can be called with enough smoke',
      ],
      [
        'The Long Traders',
        'walk as far as there are feet, and want the causeways toll-free and the feather for sale',
        'have met the serpents, beyond the mountains, and promised not to tell',
      ],
    ],
    conflicts: [
      'Two towns have played for the same valley {few} times and drawn each time. The ball has asked to be let off.',
      'A noblewoman has sold her birthday. The buyer has been struck by her lightning, and wants his beans back.',
      'The terraces of {town2} have been planted with flowers in place of maize. The people say that they were asked to.',
    ],
    people: [
      [
        'day keeper of the great stair',
        1,
        'wants the feather brought to {town4} and compared with a drawing, before the lodges hear of it',
        '{A.name} says the date before each sentence.',
        'burns the calendar in public once the party has read what is under the last sign',
      ],
      [
        'captain of the losing team',
        3,
        'wants {few} players who have never seen the game, for one match, at sunrise',
        '{B.name} walks on the balls of the feet and bounces seeds off the hip.',
        'throws the match that matters, on learning what is let in through the ring',
      ],
      [
        'jaguar knight who turned round',
        2,
        'wants back the name that was taken for it, and knows what stood behind the line',
        '{C.name} keeps the back to every wall.',
        'leads the lodges off the causeway if somebody else will say it first: that there was no enemy',
      ],
    ],
    places: [
      [
        'The Steep Stair',
        1,
        'the north side of the pyramid, too smooth to climb, with a shadow that runs down it twice a year',
        'It is a slide for landing on. At the top, in the dust, something as wide as a road has lain down lately, and looked at the town (DC 13 Survival).',
      ],
      [
        'The Ring',
        3,
        'a stone hoop twenty feet up in the wall of the ball court, through which the ball has gone {few} times',
        'Each time somebody has gone with it. Behind the ring there is sky, at any time of day, and wings.',
      ],
      [
        'The School in the Figs',
        4,
        'a ruin with benches for children and one very long bench',
        'On the wall is the alphabet of signs in two hands, a small one and a claw. After the last sign the claw has drawn a heart, or a question.',
      ],
    ],
    starts: [
      [
        'In the ball court of {town3} there is a final, at daybreak, and forty peoples hold their breath: the ball goes up, spins on the rim of the ring, and goes through. It does not come out at the other side. In the silence a feather comes out instead, as long as an arm, green and blue, and rocks down to the sand before the party\'s feet. A thousand people know what day it is. {A} steps on the feather as if by accident, and smiles. "Pick it up when I fall over," {A.they} says.',
        'It was an invitation. The ring is the door that the teachers left by, and it opens for those who have no day.',
      ],
    ],
    openings: [
      [
        'A long trader offers a bag of cacao to whoever will *not* come with him over the mountains. He has made the same offer to each company in town.',
        'He promised the serpents not to bring anybody, and is honest. He was not made to promise that no one should follow.',
      ],
      [
        'A child in {town2} draws the sign for tomorrow. There is none. All old people who see it start to cry.',
        'The maize has told it. The teachers put the rest of the lesson into the seed.',
      ],
    ],
    truth:
      'The serpents were not gods but teachers, and young. They had been sent to {land} for as long as a school lasts, to bring up people until these could go on by themselves, and the calendar is the timetable. Out of love for them the first Speaker hid the last lesson: how to make a calendar. So no one could graduate. The serpents were called home in disgrace, for having kept pupils in dependence. On the last day they will come to examine {land}, and will be kind, and if it still cannot count by itself it will be taught again from the beginning, without the towns.',
    secrets: [
      'The last sign is not an end. It is a blank in which a pupil is supposed to write.',
      'The one who made the smoke work before was given what he asked for: a serpent of smoke, which is not a teacher and is always hungry.',
      'The day keepers of {town4} have a day of their own making. They have lived in it for a year, very quietly, and it holds.',
    ],
    steps: [
      'the lodges light the first fires, and the sun is seen to hesitate',
      'the Speakers declare the same day twice, so as to gain one',
      'all mirrors of black stone show the lake, empty',
      'On the last day of the count the shadow runs down the steep stair, and a second one after it. They lie down before the town, fold their wings, and wait for {land} to begin.',
    ],
    ends: [
      'A child writes a sign in the blank before everybody. The serpents read it, take a long time, and applaud, which is a hurricane.',
      'The last lesson is found and taught in {few} days, by candle light, to all of {land}. It passes, barely, and with an extra feast day.',
      'The serpents are driven off with smoke and spears. They go, as one does when pupils throw things, and leave the door open and the light on.',
    ],
  },
  {
    id: 'druids',
    slot: 'land',
    asks: [
      'celtic|celts|druid|druids|druidic|gaelic|ireland|irish|scottish|welsh|picts',
      'green hills|isle|island',
      'standing_stones|stone_circles|stone_circle|menhirs',
      'bards clans|hills|land|kings',
    ],
    not: 'fey|feywild',
    without: 'deserts?|jungle|canals?',
    title: 'The Year of Two Kings',
    rulers: 'the Oak Circle',
    guards: 'the hound wardens',
    wild: 'the hills',
    way: 'by chariot and on foot',
    pitch:
      'The green hills of {land} have one king for summer and one for winter, and twice a year the druids change them. This spring the winter king has not given back the crown. The lambs are born, the trees stand bare, and he says that he is not done.',
    party:
      'The party has eaten with both kings in one year, by an accident of travel, and so is bound to both and may be harmed by neither. {A} thinks that this could end a war, if it does not begin one.',
    truths: [
      'A verse hits harder than a sword in {land}. Satire raises blisters, and poets are insured.',
      'Hills are hollow, and those who live in them pay no rent and want no visitors. On two nights a year their doors stand open.',
      'Each person has one thing that may never be done: eat hound, cross a ford alone, refuse a red-haired guest. It is given at birth and told to few.',
      'The druids write nothing down. It takes {num} years to learn the law, and a good one can do it backwards.',
      'Cattle are wealth, raids are sport, and taking a cow by the front gate is rude.',
      'Stones that stand are never counted aloud. The number comes out differently, and it is thought that they move so as to help.',
      'A head is the seat of the soul, so people look each other in the eye and wear their hats straight.',
    ],
    regions: [
      '{town1} is the hill fort of the summer king, with {few} rings of turf and no roof, as he does not need one until autumn.',
      '{town2} belongs to the winter king: a hall in an oak wood, full of smoke, harps and people who do not want to go home yet.',
      '{town3} is the grove of the Circle and the school of the bards. Nobody argues there who has not sung first.',
      '{town4} lies at the grey coast, with its stones and monks, and the ferry to where the dead go, on Thursdays.',
    ],
    factions: [
      [
        'The Oak Circle',
        'governs {land} by memory, and wants the crown to change heads, as always',
        'has lost a verse of the law, since the only one who knew it died of a cough',
      ],
      [
        'The Winter Hall',
        'holds out in {town2}, and wants the year to stay as it is',
        'knows that the summer king is meant to die this time: it is the ninth year',
      ],
      [
        'The Hill People',
        'live under the grass, and want what was promised them with the first crown',
        'have sent a bride to each of the kings, and she is the same woman',
      ],
    ],
    conflicts: [
      'A cow has been stolen by the front gate. It is either the end of all manners or a declaration of love.',
      'A bard has made a song about the winter king in {town3}, and he has blisters. His people have asked for a second verse, with a cure.',
      'At the ford between the halls a man holds the crossing alone against all comers, politely. He is not allowed to stop before a red-haired guest asks him to.',
    ],
    people: [
      [
        'druid with a gap in the law',
        3,
        'wants the lost verse asked of the one who knew it, at the ferry, before Thursday',
        '{A.name} mutters, and beats time with one finger.',
        'changes the law on the spot, which is allowed once, if three enemies ask for it together',
      ],
      [
        'winter king who is not done',
        2,
        'wants {few} weeks more, and cannot say for what without breaking his one rule',
        '{B.name} puts another log on, whatever the weather.',
        'hands over the crown when the summer king is out of danger, and not a day sooner',
      ],
      [
        'bride from under the hill',
        1,
        'wants the kings to meet, unarmed, at the standing stones, with her in between',
        '{C.name} casts two shadows, and steps over both.',
        'gives up the promise on being asked by name what she would like herself',
      ],
    ],
    pronouns: { B: 'he', C: 'she' },
    places: [
      [
        'The Counting Stones',
        4,
        'a ring on a bare hill, where both kings were crowned',
        'There is one stone for each summer king who did not grow old. The next place has been dug already, and lined with moss (DC 12 Perception).',
      ],
      [
        'The Door in the Hill',
        1,
        'a thorn tree and two slabs, with milk before them in a dish',
        'Inside is a feast that has gone on since the first crown. A chair with antlers is kept free, and on it sits a hat that fits the summer king.',
      ],
      [
        'The Ferry of the Dead',
        4,
        'a flat boat without oars, which lies low in the water when it is empty',
        "On Thursdays it talks. For a coin from a friend's mouth it carries a question over, and on Friday there is an answer in the sand.",
      ],
    ],
    starts: [
      [
        'It is the feast of the first of May in {town1}. The fires are lit, the cattle stand ready to be driven through, and the summer king waits on the hill in a shirt of leaves for the crown to come. It does not come. It begins to snow, on the fires, on the lambs, on the leaves; and down the road from {town2} comes a harper, alone, with a message in verse. He has barely opened his mouth when both armies look at the party, because it is to be the judge. {A} looks as if {A.they} had hoped for somebody older.',
        'The winter king has named the party as those who ate at both tables. By the law that is as good as a robe.',
      ],
    ],
    openings: [
      [
        'The hero at the ford asks the party, between two fights, whether any of them has red hair, or would mind a bit of henna.',
        'He was set there by the Circle so that the kings should not meet. He is very tired, and has missed a wedding.',
      ],
      [
        'A woman orders the same wedding dress twice in {town3}, in green and in white, and asks the party which of two kings is the better dancer.',
        'She is the land itself. Whoever she marries is king, and she has been married for the crops {years} times.',
      ],
    ],
    truth:
      'Each ninth summer king does not hand the crown back in autumn but goes into the hill, as the price that was agreed on for the green of {land}. That is the verse that has been lost, and its loss is no accident: the old druid choked on it out of love, as the ninth is her grandson. The winter king is his brother. He cannot say so, because his one rule is that he may never speak of death in winter. As long as he wears the crown there is no summer, and no summer king to be fetched. In {few} weeks the hills will open and ask for two.',
    secrets: [
      'The hill people have forgotten why they wanted a king. They were lonely, and they would take a good harper.',
      'The bride may choose, once in nine marriages. Nobody has told her, as the Circle keeps that verse, too.',
      'Among the stones there is one that breathes. It is the first of the ninths, and he has a better idea.',
    ],
    steps: [
      'the Circle crowns a third king, who is eleven and wants to go home',
      'the hounds of both halls run off together, and are heard in the clouds',
      'it snows on the seed corn, and the first clan raids by the front gate',
      'At midsummer all doors in the hills stand open. They have come for the one who is owed, and for the one who kept him, with torches and beautiful manners.',
    ],
    ends: [
      'The two brothers are kings together, and one sees what that is: it is called March. It is not the best of seasons, but no one has to die of it.',
      'The bride marries neither. The contract was with her, the hills admit it, and the crown is hung on a thorn for whoever needs it for a day.',
      'The ninth goes into the hill, of his own accord, with the law in his head, all of it. Each May there is a new verse in the wind, on improvements.',
    ],
  },
];

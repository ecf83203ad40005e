import type { SettingPremise } from './premise-type.ts';

export const premisesOfStrangeDays: readonly SettingPremise[] = [
  {
    id: 'twilight-belt',
    slot: 'change',
    asks: [
      'side burns|burning|day|light|sunlit freezes|frozen|dark|night|freezing|other',
      "sun stopped|still|stands|stuck|never_moves|does_not_move|doesn't_move side|half|between|burns|freezes|twilight",
      'tidally|tidal locked|world|planet',
      'half dark|frozen|night light|burning|day|sunlit',
    ],
    title: 'Between Noon and Midnight',
    rulers: 'the Dial Court',
    guards: 'the shade guards',
    wild: 'the strip',
    way: 'along the shadow',
    pitch:
      'The sun stopped over {land} {years} years ago. One half of the world burns and the other one freezes, and people live on the strip in between, where it is always evening. The strip has a width of {few} hours on foot. Last week the shadows grew longer.',
    party:
      'The party has been on both sides, which few have and fewer tell of. It is known as people who have seen noon; and {A} has a wager, a wagon and a wish that it should see midnight as well.',
    truths: [
      'Time is a place in {land}. One says "I live at half past seven" and means a street.',
      'Rich houses lie at six, where it is mild. The poor live at five or at nine, and sweat or shiver for them.',
      'Everybody has one brown cheek. On weddings the couple changes sides.',
      'Clocks are forbidden, as they made people weep. One sleeps when the bell says so.',
      'The wind always blows the same way along the ground: from night to day. All trees point at noon.',
      'Fire comes from one side and ice from the other. Those who carry them meet at {town1}, and the steam drives the mills.',
      'Shadows fall always in one place. They are owned, rented, and left to children.',
    ],
    regions: [
      '{town1} stands on the line itself, at six, with gardens, steam mills and a dial that has no hand.',
      '{town2} lies toward noon: glass, mirrors and walls of white clay. Its people live under cloths, and trade in heat.',
      '{town3} lies toward midnight, on the ice. There are fur, stoves and stars, for which people from {town2} pay to weep under.',
      '{town4} was the last town before the burning. It was given up {few} years ago; and since the shadows moved there has been grass.',
    ],
    factions: [
      [
        'The Dial Court',
        'governs {land} by bell, and wants the shadows measured in secret',
        'owns the land at six, all of it, and has been buying up land that will be at six soon',
      ],
      [
        'The Noon Walkers',
        'go into the burning after glass, and want the sun left where it is',
        'have found a house there, in the shade of which someone has been sitting since the stop',
      ],
      [
        'The Morning Church',
        'wants it to go on, at once, whatever it costs, and prays toward the ice',
        'has dug up the thing that holds it, on the midnight side, and has ropes on it',
      ],
    ],
    conflicts: [
      'A shadow that belonged to an orphanage has moved over the wall, to a judge. He has ruled that it came willingly.',
      "The poor of five o'clock have begun to be cool. Their rents have been doubled.",
      'A dead man has thawed at nine. He has asked what time it is, in an old accent, and has been told the address.',
    ],
    people: [
      [
        'surveyor of shadows',
        1,
        'wants a stick set up at midnight, at noon and here, in the same hour, and the three lengths compared',
        '{A.name} stands so as not to fall on anybody.',
        'publishes when which town will burn as soon as there is somewhere for its people to go',
      ],
      [
        'noon walker with one eyebrow',
        2,
        'wants an umbrella, ice for {few} days, and company as far as a certain house',
        '{B.name} squints at what others say.',
        'turns back at the door if told what it would mean to wake the one who sits there',
      ],
      [
        'bishop of the morning',
        3,
        'wants the party to pull on a rope with the rest, for it is heavy, and a joyful noise helps',
        '{C.name} crows, softly, from emotion.',
        'lets go of the rope on seeing the whole of {town3} melt in a single day, in a model',
      ],
    ],
    places: [
      [
        'The Dial',
        1,
        'a disc of bronze as large as a market place, and the post in its middle, which casts no shadow now',
        'The post can be turned. It has been, lately, by a hair: the marks of the spanner are bright (DC 13 Investigation).',
      ],
      [
        'The House at Noon',
        2,
        'white, small, with a veranda on which a cup of tea stands steaming',
        'An old woman sits there with her hand up to shade her eyes. She is looking for someone on the road. As long as she does, it is noon.',
      ],
      [
        'The Anchor',
        3,
        'a hook of black metal in the ice, as big as a church, with a chain that leads down',
        'At the other end of the chain is the other half of the day, and it is pulling, very gently, like a dog that wants to go home.',
      ],
    ],
    starts: [
      [
        'It is always evening in {town1}, and everyone is out to enjoy it. On the great dial children play the game of not stepping on the shadow of the mill, which lies where it has lain since their grandparents were born. A girl stops. She has one foot on either side of a chalk line, and there is a finger of bare stone between the shadow and the chalk. All the children look at it. One of them starts to cry, and does not know why. {A} comes across the square, very slowly, lies down on the stone, and measures.',
        'It is the first movement of the sun in {years} years. Somebody has used a spanner.',
      ],
    ],
    openings: [
      [
        'A man of the Dial Court buys the party a plot of burned sand, as a present, and asks them to be so good as to live there for a month.',
        'It will be at six. By law land belongs to whoever was living on it when it turned green.',
      ],
      [
        'At the fur market of {town3} a dead man is sold to the party, frozen, with luggage. He has a return ticket in his pocket.',
        'He is the one for whom the woman at noon is looking. His coach was late.',
      ],
    ],
    truth:
      'A clockmaker of {land} had promised her son to wait for him until evening, however long it took. He did not come: his coach was lost in a snowstorm a mile from the house. She held up evening. It was only meant to be for an hour, with a hook, a chain and a dial; but she looked out so hard that she never noticed it getting late. The court found the dial and learned to use it. It has turned the world by a hair, to sell the other half; and the chain, which was made for standing still, has begun to slip.',
    secrets: [
      'If the son is carried to the house, alive or not, she will put down her hand.',
      'When the sun goes on it will catch up on {years} years, unless somebody walks in front of it and shows it the pace.',
      "The Noon Walkers' glass is what is left of a city. They know which, and each of them has a relative in the window.",
    ],
    steps: [
      'the court sells the shade of the poor, and sends the bailiffs for it',
      'the ice at nine starts to sing, and {town3} moves downhill, some of it with people inside',
      'the Morning Church pulls, and the chain comes up by {few} links',
      'At the strike of the last bell the sun gives a jerk like a cart. Every shadow in {land} leaps, and half the world has a morning for which it has no clothes.',
    ],
    ends: [
      'Mother and son sit on the veranda until it gets dark. {land.s} sees its first night, under blankets, with its mouth open.',
      'The dial is turned by a committee, a hair a day, with a band marching before it. Everybody is at six once, and it is a fine age for hat makers.',
      'The anchor holds. The strip is narrower and more evenly shared, since the court has been moved to five.',
    ],
  },
  {
    id: 'time-flows',
    slot: 'change',
    asks: [
      'time flow|flows|runs|speed|pace|moves|faster|slower|different|differently island|islands|city|town|valley|kingdom|each|every|region|forest|different|differently',
      'time different|differently|slower|faster|backwards|backward|strange|broken',
      'years|centuries pass|passed inside|minutes|hours|days',
    ],
    not: 'loop|repeats?|same_day',
    title: 'The Four Clocks',
    rulers: 'the Ferrymasters of Hours',
    guards: 'the tide clerks',
    pitch:
      'Time does not run alike in {land}. A week in {town1} is a year in {town2} and an afternoon in {town4}, and all bargains, wars and marriages have to reckon with it. This month the slowest place has started to hurry.',
    party:
      'The party has been everywhere and is therefore of no age that a court would accept. It gets what nobody here has, which is trust on both ends, and {A} has an errand that has to arrive before it is sent.',
    truths: [
      'One says good-bye in {land} for good, each time. Those who come back are celebrated like the dead.',
      'In {town2} people marry young, build in wood and are always out of breath. They have had {num} governments since the fair.',
      'Money is lent in the slow place and paid back in the quick one. It is called "letting it grow", and is how the banks got their towers.',
      'Armies do not cross. A general who tried it came home to a statue of his grandson.',
      'Children of one birth are brought up in different places, so that the family always has someone who remembers.',
      'Cheese, wine and grudges are sent to {town2} to ripen.',
      'Letters are dated in four columns. Love letters leave it out.',
    ],
    regions: [
      '{town1} keeps the middle time, the customs and the great clock with four faces, none of which is wrong.',
      '{town2} is quick. There is a year between two visits of the mail, and a new fashion, a new mayor and a few new ruins.',
      '{town3} goes by the weather: fast in sunshine, slow in fog. Lawyers like to meet there in November.',
      '{town4} is the slow place. A feast is being held in it that began {years} years ago, and they have just served the fish.',
    ],
    factions: [
      [
        'The Ferrymasters of Hours',
        'govern {land} by timetable, and want the four clocks kept apart',
        'have sold years: those of the quick are cut shorter so that the slow have longer',
      ],
      [
        'The Short Lives',
        'are the people of {town2}, who want what has been taken from them, with interest',
        'have worked for twelve of their generations on one machine, and it is ready',
      ],
      [
        'The Guests of the Feast',
        'sit in {town4}, are young, rich and of the first families, and want dessert',
        'have heard a knock at the door, and have been getting up to answer it for {few} years',
      ],
    ],
    conflicts: [
      'A mother has come from {town4} to fetch her son from school. He is older than she is, and has a chair in history.',
      "A bank in {town2} has paid out a loan with eight hundred years of interest. It was a penny, and the town is now the borrower's.",
      'The fog has not lifted from {town3} for a month, or a minute. A trial is going on in it, and the condemned man would like it to be foggy.',
    ],
    people: [
      [
        'ferrymaster with two ages',
        1,
        'wants a parcel taken to the feast before the fish is cleared away',
        '{A.name} looks at the sun, at the water, and at the hands of whoever is speaking.',
        'shows the ledger of the sold years to someone who has lost some',
      ],
      [
        'twelfth of the machine builders',
        2,
        'wants it to be seen running by one person who will still be alive tomorrow',
        '{B.name} eats standing and calls everybody "child".',
        'leaves the last screw out, if the party brings back a yes or a no from the feast',
      ],
      [
        'bride at the slow table',
        4,
        'wants to stand up, and to be told, before she has, whether it is worth it',
        '{C.name} is in the middle of a smile.',
        'gives all her years to the quick as soon as she has learned what her dress has cost',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Clock of Four Faces',
        1,
        'a tower at the ferry, with a clerk for each face and a cat that belongs to none',
        'The works have one spring for all four. Whoever winds one face takes it from another (DC 14 Investigation).',
      ],
      [
        'The Machine',
        2,
        'a hall of brass, with twelve portraits, and the bed of the one who is on duty',
        'It does not change any time. It rings a bell so loud that it can be heard at the slow table as a word, and the word is "Enough".',
      ],
      [
        'The Feast',
        4,
        'candles, silver and {num} guests like a painting, with a draught in it that takes a day to reach the curtain',
        "Under the table sits a boy who moves at everybody's speed. He has been stealing sugar for {years} years, and has seen who wound the clock.",
      ],
    ],
    starts: [
      [
        'The mail boat from {town4} comes into {town1} once in a generation, and so there is a band. A page jumps off, in a fashion that is in the museum, with an invitation on a tray, out of breath, as he has run all the way. "They want to know if you are coming," he says to the party. "They have only just sat down." He looks round at the crowd, the steam crane, the old people. His smile stays where it is. "How long did I take?" {A} has had a speech ready since childhood, and has forgotten every word of it.',
        'Time in the slow place has jumped ahead by a whole sentence. The sold years are used up.',
      ],
    ],
    openings: [
      [
        'A letter is delivered to the party, which they will have written. It says in the second column that they were wrong about the cat.',
        "The cat is the boy's. It walks between the faces, and can be followed by those who do not look at a clock.",
      ],
      [
        'A delegation from {town2} asks for a decision within the hour. After a quarter of it there is a new delegation, with black armbands, and the same question.',
        'It is a matter of the machine. Each delay costs them a generation, and by now they ask very courteously.',
      ],
    ],
    truth:
      'There was one time in {land}. At a wedding in {town4} the first families were so happy that they asked the clockmaker to let it last, and he found that it could be done if somebody else went without. He took it from a village of people who had not been invited. That is {town2}. Its people have had {num} generations in the length of one dinner. The spring of the clock is now let down on the quick side: they have nothing left to take. When it snaps all four faces will agree, and every life will be as long as what is left, divided by all.',
    secrets: [
      'The clockmaker sits at the feast, at the bottom of the table, and has been trying to say something since the soup.',
      'The boy under the table is his. He is the only one in {land} who has had exactly the years that were his.',
      'If the guests get up by themselves the spring unwinds gently. The bell of the machine would only startle it.',
    ],
    steps: [
      'the ferrymasters wind the clock on, and in {town2} a whole childhood is over by noon',
      'old people arrive from {town2} on all ferries, with toys in their hands',
      '{guards} shut the harbour, for a moment, which is a famine elsewhere',
      'The spring snaps. It is twelve on all faces; and a bride looks up from her plate and sees who has been standing at the window.',
    ],
    ends: [
      'The feast is opened, the tables are carried out, and everybody in {land} sits down at the same hour for the first time. There is enough fish.',
      'The years are paid back to the quick, one by one, by those who had them. The slow grow old in an evening, in good company, and tell how it was.',
      'The four times are left as they are, but the ferry is free and the timetable is true. Most people choose the fog.',
    ],
  },
];

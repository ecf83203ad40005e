import type { Tale } from './tale-types.ts';

export const endsTales: readonly Tale[] = [
  {
    id: 'star',
    titles: ['The Star That Looks Back', 'Do Not Look Up'],
    tones: ['horror', 'intrigue', 'grim'],
    levels: [11, 20],
    cast: {
      G: 'royal chancellor',
      A: 'court astronomer',
      B: 'telescope maker',
      S: 'cult leader',
      T: 'lamplighter',
      H: 'master of instruments',
      R: 'blind inquisitor',
    },
    deadline: 'the long clear night',
    num: [120, 400],
    onlyIn: { a: ['infant child', 'laughed at the dark'], b: ['with one eye'] },
    lair: { name: 'the inverted observatory', terrain: 'underground' },
    leader: ['people'],
    alsoOf: ['he', 'she'],
    escort: ['people', 'fiend', 'construct', 'undead'],
    pitch: [
      'There is a new star over {town}, capital of the realm. It is very small and comes nearer when it is looked at. {num} people who looked too long have gone up to it; they did not fly, they were let go, like a dropped coin, only upwards. {G} has had the roofs of {town} hung with black cloth, and rules that [nobody|no one] may look at the sky. Every night [somebody|someone] does.',
    ],
    stakes: [
      'In {days} days the great cloud passes, and it will be clear over the whole realm. {G} has asked the scholars how near it comes if two million people look up at the same time. They have asked to be allowed to put out their own eyes.',
    ],
    start: [
      [
        '{G.full} meets you at the gate with a cap whose brim comes down to the nose. "Please put these on," says {G.full}. In the street in front of you a woman stops, and laughs, and points; she has seen a gap in the cloth. Her shopping falls to the ground. The rest of her falls the other way. It goes quite slowly at first. People hold on to her coat until it tears, and [nobody|no one], [nobody|no one] looks to see where.',
        '@gate',
      ],
      [
        'In the observatory of {town} they have set the table for {num2}. The chairs are on the ceiling. So are the plates, and the wine stands in the glasses, upside down, quite still. {B.full} is hanging on to the door handle with both arms, feet upwards, and is very tired. "It is only in here so far," says {B.full}. "If you take hold of me, please do not look where my shoes have gone."',
        '@observatory',
      ],
    ],
    ask: [
      '{G} wants the star to look away before the long clear night. "Something down here holds its attention. It has not come by chance to this city and to this reign. Find out what it is looking at."',
      '"They have not died," says {G}. "We hear them, on still nights. They are describing something. Find out who invited it, and do not, I beg you, tell me what they say."',
    ],
    fee: [
      'The crown gives {coins} gp, in a sack that must not be emptied under the open sky.',
      '{G} offers {coins} gp, and adds that [nobody|no one] has yet come back to ask for it.',
    ],
    talk: [
      '{S.full} preaches under an awning that it is a mercy. More people go there every day.',
      '{A.full} has not looked at the sky since the first night, and is the only scholar who never had to be told.',
      'Cats do not mind it. They look up, and purr, and nothing happens.',
      '{T.full} has a cousin who went up. He still owes money; his voice comes at night and gives excuses.',
      '{B.full} ground the largest lens in the world for the palace, and has said since then that it was meant to look downwards.',
      'One should carry a stone in each hand, people say. There is hardly a cobble left in {town}.',
    ],
    run: [
      'Whoever looks up must make a DC 16 Wisdom saving throw. On a failure up is down for them until [someone|somebody] holds their eyes shut; a rope, a ceiling or a strong friend helps.',
      'The dropped things lie in a line. Those who were taken were all walking, with small steps, in one direction: away from the palace (DC 16 Investigation).',
      '{A} sends a coach with black windows for the party, out of concern, and knows already at which gate they arrived.',
    ],
    gist: [
      [
        "{A} called the star with the great lens, by showing it the one thing that it had never seen, which is [somebody|someone] who was not afraid: {A}'s own infant child, at {lair}. In return it tells {A} the future of the realm, one soul per answer; {H} chooses the souls.",
        'v=a',
      ],
      [
        "The star is an eye, and it is looking for one of its own that fell. {A} found it, {years} years ago, and wears it; {B}'s lens is made of its lid. At {lair} {A} is building a second one, so as to see as it does, and {H} feeds it with those who look up.",
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who has given it a name and holds services, and who comforts more people than {G}.',
    ],
    truth: [
      [
        'The astronomers of {town} have known for {years} years of a place in the sky where nothing is, and where nothing is too dark. In the old books it is called the Lid. It was {A} who first had the idea that one could knock.',
      ],
      [
        [
          "{A}'s child was born blind. It lay beneath the lens on the first night, laughed at the dark, and the dark opened. It has not looked away since. {A} noticed that it answers when it is given [somebody|someone], and asked it about the weather, then about the enemy's fleet. The realm has won {few2} battles by it. The child is at {lair}, and smiles, and cannot see what it is smiling at.",
          'v=a',
        ],
        [
          'What fell was as small as a pea and warm. {A} put it where an eye had been lost. Since then {A} sees what people will do. The star noticed, at last, that one was missing, and came to look for it, without anger. [Everyone|Everybody] whom it looks at falls towards it, as things do. {A} could give it back. {A} would then be a court astronomer with one eye, who does not know what is going to happen.',
          'v=b',
        ],
      ],
      [
        '{T} goes round at night and draws the cloth to; {T} has heard those above talking, has written it all down, and it is the same sentence [each|every] time, in {num} voices: "It is not looking at us."',
      ],
    ],
    turn: [
      [
        'The answers were lies, all of them, and all came true because {A} believed them. It has no interest in the future. It says whatever makes the child laugh.',
        'v=a',
      ],
      [
        'It is not coming nearer. The realm is going up to it: the whole country has risen by {few3} miles since midsummer, so evenly that only the sea has noticed it, whose edge hangs over.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} looks at the ground and knows the state of every pavement in {town}. {G} would give up the office to see a cloudy sky once more.',
      ],
      A: [
        [
          '{A} speaks slowly, in the past tense, also of tomorrow. {A} loves exactly one thing, and has never asked it for its opinion.',
          'v=a',
        ],
        [
          '{A} speaks slowly, in the past tense, also of tomorrow, and turns the head so that always the same eye does the looking.',
          'v=b',
        ],
      ],
      B: [
        '{B} knows glass, and nothing about people. {B} would break the lens, if it was not the best thing that [anybody|anyone] has ever made.',
      ],
      S: [
        '{S} is a good preacher and has no faith at all, only kindness. {S} does not look up; {S} shuts the eyes of those who come.',
      ],
      T: [
        '{T} wears a bucket over the head and knows the way by smell. {T} talks with the ones up there, so that they are not lonely.',
      ],
      H: [
        '{H} has a list and makes it fair, by drawing lots. {H} once drew {H.their} own name and put it back.',
      ],
      R: [
        '{R} was born without eyes and is the only person in the realm who can stand under the open sky. {R} has never been so powerful, and knows that it cannot last.',
      ],
    },
    places: [
      {
        name: 'the covered market of {town}',
        look: [
          'Black cloth from roof to roof, sewn in haste, and beneath it lamps by day. In the middle there is a tear, as large as a hand, and round it a ring of chalk.',
        ],
        todo: [
          'Beneath the tear lies everything that has been dropped; [nobody|no one] dares to collect it. One [has to|must] crawl there backwards, eyes on the ground (each character DC 16 Wisdom saving throw, with advantage if held by the feet).',
        ],
        what: [
          [
            'Perception :: listening under the tear at midnight :: They are all describing the same thing, in the same words: a small room, seen from above, and [somebody|someone] in it who does not look up.',
            'v=a',
          ],
          [
            'Perception :: listening under the tear at midnight :: They count. It is a count of eyes, over and over, and it always stops at one too few.',
            'v=b',
          ],
        ],
        who: "Investigation :: looking at the cloth round the tear :: It was cut, at the height of a person on a ladder, with a glazier's tool. {H} has signed for all ladders, on behalf of {A}.",
        where:
          'Arcana :: letting a coin go under the tear :: It falls upwards, but with a drift to the north: something below the observatory pulls harder. That is the second dome, {lair}.',
      },
      {
        name: 'the workshop of {B.full}',
        look: [
          'Glass in all stages, as clear as a lie. The rough disc of the great lens has left a dent in the floor, in which water stands, on end.',
        ],
        todo: [
          "{B} is tied to the bench, by {B.their} own wish. Whoever wants to talk must grind (DC 17 Dexterity check with glazier's tools, or Sleight of Hand); the hand must not stop, or {B} [begins|starts] to look towards the window.",
        ],
        what: [
          [
            'History :: asking {B} for what the lens was ordered :: "For something close." Its focus is the length of a cradle.',
            'v=a',
          ],
          [
            'Nature :: looking at a chip of the glass :: It is not glass, it is horn: a lid, very large, very old. The rest was delivered, and not dug up here.',
            'v=b',
          ],
        ],
        who: 'Insight :: asking who came to look at the work every day :: {A}, who never once looked through it, but asked to have it polished on the other side as well.',
        where:
          'Perception :: looking at the water in the dent :: It leans as a plumb line does. Followed through the streets, it leads to {lair}, and gets longer.',
      },
      {
        name: 'the palace observatory',
        look: [
          'A dome that cannot be opened any more, because there is no up left in it. Desks, maps and one astronomer lie on the ceiling. Under everything, where the floor was, a stair goes down.',
        ],
        todo: [
          'Inside the dome gravity is reversed; one climbs, falls or flies, and everything that is loose goes with one. {H} has {few2} guards on long chains here who drop things (DC 17 Dexterity or 22 (4d10) bludgeoning damage for crossing).',
        ],
        what: [
          [
            "Investigation :: reading {A}'s book :: {few3.u} questions, each with an answer, and each with a name beside it and an hour. The first answer was about the weather; the first name was that of a gardener.",
            'v=a',
          ],
          [
            "Investigation :: reading {A}'s book :: It is a diary, and written a week ahead, without a single correction. Beside [each|every] day stands a name, with an hour; the first was that of a gardener.",
            'v=b',
          ],
        ],
        who: 'History :: comparing the book with the decisions of the council :: {A} proposed each of these measures one day later, and was always right.',
        where:
          'Stealth :: following whoever brings milk, or cloths for an eye, down the stair :: It is {H}, every three hours, barefoot, and into {lair}.',
      },
    ],
    lairLook: [
      [
        'The dome of {lair} has been built downwards into the rock, like a reflection. One stands in it as in a bowl, and above there is the great lens, and in the lens, so close that it has a colour, the star. Below it stands a cradle.',
        'v=a',
      ],
      [
        'The dome of {lair} has been built downwards into the rock, like a reflection. One stands in it as in a bowl, and above is a lens of horn, half finished, which blinks. On the rim hang {few4} chairs in which people have been made to look.',
        'v=b',
      ],
    ],
    lairUse: [
      'The lens can be turned (DC 17 Athletics, two people). Whatever it points at is looked at, and falls towards it (DC 17 Strength saving throw, 60 feet a round), {A} included.',
      'Shutting one\'s eyes protects completely, and blinds. The game master may ask each player at the start of a turn, "open or shut?", before anything else is said.',
    ],
    tactics: [
      '{A} knows what is coming (once a round, one attack that hits has missed instead) until [somebody|someone] does something that [nobody|no one] would do; {H} cuts the ropes of those who have tied themselves',
    ],
    companions: [
      "Those on {A}'s side have not looked at anything but their boots for weeks. Whoever takes one by the chin, gently (DC 16 Persuasion or a grapple), has won them over or lost them upwards.",
    ],
    parley: [
      'It can be talked to through those who hang there; it has never been asked anything but questions. Whoever offers it something to look at that wants to be looked at (a song, a dance, a story told to it; DC 17 Performance) has its attention for as long as that lasts, and then it closes, content.',
    ],
    spells: [
      [
        11,
        '*True Seeing* shows what it looks like. The player is given a sheet of paper and may draw it; the character does not speak for a day.',
      ],
      [
        11,
        '*Sending* to [somebody|someone] who has gone up: "Warm. Do not pull. It is not looking at us. {few2.u} of us are holding hands. Tell my wife I have seen her hat."',
      ],
      [
        11,
        ['*Legend Lore* on the Lid: "It was shut by one who could not see, with a song."', 'v=a'],
      ],
      [
        11,
        [
          '*Legend Lore* on the Lid: "One lid, two eyes. It fell with one of them, and was ground to glass."',
          'v=b',
        ],
      ],
      [
        13,
        '*Teleport* and all travel by spell within sight of {town} ends one mile too high. Those who can fly have time to think of something.',
      ],
      [
        13,
        '*Reverse Gravity* makes one part of the city normal for a minute. People there stand and weep on the floor.',
      ],
      [15, '*Antimagic Field* has no effect on it. It is no magic, it is attention.'],
      [
        17,
        '*Gate* or *Wish* that it may go away moves it into the dream of whoever has cast it. It is lonely there, and comes back.',
      ],
      [17, ['*Foresight* is answered: the caster is asked, politely, for one soul.', 'v=a']],
    ],
    clock: [
      [
        ['{H} draws a lot. {A} asks a question about the party.', 'v=a'],
        ['{H} draws a lot. {A} knew the name before, and has written it down.', 'v=b'],
      ],
      {
        text: [
          "{S}'s awning burns in the night; {few} hundred stand under the open sky, and hold each other's eyes shut.",
        ],
        stop: [
          "hang the party's own cloth over the square, or sing so that they look at the singers (DC 17 Performance); {S} knows all the verses",
        ],
      },
      {
        text: [
          "The council decrees, on {A}'s advice, that the long clear night will be celebrated.",
        ],
        stop: [
          'put before {G} the book with the names (DC 16 Persuasion), or ask {A} in council what the party will say next, and say something else',
        ],
      },
      ['The cloud passes. {town} has good weather. It begins with a child who says, "oh, look".'],
    ],
    after: [
      'In the morning the streets of {town} are very clean. For many years there is a second, smaller light beside the star, and sailors think that it is pretty.',
    ],
    endings: [
      {
        heading: 'It looks away',
        text: [
          [
            '[Somebody|Someone] sings the child to sleep, and it closes its eyes, and so does the star. Over {town} they come down like leaves, {num} of them, in the middle of their sentences. {A} stands below and holds out both arms for one of them, any one.',
            'v=a',
          ],
          [
            '{A} takes it out, with {A.their} own hand, and holds it up, and it is quite light. It goes home. {num.u} people come down with it like leaves, and the realm settles, with a jolt that breaks all the glass in it but one lens. {B} covers that with a cloth.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'The blind city',
        text: [
          'If the long clear night cannot be prevented, {town} can be led through it with bandaged eyes, by {T} and the blind of the city, from hand to hand. *The price:* it stays. From then on there are two cities, by day and by night, and children who are never told why.',
        ],
      },
      {
        heading: 'Something better to look at',
        text: [
          'The star can be given another place to look at, if [somebody|someone] goes there to be looked at. *The price:* whoever it is must not be bored for the rest of their life; {G} will send them news.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'They are all on their way up. The party has as long as the fall lasts, about an hour, in which one can go from one to the other, hand over hand, and there is one in the midst of them who is not looking: {T}, with the bucket.',
        ],
      },
    ],
    hoard: [
      'On the ceiling of the dome lies what fell out of {num} pockets: {items}, and {worth}. {G} has had the owners asked; they do not need it up there.',
      '{A} had been told what the party would find here, and has labelled it for them: {items}, and {worth}.',
    ],
    favour: [
      'It has noticed the party. Once, when one of them is looked for by [anyone|anybody], by whatever means, it blinks.',
      '{B} grinds them a glass as large as a coin. Through it one sees what [somebody|someone] is really looking at.',
    ],
    steps: [
      'Find out what the star is looking at.',
      'Speak with the maker of the great lens.',
      'Find out what those who have gone up are describing.',
      'Make it look away before the long clear night.',
    ],
    acts: {
      heading: 'The City on the Ceiling',
      blows: [
        'On the second evening people with bandaged eyes and long hooks try to push the party out from under the cloth ({fight}). They stop when one of them loses the bandage; {H} had told them that the party had been chosen by lot.',
      ],
      opens: [
        'At the end of the act there is a crash, and the sea [begins|starts] to run uphill. {R} is led in, smiles at all of them a little past their heads, and says that {town} is to be saved after all: {few} hundred eyes will be enough, taken at random. It is to begin with the party.',
      ],
      goal: [
        "The order from {R} is a mercy, by its logic, and has {G}'s seal. To stop it, the party [has to|must] bring down one of those who have gone up, alive, to say what it wants. They are in {town2}.",
      ],
      map: [
        'Over {town} hangs {town2}: it is the roofs, shoes, dogs and streets that have gone up, joined together into a town upside down, a mile above the market. Rope by rope it grows towards the palace; from its lowest tower one drops straight through the lens into {lair}.',
      ],
      way: [
        "One lets oneself fall. Whoever has a rope decides for themselves when it ends (DC 17 Athletics; with *Fly* it is easy, only the direction is not). On the way one must not look at anything but one's neighbour's face; let the players describe it.",
      ],
      place: [
        '{town2} has a market, a mayor and {num} inhabitants, who sit with their backs to the star and cannot remember how they came. They do not want to go home. They say that for the first time they do not feel that [anybody|anyone] is looking at them.',
      ],
      rival: [
        '{R} has waited for {years} years for a world in which sight is worth nothing. {R} is brave, upright and merciless, and knows each of the party by their breathing.',
      ],
      setPiece: [
        'The town tears loose. Street by street it falls away to the star, while its mayor has the bridges held against those who want to bring [somebody|someone] down ({fight}). [Each|Every] round the party can win one person over (DC 17 Persuasion, by telling them of one who is looking for them), tie two together (DC 17 Athletics), or cut a street free to save the next one. Six people saved, and one of them knows the answer.',
      ],
      what: [
        [
          'Insight :: asking those who sit nearest to it what it wants :: It does not want anything. It looks as one looks at a child asleep: it is only that it is so large.',
          'v=a',
        ],
        [
          'Insight :: asking those who sit nearest to it what it wants :: It goes through faces as one goes through drawers. It is looking for something as small as a pea, and means no harm by it.',
          'v=b',
        ],
      ],
      who: 'Investigation :: asking the gardener, who was the first, what he saw last :: {A}, on the stair, with a book, who said "thank you", and wrote down an hour.',
      where:
        "Perception :: looking down past one's own feet for as long as one breath :: There is one lit window in all the realm that faces upwards. It is {lair}.",
      choice: [
        '{R} can stand under the star without harm and would go down into {lair} in front of [everyone|everybody], with a knife, and cut out whatever it is looking at. Or the party goes without {R}, and [has to|must] see.',
      ],
      first: {
        answer: 'lets {R.name} go first',
        now: [
          '{R} asks for nothing but to be told the way in simple words. [Nobody|No one] in {town2} waves.',
        ],
        later: [
          '{R} walks through {lair} [as if|as though] nothing were there, and reaches the middle in {few3} rounds. By then the party must have decided whether {R.they} is to do it.',
        ],
      },
      second: {
        answer: 'goes without {R.name}',
        now: [
          '{R} signs the order. In {town} they begin with the volunteers, and there are more of these than one would have thought.',
        ],
        later: [
          '[Everyone|Everybody] who is brought down from {town2} comes along, and looks: for one round it has {num} faces to look at, and forgets what it was looking at, and {A}.',
        ],
      },
      closes: [
        'The act ends at the edge of the last roof, over the lens. From below [somebody|someone] looks up; and for the first time it is only a person.',
      ],
      lastWay: [
        "Through the lens one comes down head first into the bowl of {lair} (DC 17 Dexterity saving throw to land on one's feet, whichever way that is). By the stair one comes in from below, which is above.",
      ],
      clock: [
        'For each step that was prevented {A} has had one answer fewer, and is surprised once in the fight; if the feast was proclaimed, one hears music through the rock, and every third round it becomes brighter.',
      ],
      sides: [
        {
          who: '{G.full} and the crown',
          wants: [
            'want [everyone|everybody] alive, and then the truth, in this order. Content with little; unhappy about an oracle.',
          ],
          later: [
            'put out every lamp in the realm at one moment, and it is so dark that the star opens a little wider, and sees less.',
          ],
        },
        {
          who: '{S.full} and the awnings',
          wants: [
            'want [nobody|no one] to be alone with it. Content with a song; unhappy about a hook.',
          ],
          later: [
            'sing, {few} hundred of them, with shut eyes, and it listens with half of itself: saving throws against it have advantage.',
          ],
        },
        {
          who: '{R.full} and the blind order',
          wants: [
            'want an end, and know about ends. Content with a decision; angry about curiosity.',
          ],
          later: [
            "have people at each rope who need no light; [nobody|no one] on the party's side can be cut loose.",
          ],
        },
      ],
    },
  },
  {
    id: 'god-retires',
    titles: ['The God Who Gave Notice', 'A Vacancy in Heaven'],
    tones: ['whimsical'],
    levels: [11, 20],
    cast: {
      G: 'high priest of the realm|dean of the cathedral',
      A: 'bishop of the treasury|cardinal of appearances',
      B: 'she:laundress',
      S: 'heretic of the fourth degree|atheist of the crown',
      T: 'verger',
      H: 'organist',
      R: 'god of a smaller thing',
    },
    deadline: 'the feast of the patron',
    num: [600, 900],
    onlyIn: { a: ['without an enclosure'], b: ['promotion', 'promoted'] },
    lair: { name: 'the back room of heaven', terrain: 'height' },
    leader: ['people'],
    alsoOf: ['he', 'she'],
    escort: ['celestial', 'construct', 'elemental', 'people'],
    pitch: [
      "The patron god of this realm has resigned. The letter was lying on the high altar of {town}, with due notice, a bunch of keys and {num} unanswered prayers in a shoe box. Since then miracles happen at random: bread is multiplied in the wrong houses, the lame run and cannot stop, and in {town} it has rained holy water on [everyone|everybody], vampires included. {G} has told [nobody|no one] but the realm's enemies, by mistake, in a sermon.",
    ],
    stakes: [
      'At the feast of the patron, in {days} days, the notice runs out. From then on the realm is vacant, {G} says, in the eyes of heaven; and {few2} gods of neighbouring crowns have already sent [someone|somebody] to measure the windows.',
    ],
    start: [
      [
        '{G.full} kneels at the high altar in front of {num2} candles, and is reading the letter to you in a low voice. "I have enjoyed it very much. It is nothing to do with any of you. I would have liked to be asked about the war." {G.full} turns the sheet over. "And there is a postscript. \'The left tap drips.\'" Behind you a stone saint gets down from the pedestal, stretches, and goes off to lunch.',
        '@altar',
      ],
      [
        'A man with two crutches overtakes you on the road to {town}, then a second one. They are running, and shout for help. At the gate a baker gives away loaves, weeping, and has more after each. It rains, but only upwards, and warm. In the middle of the square {B.full} is hanging out washing and has put on gloves. "I only asked if it could stay fine until four," she says, "and now it will not go away."',
        '@square',
      ],
    ],
    ask: [
      '{G} wants the god back, or a new one, before the feast, and no schism. "I have served for {years} years. I did not know that one could simply ask how he was. Please ask him."',
      '"Find out why," says {G}. "And if the answer is me, put it gently. But if someone in this building has been opening his post, I want to be told loudly."',
    ],
    fee: [
      'The cathedral pays {coins} gp out of the poor box, which is full, for the first time, and rattles.',
      '{G} offers {coins} gp, and an indulgence for whatever becomes necessary.',
    ],
    talk: [
      '{S.full} says that there was never [anyone|anybody] up there, and is very put out by the rain.',
      '{A.full} has ordered a statue in gold, with an exchangeable head.',
      "{B.full}'s prayers are answered, every one. She has taken to praying for small things, and it is not enough.",
      '{H.full} plays at night, when no service is, and [somebody|someone] sits in the last pew and listens.',
      'In the taverns of {town} two angels have been seen looking for work.',
      "The neighbours' god of war has let it be known that he is fond of children.",
    ],
    run: [
      'The shoe box is addressed to the god, but it was never opened. The seal is that of {A}\'s office, and it says "dealt with".',
      'The saints who have come down can be asked. They have all the same complaint (DC 16 Religion): [nobody|no one] has cleaned behind them, in any sense.',
      '{A} suggests at once that one should not tell people before a successor has been found; {A} has drawn up a list, on which there is one name.',
    ],
    gist: [
      [
        "{A} has kept back the god's post for {years} years, every prayer without an offering, until he believed that [nobody|no one] meant him any more. At the feast {A} will be appointed in his place, by an old rule about the vacancy; {H} has tuned the organ for it. He is at {lair}, packing.",
        'v=a',
      ],
      [
        'The god has not resigned: he has been promoted, against his will, into a larger heaven, and the letter was a cry for help. {A} forged the postscript and sold the post to a god from next door. {H} guards the real letter; he is held at {lair}, by a very polite contract.',
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who has proved in {few3} volumes that there was never [anyone|anybody] there, and feels watched now.',
    ],
    truth: [
      [
        'He was a small god, of thresholds and of people who come home late, and got the realm because he was the only one who had stayed after a war. He has never felt quite equal to it. He lived for the prayers of those who ask for nothing in particular.',
      ],
      [
        [
          '{A} found that every prayer arrives at the cathedral as a slip of paper, before it goes up. The ones with an enclosure were sent on. He heard for {years} years only about money. In the end he wrote, and asked if [anybody|anyone] was there. {A} stamped the letter and put it into the shoe box with the others.',
          'v=a',
        ],
        [
          'From higher up [somebody|someone] had noticed how little smiting he did. It was meant as an honour: {num3} worlds, no more taps. He asked for time to think, and they had already changed the locks. In the letter he wrote, between the lines, in the old hand of thresholds, "do not let me go". {A} can read that hand.',
          'v=b',
        ],
      ],
      [
        '{T} has known for a long time that [somebody|someone] sweeps the threshold of the cathedral before {T} does it, [each|every] morning. {T} has put out a cup of tea there for {few4} years. It was always empty.',
      ],
    ],
    turn: [
      [
        'By the rule about the vacancy, the post goes to "whoever has answered the most prayers in the realm this year". That is not {A}, and it is no god either: it is {B}, who does other people\'s washing and listens.',
        'v=a',
      ],
      [
        '{S} is the only one in the realm who never asked him for anything. He admires {S} more than any saint, has kept all {few3} volumes, and would stay, if {S} asked him. It need not be a prayer.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} is deeply religious and has just noticed that this is not the same as being interested. {G} practises asking "how are you?" on the candles.',
      ],
      A: [
        '{A} has organised a faith that works without [anybody|anyone] in it. {A} means well by the building.',
      ],
      B: [
        '{B} has {few} children of her own and {few2} who come for supper, and never the time to finish a sentence. She would like to be told to sit down.',
      ],
      S: [
        '{S} is consistent, lonely and always carries bread for the pigeons. {S} cannot bear it if [anybody|anyone] is thanked by mistake.',
      ],
      T: [
        '{T} speaks to the doors of the cathedral by name. {T} says nothing against bishops but sweeps round them.',
      ],
      H: [
        '{H} can play so that stones weep and has used it for the collection. {H} has noticed who sits in the last pew, and has been playing better since, and hates it.',
      ],
      R: [
        '{R} is the god of lost gloves, has {few3} believers, and has come to {town} for the interview. {R} wears one of each.',
      ],
    },
    places: [
      {
        name: 'the sorting office of prayers',
        look: [
          'Behind the sacristy there is a room with {num2} pigeonholes. Slips flutter in through a slot, like moths, and a machine with two arms stamps them.',
        ],
        todo: [
          'The machine sorts whatever it gets hold of; a visitor too (DC 17 Dexterity saving throw, or one is put into a pigeonhole, and [has to|must] be claimed with an identity paper). It stops for whoever has no wish (DC 16 Wisdom saving throw).',
        ],
        what: [
          [
            'Investigation :: reading what is in the holes marked "dealt with" :: They are prayers without an enclosure: thanks, questions, a joke, {num} times "good night". None has been sent on.',
            'v=a',
          ],
          [
            'Investigation :: looking for post that came from above :: There is one letter, opened over steam: congratulations upon a promotion "which cannot be declined".',
            'v=b',
          ],
        ],
        who: 'Perception :: looking at the stamp :: It is worn down on the left: by [someone|somebody] who wears a ring on that hand, such as {A} has, and [nobody|no one] else in the chapter.',
        where:
          'Arcana :: following the tube through which the slips should rise :: Behind the wall it forks. One arm goes to the stove; the other one up, past all clouds, into a small room, {lair}, where it has become very quiet.',
      },
      {
        name: 'the wash house by the river',
        look: [
          '{num3.u} sheets on the lines, all dry, in the rain. {B} is talking to four people at once, and to [somebody|someone] who is not there.',
        ],
        todo: [
          '{B} has no time. Whoever takes a basket and keeps up with her for an hour (DC 16 Athletics, and a load of altar cloths that want to rise) gets the time.',
        ],
        what: 'Insight :: asking {B} how she prays :: "I tell him what is going on. I ask if he has eaten." She had been answered by return of post until a month ago; since then it has been too much, and all at once.',
        who: "Persuasion :: asking {B} about the altar cloths :: {A} sends them. For years there has been the same stain on {A}'s cuff, from stamping ink, and lately gold dust as well.",
        where:
          'Religion :: letting {B} teach the party her evening prayer :: It has an address in it, as one says it to children: "up the back stairs, behind the stars, and knock", which is {lair}.',
      },
      {
        name: 'the cathedral at night',
        look: [
          'Empty pedestals, puddles of light. In the organ loft [somebody|someone] plays, without mistakes, something that has no end.',
        ],
        todo: [
          'The saints who have stayed are on watch, and touchy: each wants to be addressed by the right attribute (DC 16 Religion, {few3} of them; one has a grater) before one gets past to the loft.',
        ],
        what: 'Performance :: taking over the second voice :: {H} cannot stop any more, and talks: for months the last pew has been weeping at the wrong places, and now it is empty.',
        who: "Investigation :: opening the organ's old blower :: The new hymn lies there, for the feast. It is to {A.name}, in four verses, and the meter limps.",
        where:
          'Perception :: sitting down in the last pew :: It is warm. From there, and only from there, one sees that a small door is painted behind the altar, and that the paint has a keyhole: it leads to {lair}.',
      },
    ],
    lairLook: [
      "It is a plain room, with a stove, an iron bed, and on the wall all the children's drawings of him that there have ever been, none of them like. Half of it has been packed in boxes. Outside, before the window, lies the realm, and he has put a geranium in front of it.",
    ],
    lairUse: [
      'Here prayers arrive. A player who says aloud what their character would really ask for (no jokes) may, once in the fight, have it, in a small form; he makes an effort.',
      "The boxes contain miracles, unsorted. Thrown (one action), each has an effect that the game master draws: bread, light, {few2} doves, [somebody|someone] is forgiven, it is four o'clock.",
    ],
    tactics: [
      "{A} has the keys and uses them: [each|every] round a door is locked or opened between heaven and the party, and what comes out is on {A}'s side; {H} plays, and whoever listens cannot act in anger (DC 17 Wisdom saving throw or no attacks until the end of the next turn)",
    ],
    companions: [
      'Those beside {A} are serving out their notice. Asked whom they are working for now (DC 16 Persuasion), they look at each other, and one of them goes home.',
    ],
    parley: [
      'He does not want an apology, he wants to be asked how he was. It takes an evening. If [someone|somebody] can listen to all of it without asking for anything (DC 17 Insight; {B} or {T} can, without a check), he [begins|starts] to unpack by himself.',
    ],
    spells: [
      [
        11,
        '*Commune* gets through at once, after a very long silence: "Yes?" he says. The caster has three questions and notices that he hopes for a different kind.',
      ],
      [11, "*Heroes' Feast* is attended by {few2} angels out of work, who do the washing up."],
      [
        11,
        '*Sending* to the god: "I am packing. Thank you for asking. Is it still raining up? Please tell {B.name} that I have eaten."',
      ],
      [
        13,
        '*Divine Word* is spoken by a wrong number; the god of war from next door asks what he can do for you.',
      ],
      [
        13,
        '*Plane Shift* to heaven arrives at the front entrance, where one [has to|must] prove an appointment. Several small gods are sitting there already, with {num2} forms, and one of them knits.',
      ],
      [17, '*Gate* opens on {lair}, and he says, "oh, I have not tidied up".'],
      [17, '*Wish* falls under "enclosures", and is sent on to {A}.'],
    ],
    clock: [
      ['{A} has the doors of the cathedral gilded. It rains frogs, apologetically.'],
      {
        text: [
          '{S} is declared to be the cause and is to be burned, on damp wood, by people who are sorry about it.',
        ],
        stop: [
          'let {S} speak; by the second volume they have gone home (DC 16 Persuasion to give the condemned the last word, according to the law)',
        ],
      },
      {
        text: [
          '{B} is put into a golden dress and on to a throne, as a living saint, where [nobody|no one] can reach her with a basket.',
        ],
        stop: [
          "hang a sheet over her and call out that it is four o'clock (DC 16 Deception), and carry her away in the laundry; {T} holds the door",
        ],
      },
      [
        'At the feast the organ strikes up the new hymn, in four verses. In the last, the notice runs out.',
      ],
    ],
    after: [
      '{A} hears prayers now, all of them, day and night, and has [nobody|no one] to sort them. The neighbouring god of war has moved in for the time being and is very orderly.',
    ],
    endings: [
      {
        heading: 'He stays',
        text: [
          'He unpacks. On the morning of the feast [somebody|someone] has swept the threshold of the cathedral of {town}, and in the last pew there is a hat. {G} asks, from the pulpit, in front of [everyone|everybody], how he has been. {A} has the shoe box to read aloud, slip by slip, and to answer each one.',
        ],
      },
      {
        heading: "{B.name}'s hours",
        text: [
          "{B} takes it over, three days a week. *The price:* [somebody|someone] [has to|must] do the washing of {town}; {G} has put up a list, and the first name on it is {G}'s own.",
        ],
      },
      {
        heading: 'A smaller god',
        text: [
          'A small god of lost gloves applies and gets the realm, and [nobody|no one] in {town} ever loses one again. *The price:* war, weather and death must be dealt with by people; the new god promises to look in on Sundays.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "The notice has run out, but the keys are still with the party, or in [somebody|someone]'s pocket. By an old custom of thresholds [nobody|no one] is gone as long as [someone|somebody] is holding the door; it needs {few} hands, without a break.",
        ],
      },
    ],
    hoard: [
      'In the box marked "lost property, miraculous" he finds {items}, and {worth}, for which [nobody|no one] has prayed.',
      '{A} has put aside from the enclosures of {years} years: {items}, and {worth}. {G} gives it to the party, and blushes, and gives the rest to {B}.',
    ],
    favour: [
      'Whenever one of the party comes home late, from wherever it may be, there is a light, and the door is not locked. In the utmost need it works on any door.',
      'He owes them a favour and is a little afraid of what it will be. He asks them to think of something nice.',
    ],
    steps: [
      'Read the letter of resignation, to the end.',
      'Find out what has become of the unanswered prayers.',
      'Ask those whose prayers are answered.',
      'Speak with the god before the feast.',
    ],
    acts: {
      heading: 'The Interviews',
      blows: [
        'On the second evening the party is blessed, by several bidders, all at once and violently ({fight}). They stop when [somebody|someone] says thank you; {H} has given each of them a ticket for the good seats.',
      ],
      opens: [
        'At the end of the act heaven has advertised the post. Before the cathedral of {town} there is a queue of gods, with references; {R} is somewhere in the middle, and holds a flask of tea. {A} has been put on the selection board, and has a casting vote.',
      ],
      goal: [
        'If one of them is appointed, it is final for {num3} years. The party [has to|must] get themselves, or a candidate of their own, on to the list, in {town2}, where the interviews are held, and win time; and to see that he is asked at all.',
      ],
      map: [
        'Each god who is waiting brings a bit of weather and landscape along. Round {town} there now lie a battlefield, an orchard, a sea of sand and a very large bed. The road to {town2} goes through all of them; and the sacristy door leads no longer to the sacristy but to the stairs up to {lair}.',
      ],
      way: [
        "Through the foreign gods' country it is a day and a half. In each the customs are different, and one must keep to them (the players choose: a duel, a dish, a silence, a nap; each DC 16 with the skill that fits). Those who fly are asked to wipe their feet on the clouds.",
      ],
      place: [
        '{town2} is the place to which everything goes that has been prayed for and not come: ponies, husbands, {num2} rainy days. It is cheerful, and a little overcrowded. In the town hall the board is sitting, and has a jug of water.',
      ],
      rival: [
        '{R} does not expect to get it and has prepared very thoroughly. {R} is the only one in the queue who has asked what the last one was like.',
      ],
      setPiece: [
        "The interview has three questions: What is your greatest weakness? What would you do for nothing? Why should [anyone|anybody] believe in you? The party answers for its candidate (DC 17 Persuasion or Performance, a success for any answer that makes the table go quiet), while in the gallery the god of war's people cheer for their own, with weapons ({fight}), and the jug of water must not be knocked over. Two out of three, and the board adjourns until the feast.",
      ],
      what: 'Religion :: asking the clerk of the board for the file :: The last holder of the post has {num3} commendations in it, all small, all anonymous. None of them ever reached him.',
      who: 'Insight :: watching {A} during the other interviews :: {A} fails all of them, for reasons of form. The form has been printed with one name.',
      where:
        'Perception :: looking at the staff door of the town hall :: "No admittance. Back room: up, and mind the step." [Somebody|Someone] has planted a geranium: it is the way to {lair}.',
      choice: [
        "{R} would stand down in favour of the party's candidate, if one of them believes in {R} from then on, really, when it comes to gloves. Or {R} goes on and might win, and would be quite good at it.",
      ],
      first: {
        answer: 'believes in {R.name}',
        now: [
          '{R} [has to|must] sit down for a moment. In the pockets of the character is a glove that they lost as a child.',
        ],
        later: [
          '{R} has a believer at {lair}, and that makes {R} a god: {R} catches one blow [each|every] round, with the bare hand.',
        ],
      },
      second: {
        answer: 'lets {R.name} stand',
        now: [
          '{R} comes third, and beams. In the corridor {R} tells the party the password of the staff door.',
        ],
        later: [
          '{A} has a rival at {lair} who argues for the rules in a friendly voice; {A} loses one key in the first round, and cannot find it again.',
        ],
      },
      closes: [
        'The act ends on the back stairs of heaven. There is a smell of floor polish. From above comes the sound of [somebody|someone] taking down pictures.',
      ],
      lastWay: [
        "The back stairs lead to the kitchen of {lair}; one may knock, and he is pleased. From the painted door one steps straight out of the altar, in front of {A}'s whole congregation.",
      ],
      clock: [
        'For each step that was prevented a saint has got back on to the pedestal, and {A} has one key less; if {B} has been enthroned, all her prayers are granted from there, in gold, and every wish at {lair} has its price.',
      ],
      sides: [
        {
          who: '{G.full} and the clergy',
          wants: ['want it to have had a meaning. Content with a task; unhappy about accounts.'],
          later: [
            'for the first time ask for nothing, all together, for one minute: everything in {lair} that is bound by a prayer is free.',
          ],
        },
        {
          who: '{B.full} and the people who ask for little',
          wants: [
            'want it to stay fine until four. Content with a hand; not angry, there is no time for it.',
          ],
          later: [
            'hang out sheets from end to end of {town}; from {lair} one can read on them, large, "have you eaten?".',
          ],
        },
        {
          who: 'The candidates',
          wants: ['want a fair procedure. Content with feedback; angry at {A}.'],
          later: [
            "withdraw, one after the other, with a bow, and each takes one of {A}'s helpers along.",
          ],
        },
      ],
    },
  },
];

import type { Tale } from './tale-types.ts';

export const heightsTales: readonly Tale[] = [
  {
    id: 'castle',
    titles: ['The Castle on the Chain', 'A Shadow That Stays'],
    tones: ['heroic', 'grim'],
    levels: [6, 20],
    cast: {
      G: 'governor of the province|she:margravine',
      A: 'he:exiled prince',
      B: "she:cloud giant's daughter",
      S: 'mountain shaman|eagle rider',
      T: 'kite maker',
      H: 'siege engineer',
      R: 'cloud giant herald',
    },
    deadline: 'the first frost',
    num: [120, 260],
    onlyIn: { a: ['as ballast', 'course has been plotted'], b: ['bellows'] },
    lair: { name: 'the anchor chamber under the lake', terrain: 'underground' },
    leader: ['people'],
    alsoOf: ['he', 'she'],
    escort: ['giant', 'elemental', 'people', 'beast'],
    pitch: [
      'A castle of clouds used to pass over {town} once a year, for as long as [anybody|anyone] remembers, and people waved. This year it has not passed. A chain as thick as a mill hangs out of it and ends in the lake, and its shadow has lain on the same {num} farms since midsummer. Under it nothing ripens, water freezes, and {few2} people have been found at noon, white with hoar frost, with their hats still raised.',
    ],
    stakes: [
      'At the first frost, in {days} days, everything beneath the shadow dies, and that is where the bread of the province comes from. {G} has reckoned further: whoever holds the chain, can set the shadow down on any city of the realm.',
    ],
    start: [
      [
        'On the one side of the street in {town} it is August, and on the other January. A boy stands in the sun and throws a ball into the shadow; it comes back with ice on it. "Twelve paces since yesterday," says {G.full}, and puts a stone down on the line, [next to|beside] many others. Then the chain hums, a mile away, and out of the sky something falls, turning, and shatters in the square. It is a teacup, as large as a bath. On a shard there is writing: "Help."',
        '@street',
      ],
      [
        'You climb up to the pass, and the castle lies before you at eye level, a whole mountain of towers, straining at its chain like a dog. All the windows are lit. On a terrace [somebody|someone] is running up and down, as tall as a house, wringing her hands; she sees you, and stops, and calls something, but the wind takes it away. {G.full} passes you the telescope. "She is {few3}, I have been told," says {G.full}. "That is small, for them. She has been doing this since midsummer."',
        '@pass',
      ],
      [
        '{G.full} has laid a table in the meadow, exactly on the line. On the sunny half there is soup; on the other one it is already frozen. "So that you can see how fast," says {G.full}. Something creaks overhead; you all look up. A rope ladder unrolls out of the clouds, much too far off, over the lake, and much too short. [Someone|Somebody] very large [begins|starts] to climb down it, slips, and hangs by one hand, and does not cry for help, because it is well brought up.',
        '@meadow',
      ],
    ],
    ask: [
      '{G} wants the shadow gone before the first frost. "They have never harmed us. I do not want to shoot at them, and in a week I shall have to. Find out who put that chain there: we have nobody here who could forge one link of it."',
      '"Get up there, or down there," says {G}. "At one end of that chain is the reason. And be polite; their children are as tall as our church."',
    ],
    fee: [
      '{G} can raise {coins} gp, half from the farms in the sun, for whose turn it will be next.',
      '{G} offers {coins} gp, and the tithe of {num} farms, if they are ever farms again.',
    ],
    talk: [
      '{S.full} has always said that one must not wave.',
      'The giants have lost a child, people say, and are looking for it in our cradles.',
      '{A.full} has come back in order to help, although {A.they} was banished, and has already built a dyke.',
      '{T.full} has been closest of all: up to the roof of the cathedral, with a kite.',
      'Below the lake there is an older castle, upside down. One sees it when the water is quite still.',
      '{B.full} throws down everything that she has. In {town} one collects it, and is ashamed.',
    ],
    run: [
      [
        'The cup has been thrown with care, to fall where [nobody|no one] stood. On the inside is a drawing, in jam: a chain, a lake, and many small people turning something (DC 13 Investigation).',
        'start=street',
      ],
      'Whoever stays in the shadow for ten minutes must make a DC 13 Constitution saving throw or gain a level of exhaustion. Fire burns there without giving heat; a friendly word warms noticeably.',
      '{A} is there with ropes and blankets and gives orders that are good. {A.their} people are many, and strong, and do not look up.',
    ],
    gist: [
      [
        "{A} has anchored the cloud castle with a chain from an older war, and holds the giants' king at {lair}, asleep, as ballast. At the first frost {A} will sail it against the capital, and give back {A.their} banishment. {H} turns the winch.",
        'v=a',
      ],
      [
        "The giants have anchored it themselves: their king is dying, and may only die above his birthplace, which lies in the lake. {A} has found the chamber, and slowed his dying down with {H}'s machine: as long as he does not die, they cannot leave, and {A} has something with which to threaten the realm.",
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who has been seen at night on the rock, talking with the castle by fire signals.',
    ],
    truth: [
      [
        'The people of the clouds and those of {town} fought, before the first church here was built, and made peace. For this the giants left a hostage: an anchor in the lake, with a chamber, and a chain, by which they could be called down, if they broke their word. [Nobody|No one] ever did.',
      ],
      [
        [
          '{A} found it in the archive, and came in summer as a friend to invite the king to a feast beneath the lake. He went, with his smallest crown on. What {A} gave him to drink makes one heavy. Since then he has been lying in {lair} with the chain made fast to his belt; no castle gets away as long as its king is asleep at the bottom. {B} is alone up there, with {few4} servants and the wind.',
          'v=a',
        ],
        [
          'He had himself rowed down, on the last day on which he could be carried. It was to take a night. {A} was watching from the bank, an exile with {num2} followers, and understood what it means if [somebody|someone] may not die. {H} has built something of bellows and cold. Since then the old one breathes, once an hour, and the cold that is sucked out of him falls on the farms.',
          'v=b',
        ],
      ],
      [
        '{T} has flown a lantern up on a kite, and down came an answer: a lock of hair, as thick as a rope. {T} has told [nobody|no one] about it, since one does not tell on a child.',
      ],
    ],
    turn: [
      [
        '{B} could cut the chain at the top, at any time. She knows it, and she has the axe. Then the castle goes up like a cork, to where there is no air, with all in it, and her father stays. She has put it off from day to day.',
        'v=a',
      ],
      [
        'He is not afraid of dying, and he is quite awake. He has kept still because {A} told him that, if he goes, his daughter will be cast out; it is not true, but he was always told that small people do not lie.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has waved at the castle every year since childhood. {G} will give the order to shoot, and has already written the letter in which {G.they} resigns.',
      ],
      A: [
        '{A} was wronged, really, by a court that has since apologised. {A} has no use any more for an apology.',
      ],
      B: [
        'She is {few3} hundred, in their years a child. {B} says "please" in a voice that breaks windows, and whispers when she notices it.',
      ],
      S: [
        '{S} talks with the castle about the weather, as {S.their} mother did. {S} knows all their signals, and has a bad chest from the cold.',
      ],
      T: [
        '{T} has been up higher than [anyone|anybody] else here and has only one wish. {T} makes kites that would carry a person, a light one.',
      ],
      H: [
        '{H} admires the chain. {H} has never in {H.their} life made anything that held, and cannot bring {H.themself} to let go of this.',
      ],
      R: [
        '{R} is a herald, as tall as a mast, who speaks for a people that does not know any word for "ransom". {R} has brought along an army, and leaves it outside out of courtesy.',
      ],
    },
    places: [
      {
        name: 'the line of shadow',
        look: [
          'Stones, {num} of them, one for [each|every] farm. In front of them poppies; behind them grass like glass, and a cow that stands quite still.',
        ],
        todo: [
          '[Somebody|Someone] is lying on the far side and can still be saved: a girl, {few} hundred paces in (DC 14 Constitution, or a spell against cold, for each who goes). Whoever goes sees it all from below.',
        ],
        what: [
          [
            'Arcana :: looking up from inside the shadow :: The castle does not want to be there: all sails are set against the chain. On the keel one sees that it has been hauled down by force.',
            'v=a',
          ],
          [
            'Arcana :: looking up from inside the shadow :: The sails are furled, and on every balcony a black cloth hangs. They are waiting; the cold does not come from above at all, it rises.',
            'v=b',
          ],
        ],
        who: 'Persuasion :: asking the girl what she was doing there :: "They pay for eyes that are small enough." She was to look if the pin in the chain holds; it was {H} who asked.',
        where:
          'Survival :: pacing out where it is coldest :: It is not in the middle of the shadow, but over the deepest place of the lake. Something lies down there: {lair}.',
      },
      {
        name: 'the roof of the cathedral',
        look: [
          "Lead, wind, and a workshop behind the angels' wings. {T} stands in a harness, with one foot over the edge, and is steering a red kite into the clouds.",
        ],
        todo: [
          'Only [somebody|someone] whom {T} trusts may hold the line. That is gained by being up here without holding on (DC 14 Acrobatics), or by a confession of being afraid (no check).',
        ],
        what: [
          [
            "Insight :: reading {B}'s letters, which come down with the kite :: They are drawn, in jam. He went to a party under the water, in his small crown, and did not come home.",
            'v=a',
          ],
          [
            "Insight :: reading {B}'s letters, which come down with the kite :: They are drawn, in jam. He lies in a bed of water, and small people blow air into him; he does not like it.",
            'v=b',
          ],
        ],
        who: "Investigation :: looking at how the small people in the drawings are dressed :: They all wear the same badge, with a crossed-out crown: that of {A}'s followers.",
        where:
          'History :: asking {T} about the castle in the lake :: On still days one sees a door in it, and lights. The boatmen call it by the name it had in the old treaty: {lair}.',
      },
      {
        name: 'the dyke camp of {A.full}',
        look: [
          'A well-run camp: latrines, drill, {num2} people who sing in the evening. In the middle stands a winch that is rather large for a dyke.',
        ],
        todo: [
          '{A} shows the party everything, with pride, except for one tent. At the evening song [no one|nobody] may be missing from the ranks, and for as long as it lasts ({few2} verses, more if the party calls for an encore: DC 15 Performance) the tent is empty.',
        ],
        what: [
          [
            'Investigation :: reading the plans in the tent :: A course has been plotted for the castle, over {few3} cities, with dates. The last is the capital, with the words "my window".',
            'v=a',
          ],
          [
            'Investigation :: reading the plans in the tent :: A machine of bellows and cold, drawn to scale, round a bed of thirty feet; beside it stands, once an hour, "keep him". A letter to the capital names the price.',
            'v=b',
          ],
        ],
        who: 'Sleight of Hand :: opening the dispatch box :: A letter from the crown to {A}: the sentence has been lifted, with regrets. It has been opened, read, and used to try out a pen.',
        where:
          'Perception :: following the ropes from the winch :: They run under the bank through a bronze pipe with frost on it. Whoever puts an ear to it hears one breath, slow as a tide, out of {lair}.',
      },
    ],
    lairLook: [
      [
        "Under the lake there is a hall for people who are thirty feet tall, and air in it. In the middle, on a bier, lies the king of the clouds with his small crown on, and from his belt the chain goes up. [Each|Every] time he breathes out, it snows on {A}'s guards.",
        'v=a',
      ],
      [
        "Under the lake there is a hall for people who are thirty feet tall, and air in it. In the middle, on a bier, lies an old king among bellows and bronze pipes, and beside him the chain goes up. [Each|Every] time he is made to breathe, it snows on {A}'s guards.",
        'v=b',
      ],
    ],
    lairUse: [
      'The winch (three actions, DC 15 Athletics, or a giant) lets the chain run: the castle leaps up by a hundred feet, and [everyone|everybody] in {lair} is thrown off their feet (DC 15 Dexterity), {A} as well.',
      'The king can hear. Whoever calls into his ear what {B} has sent him (the lock of hair in hand: no check) has one movement of his hand as an ally: 22 (4d10) damage to whomever they point at.',
    ],
    tactics: [
      "{A} fights on the bier, with the king's own dagger, a two-handed sword to {A.them}, and does not let [anybody|anyone] near the ear; {H} stands at the brake and [has to|must] be told [each|every] time",
    ],
    companions: [
      [
        "Those on {A}'s side have been outlaws for so long that they do not know how to go home. The letter from the crown, read aloud (DC 15 Persuasion), is about them, too; one after the other they look for their names in it.",
        'escort=people',
      ],
      [
        'What serves {A} here came with the chain and obeys the treaty. Whoever quotes it ("until either wakes", DC 15 History) makes one of them stand still.',
        'escort!=people',
      ],
    ],
    parley: [
      '{A} would like to be asked to come home, not by a letter, but by a person, at the gate. If {G} or [somebody|someone] for {G} does so (DC 15 Persuasion), {A} sits down on the edge of the bier, and cannot think of an answer.',
    ],
    spells: [
      [
        1,
        '*Speak with Animals*: the geese of {town} fly round the castle. "A big one cries up there," they say, "and throws good bread."',
      ],
      [
        3,
        "*Detect Thoughts* on the bank of the lake finds {A}'s guards, and under them, very deep, one thought that takes an hour.",
      ],
      [
        5,
        '*Water Breathing* makes the lake passable; halfway down there is air in a bronze pipe, and a grating that {H} oils.',
      ],
      [
        9,
        '*Scrying* on the king shows the inside of an eyelid as large as a gate. Behind it [somebody|someone] is counting.',
      ],
      [
        9,
        '*Greater Restoration* sets him free of what holds him, and he opens his eyes. It [has to|must] be cast with a hand on his heart, which is high up. {B} would like to be there.',
      ],
      [
        9,
        '*Teleportation Circle* and the like work to the castle; the circle is in the nursery, and is drawn in jam.',
      ],
      [
        9,
        '*Commune* with a god of weather: "Is it meant for us?" No. "Is he asleep?" Ask the breath. "Will it hold?" Not beyond the first frost.',
      ],
      [
        9,
        '*Control Weather* or *Control Winds* pushes the shadow aside by {few} farms for as long as it lasts; the ones beneath it then [have to|must] be asked.',
      ],
      [
        11,
        '*Sending* to {B}: "Hello. Am I too loud? Papa is in the lake. I have an axe. Should I? Everyone says different things. I am being careful with cups."',
      ],
      [
        13,
        '*Reverse Gravity* under the keel takes the weight off the chain for a minute; the pin may be drawn then, by hand.',
      ],
    ],
    clock: [
      [
        'The shadow moves by twelve paces. {A} asks {G} for command of the militia, and for good reasons.',
      ],
      {
        text: ['{S} is shot down from the rock by soldiers, in the middle of a sentence.'],
        stop: [
          'stand [next to|beside] {S} and give {G} a translation, word for word, as it comes in (DC 14 Persuasion); it is about the weather, and then it is about the lake',
        ],
      },
      {
        text: ['{B} lifts the axe. She puts it down again, but a link has been half cut through.'],
        stop: [
          "send up {T}'s kite, with one of the party on it or a long letter, before that evening; [someone|somebody] has only to stay with her",
        ],
      },
      [
        [
          'At the first frost the chain is let out, and the castle [begins|starts] to travel, against the wind, with its shadow beneath it like a plough.',
          'v=a',
        ],
        [
          'At the first frost the cold comes up out of the lake on every side. {A} writes to the capital what it costs to have it stop.',
          'v=b',
        ],
      ],
    ],
    after: [
      [
        '{few3.u} cities have a winter in autumn. At the last window {A} has it stopped, and looks in, and [nobody|no one] is at home.',
        'v=a',
      ],
      [
        '{few3.u} cities have a winter in autumn, and pay. The king breathes once an hour. In the evenings {A} reads the apology of the crown, and does not answer it.',
        'v=b',
      ],
    ],
    endings: [
      {
        heading: 'Home',
        text: [
          [
            'He gets up, with the lake on his shoulders, and takes his daughter on his arm. Then the castle goes on, and in {town} they wave. {A} has been given a coat, and stands in the sun, on the line, and does not know which way to step.',
            'v=a',
          ],
          [
            '{B} is let down to him on the chain. He breathes out, once, without any hurry, and all of them up there come to the railings and let lanterns down. Then the castle goes on, and in {town} [nobody|no one] waves; they have taken off their hats.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'On the axe',
        text: [
          "If the chain is cut above, the shadow is gone by evening. *The price:* the castle goes up and up; {B}'s last cup falls for a very long time, and the king stays under the lake, as a debt.",
        ],
      },
      {
        heading: 'A treaty',
        text: [
          '{G} may write a new one: the giants pass once a year and leave the rain that is asked for. *The price:* they want a hostage in their turn, to be brought up in the clouds; {T} has already packed.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The castle has been hauled over {town}. It is snowing on the market. The chain drags through the streets, and can be climbed (DC 16 Athletics), link by link, from a roof, by those who let go of everything else.',
        ],
      },
    ],
    hoard: [
      "The king, or his daughter, gives them what they have in their pockets; it is {items}, which are doll's things to them, and {worth}.",
      'In the war chest of the camp lie {items}, and {worth}; {G} has it divided by farms, and the party counts as one.',
    ],
    favour: [
      'Once a year the castle takes the party along, from wherever they stand and wave to wherever the wind goes.',
      '{G} gives them the stones of the line to build a house with, and the {few3} farms that it would stand on.',
    ],
    steps: [
      'Look at the shadow from inside.',
      'Find a way to speak with those in the castle.',
      'Find out what lies at the lower end of the chain.',
      'Lift the shadow before the first frost.',
    ],
    acts: {
      heading: 'The Herald With an Army',
      blows: [
        'On the second evening the path along the lake is closed by people with badges, "for the sake of safety" ({fight}). They stop when one of them falls into the shadow and the party pulls that one out; {H} has told them that there was nothing down there.',
      ],
      opens: [
        'At the end of the act three more shadows come over the mountains. {R} has come with the fleet of the cloud people, sets down one foot in the square of {town}, very carefully, and gives {G} {few2} days to hand over the king. After that, {R} says, and is ashamed of it, they will look under every roof.',
      ],
      goal: [
        '{R} believes that the humans have him; and they have. If the fleet searches, {A} cuts his throat. The party must get {R} to wait, and that is possible only up in {town2}, the town of clouds, where {B} alone can say how he went.',
      ],
      map: [
        "The fleet's shadows join. The whole valley is winter; the lake freezes over down to the roof of {lair}. One gets up now on foot, by the chain, which is covered with ice as thick as a stair; and down through a hole that [somebody|someone] saws.",
      ],
      way: [
        "The chain has {num3} links. At every tenth there is a place to rest, out of the wind, and something comes by that lives on what cannot go on (DC 15 Athletics for the group; each failure costs all a level of exhaustion). {T}'s kite carries two, one at a time.",
      ],
      place: [
        '{town2} consists of towers, gardens and rooms in which one may drown in a footbath. {few4.u} servants are left, all very old, who lay the table for the king [each|every] evening, and clear it again. {B} has hidden under her bed, and from there she takes up half the room.',
      ],
      rival: [
        '{R} is a diplomat among people who have never needed any. {R} has sworn to hurt [nobody|no one], and carries a club, and would like to be told what one does in such a case.',
      ],
      setPiece: [
        '{B} sees the fleet and grabs the axe: she does not want any more people to look for him. Each swing of hers hits the chain, and the castle rears; the people of {A}, who have climbed up behind the party, want to get hold of the axe first ({fight}). In four rounds the chain is through. [Each|Every] round [someone|somebody] can talk to her (DC 15 Persuasion, with advantage for whoever admits to being afraid), hang on to the handle (DC 16 Athletics), or hold her favourite doll over the edge (it works at once, and she never forgets it).',
      ],
      what: [
        [
          'Insight :: asking {B} to tell about the last evening from the beginning :: He did not want to go. He said: "Small people have waved at us for so long. One must go once."',
          'v=a',
        ],
        [
          'Insight :: asking {B} to tell about the last evening from the beginning :: He was carried to the boat, and kissed her. He said: "It takes one night. In the morning you let go of the chain."',
          'v=b',
        ],
      ],
      who: [
        [
          'Investigation :: looking at the invitation on her dressing table :: It is written with a very good pen; the seal has a crossed-out crown, and under it, in another ink: "{A.name}".',
          'v=a',
        ],
        [
          'Investigation :: looking at the note on her dressing table :: "He is comfortable. Do nothing, or it is your fault." It is written with a very good pen; the seal has a crossed-out crown, and under it stands "{A.name}".',
          'v=b',
        ],
      ],
      where:
        'Perception :: listening with {B} at the upper end of the chain :: She puts her ear to it every evening. One hears it, faintly: he breathes, in a large room under water, {lair}.',
      choice: [
        "{R} would tear {lair} open with the fleet's anchors, all at once; it will be quick, and {town} will be flooded. Or the party goes in alone, and {R} [has to|must] stand there with {R.their} hands behind {R.their} back.",
      ],
      first: {
        answer: 'lets the fleet tear it open',
        now: [
          "{town} is cleared in a night, with [everyone|everybody]'s hands, and the giants carry the beds.",
        ],
        later: [
          "The roof of {lair} is torn off in the second round. All who are with {A} see {few2} faces, as large as houses, looking in. Half of them put down what they are holding; the water is up to one's knees, and rises.",
        ],
      },
      second: {
        answer: 'goes alone',
        now: [
          '{R} sits down on the bank and takes hold of the end of the chain, so as to have something to hold.',
        ],
        later: [
          'At the right moment {R} gives the chain one pull. {A} falls off the bier, and the dagger slides away over the ice.',
        ],
      },
      closes: [
        'The act ends on the chain, in the evening, with the castle above and the lake below. {B} lets down a lantern on a thread, beside them, all the way, at exactly their pace.',
      ],
      lastWay: [
        'Through the hole in the ice one comes down along the chain, on to the bier itself, beside {A}. Through the bronze pipe from the camp one crawls an hour, and is behind the brake.',
      ],
      clock: [
        'For each step that was prevented, {A} has two fewer to turn the winch, and it turns slowly; if the axe has fallen, the next strong pull will break the chain, on whichever side that is.',
      ],
      sides: [
        {
          who: '{G.full} and the farms',
          wants: [
            'want August. Content with the truth, even about themselves; unhappy about a siege.',
          ],
          later: [
            'have every bell in the valley rung; down there it sounds like applause, and he stirs.',
          ],
        },
        {
          who: '{R.full} and the cloud people',
          wants: [
            'want their king, and not to have stepped on [anyone|anybody]. Content with honesty; ashamed of their feet.',
          ],
          later: [
            'hold up the lake with both hands for as long as it takes: no water comes into {lair}.',
          ],
        },
        {
          who: "{A.full}'s followers",
          wants: [
            'want to go home. Content with the letter; angry if [somebody|someone] calls them traitors.',
          ],
          later: ['turn the winch the other way for one round, by mistake, they say afterwards.'],
        },
      ],
    },
  },
  {
    id: 'heir',
    titles: ['The Unpainted Heir', 'The Gallery of the Realm'],
    tones: ['intrigue', 'horror'],
    levels: [9, 20],
    cast: {
      G: 'high steward of the realm|she:widowed queen',
      A: 'painter to the crown',
      B: 'restorer of pictures',
      S: 'portraitist in exile|drawing master',
      T: 'gallery attendant',
      H: 'keeper of the varnish',
      R: 'collector',
    },
    deadline: 'the unveiling',
    num: [90, 300],
    onlyIn: {
      a: ['the jar', 'a jar without', 'paints: a stroke', 'brush strokes'],
      b: ['tooth marks', 'the picture bites', 'the pictures do it'],
    },
    lair: { name: 'the studio behind the wall', terrain: 'indoors' },
    leader: ['people'],
    alsoOf: ['he', 'she'],
    escort: ['construct', 'people', 'fiend'],
    pitch: [
      'In the great gallery of {town} hang all who ever ruled this realm, and whoever hangs there, has ruled. That is no figure of speech. Last month {G} stood before the family portrait of the crown and counted four people, a dog and one stretch of garden; and {G} is sure, and [nobody|no one] else is, that [somebody|someone] used to stand in the garden. There is a bed in the palace that is aired every day. [Nobody|No one] knows for whom.',
    ],
    stakes: [
      'In {days} days a new picture is unveiled, of the whole court and the estates of the realm, and {num} heads will be on it. Who is not, says {G}, will never have been; there are {few2} provinces whose envoys were not asked to sit.',
    ],
    start: [
      [
        '{G.full} leads you at night, without a lamp, to a picture as large as a barn door. "Tell me what you see," says {G.full}. A king, a queen, two children, a dog, a bit of garden. The dog is looking up at the garden, with its tail raised, as one looks at [somebody|someone] whom one loves. One of the children holds out a hand to that side, and the hand is closed, round nothing. "They tell me," says {G.full}, "that it is an excellent dog."',
        '@gallery',
      ],
      [
        'In the market of {town} a woman stands with a child\'s coat over her arm, and offers it to those who go by. It is a good one, hardly worn. "It was in my house," she says to you. "It has been let down twice, I have done the hem myself, I know my stitches." She laughs. "I have no children." Behind her, on a hoarding, hangs a fresh poster of {town}, with its market, its people, and her; and beside her, in the picture, is a patch of green that is not quite dry.',
        '@market',
      ],
    ],
    ask: [
      '{G} wants to know who stood in the garden, and who takes people out of the pictures. "Please write down everything that I say to you, and compare it every morning. I have noticed that I forget the question."',
      '"I have signed for a bed, a tutor and a pony," says {G}. "It is my hand. Find out whom I loved, before the unveiling, and bring it back into the picture."',
    ],
    fee: [
      '{G} pays {coins} gp, in advance, against a receipt, in case you have never been here.',
      'There are {coins} gp, and {G} has your portraits drawn in red chalk at once, small, to be worn [next to|beside] the skin.',
    ],
    talk: [
      '{S.full} was banished for a likeness that was too good. [Nobody|No one] can remember of whom.',
      '{A.full} has never painted [anyone|anybody] who did not weep with happiness.',
      '{B.full} scrapes old pictures clean, and talks in the night, in many voices.',
      '{few3.u} beggars in {town} say that they are dukes. It used to be fewer.',
      '{T.full} dusts the frames and greets people there who do not hang there.',
      'There is a family in {town} with seven chairs, and they are four, and eat standing up so as not to have to decide.',
    ],
    run: [
      "The paint over the garden is fresh (DC 14 Investigation). Whoever touches it has green on the finger, and for the length of a breath a child's voice in the ear, saying the first half of a joke.",
      'The game master tells one of the players, on a slip of paper, that the party came with one more companion. The slip says who it was. From then on that player alone remembers; at the end it is true.',
      '{A} asks to be allowed to sketch the party, as they have such interesting heads. One can refuse; {A} has a good memory.',
    ],
    gist: [
      [
        '{A} paints people out of the portraits with a colour that eats what was, made from those who have been forgotten, at {lair}. The heir was the first: {A} loved the king, and wants the throne for the child that they would have had. At the unveiling it will be in the picture. {H} makes the varnish that fixes it.',
        'v=a',
      ],
      [
        '{A} paints [nobody|no one] out. The pictures do it by themselves: they are hungry, since one has been hung among them that [nobody|no one] painted. It hangs at {lair}. {A} has found out that it spares those who feed it, and gives it others, by {H}; the heir went in exchange for {A}. At the unveiling it is to have the whole court.',
        'v=b',
      ],
    ],
    suspect: [
      "{S}, who can paint a person from memory so that one catches one's breath, and has been coming over the border by night.",
    ],
    truth: [
      [
        'The first king of the realm was a usurper and knew it. He had a painter who could paint him into what had been; for this the painter used a black that was found in a burned chapel. Since then [everyone|everybody] hangs there, and the black is as good as used up.',
      ],
      [
        [
          '{A} inherited the last jar of it from {A.their} master. One dips the brush in, and paints over [someone|somebody] with whatever stood behind. They are then where they would be if they had never been: nowhere. What is left of them settles, after a time, on the bottom of the jar, so that it never gets empty. The heir was seven, and held still. {H} wept while varnishing, and has forgotten why.',
          'v=a',
        ],
        [
          'In the last row hangs a portrait without a name, and it has a different face for [everyone|everybody] who dusts it. It got in with an inheritance. At night it climbs into the others, and eats; one sees it only by the gardens getting larger. {A} saw it do so, one evening, and it looked round, and put a finger to its lips. It has the heir behind it, in the dark of the picture, with all the others, {num} of them, quite unharmed. It keeps them for winter.',
          'v=b',
        ],
      ],
      [
        "{T} has dusted every face for {years} years, and the hands remember. {T} still makes the small circle in the air where the heir's nose was.",
      ],
    ],
    turn: [
      [
        "{B} has been painted out as well. {B} was of the king's own blood, and a regent; {A} did it by mistake, at the edge of a picture, with a sleeve. {B} has lived among people since then who keep introducing themselves.",
        'v=a',
      ],
      [
        'The thing in the frame was a person: the painter of the first king, who painted himself out last, from shame. It does not want to be fed. It wants [somebody|someone] to paint it a face, so that it may stop looking for one.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} writes on cuffs, tablecloths and hands. {G} is the bravest person in the palace, since {G.they} starts again every morning.',
      ],
      A: [
        '{A} sees what people want to be and gives it to them, in oils. {A} has never been able to look at a finished picture for longer than a minute.',
      ],
      B: [
        '{B} knows what lies under each varnish. {B} would like to be called by a name, and starts at every one.',
      ],
      S: [
        '{S} has a hand that cannot lie, and has been hungry because of it ever since. {S} has in a roll, unsold, the only sketch of the heir.',
      ],
      T: [
        '{T} greets the empty places by name, under the breath. {T} does not trust the new one in the last row, and never turns the back on it.',
      ],
      H: [
        "{H} makes everything shine and has not been thanked for it. {H}'s own wedding picture shows one person, very happy, with an arm out.",
      ],
      R: [
        '{R} buys pictures out of which [somebody|someone] has been taken, and has {num3} of them. {R} says that it is so restful, a landscape in which one knows that [someone|somebody] is missing.',
      ],
    },
    places: [
      {
        name: 'the great gallery',
        look: [
          '{num2.u} kings, queens and dogs, in gold. By day it is a corridor. By night one hears them breathe in, all together, when a light comes by.',
        ],
        todo: [
          'One may look, but not touch, and {few2} guards with halberds see to it, who are painted themselves (they step out of the frame if a hand comes nearer than a foot: DC 16 Stealth, or a duster).',
        ],
        what: [
          [
            'Investigation :: looking at the paint over the garden through a lens :: It is a black that has been made to look green. Under it there is no child any more; canvas, [as if|as though] it had never been painted on.',
            'v=a',
          ],
          [
            'Investigation :: looking at the paint over the garden through a lens :: There is nothing painted over at all. The garden has grown, leaf by leaf, and at the edges there are tooth marks.',
            'v=b',
          ],
        ],
        who: [
          [
            'Perception :: comparing brush strokes :: Wherever [somebody|someone] is missing, it began on the left, at the ear. {A} begins like that, too, and has just begun with one of the party.',
            'v=a',
          ],
          [
            'Perception :: looking for the one picture that nothing has been eaten out of :: It is a self-portrait of {A}, quite new, hung so that the last frame can see it: a calling card, or a receipt.',
            'v=b',
          ],
        ],
        where:
          'Arcana :: following the draught along the frames :: It blows towards the last picture, which is not flush with the wall. There is a room behind it, {lair}.',
      },
      {
        name: 'the workshop of {B.full}',
        look: [
          'A hundred faces look out of their dirt. {B} has cleaned half of each one; and the other half is always sadder.',
        ],
        todo: [
          '{B} needs both hands and [somebody|someone] to hold the lamp, and not to move for two hours (DC 15 Constitution saving throw). Whoever holds out sees [someone|somebody] come up from under the brown who waves.',
        ],
        what: [
          [
            "History :: finding the heir's first picture, as a baby :: It is a christening, with {few2} godparents, round a cushion. The cushion has a dent. On the back [somebody|someone] has written a name, and blotted it, and it is still wet.",
            'v=a',
          ],
          [
            "History :: finding the heir's first picture, as a baby :: The child has been taken out of it, and all others look at the place with horror. That was not painted. They have turned round since.",
            'v=b',
          ],
        ],
        who: 'Insight :: asking {B} who brings the pictures and takes them away :: {H}, at night, by order of {A}; and afterwards {B} always has a day of which nothing is left.',
        where:
          'Nature :: looking at the dust on the stretchers :: It is the same in all of them, soot, burned incense and bone; it comes from a chapel that was walled up, and there is only the one behind the gallery: {lair}.',
      },
      {
        name: 'the lodgings of {S.full}',
        look: [
          'An attic over a fish market; the walls are covered with people, from life, and so good that one says excuse me. {S} sits in front of an empty sheet and shakes.',
        ],
        todo: [
          '{S} will only talk to [somebody|someone] who lets {S.them} draw them, as they are. (The player is asked three questions about the character, and must answer truthfully; the sheet is kept, and counts later.)',
        ],
        what: 'Perception :: looking at the sketch in the roll :: A child of seven, with a gap in its teeth, who is about to laugh. For a moment all remember: the pony, the joke, the second half of the joke.',
        who: 'Persuasion :: asking {S} why {S.they} was banished :: "{A.full} had me sent away on the day I asked for whom the smallest chair was."',
        where:
          'Sleight of Hand :: looking at the key that was in the roll with it :: It was drawn, and is real. {S} made it from memory: the door in the last frame, to {lair}.',
      },
    ],
    lairLook: [
      [
        'A chapel without windows, black with an old fire. On an easel in the middle stands the new picture, {num} figures, and all have their heads. In the corner a jar without a lid drinks the light of the lamp.',
        'v=a',
      ],
      [
        'A chapel without windows, black with an old fire, and one picture in it. It is a picture of this room, with the party in it, from behind, coming in. [Somebody|Someone] in it turns round.',
        'v=b',
      ],
    ],
    lairUse: [
      "Whoever is painted on the spot (two actions, DC 16 with painter's supplies or Performance; {S} needs one) becomes what the picture shows, for a minute: armed, winged, unhurt. The player draws it.",
      'Whoever wears a drawn likeness of their own, such as {S} makes, may ignore one stroke or bite: the character is remembered, and stays.',
    ],
    tactics: [
      [
        '{A} paints: a stroke (DC 17 Charisma saving throw) removes an arm, a spell, a name, until the end of {A.their} next turn; at the third stroke one is out of the picture, and [has to|must] be called back by those who remember; {H} fixes with varnish whatever is wet',
        'v=a',
      ],
      [
        '{A} holds up frames, and the picture bites (DC 17 Charisma saving throw): an arm, a spell, a name is gone until the end of {A.their} next turn; at the third bite one is behind the picture, and [has to|must] be called back by those who remember; {H} carries in the next frame',
        'v=b',
      ],
    ],
    companions: [
      [
        "Those on {A}'s side have stepped out of frames. Turpentine, wine or tears (one action, a touch) make one of them run, from the edges inwards.",
        'escort!=people',
      ],
      [
        'Those who stand by {A} have been painted more beautiful than they are. Shown a mirror (DC 15 Persuasion), one of them goes away to look again.',
        'escort=people',
      ],
    ],
    parley: [
      '[Nobody|No one] has ever painted {A}. Whoever does it now, in front of {A}, truthfully and without flattery ({S}, or a player on paper, DC 16), holds {A} as long as it takes: {A} keeps still, like a child, and in the end asks whether it may be kept.',
    ],
    spells: [
      [
        9,
        '*Legend Lore* on the heir finds an empty page in the book of every bard. One of them has kept a rhyme for it: there is no word for it any more that it could rhyme with.',
      ],
      [
        9,
        '*Greater Restoration* on the canvas brings back the outline, for a day, and one must then quickly say who it is.',
      ],
      [
        9,
        '*Scrying* on [somebody|someone] of whom one has only the sketch shows black, very close, and in it a small breath, that holds itself.',
      ],
      [
        11,
        '*True Seeing* in the gallery shows gaps, {few3} on the east side alone. {G} asks the party to stop counting.',
      ],
      [
        11,
        '*Sending* to a person who has been painted out arrives if the caster has the likeness in hand: "It is dark. We are many. We tell each other our names. Is the dog all right?"',
      ],
      [
        13,
        '*Sequester*, *Simulacrum* or *Mirage Arcane* count as pictures at {lair}, and can be taken out of the room like the others.',
      ],
      [
        17,
        '*Wish* for the heir gives {G} a child of seven with a gap in the teeth who knows nothing. It is not that one, and knows that as well.',
      ],
      [17, '*True Resurrection* needs [somebody|someone] who has lived.'],
    ],
    clock: [
      ['The heads on the new picture are begun. In {town} {few2} families lay one place less.'],
      {
        text: [
          '{S} is missing from every picture, and all that remains is an attic with a very good view.',
        ],
        stop: [
          "hang {S}'s self-portrait in the fish market, among many eyes (it need not be good), and stay beside {S} at night, talking",
        ],
      },
      {
        text: [
          '{G} asks the party in the morning who they are. The cuffs have been sent to the laundry.',
        ],
        stop: [
          'write it where [nobody|no one] washes, and read it to {G} at breakfast; {T} does so, if asked, and in a loud voice',
        ],
      },
      [
        'At the unveiling the cloth falls. The estates applaud. {few2.u} provinces have never been, and where they were there is sea.',
      ],
    ],
    after: [
      'It is a small realm, very beautiful, with many gardens. In some of them the dogs look up.',
    ],
    endings: [
      {
        heading: 'The second half of the joke',
        text: [
          'The heir steps out of the garden, green behind the ears, and says it, and {G} laughs first, and then remembers. One after the other they climb down into the gallery, stiff, {num} of them, and ask what year it is. {S} paints them all once more, as they are, and may not stop until [everybody|everyone] is content; {A} has to hold the palette.',
        ],
      },
      {
        heading: 'Who stays in the picture',
        text: [
          [
            'If there is black for only one stroke, it can bring back one person, or hide the jar [for ever|for good]. *The price:* the party chooses; {G} has said in writing which, and on another cuff the opposite.',
            'v=a',
          ],
          [
            'The thing in the last frame is given a face and lets go of one person for each that [somebody|someone] out here can name. *The price:* those whom [no one|nobody] can name stay in the dark; {G} has written down some names, and on another cuff has crossed them out.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'Burned',
        text: [
          'If the gallery burns, [nobody|no one] has ever ruled, and everything is owed to [no one|nobody]. *The price:* those in the dark are free of it, but have no place to go back to; {town} has {num} strangers, and [has to|must] introduce itself.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The cloth has fallen and it is wet still. Whoever runs with a sleeve across the whole width of the picture (through {few2} guards and the entire court) takes off what is on top; and of the party there are more, suddenly, than there were.',
        ],
      },
    ],
    hoard: [
      'In the frames of those who are missing their dowries are hidden: {items}, and {worth}; their owners, if they come back, insist.',
      '{A} was paid in what people wanted to forget they had: {items}, and {worth}.',
    ],
    favour: [
      '{S} paints the party, as they are. As long as it hangs in {town}, nothing can make [anybody|anyone] there forget them.',
      '{G} gives them a room in the palace; its bed is aired every day, and [everyone|everybody] knows for whom.',
    ],
    steps: [
      'Look at the portrait of the family, and count.',
      'Find somebody who remembers with the hands.',
      'Find the banished portraitist.',
      'Know who is missing before the unveiling.',
    ],
    acts: {
      heading: 'The Country of Those Who Never Were',
      blows: [
        'On the second evening figures as flat as boards wait in the corridor ({fight}). Seen from the side they cannot be hit (attacks have disadvantage), and they stop when one has been turned to face the wall; {H} had left the frames unlocked.',
      ],
      opens: [
        "At the end of the act the party comes to breakfast, and {G} asks the guards who let these people in. There are {few2} fewer chairs at the table. {R}, who is buying, stands before a canvas on which one can see an inn room, well painted, without [anyone|anybody] in it; it is the party's.",
      ],
      goal: [
        'They are no longer in any picture. [Nobody|No one] knows them; locks do not turn, and bread does not fill. Before they thin out altogether, within {few} days, they [have to|must] get to where the others are, to {town2}, and find what was kept of them.',
      ],
      map: [
        'Where {few2} provinces were there is now, for those who have never been, land: meadows without an owner, the empty side of every picture. {town2} lies in the middle of it. And from there, on that side, the gallery has a back: one sees all pictures as windows, and the largest opens into {lair}.',
      ],
      way: [
        'One walks in at the garden, past the dog, which can still smell one. From there it is two days, through weather that [somebody|someone] forgot. [Each|Every] evening [everyone|everybody] says what they know about the person on their left (the players do; whoever has nothing to say, gains a level of exhaustion).',
      ],
      place: [
        '{town2} is full of children, second wives, rivals and witnesses. They have elected the heir, who is seven, to rule them, because it knows the most jokes. It is a good government.',
      ],
      rival: [
        '{R} collects what is missing and is happy here as in a museum; {R} can come and go, by the trade entrance, and would not like [anybody|anyone] to be taken away.',
      ],
      setPiece: [
        "{R}'s buyers have come to fetch the children's street: it hangs on {num3} strings, as a cyclorama, and is being rolled up, with the people in it ({fight}). The party has six rounds to hold it. [Each|Every] round: cut a string (DC 16 Acrobatics), call out to [someone|somebody] by a name that fits (DC 15 Insight), or draw a door on the canvas, and open it (a drawing by the player, no check). For every door {few3} people get out.",
      ],
      what: 'Insight :: asking the heir what happened :: "I had to hold still. It tickled. Then Mama looked straight through me, and it was only a game for the first day."',
      who: 'Investigation :: reading the sales ledger of {R} :: All were sold by {H}, on {A}\'s account, each one "landscape, with something"; [next to|beside] the party\'s it says "in preparation", and a date from before they came.',
      where:
        'Perception :: looking for the backs of pictures from this side :: One is nailed shut, but light comes through the weave. [Someone|Somebody] is mixing colours there: it is {lair}.',
      choice: [
        "{R} has the party's own picture under an arm and would give it back, for the heir's last joke: [nobody|no one] here would know it any more. Or they keep the joke, and will have to be remembered by [somebody|someone] out there.",
      ],
      first: {
        answer: 'gives the joke away',
        now: [
          'The picture is theirs, and they are back, with shadows. In {town2} the children [begin|start] to look at the ground.',
        ],
        later: [
          'In {lair} nothing can take the party out any more, it has been tried once (advantage on those saving throws). But at the end the heir does not laugh; [somebody|someone] [has to|must] think up another joke.',
        ],
      },
      second: {
        answer: 'keeps the joke',
        now: [
          '{T}, out there, stops in the middle of dusting, and makes {few3} small circles in the air, where noses were.',
        ],
        later: [
          "The heir tells it aloud in {lair}, and whoever hears it laughs, without wanting to: [everyone|everybody] on {A}'s side loses their reactions, and {A} lets everything fall for a round.",
        ],
      },
      closes: [
        "The act ends at the back of the largest picture, with a child's hand in [everyone|everybody]'s hand. Through the canvas one can see the court, in rows, waiting for the cloth to fall.",
      ],
      lastWay: [
        'From behind, one cuts through the nailed picture into {lair}, and has {A} in front, with both hands full. From the gallery one comes in by the last frame; for that, one of them must be no deeper than a board for a moment (DC 16 Acrobatics).',
      ],
      clock: [
        "For each step that was prevented there is [someone|somebody] in {town} who says the party's names aloud at the last moment (each call brings back one who is gone); if {G} has forgotten them, the guards of {lair} have orders to arrest strangers.",
      ],
      sides: [
        {
          who: '{G.full} and the palace',
          wants: [
            'want to know whom they have loved. Content with one name; frightened of a list.',
          ],
          later: [
            'have [everybody|everyone] say aloud at noon what they have never understood: whose pony, whose bed. The paint cracks.',
          ],
        },
        {
          who: 'Those who never were',
          wants: [
            'want to be asked to dance, to owe money, to be cross with [somebody|someone]. Content with any of it; sad about pity.',
          ],
          later: [
            'lean against the back of the picture, {num} of them, and it bulges into the room: {A} has no place to step back.',
          ],
        },
        {
          who: '{R.full}',
          wants: [
            'wants the collection to be complete. Content with a masterpiece; upset by solvents.',
          ],
          later: [
            'buys the new picture, on the spot, unseen, and has it carried off in the middle of the fight.',
          ],
        },
      ],
    },
  },
];

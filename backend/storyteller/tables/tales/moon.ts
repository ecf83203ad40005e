import { moonActs } from './moon-acts.ts';
import type { Tale } from './tale-types.ts';

export const moonTale: Tale = {
  id: 'moon',
  titles: [
    'The Moon Is on Strike',
    'No Tide Until Further Notice',
    'Nights Not Worked',
    'A Crown a Night',
  ],
  tones: ['whimsical'],
  levels: [11, 20],
  cast: {
    G: 'admiral of the realm|royal astronomer',
    A: 'lord treasurer|night minister',
    B: 'tide caller|keeper of the sea locks',
    S: 'werewolf in a good position|poet laureate',
    T: 'lamplighter of the palace',
    H: 'clerk of the heavens|court magician',
    R: "sun's advocate",
  },
  deadline: 'the royal regatta',
  num: [400, 900],
  onlyIn: { a: ['arrears', 'insubordination'], b: ['understudy'] },
  lair: {
    name: 'the dark side of the moon|the far side of the moon|the back of the moon|the other side of the moon|the unlit side of the moon|the hidden side of the moon',
    terrain: 'height',
  },
  leader: ['people'],
  mage: 'paragraphs that are put in force',
  escort: ['fey', 'construct', 'elemental', 'celestial'],
  pitch: [
    '[For {weeks} weeks the moon has not risen over the realm.|It is {weeks} weeks since the moon last rose over the realm.|{weeks.u} weeks ago the moon stopped rising over the realm.|There has been no moon over the realm for {weeks} weeks.] [It is behind the mountains« of {town}» with its lamp out; you can see it there« by day, sitting,» with a placard on its back.|It is there, behind the mountains of {town}; by day you can see it [sit|sitting], with its lamp out and a placard on its back.|By day one can see from {town} where it is: behind the mountains, [sitting down|low in the sky], with its lamp out and a placard on its back.] [Whoever walks there finds another mountain, and the moon is behind that one.|But it is as far off as ever: from the top of each mountain one sees it behind the next.|Nobody gets to it on foot: behind each mountain there is another, and the moon sits behind that one.] [There is no ebb and no flood|Ebb and flood have stopped], {num} ships« of the royal fleet» [stand in the mud|have sat down in the mud], and in {town} [nobody|no one] has fallen in love since the second week. {G} has received a letter from it«, on silver paper». [It says "No" to {town}, and is signed.|The letter consists of a "No" to {town} and a signature.|"No" stands in it, and below that "to {town}, with kind regards".]',
  ],
  stakes: [
    '[On the day of the regatta, in {days} days, the crown of the realm is to be [wedded|married] to the sea, at high [water|tide].|In {days} days, at the regatta, the crown« of the realm» [is wedded|has to be wedded] to the sea, [and that takes high water|at high water].|The crown of the realm is to be [wedded|married] to the sea at the regatta, in {days} days, [when the water is high|at the top of the tide].] [Without a tide there is no wedding, and without it|No tide, no wedding, and with no wedding] the treaty with the sea lapses: the sea«, {G} says,» has asked« in writing» whether it may have {town} back.',
  ],
  start: [
    [
      '"There," says {G.full}«, and [hands you the telescope|gives you the telescope|turns the telescope to you]». [[Behind the last ridge|Beyond the last mountains] sits the moon, grey, [its back to the realm|with its back to you]«, [as large as a county|and it fills half the sky]». [Somebody has hung a placard on it.|A placard hangs from its neck.]|The moon sits behind the last ridge like somebody on [the edge of a bed|a kerb], grey, [with its back to you, as large as a county|as large as a county, facing the other way]. [There is a placard on its shoulders.|It is wearing a placard.]] [[You need a moment|It takes you a moment], because [it|the writing] is upside down and in [the language of stars|a script of dots].|It takes a while to [make it out|read it], [being upside down, and in the language of stars|for the telescope turns it over, and stars spell oddly].|You turn [the telescope|your head] round to read it, [since it is the wrong way up, and in the language of stars|and then spell it out, star by star].] "It says: eight hours," says {G.full}. ["We have sent a delegation[| with flags| and a cake| of five| with a band]. [It walked for nine days, and the moon moved on politely, a ridge at a time."|It came back with blisters. There is always another ridge."|Each time it arrived, the moon was on the next mountain, waiting."]|"I [sent a delegation|sent six people|let a delegation go]. [[They are back|They have come back], [and ask for eight hours, too."|and now they want to know what they are paid by the hour."]|They [waved|called out] from six summits, and [it waved back, with the placard."|it held the placard a little higher."]|[They shouted from ridge to ridge|From the last ridge they shouted], and were told that one does not shout at [people on strike."|those who sit."]]]',
      '@telescope',
    ],
    [
      '[You cross the harbour of {town} on foot. [So does everybody«; there are stalls on it now»|Everybody does, and there are stalls on it now|It is a market now, and smells of eels]. {num.u} warships lie about on their sides« like cows».|You walk across the harbour of {town}, between stalls, for there is a market on it now. On every side lie warships, {num} of them, tipped over like cows at noon.] In the middle of it {B.full} stands in oilskins before a puddle, and calls to it«, patiently,» as you call a cat. [The puddle comes [a hand\'s breadth|a finger] closer and stops.|It comes nearer, by [a hand|a foot], and [stays there|trembles].|The puddle [quivers|wrinkles], moves [an inch|a little], and [looks over its shoulder|lies down again].] "It wants to," {B.full} says« to you». "[It is just not allowed|Only, it may not|It has not been given leave|It is waiting for the order]."',
      '@harbour',
    ],
    [
      '{G.full} has the whole court stand on the roof of the palace«, in black,» and look at the place where the moon should be. [[On the dot of nine|At the last stroke of nine] a window opens in the sky, where nothing is. [A basket is let down« on a very long rope», into your [arms|hands].|Down comes a basket, on a very long [rope|silver rope], and you [catch it|reach up for it].]|When it strikes nine, somebody opens a window in the empty sky, and a basket comes down on a rope, a very long rope, until you are holding it.] It contains {num2} unpaid bills«, made out to the realm», for "light, silver, nightly", and the oldest is {years} years old.',
      '@basket v=a',
    ],
  ],
  ask: [
    '{G} wants the moon to rise again before the regatta. ["[Find out what it wants|Go and ask what it wants|Somebody must ask it what it wants]. «[If it is money, find out how much|How much, if it is money? Nobody has ever asked|Money [I could find|is no trouble|there is]]. »[And if it is respect«, heaven help us», find out from whom."|If it wants respect, we are [lost|in trouble], but let me know from whom."|But if it is an apology, I must know who [owes it|has to make it|is to say it]."]|"[There must be something that it wants|It must want something, everybody does|What does it want? Nobody stops for nothing]. [I hope that it is money|Let it be money, I pray|Money would be the best thing]. [If it should be respect, then find out from whom, and tell me gently."|If somebody has hurt its feelings, find out who, and do not tell the poets."|If it has been insulted, then by whom? And not too loudly, please."]]',
    '"We have a contract with it," says {G}. ["Nobody has read it for [as long as it has been kept|longer than the palace stands].|"It has been kept so well that nobody [has read it|knows where].|"It is [old|very old], and I am told that it is [short|in verse].] [Find [that|the] contract|I want to see that contract|Find it, and read it [to the end|to the last line]|Somebody should read it, and it had better be you]. [Then go up there and talk with it, and please do not let the poets come along."|When you have, go up and talk, and if a poet follows you, turn back."|Then go up and talk to it«; no poets, please»."|After that somebody must go up and talk. Not a poet."|And then go up, and be polite, and take no poet with you."]',
  ],
  fee: [
    '{G} offers {coins} gp, and [whatever the moon was going to be paid, if it does not want it|the wage of the moon as well, should the moon turn it down|a ship of their own«, when ships are of use again»].',
    '[The admiralty has {coins} gp for it, from the savings on [rope|tar and rope].|There are {coins} gp for it at the admiralty, which has saved that much on [rope|biscuit].|{coins} gp are [to be had|ready] at the admiralty: with no ship at sea, [nobody has to be paid for sailing|sailcloth costs nothing].]',
  ],
  talk: [
    '{S.full} has not been seen so relaxed for years, and is suspected of having arranged it.',
    '{A.full} earns a fortune by the tax on candles. People buy {num3} gross« of them» a night.',
    '[Owls have begun to keep [office hours|shop hours].|The owls of {town} go home at five.|Owls are seen at [breakfast|noon], [looking for something to do|in pairs, arguing].]',
    '{B.full} stands in the harbour« all day» and calls a puddle by its first name, and each day it comes« a little» closer.',
    '{S.full} has been writing a poem to {B.full} for years, and has got as far as "O".',
    'The oysters are depressed, says {T.full}, who buys a few« every evening».',
    'A young couple in {town2} sat on a bench« for a whole evening» and talked about [drainage|the price of lead pipes].',
    '[The sun has been seen to [smile|wink|whistle|wave][| at sailors| at widows| over the mint].|The sun [looks pleased|looks well|has a certain look] these days.|There is something about the sun, people say.] [It rises earlier every day, and [nobody has asked it to|nobody can make it stop].|Each day it is a little too early at work, [and nobody has asked it to be|and stays a little too late].|It [comes|is up] before the cock« now, and [waits|offers to help]».]',
  ],
  run: [
    "[Anyone in {town} who is a lycanthrope, a poet or a tide is out of work, and they have formed a union. [It meets in the dry dock, has tea, and would welcome the party's support.|In the dry dock it has its meetings and its tea, and the party would be welcome.]|All the lycanthropes, poets and tides of {town} are out of work« now» and have a union. Its meetings are in the dry dock«, with tea», and it would be glad of the party.]",
    [
      '[The placard has been lettered by a professional hand|Whoever painted the placard does it for a living] (DC 16 History): [it is that of the chancery of {town}|the capitals are those of the chancery of {town}].',
      'start=telescope v=b',
    ],
    '{A} asks whether one could not get used to it. It comes out a little too fast«, with figures».',
  ],
  gist: [
    [
      "{A} has been pocketing the moon's wages for {years} years«, a silver crown a night», and when it complained, had {H} put it out with a writ. [The crown has given its word: if there is no moon by the day of the regatta, whoever has lit the realm until then, and that is {A}, gets the candle monopoly for ever.|The candle monopoly is {A}'s for as long as it is dark; if it is dark on the day of the regatta, the crown has promised to make it hereditary.|By a promise of the crown the candle monopoly of {A} becomes hereditary if the realm still needs it on the day of the regatta.]",
      'v=a',
    ],
    [
      '[The moon has not struck at all.|There is no strike[ at all|].|There has never been a strike.|Nobody has struck.|The strike is [a lie|an invention].] [What sits behind the mountain, in the coat of the moon, is an understudy, which is afraid of heights and does not dare to rise.|Behind the mountain, in the coat of the moon, sits an understudy, [which is afraid of heights|with no head for heights], and [does not dare to rise|stays where it is].|An understudy has been put into the coat of the moon; [it is afraid of heights«, and sits behind the mountain»|it sits behind the mountain, because it is afraid of heights].] {A} put it there, because the real moon saw through a window what {A} had stolen; the real moon sits in its kitchen at {lair}«, in the dark,» under house arrest.',
      'v=b',
    ],
  ],
  suspect: ['{S}, who has a motive twelve times a year.'],
  truth: [
    [
      '[By the contract that founded {town} the moon is a servant of the crown, with a wage, free light, and one night off a month.|In the founding contract the moon is [down as|listed as|called] a servant of the crown, [paid by the night, with light provided and one evening off a month|with one night off a month, and light and wages provided].|The moon, [says the founding contract|it says in the founding contract], serves the crown, for [a wage|a nightly wage], free light, and [one night off a month|a night off each month].] [It has never been late. It was proud of the uniform of {town}.|In all that time it was [punctual|never late], and [thought well|took good care] of the uniform.|It was proud of [the uniform|its uniform]« and [has never been late|came on time, clouds or not]».]',
    ],
    [
      [
        "The wage went through {A}'s office, where it turned into a villa. The moon wrote {few2} letters, each politer than the last one; {H} answered them with forms. Then it asked for the founding contract to be read aloud, and {A} had it arrested for insubordination, by a writ that is nailed to its door. [It has hung out a placard« about working hours»«, for its dignity».|For the sake of its dignity it calls that a strike, and has painted a placard about working hours.|Too proud to say so, it has [painted|hung out] a placard about hours, and calls [it|itself on] strike.]",
        'v=a',
      ],
      [
        "On a night {few3} months ago the moon looked in at a window in {town} and saw {A} exchange the crown's wedding ring for glass and lock the real one into the safe of a villa. «[It [said nothing|kept quiet]; [it is discreet|a moon does not gossip|it has seen worse].|The moon [sees a good deal|looks in at many windows] and [never says a word|keeps it to itself].|Nobody heard of it from [the moon|there], which is as discreet as a [butler|doctor].] »But {A} could not bear its look« any longer», and {weeks} weeks ago {H} found [somebody|someone] in the wardrobe of heaven, round«, pale» and without experience. [It went out one evening, looked down, and has been sitting behind the mountain ever since«, [with its eyes shut|holding on]».|The new one rose once, looked down, and [has been sitting behind the mountain since then with both eyes shut|came down again behind the mountain, where it sits with both eyes shut].|On its first evening out it [looked down|made the mistake of looking down], and [since then|ever since] it has sat behind the mountain, [eyes shut|and not opened its eyes].] The placard on its back is by {H}, and so is the letter to {G}.",
        'v=b',
      ],
    ],
    [
      '{T} has lit the palace lamps« for a lifetime» and was the one to whom the moon talked, on its night off«, on a bench». [{T} has the key to its back door, for watering the plants.|The plants of the moon are watered by {T}, who has the key to the back door.]',
    ],
  ],
  turn: [
    [
      "[The contract has a second [party|signature].|The moon was not the only one to sign[ it|].|There is [another|a second] name at the [foot|end] of the contract.|Nobody has read the contract to the end.] The sea [signed it as well|has signed it too]: if the moon's wage is not paid for {years} years, the moon may choose another planet. [It has already had offers«, and has [packed|begun to pack]».|Offers have come in, and the boxes are [packed|tied up].|One has [written already|made an offer], and there are [boxes in the hall|two trunks in the kitchen].]",
      'v=a',
    ],
    [
      '{B} has been able to do it all along. If {B} called« with a full heart», the tide would come without any moon. But {B} is waiting to be asked by one particular person, and that is {S}, who has been writing {B} a poem« for {years} years», and has not got beyond "O".',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has {num} ships and nothing to float them on. [{G} has taken to standing in the bath.|{G} goes and stands in the bath when things get bad.]',
    ],
    A: [
      '{A} likes the dark«, in which [everyone|everybody] has the same clothes». {A} is not evil; in all of {town} {A} has simply never paid for anything that shone.',
    ],
    B: [
      '{B} has called the tide since childhood«, twice a day,» by its first name. {B} is too proud to beg« and too kind to shout».',
    ],
    S: [
      '{S} has slept through for the first time since school«, and feels guilty». {S} howls«, on the quiet,» out of solidarity.',
    ],
    T: [
      '{T} knows every lamp by name« and the moon by its maiden name». {T} will only speak with the light out.',
    ],
    H: [
      '{H} has served writs on comets. {H} knows that this one is not valid, since it was not stamped on both sides«, and hopes that [nobody|no one] turns it over».',
    ],
    R: [
      '{R} represents the sun, which would gladly take the night shift« as well». {R} is dazzling«, warm» and cannot see what is in the shade.',
    ],
  },
  places: [
    {
      name: 'the treasury of nights|the night treasury|the hall of nights|the counting house of the nights|the dark treasury',
      look: [
        [
          '[A hall« without windows», in which every night of the realm has a pigeonhole.|Each night that the realm has had has a pigeonhole, in a hall without [a single window|any windows].|Pigeonholes up to [the roof|a ceiling that cannot be seen], one for each night [that the realm has had|of the realm], and no window [anywhere|to see them by].] [In each there should be a silver crown.|A silver crown [should be|ought to be] in each.|Each is meant to hold a silver crown.] [There is a receipt[ in it|].|In each there is a [receipt|slip of paper, a receipt].|What is in them is [paper|receipts].|There is [nothing in them but|only] paper: receipts.]',
          'v=a',
        ],
        [
          '[A hall« without windows», in which every night of the realm has a pigeonhole.|Each night that the realm has had has a pigeonhole, in a hall without [a single window|any windows].|Pigeonholes up to [the roof|a ceiling that cannot be seen], one for each night [that the realm has had|of the realm], and no window [anywhere|to see them by].] [In each that you look into lie [a silver crown and a receipt|a receipt and, on top of it, a silver crown].|A silver crown [shines|gleams] in each near the door, on a [receipt|neat receipt].|All at the height of your eyes hold [the same|the same two things]: a silver crown, and a receipt [for it|that has been signed].]',
          'v=b',
        ],
      ],
      todo: [
        '[The hall of {town} may only be entered in the dark, and it is very full of things to fall over.|One goes into the hall [without a light|in the dark] or not at all, and there is a great deal to [fall over|bump into].|Lamps [are left|must be left] at the door, and [there are stools«, ladders» and clerks|the floor is full of ladders and stools].] The night clerks« of {town}» [see perfectly, and are helpful as long as you whisper|see like cats«, and help anyone who whispers»] (DC 16 Stealth, or you are shushed out).',
      ],
      what: [
        [
          'Investigation :: adding up the receipts :: The moon has had no wage for {years} years; the receipts are signed« "with thanks",» by [somebody|someone] who cannot draw a crescent.',
          'v=a',
        ],
        [
          'Investigation :: looking for the night of the window :: One pigeonhole is empty. It lies {few3} months back, and the clerk remembers that« on that night» the moon went pale.',
          'v=b',
        ],
      ],
      who: [
        [
          "Perception :: taking a receipt outside, to a candle :: It is the paper of {A}'s private office«; the watermark is a villa».",
          'v=a',
        ],
        [
          'Perception :: taking the latest receipt outside, to a candle :: It is in another hand, on the paper of {A}\'s private office«, with a villa as the watermark», and it is made out for one ring, "for the safe of the villa".',
          'v=b',
        ],
      ],
      where:
        'Arcana :: looking into the pigeonhole for tonight :: [It [goes through|has no back wall].|This one has no back.|There is no back to [it|this one].|An arm finds no end of it.] [Behind it is a corridor, dusty and silver|A corridor begins there«, of dusty silver»|It leads into a corridor, silver with dust], and [at the end somebody is sighing|somebody is sighing at the far end|from far off comes a sigh]; [it can only be {lair}|that must be {lair}].',
    },
    {
      name: "the dry dock|the great dry dock|the strikers' dock|the dock of the flagship|the admiral's dry dock",
      look: [
        '[Under a flagship that has lost its hold on things sit the poets, the owls, «{few4} werewolves »and a committee of oysters.|Somebody has put chairs under a flagship that no longer floats; poets, owls, {few4} werewolves and a committee of oysters are sitting on them.] [«There is an agenda. »All of them|Item one is the minutes. All of them] get up when {S} comes in, and look from {S} to {B}, who has a bucket of tide« at the gate of the dock».',
      ],
      todo: [
        '[Strikers only [speak to|have a word for|listen to] strikers.|Nobody here [speaks to|has a word for] people [at work|who work].|[Whoever works|Anybody who works] is [not spoken to|a scab|an enemy] [here|up here|on this side].] [The party has to stop doing something«, in public,» and [keep it up for an hour|not begin again for an hour] (let the players [choose|say what]«; the committee votes»).|So the party must stop doing something, in public and for an hour (what it is the players choose, and the committee votes[ on it|, with shells]).|Before [anything is said|anybody says a word] the party has to strike too: [an hour without something|it gives up something for an hour], [before everybody|where all can see it] (the players say what, and [the committee votes|it is put to the vote]).]',
      ],
      what: [
        [
          'Insight :: asking {S} what the last night was like :: [It flickered.|The light was not steady.|It was too bright, then too dim.|It [shook|went up in jerks].] "As if someone turned up the wick who [had never done it|was new to it]," says {S}.',
          'v=b',
        ],
        [
          "Insight :: asking {S} what the last night was like :: [It rose with a lawyer's letter in its mouth, read it« halfway up», and went down again.|It rose as always, with its post, and halfway up it opened a letter from a lawyer; then it [turned round|went down again].]",
          'v=a',
        ],
      ],
      who: 'Persuasion :: asking the committee who sold them their candles :: {A}, in advance, a month before the first dark night«, with a discount».',
      where:
        "Nature :: following the oysters' advice :: [They all lean the same way«, by a finger»|All of them lean, by a finger, and all in one direction|The oysters have a slant, of a finger, always to the same side]: [there is still something heavy up there|up there something is as heavy as ever], and somebody is leaning on it from within. [It is at {lair}.|That is at {lair}.|The way that they lean is to {lair}.|They lean towards {lair}.]",
    },
    {
      name: 'the office of {H.full}',
      look: [
        '[Comets in the waiting room«, with numbers».|In the waiting room sit comets, each with a number.|The waiting room is full of comets, [and they have all the chairs|reading old almanacs].] Behind the counter {H} has a globe«, a great many stamps» and a cold.',
      ],
      todo: [
        '[You take a number and wait[ until the age of the universe allows|«, behind an eclipse»].|The wait is as long as it has always been, [and one may not sit|and nobody has ever complained].|Numbers are [given out|drawn] at the door, and [yours has nine figures|they are called one a day].] Whoever has a form that {H} does not know (DC 17 Deception, or *Creation*) is asked in at once«, with shining eyes».',
      ],
      what: 'History :: reading the founding contract in the showcase :: "A crown a night, one night off, and to be looked at by at least {few6} people." {G}«, when told of it,» has the last words said twice.',
      who: 'Sleight of Hand :: turning over the copy of the writ :: It has no stamp on the back, and at the front it has the thumbprint of {A}«, in jam».',
      where:
        'Investigation :: looking at the index of arrests :: There is only one this century, "party to be kept at its own address": {lair}. The key to the front door went to {H}. [Nobody|No one] has asked about the back door, and {T} waters the plants.',
    },
  ],
  lairLook: [
    "[It is cold on {lair}, and very tidy, and the sky is beneath one's feet.|Nothing lies about on {lair}; [it is cold|it is as cold as a pantry], and there is sky [under the edge as well as above it|on every side, below as well].|{lair.u} is [cold and swept|swept, and very cold], [with stars underfoot|and goes down to stars on every side].] The moon, as large as a county when seen from {town}, is at home no taller than its own door«, and lives here as a keeper [lives in|does in] a lighthouse». [On a rock in the grey plain stands a small house, with a ladder up to it, [a bench, a bucket of silver polish|a bucket of silver polish, a bench], and [a writ on the door|on its door a writ].|[One small house stands|There is one house, a small one,] on a rock in the grey plain, with [a ladder, a bench«, a bucket of silver polish»|a bench in front, a ladder, a pail of silver polish], and a writ [nailed to the door|on the door].|The plain is grey, and [has one house in it|one house stands in it], small, on a rock, [with a ladder to it|at the top of a ladder]: a bench, [silver polish in a bucket|a bucket of silver polish], [a writ on the door|and on the door a writ].] The writ lapses before the regatta unless it is served a second time, by those who signed it; for that {A} and {H} have come up« with their people» (if the party is early, they arrive within the hour). [If they are beaten, or take it back, the writ is void, and the moon is free to rise when it is called.|Once {A} and {H} are beaten, or take it back, the writ is void, and the moon can rise when it is called.|Should {A} be beaten, or take the writ back, it is void, and the moon may rise as soon as {town} calls it.|The writ is void when {A} is beaten or takes it back; after that the moon rises, if somebody calls it.|A writ is worth no more than those who serve it: if {A} and {H} are beaten, or take it back, the moon is free to rise when it is called.] [Somebody has been crying here in a large way: there are [craters|craters, and some are deep].|The craters [are from crying; somebody has done it in a large way|come from tears, and those were large|are where the tears came down].|There are [craters|craters all round], [as there are when somebody large has been crying|and where tears of that size come down, there would be].|[Where tears have fallen|Where the moon has cried], the ground has [craters|holes, round ones].]",
  ],
  lairUse: [
    "[[You weigh a sixth|Here you weigh a sixth]: everyone jumps three times as far, falls slowly|Everything weighs a sixth: one jumps three times as far, falls [slowly|like a leaf]|A sixth of [one's|everybody's] weight is left: [jumps are three times as long, falls are slow|one falls slowly and jumps three times as far]], and [heavy things can be thrown that ought not to be|things can be thrown that nobody should throw|there is no stone too heavy to be thrown] (a boulder, 28 (8d6) bludgeoning damage, DC 17 Dexterity half).",
    '[A spare lamp for the nights over {town} stands in the cellar.|In the cellar there is a second lamp, in case the first one should go out over {town}.|There is a spare lamp in the cellar, [next to the polish|wrapped in flannel|behind the coal].|The moon keeps a [spare|second] lamp, [in the cellar|down in the cellar|under the kitchen].] Lit (one action), it blinds everybody on the plain who has not shut their eyes, until the end of their next turn«; in {town} [people come running out of their houses|they come out in their nightshirts, and cheer]».',
  ],
  tactics: [
    '{A} fights from behind regulations« and has the ladder drawn up behind {A.them}»; {H} (Armor Class 12, 40 hit points, no attacks) reads out the writ, and whoever is listening is arrested (DC 17 Wisdom saving throw or restrained until the end of the next turn)',
  ],
  companions: [
    [
      "Those on {A}'s side were hired from the heavens, by the night«, and there is no night». [[Promised|If you promise] a wage with a receipt (DC 16 Persuasion), one of them asks [to see the pension clause|about the pension, and sits down].|For a wage with a receipt (DC 16 Persuasion) one of them is willing to [look at the pension clause|change sides, at the end of the sentence|lay down arms, and read].|[An offer of wages|A fair wage], [on paper|in writing] (DC 16 Persuasion), and one of them [stops to read it|has changed employers|wants to know about holidays].]",
      'escort!=no',
    ],
  ],
  parley: [
    '{A} cannot bear to be seen. If the moon itself is asked to look at {A}«, quite kindly» (DC 16 Persuasion with the moon, who is in the kitchen), {A.they} confesses everything«, also the jam».',
  ],
  spells: [
    [
      11,
      '*Sending* to the moon is answered« with great courtesy»: "[I regret[| to say no]|So sorry[| to refuse]|I am not on duty|How kind [to write|of you]|I may not come, alas]. [Please apply to my employer|Kindly ask my employer|My employer will help you|The crown will help you|The crown must decide|That is for my employer|{G.name} may know more|Do ask the crown]. [My plants: [Wednesday|Friday]|Plants, please: [Wednesdays|Fridays]|The plants are watered on [Wednesdays|Fridays]|The ferns want water, [Wednesdays|Fridays]|Please water the plants on [Wednesday|Friday]]. [I miss the sea; [is it asking for me?"|does it ask for me?"|does it miss me?"]|I think of the sea; [is it well?"|has it said anything?"|does it sleep?"]|How is the sea[| without me| these days]? [Does it ask?"|Tell it nothing."]|Greet the sea for me; [it worries."|it is easily hurt."]]',
    ],
    [
      11,
      [
        '*True Seeing* on what sits behind the mountain shows [somebody|someone] in a worn uniform, with {few2} unanswered letters on the knees.',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* on what sits behind the mountain shows [somebody|someone]« quite» small in a« very» large coat«, with both eyes shut». {G} orders the fleet to be kind.',
        'v=b',
      ],
    ],
    [
      11,
      "*Move Earth* and *Control Water* refloat {few5} ships. [The sea sends {town} word that this is scabbing.|The sea calls that scabbing, in a letter to {town}.|{town} is told by the sea that one does not do a striker's work.]",
    ],
    [
      13,
      "*Teleport* to {lair} works for [anyone|anybody] who has ever looked at it for a« whole» night without sleeping; the others [arrive on the sun's side, in a waiting room« that is much too bright for {G}»|find themselves on the sun's side, in a waiting room so bright that {G} has left a parasol there for visitors].",
    ],
    [
      15,
      '*Control Weather* can make a cloud in the shape of a moon. [In {town} there is applause, and two engagements, both broken off by morning.|It is cheered in {town}, by two couples above all, who regret it in the morning.|{town} applauds, and two couples are engaged« until it rains».]',
    ],
    [
      17,
      '*Wish* for a moon over {town} gives one, [and it is a member of the union|which joins the union at once].',
    ],
    [
      17,
      '*Gate* opens into the kitchen[, which is considered rude«, but there is tea»|; one does not do that, but there is tea|, and nobody says that it was rude; there is tea|, where one is given tea and a cold look].',
    ],
  ],
  clock: [
    [
      '{A} raises the tax on candles. The sun writes to the crown and offers the realm a second day« instead of the night».',
    ],
    {
      text: ['{S} is put into a cage in the square, as a precaution«, and people bring cushions».'],
      stop: [
        'have {S} howl, once, in public«, and well» (DC 16 Performance by the party as a choir); by the second verse {town} is crying, and {G} has the key sent for',
      ],
    },
    {
      text: [
        '{H} seals the house on the moon from outside. Its plants have not been watered; {T} can feel it.',
      ],
      stop: [
        'let {T} go up through the pigeonhole with a watering can before the seal is dry, and keep {H} at the counter« meanwhile» (DC 17 Deception)',
      ],
    },
    [
      '[On the day of the regatta« of {town}» the crown throws the ring into a puddle.|The day of the regatta comes, and in {town} the crown throws the ring into a puddle.|In {town} the crown throws its ring, on the day of the regatta, and it lands in a puddle.] [The sea« off {town}» has been watching, and gets up.|All morning the sea off {town} has looked on; now it gets up.|The sea off {town} says that it has seen enough, and stands up.]',
    ],
  ],
  after: [
    "[{town} is under water, beautifully lit by candles, at {A}'s price.|Candles float through {town}, which is under water, and each has been paid for, to {A}.] [The fleet sails« at last», over the roofs.|At last the fleet can sail, round the chimneys.]",
  ],
  endings: [
    {
      heading: 'High water',
      text: [
        [
          '{B} calls the tide by its first name; the moon hears it, and rises« in full uniform» over the regatta, with the arrears of {years} years in a chest, and {num} ships get up out of the mud« and shake themselves». It looks at {A}«, kindly». {A} spends the rest of {A.their} life polishing«, one half each month».',
          'v=a',
        ],
        [
          '{B} calls the tide by its first name, and the real moon hears it; it rises« in full uniform» over the regatta, {num} ships get up out of the mud, and the ring of glass on the cushion does not sparkle in its light. «[Everyone|Everybody] sees it. »The real one is fetched from the safe of {A} and thrown into the sea« in time». The understudy is given a small comet, to begin with«, and the ladder is held by {A.name}».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Collective agreement',
      text: [
        [
          '{G} signs a new contract for the realm, with two nights off« and a garden». *The price:* [on these nights somebody must hold up a lamp|somebody has to stand on a roof with a lamp on those nights|those nights need somebody with a lamp, high up]; {G} has« already» [drawn up|written] a rota«, [with the party on it|and the party is on it]».',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A tide by hand',
      text: [
        [
          '[The moon takes the post on the other planet«, in uniform,» and waves to {town}.|The other planet gets the moon, in uniform; it turns round once more over {town}, and waves.] *The price:* {B} calls each tide by name« from now on», twice a day, and may never have a cold; the ring is thrown, the treaty holds, and at night {town} has nothing but its own stars«, and finds them a little small».',
          'v=a',
        ],
        [
          '{S} gets as far as the second line, {B} calls« with a full heart», and the water comes without any moon. *The price:* {B} has to be asked again for each tide, by {S}, in verse; the two moons share a kitchen«, and {G} has the rhymes checked».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The understudy stays',
      text: [
        [
          '[The real moon, it turns out, would like to retire to the seaside« near {town}».|The real moon has been thinking, in its kitchen, of a cottage by the sea near {town}.|It turns out that the real moon has had enough, and thinks of the seaside near {town}.] *The price:* the new one needs encouragement, at about nine, from at least {few6} people, every evening«, [for ever|for good]»; {T} has volunteered for [Wednesdays|Wednesdays and for the whole of February].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The sea is on the steps of the palace of {town} and has brought its luggage.|On the steps of the palace« of {town}» stands the sea«, with its luggage».|The sea rings at the palace of {town}, and asks which room it has.] It will wait for exactly one poem, if that is good, and {S} has got as far as "O moon".',
      ],
    },
  ],
  hoard: [
    '[Under the bench lie gifts that lovers in {town} have promised to the moon, and a few of them really brought|Lovers in {town} have promised the moon presents«, and some have kept their word»; they lie under the bench]: {items}, and {worth}.',
    "{A}'s villa is full of silver in crescents, but in the safe are {items}, and {worth}; the moon says to keep it«, it never cared for jewellery».",
  ],
  favour: [
    '[The moon remembers the party. [Once a month it looks the other way for them, for an hour, in all the realm.|For an hour each month, if they ask, it looks somewhere else«, all over the realm».]|The moon of {town} does not forget a party. [One hour in each month it looks the other way, for them, in all the realm.|Once a month it grants them an hour without any light, in all the realm.]]',
    "{B} teaches the party the tide's first name. [Called by it, the sea comes or goes ten feet, once, anywhere.|The sea comes when it hears it, or goes, ten feet, once, wherever they are.]",
  ],
  steps: [
    'Find out what the moon wants, and from whom.',
    'Find the founding contract, and read it to the end.',
    'Go to the dry dock and hear the strikers.',
    'Bring back the tide before the regatta.',
  ],
  acts: moonActs,
};

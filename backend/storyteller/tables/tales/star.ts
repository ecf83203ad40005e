import { starActs } from './star-acts.ts';
import type { Tale } from './tale-types.ts';

export const starTale: Tale = {
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
  lair: {
    name: 'the inverted observatory|the upside-down observatory|the observatory below the observatory|the second observatory|the buried observatory',
    terrain: 'underground',
  },
  leader: ['people', 'mage'],
  alsoOf: ['he', 'she'],
  mage: 'answers that were given beforehand',
  escort: ['people', 'fiend', 'construct', 'undead'],
  pitch: [
    'There is a new star over {town}, capital of the realm. [It is very small and comes nearer when it is looked at.|It is smaller than any other star, and each time somebody looks at it, it comes closer.|It is a speck, and with every look that falls on it, it has come a little closer.|No star is smaller, and none has grown so fast: looks bring it nearer.] {num} people who looked too long have gone up to it; they did not fly, they were let go«, like a dropped coin», only upwards. {G} has had the roofs« of {town}» hung with black cloth, and rules that [nobody|no one] may look at the sky. [Every night somebody does.|And every night there is one who does.|There is somebody every night who cannot help it.|It takes one glance, and people are curious.]',
    'For {weeks} weeks [nobody|no one] in {town}, capital of the realm, has gone out without a hat. [Over the roofs stands a star« that is in no chart», no larger than the head of a pin, and|There is a star above the roofs« that no chart has», as small as the head of a pin, and] whoever looks at it for too long falls, and not down. {num} people have gone up so far. {G} has had black cloth hung from gable to gable, «signs every order with the eyes on the floor, »and has forbidden the word for what is above it.',
  ],
  stakes: [
    '[So far the star shows only through gaps[| in the cloud].|Until now the star [is seen|has been seen] only through gaps[| in the cloud].|The star has shown only in gaps [so far|until now].] In {days} days the great cloud passes, and it will be clear over the whole realm. {G} has asked the scholars how near it comes if two million people look up at the same time. [They have asked to be allowed to put out their own eyes.|The scholars [beg for leave|ask permission] to put out their own eyes.|[The answer of the scholars is a request|By way of an answer the scholars make a request]: they wish to be blinded [beforehand|in good time].|Since then they have been asking for hot needles, for their own eyes.|They did the sum, and [have asked for blindfolds that cannot be untied|went home, and bricked up their windows].]',
    'The clouds« of the season», through which it has only shown at times, part in {days} days, for one long clear night [over the whole realm|from border to border]. On the desk of {G} lies a letter from each province, and [all of them ask the same|there is one question in all« of them»]: how does one keep a country from looking up?',
  ],
  start: [
    [
      '{G.full} meets you at the gate with a cap« whose brim comes down to the nose». "Please put these on," says {G.full}. [In the street in front of you a woman [stops, and laughs, and points|stops, points, and laughs]; she has [seen|found] a gap in the cloth.|Ahead of you a woman stands still in the street, points up at a gap in the cloth, and laughs.|A woman who has been walking ahead of you lifts her head, where the cloth has a gap, and says how pretty the star is.|Twenty steps ahead the cloth has a gap, and a woman has found it. She laughs like a girl.] [Her shopping falls to the ground, and the rest of her falls the other way.|Her basket goes down, and she goes up.|Her eggs break on the cobbles. She herself is no longer on them.|Her clogs stay where they are, side by side.] [It goes quite slowly [at first|to begin with].|In the first moment one could still [catch|hold] her.|She rises no faster than [smoke|a lantern], to begin with.|It is slow enough for her to look surprised.] [People hold on to her coat until it tears, and not one of them looks to see where.|Several people do have her by the coat, until the seams go, and nobody follows her with their eyes.|Four people hang on to her, with their faces to the ground, and are left with the coat.|A man grips her ankle, with his eyes shut, and lets go at the height of the roofs, to drop.] [It has been [practised|practised, in all the streets].|[One|You] can see that they have done it [before|many times].|They know [how to do it|what to do] by now.|Then they go on, close to the [walls|houses].]',
      '@gate',
    ],
    [
      '[In the observatory of {town} everything that was not nailed down has fallen up. Desks and maps lie on the ceiling, and the ink stands in its pots, upside down«, quite still».|The desks of the observatory« of {town}» are where the lamps should be: everything in here has dropped on to the ceiling, in one moment, and in the ink pots up there the ink hangs without a tremble.] {B.full} is hanging on to the door handle« with both arms», feet upwards, and is« very» tired. ["It is only in here so far,"|"So far it ends at the door,"|"Do not step over the sill,"] says {B.full}. ["If you take hold of me, please do not look where my [shoes|slippers] have gone."|"I should be [glad of|grateful for] a rope, and [keep your eyes on me, please, not on my shoes|please keep your eyes on me, not on my shoes|do not look at my shoes]."|"Would one of you take my hands, and look only at [them|my hands]?"|"There were two of us, so please do not look for the other one."]',
      '@observatory',
    ],
    '[The funeral has no coffin. Under the black cloth of {town} a priest ties a pair of boots to a paper lantern and lets it rise, through a slit«, which somebody sews up behind it at once».|There is a funeral, and [nothing to bury|nobody to bury|no coffin in it]. A priest has tied a pair of boots to a paper lantern; under the black cloth of {town} it goes up to a slit, and through it, and somebody closes the slit with quick stitches.] "She left them standing at the window," says {G.full} beside you«, to the ground». "The rest of her left {town} in a hurry." [From above, very far off, comes a voice that you can almost understand.|Somebody is speaking, a long way up; you can nearly make out a word.|There is a voice above the cloth, friendly and very far away, and one leans the head back to hear it.|A woman\'s voice can be heard, high up, as if she were reading to a child.] ["Please do not try,"|"Do not listen,"|"Keep your hat on,"] says {G.full}. ["She is only describing it."|"Nobody has ever got used to it."|"It is not meant for us."|"It is only what she sees."|"She will go on all night."|"She says what they all say."]',
  ],
  ask: [
    '{G} wants the star [to look away before the long clear night|turned away before the night is clear]. ["Something down here holds its attention|"It is no accident that it came to this city, and now|"It has not come by chance to this city« and to this reign»|"There are a thousand cities, and it stands over mine], [and I want to know what it is looking at|so there must be something that it looks at, and you are to find it|so find out at what it is looking|and I cannot even raise my head to see what it is looking at]."',
    '"They have not died," says {G}. ["We hear them«, on still nights,» and they are describing something.|"When there is no wind, you can hear them talk about it.|"They talk, and on some nights I [sit in the cellar|put wax in my ears], so as not to hear it.|"They call down to their wives and husbands, and they [sound happy|are not sad].|"They speak, up there, [all at once|day and night], like people at [a window|an open window].] [Somebody must have asked it [in|here].|It has been [invited, I am sure of that|asked in, as a guest is].|Such a thing does not come unless it is [called|invited].|I believe that it has [a host|a friend] in this city.] [Find out who invited it, and do not, I beg you, tell me what they say."|Find that person; and what they say up there, please [do not tell me|keep from me]."|Bring me the name, and [nothing of|not a word of] what is said [up there|above]."|Tell me who it was, and [let me not hear what they [describe|tell]|keep what they [describe|tell] to yourselves]."]',
  ],
  fee: [
    '[The crown gives {coins} gp, in a sack that must not be emptied under the open sky.|From the crown come {coins} gp, in a sack; it must not be emptied under the open sky.|{G} has {coins} gp counted out under a table, since coins have been known to rise.|The treasury pays {coins} gp, and screws the box to whatever it stands on.]',
    '{G} offers {coins} gp, and adds that [[nobody|no one] has« yet» come back to ask for it|it has been promised [three|four] times« already», and is still there|it has« already» been promised to three others, who did not come back for it].',
  ],
  talk: [
    '{S.full} preaches under an awning that it is a mercy. [More people go there every day.|The awning has had to be made longer twice.|There is standing room only.|They have sewn on a third sail for those who come.]',
    '{A.full} has not looked at the sky since the first night, [and is the only scholar who never had to be told|and nobody had to say so].',
    'The cats of {town} do not mind it. [They look up, and purr«, and nothing happens».|A cat looks up at it for an hour, yawns, and stays where it is.|They sit on the cloth, at night, and watch it like a mouse hole.|Somebody has measured it: a cat can look for a whole night.]',
    '{T.full} has a cousin who went up. [He still owes [money|rent]; his voice comes at night and gives [excuses|reasons].|He owed [money|rent] when he went, and calls down excuses at night.|He calls down at night, [about his debts, and means well|asking whether the rent can wait].|[On still nights one hears his excuses|If there is no wind, one can hear his excuses|His excuses can be heard at night]; he went [just before|the day before|in the week before] rent day.]',
    '{B.full} ground the largest lens in the world« for the palace», and has said since« then» that it was meant to look downwards.',
    '[You should carry a stone in each hand, people say.|With a stone in each hand one is heavier, they say.] [There is hardly a cobble left in {town}.|In {town} one walks on sand by now, and the wall of the park is gone.]',
  ],
  run: [
    '[Whoever looks up must make|A look at the star [means|calls for]|A character who looks [up|at the star] makes|For those who look [up|at the star], it is] [a DC 16 Wisdom saving throw|a Wisdom saving throw (DC 16)]. [On a failure up is down for them until someone [holds|keeps] their eyes shut|Those who fail have up for down until somebody [holds|keeps] their eyes shut|Those who fail fall upwards, until somebody shuts their eyes for them]; [a rope, a ceiling or a strong friend helps|they can be held by a rope, by a friend, or by whatever is overhead|it helps to have a roof above, or a rope round the waist].',
    '[The dropped things lie in a line.|Hats, baskets and sticks lie in a line.|If one marks where things were dropped, it makes a line.|Seen on a map, what people dropped as they went up forms a line.] [Those who were taken were all walking, with small steps, in one direction|All who were taken were walking the same way, slowly|Each of those who went up had been going one way, in small steps]: towards {p3} (DC 16 Investigation).',
    '{A} sends a coach with black windows for the party, «out of concern, »and [knows« already» at which gate they arrived|it waits at the right gate, though nobody said which].',
  ],
  gist: [
    [
      "{A} called the star with the great lens, by showing it the one thing that it had never seen, which is [somebody|someone] who was not afraid: {A}'s own infant child, at {lair}. In return it tells {A} the future« of the realm», one soul per answer; {H} chooses the souls, and cuts a gap into the cloth where they will pass.",
      'v=a',
    ],
    [
      "[The star is an eye, and it is looking for a [smaller one|second, smaller one] that [it lost|fell out].|The star is in fact an eye, and it has lost another, a smaller one, which it [is looking for|wants back|has come to find].|The star is an eye [in search of|looking for] a second one, [small|much smaller], which [it once lost|it lost long ago|fell from the sky].|What people take for a star is an eye. It has lost a smaller one and [would like to have it back|has come to look for it].] {A} found that one {years} years ago, and wears it in place of an eye of {A.their} own; {B}'s great lens is ground from a piece of the lid that fell« with it». [With that eye {A} sees a week ahead.|{A} can see a week ahead with it.] At {lair} {A} is having a second lens made, «of another piece, »to see years ahead, and {H} tries it out on people who are tied to chairs« and made to look up». The gaps in the cloth are {H}'s as well: as long as people go up through them, [the star has faces to look through, and does not come to that of {A}|there are always other faces for the star than that of {A}].",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has given it a name« and holds services», and who comforts more people than {G}. [Under the awning, between two services,|After the service, folding up the chairs,] {S} says: "[I gave it a name, so that they could say it [aloud|without shaking]|I do not know what it is, I only know that they [are afraid|come here afraid]|I shut their eyes for them, [that is all|and that is all that I do]]. [I have never [looked|looked up|looked myself|looked at it|dared to look], [and I am not going to|and I never will|not even by day|not once]|As for me, I look at [my shoes|the ground|their faces|my hands][|, always|, day and night]|Tell me something [better|truer|that helps more], and I will preach [that|that instead|it tomorrow]]."',
  ],
  truth: [
    [
      [
        '[The astronomers of {town} have always known of a place in the sky where nothing is, and where nothing is too dark.|There is a place in the sky where nothing is, and it is darker than nothing should be«; the astronomers of {town} have always known it».] [In the old books of {A} it is called the Lid.|The old charts of {A} have "the Lid" there.] [It was {A} who first had the idea of calling into it.|{A} was the first who thought of calling into it.]',
        'v=a',
      ],
      [
        '[The astronomers of {town} have always known of a place in the sky where nothing is, and where nothing is too dark.|There is a place in the sky where nothing is, and it is darker than nothing should be«; the astronomers of {town} have always known it».] [In the old books of {A} it is called the Lid.|The old charts of {A} have "the Lid" there.] {years.u} years ago a corner of it broke off and came down on the palace roof, with something in it, and {A} was the first one up the ladder.',
        'v=b',
      ],
    ],
    [
      [
        "[{A}'s child was born blind.|{A} has a child, which was born blind.] It [lay beneath the lens on the first night|was put beneath the lens on the first night], laughed at the dark, and the dark opened. [It has not looked away [since|again].|From that night on it has looked at [nothing|nobody] else.|Since then the star has looked nowhere else.|It has been looking [ever since|down here ever since].|It was a look, and it has not ended.] {A} noticed that it answers when it is given [somebody|someone], and asked it what corn would cost, then where to look for the enemy's fleet. [The realm sailed where it said, and has won [both its battles|both of its battles] since.|Twice since then the fleet has waited [where it was told to|at the place it named], and the enemy has come to look for it, and lost.|Two battles have been won [with that|in that way], because the enemy came to where the fleet lay.|That is how the realm came by its two victories[|, and by an admiral who asks no questions]: the fleet lay where it was told, and the enemy came to it.|Two battles since then were won where it said, because the fleet lay there [beforehand, with lamps lit|the night before, with lamps lit].] [The child is at {lair}, and|The cradle stands at {lair}; the child] [smiles, and cannot see what it is smiling at|laughs at what it cannot see|smiles up at what it cannot see]. It has not slept for {weeks} weeks: nobody falls asleep who is looked at like that, and if it did, the star would close as well.",
        'v=a',
      ],
      [
        '[What fell was as small as a pea and warm.|It was warm, that which fell, and no larger than a pea.] {A} put it where an eye had been lost, and has seen ever since what people will do. [The star noticed, at last, that one was missing,|In the end the star missed it,|It took the star a long time to miss it. Then it turned round] and came to look for it, [without anger|as one looks for a glove]. [Whoever meets its look falls towards it, as [things do|a stone falls].|What looks it in the eye falls towards it.|Those who meet its [eye|look] fall [into|towards] it.|It looks, and whoever looks back falls.] {A} could give it back, but would then be a court astronomer with one eye«, who does not know what is going to happen».',
        'v=b',
      ],
    ],
    [
      '{T} goes round« at night» and draws the cloth to; {T} has heard those above talking and has written it« all» down. [Whatever else they say, it ends|They speak of much else, but it ends|All that they say, long or short, ends] [with the same sentence [each|every] time|always in the same way]: ["It is not looking at us."|"It does not [mean|want] us."|"We are not what it looks at."|"It looks past us, at something."]',
    ],
  ],
  turn: [
    [
      'The answers of the star were guesses, «all of them, »and came true only because {A} believed them and had the council act on them. [It has no interest in the future|The future means nothing to it|It knows no more of the future than a cat does|Of the future it knows nothing]; [it says whatever makes the child laugh|it says what the child laughs at|what it says are the words that made the child laugh|it has found out which words make the child laugh]. If {A} is shown in the book that each answer needed an order of the council to come true (DC 16 Persuasion), {A} asks no more«, and pays with [nobody|no one] else».',
      'v=a',
    ],
    [
      '[The star is not coming nearer|The star has not moved|The star stands where it always stood|It is not the star that is coming|The star does not come any nearer at all|The star has been in its place all the time]. The realm [is going|is on its way] up to it: the [whole country|land] has risen by {few3} miles since midsummer, [so evenly that only the sea has noticed it, whose edge hangs over|so gently that «no cup has tipped, and »only the sea hangs over at the edge].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} looks at the ground and knows the state of every pavement« in {town}». {G} would give [up the office|every office] to be able to look up at a cloudy sky« once more».',
    ],
    A: [
      [
        '{A} speaks« slowly,» in the past tense, also of tomorrow. {A} loves« exactly» one thing, and has never asked« it for» its opinion.',
        'v=a',
      ],
      [
        '{A} speaks« slowly,» in the past tense, also of tomorrow, and turns the head so that« always» the same eye does the looking.',
        'v=b',
      ],
    ],
    B: [
      '{B} knows glass, and nothing about people. {B} would break the lens if it were not the best thing« that [anybody|anyone] has» ever made.',
    ],
    S: [
      '{S} is a good preacher and has no faith« at all», only kindness. {S} does not look up, and [shuts the eyes of those who come, one by one, with a thumb|with a thumb shuts the eyes of those who come, one after the other].',
    ],
    T: [
      '{T} wears a bucket over the head« and knows the way by smell». {T} talks with the ones up there, so that they are not lonely.',
    ],
    H: [
      '{H} has a list and makes it fair, by drawing lots. [{H} once drew {H.their} own name and put it back.|Once it was {H.their} own name, and {H} drew again.]',
    ],
    R: [
      '{R} was born without eyes, and leads the order of the blind, who can« all» stand under the open sky. {R} has never been so powerful«, and knows that it cannot last».',
    ],
  },
  places: [
    {
      name: 'the covered market of {town}|the market under the cloth|the great market of {town}',
      look: [
        '[Black cloth hangs from roof to roof, «sewn in haste, »and beneath it lamps by day.|Somebody has sewn black cloth together, in a hurry, from roof to roof, and the lamps burn under it at noon.] [In the middle there is a tear, as large as a hand|In one spot it has torn, the width of a hand|Over the fish stalls there is a hole in it that a hand would cover|One seam has given way, a hand long]«, and [round it a ring of chalk|beneath that there is a ring of chalk|on the ground below it somebody has drawn a circle|people have put a ring of stones under it]».',
      ],
      todo: [
        "[Beneath the tear lies [everything that has been dropped|all that people let go of]|All that was dropped still lies beneath the [tear|hole]|[Baskets, hats and a violin|Hats, baskets and a drum|Shoes, shopping and a violin] lie beneath the tear, [as they fell|in a heap]|There is a heap of [dropped things|hats and baskets] beneath the [tear|hole]]; [nobody dares to go there|nobody goes to fetch anything|even the thieves stay away|all of it has been left to the pigeons|no thief has touched any of it]. [You have to crawl there backwards, eyes on the ground|The way there is [on hands and knees, backwards|on all fours, feet first], with the eyes on the ground|One gets there on one's belly, [feet first|like a crab], with the nose on the cobbles] (each character DC 16 Acrobatics, with advantage if held by the feet; whoever fails has looked up, and [falls towards the tear until pulled back|rises, until somebody pulls]).",
      ],
      what: [
        [
          'Perception :: listening under the tear at midnight :: [They are all describing the same thing, in the same words|All of them tell of one thing, and in one and the same way|Every voice describes what the others describe]: a small room, seen from above, and [[somebody|someone] in it who does not look up|in it a face that is not turned to them].',
          'v=a',
        ],
        [
          'Perception :: listening under the tear at midnight :: [They count eyes,|What you hear is counting, of eyes,|It is a choir that counts eyes,] [over and over|in a whisper|without a pause], and [it always stops at one too few|there is always one missing at the end|each time they arrive at one too few].',
          'v=b',
        ],
      ],
      who: "Investigation :: looking at the cloth round the tear :: [It was cut, at the height of a person on a ladder, with a glazier's [tool|knife].|This is no tear but a cut, made with a glazier's [tool|knife] by [somebody|a person] on a ladder.|The edge is clean. A glazier's tool did this, and somebody stood on a ladder to do it.] [{H} has signed for all ladders, on behalf of {A}.|All ladders have been lent to {H}, for {A}.]",
      where:
        'Arcana :: letting a coin go under the tear :: [It falls upwards, but with|Up it goes, but with|It drops towards the sky, but with] a drift to the north: [something below the observatory pulls harder|there is something under the observatory that pulls more than the sky does]. [That is [the second|another] dome, {lair}.|There they have built [a second|another] dome, {lair}.|There is [a second|another] dome down there: {lair}.]',
    },
    {
      name: 'the workshop of {B.full}',
      look: [
        '[Glass in all stages, from the rough block to the finished lens.|Half the benches are full of rough glass, and the other half of lenses that one hardly sees.|Everything is glass here, on all the shelves, and some of it so clear that one finds it with the elbow.|Blocks of glass stand by the door, discs on the benches, and lenses, wrapped like eggs, on the shelf.] The rough disc of the great lens« of {town}» has left a dent in the floor, in which [water stands, on end|water stands upright, like a pane].',
      ],
      todo: [
        "[{B} is tied to the bench, by {B.their} own wish.|{B} has asked to be tied to the bench.] Whoever wants to talk must grind (DC 17 Dexterity check with glazier's tools, or Sleight of Hand); the hand must not stop, or {B} [begins|starts] to look towards the window.",
      ],
      what: [
        [
          'History :: asking {B} for what the lens was ordered :: ["For something close, said {A}."|"Not for the sky, said {A}, but for the next room."|"{A} held out two hands, like that: so near."] [The [focus|focal length] of the lens is the length of [a cradle|a small cradle|a cot for a baby].|The lens has a focus [as long as|no longer than|of the length of] a [cradle|baby cot].|[Held over|Measured against] a cradle the lens is [in focus at the pillow|sharp from end to end].]',
          'v=a',
        ],
        [
          'Nature :: looking at a chip of the glass :: [It is not glass, it is horn:|No fire has made that: it is horn,|It has pores, and a vein. It is horn,] [a lid, very large, very old|part of a lid, the lid of an eye, huge and old]. [{A} brought it, and did not say where it had lain.|It came from {A}, in a closed cart, and with no word about where it had been found.]',
          'v=b',
        ],
      ],
      who: 'Insight :: asking who came to look at the work every day :: {A}, who never« once» looked through it, but asked to have it polished on the other side as well.',
      where:
        'Perception :: looking at the water in the dent :: [It leans [as a plumb line does|to one side].|The water is not level, and leans [like a plumb line|to one side].|It stands aslant, and swings a little, like a plumb line.|Its surface is a slope, and the slope [has a direction|points somewhere].|One sees it lean, like a dog at [a door|the end of its lead].] Carried« through the streets of {town}» in a bowl, it leans towards {lair}«, and leans more the nearer one comes».',
    },
    {
      name: 'the palace observatory|the royal observatory|the dome of the palace',
      look: [
        '[A dome that cannot be opened any more, because there is no up left in it.|There is no up left in this dome, which is why they cannot open it any more.|They have not opened this dome for some time, since in it everything falls the wrong way.] [Desks, maps and one night porter lie on the ceiling.|On its ceiling lie maps, desks and a night porter.|The furniture stands overhead, and a porter lies among it, with a blanket over the face.|A porter hangs in a chair overhead, asleep, and the charts lie round the chandelier.] [Under everything, where the floor was,|In the place of the floor, below it all,|Where there was a floor] a stair goes down, guarded by {H}.',
      ],
      todo: [
        '[Inside the dome« of {A}» gravity is reversed;|In the dome« of {A}» one falls upwards;] you climb, fall or fly, and everything« that is» loose goes with you. {H} has {few2} guards on long chains« here» who drop things (DC 17 Dexterity saving throw or 22 (4d10) bludgeoning damage for crossing).',
      ],
      what: [
        [
          "Investigation :: reading {A}'s book :: [Page after page of questions, each with an answer, and each with a name beside it and an hour.|Somebody has asked questions here for pages; next to each stand an answer, a name and an hour.|It has four columns: question, answer, name, hour.|A question, an answer, a name, an hour: it goes on like that for forty pages.] [The first answer was about the price of corn|It starts with the price of corn|At first somebody wanted to know what corn would cost|The first question is whether bread will be dearer on Sunday]; [the first name was that of a gardener|and a gardener has paid for it|the name beside it is a gardener's].",
          'v=a',
        ],
        [
          "Investigation :: reading {A}'s book :: [It is a diary, and each page was written a week before its day,|This is a diary, in ink, and always a week ahead,|Each day is in it a week before it comes, in the past tense,] [without a single correction|and nothing has been crossed out]. [[Beside|Next to] [each|every] day stand names, with the hour; the first of all was that of [a gardener|a palace gardener].|There are names for [each|every] day, with the hour, [and the first page has|beginning weeks ago with] that of [a gardener|a palace gardener].]",
          'v=b',
        ],
      ],
      who: 'History :: comparing the book that {A} keeps here with the decisions of the council :: {A} [proposed each measure in it, one day later, and was always right|advised each thing that stands in it, the day after, and it was always right].',
      where: [
        [
          'Stealth :: following whoever carries warm milk down the stair :: It is {H}, who goes down to {lair} every three hours«, barefoot».',
          'v=a',
        ],
        [
          'Stealth :: following whoever carries clean cloths for an eye down the stair :: It is {H}, who goes down to {lair} every three hours«, barefoot».',
          'v=b',
        ],
      ],
    },
  ],
  lairLook: [
    [
      '[The dome of {lair} has been built downwards into the rock, like a reflection.|Somebody built the dome of {lair} downwards, into the rock, as if it were reflected in a lake.|The dome of {lair} goes down into the rock where others go up.] [You stand in it as in a bowl, and above there is|It is like standing in a [bowl|basin], and over you is] the great lens, and in the lens, [so close that it has a colour, the star|larger than a moon, the star]. [[Below|Right below] it stands a [cradle|small cradle].|Where its light falls stands a [cradle|small cradle].|In the middle of its light [is|stands] a [cradle|small cradle].|There is a cradle exactly [below|under it].|A cradle rocks under it, [pushed by nobody|by itself].]',
      'v=a',
    ],
    [
      '[The dome of {lair} has been built downwards into the rock, like a reflection.|Somebody built the dome of {lair} downwards, into the rock, as if it were reflected in a lake.|The dome of {lair} goes down into the rock where others go up.] [You stand in it as in a bowl, and above is|It is like standing in a [bowl|basin], and over you is] a lens of horn, [half finished|not yet finished], which [blinks|twitches|opens and shuts]. [On the rim hang {few4} chairs in which people have been made to look|{few4.u} chairs hang on the rim«, with straps», in which people have been made to look].',
      'v=b',
    ],
  ],
  lairUse: [
    '[The lens in the dome can be [turned|swung round] by two people (DC 17 Athletics), or by one, with disadvantage.|Two people can [turn|swing round|move] the lens [overhead|of the dome|above them] (DC 17 Athletics); [one alone has|anybody alone has|one person has] disadvantage.|It takes two [people|pairs of arms] to [turn|swing round] the lens of the dome (DC 17 Athletics), or one, with disadvantage.] Whatever it points at is looked at, and falls towards it (DC 17 Strength saving throw, 60 feet a round), {A} included.',
    '[Shutting one\'s eyes in {lair} protects completely, and blinds.|With shut eyes nobody in {lair} can be hurt by it, or see.|Those who shut their eyes in {lair} are safe from it, and [blinded|see nothing].] [Whoever keeps them open, so close to it, makes a DC 16 Wisdom saving throw or falls 60 feet towards the star.|So close to [the star|it], open eyes call for a DC 16 Wisdom saving throw; [on a failure one falls|those who fail it fall] 60 feet towards the star.|This close, with open eyes, a turn begins with a DC 16 Wisdom saving throw, and those who fail fall 60 feet towards the star.] [Ask each player at the start of a turn, "open or shut?", before anything else is said; {A} asks as well.|Before a player says anything in a turn, {A} asks, politely, "Open or shut?"|Each turn begins with a question by {A}: "Open or shut?"]',
  ],
  tactics: [
    '{A} is certain of what is coming, and so it comes about (once a round, one attack that hits has missed instead), until [somebody|someone] does something« that» [nobody|no one] would do; {H} cuts the ropes of those who have tied themselves',
  ],
  companions: [
    [
      'For weeks [nobody|no one] who serves {A} has looked at anything but« a pair of» boots. [Whoever takes one by the chin, gently (DC 16 Persuasion or a grapple), has won them over or lost them upwards.|To lift one of these chins (DC 16 Persuasion or a grapple) is to win somebody over, or to lose them upwards.|Lift one by the chin, gently (DC 16 Persuasion or a grapple), and there is one helper more, or one more on the way up.]',
      'escort=people',
    ],
    [
      "[What serves {A} here has been blindfolded and obeys the voice of {A}.|{A}'s servants here wear blindfolds, and go by {A}'s voice.] [Whoever imitates it (DC 17 Deception or Performance) sends one of them|A good imitation of it (DC 17 Deception or Performance) sends one of them|Somebody who can do that voice (DC 17 Deception or Performance) can order one of them|If that voice is imitated (DC 17 Deception or Performance), one of them goes] [up the stair|up the stair, out of the fight|away, up the stair].",
      'escort!=people|no',
    ],
  ],
  parley: [
    [
      "[The star hears what is said beside the cradle|What is said beside the cradle, the star hears|Next to the cradle one can talk to the star]; [so far {A} has only asked it questions there|until now it has only been asked questions there, by {A}|all that it has heard there are {A}'s questions]. Whoever [offers it something to look at that wants to be looked at|gives it something to see that is meant to be seen] ([a song, a dance, a story told to it|a dance, a trick, a tale told to its face|a story, with gestures, or a song]; DC 17 Performance) has its attention [for as long as that lasts|until it is over], and« even {A.name} does not dare to interrupt the show;» nobody looks at the child meanwhile, which {T}, if brought along, or one of the party can rock to sleep (DC 16 Performance), and then the star closes too.",
      'v=a',
    ],
    [
      '[The star hears what is said beside the chairs|What is said beside the chairs, the star hears|From the chairs one can be heard by the star]; [so far nobody has spoken to it there|until now nobody has spoken to it there|it has only heard screams there so far|nobody has thought of speaking to it]. Whoever [offers it something to look at that wants to be looked at|gives it something to see that is meant to be seen] ([a song, a dance, a story told to it|a dance, a trick, a tale told to its face|a story, with gestures, or a song]; DC 17 Performance) has its attention [for as long as that lasts|until it is over], and« even» {A.name} does not dare to interrupt the show. Meanwhile somebody else« ({T} will come along for it)» can talk {A} into giving back the small eye (DC 16 Persuasion), since« for once» nobody is looking; when the star has it, it closes, content.',
      'v=b',
    ],
  ],
  spells: [
    [
      11,
      '*True Seeing* [shows [what it looks like|its real shape]|shows it [as it is|without its light]|tells a character what it really [looks like|is]|shows [all of it|the whole of it], for [the length of a breath|one breath|a moment]|makes clear what it [is|looks like]|does not blink in time, and [shows it|shows all of it]]. [The player is given a sheet of paper and may draw it|Let the player draw it, [without a word|in silence]|Pass the player pencil and paper|What it was, the player may draw, but not say]; [the character [does not speak|says nothing] for a day|the character is silent until the next [day|evening]|for [a day|a day and a night] no word comes from the character].',
    ],
    [
      11,
      '*Sending* to [somebody|someone] who has gone up: ["Warm, and please do not pull.|"It is [warm|light|quiet] here, do not pull.|"Let go, it is [pleasant|warm|good] here.|"We do not [want|mean] to come down.] [{few6.u} of us hold hands|We hold hands, all {few6}|We are {few6}, together], and [it does not look|it looks elsewhere|it came for others]. [Tell my wife I have seen her hat."|My [wife|brother|sister]\'s hat [came by|flew past]."|The key is under the [pot|third pot|mat]."|Feed the [cat|hens|goat]."|I was wrong about the [roof|chimney|gutter]."|Somebody has brought [an accordion|a fiddle|cards]."|How small [our house|the town|the palace] is!"|Nobody is [cold|hungry|tired]."]',
    ],
    [
      11,
      [
        '*Legend Lore* on the Lid: ["It was shut by one who could not see, with a song."|"A song closed it once, and the singer was [blind|a blind child]."|"[The blind one sang|A blind child sang to it], and it shut."]',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the Lid: ["There was one lid for two eyes, and it fell with one of them, and was [ground to glass|ground and polished]."|"It had two eyes under one lid, and [half|a piece] of the lid is a lens now."|"The lid broke, and with it the lesser eye [came down|fell], and the greater one is awake."|"Two eyes slept behind it; one fell, [and the lid with it, and hands have polished it|with the lid, and the lid was ground to glass]."]',
        'v=b',
      ],
    ],
    [
      13,
      '*Teleport* and all travel by spell within sight of {town} ends one mile too high. [Those who can fly have time to think of something.|It is a long way down, and time to think of something.]',
    ],
    [
      13,
      '*Reverse Gravity* [makes {p3} normal for a minute|gives {p3} its floor back for a minute]. [People there stand and weep on the floor.|Somebody kneels, and kisses the floor.|For that minute people sit on [real chairs|the floor], and are afraid to move.|Whatever lay on the ceiling comes down, people too (those below have a moment to step aside).]',
    ],
    [
      15,
      '*Antimagic Field* [has no effect on it|does not stop it|is lost on it]: [it is no magic, it is attention|attention is not magic|to be looked at is not a spell].',
    ],
    [
      17,
      '*Gate* or *Wish* that it may go away [moves it|sends it] into the dream of [whoever has cast it|the caster]. [It is lonely there, and comes back.|After three nights of that it comes back, and the caster has white hair.|There it finds nobody to look at, and comes back.]',
    ],
    [
      17,
      [
        "*Foresight* [is answered|gets an answer]: [the caster is asked, politely, for one soul|there is a price, one soul, and the caster may choose whose|one soul, says a child's voice, and [it will be told|all will be told|the caster shall know]].",
        'v=a',
      ],
    ],
  ],
  clock: [
    [
      [
        "[{H} draws a lot.|{H} puts a hand into the bowl.|Another lot is drawn, by {H}.] [{A} asks a question about the party.|{A}'s question«, that night,» is about the party.]",
        'v=a',
      ],
      [
        '[{H} draws a lot.|{H} puts a hand into the bowl.|Another lot is drawn, by {H}.] {A} [knew the name before, and has written it down|does not have to look; the name is in the book].',
        'v=b',
      ],
    ],
    {
      text: [
        "{S}'s awning burns in the night; {few} hundred stand under the open sky«, and [hold each other's eyes shut|each holds a hand over the eyes of the next]».",
      ],
      stop: [
        "hang the party's own cloth over the square, or sing so that they look at the singers (DC 17 Performance); {S} knows« all» the verses",
      ],
    },
    {
      text: [
        [
          "[The council decrees«, on {A}'s advice,» that the long clear night will be celebrated in the open air.|{A} advises the council, and it decrees a feast under the open sky, for the long clear night.] [For so many souls the star has promised {A} a hundred years of answers.|A hundred years of answers is what the star has promised {A} for so many.]",
          'v=a',
        ],
        [
          "[The council decrees«, on {A}'s advice,» that the long clear night will be celebrated in the open air.|{A} advises the council, and it decrees a feast under the open sky, for the long clear night.] [With so many faces to look at, {A} hopes, the star will not find the one that has its eye.|Among two million faces, {A} thinks, there is one that the star will not find.]",
          'v=b',
        ],
      ],
      stop: [
        'put before {G} the book« that {A} keeps» in {p3}, with a name for each hour (DC 16 Persuasion), or ask {A} in council what the party will say next, and say something else',
      ],
    },
    [
      '[The cloud passes. {town} has good weather.|There is not a cloud left.|The last cloud has gone [by|before] sunset.|The sky is clear, down to the [hills|roofs].] [It begins with a child in {town} who|A child in {town} is the first to look up, and] says, ["oh, look"|"how near it is"|"it has a face"].',
    ],
  ],
  after: [
    'In the morning the streets« of {town}» are very clean. [For many years there is a second, smaller light beside the star, and sailors think that it is pretty.|Sailors have two stars to steer by from then on, and the smaller one hums.|A second star, a small one, stands beside the first for many years, and lovers have given it a name.]',
  ],
  endings: [
    {
      heading: 'It looks away',
      text: [
        [
          'While the star looks at something else, [[somebody|someone] sings the child to sleep|the child is [sung|rocked] to sleep|[somebody|someone] rocks the child until it sleeps]; [it closes its eyes, and so does the star|its eyes fall shut, and [those of the star do, too|the star shuts too]|when its eyes close, the star [closes as well|does too]]. Over {town} they come down like leaves, {num} of them«, in the middle of their sentences». {A} [stands below and holds out both arms for one of them, any one|runs about beneath them, with open arms, to catch one, whichever it may be].',
          'v=a',
        ],
        [
          'The small eye is held up«, by {A} or by whoever has taken it from {A.them}, and it is quite light». The star takes it and goes home. {num.u} people come down like leaves, and all who went up after them, and the realm settles, with a jolt that [breaks all the glass in it but one lens|spares one lens, of all the glass in the country]. {B} covers [that|this one] with a cloth.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The blind city',
      text: [
        'If the long clear night cannot be prevented, {town} [can be led through it with bandaged eyes|can be taken through it with bandages over the eyes], by {T} and the blind« of the city, from hand to hand». *The price:* [the star stays|the star is still there|it goes on shining over {town}|it does not go away], and [from then on there are two cities, by day and by night|there is a city by day, and another by night|after dark {town} belongs to the blind], [and there are children who are never told why|and nobody tells the children why|and what the children are told is not true].',
      ],
    },
    {
      heading: 'Something better to look at',
      text: [
        '[The star will follow one of the party who goes far away from {town} and lets it watch.|If one of the party goes away, and lets the star watch, it goes along, and leaves {town} alone.|Where one of the party goes, far from {town}, the star will go, as long as it may watch.] *The price:* [whoever it is must not be bored for the rest of their life|that person has to be worth looking at, day and night, until they die]; {G} will send them news.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[All of {town} is on its way up.|{town} is falling, all of it, upwards.] [The fall lasts about an hour,|It takes an hour to get there,|There is an hour left before they arrive,] in which the party can [climb from one person to the next«, hand over hand,» and cover their eyes|swim through the crowd«, from one to the next,» and cover their eyes]. [One in the midst of them is not looking: {T}, with the bucket.|In the midst of them hangs one who does not look: {T}, with a bucket over the head.]',
      ],
    },
  ],
  hoard: [
    'On the ceiling of the dome lies what fell out of {num} pockets: {items}, and {worth}. {G} has had the owners asked; [they do not want back what the star has looked at|they want nothing« back» that the star has had].',
    '{A} had been told what the party would find here, and so put it here, and labelled it« for them»: {items}, and {worth}.',
  ],
  favour: [
    '[The star has noticed the party.|The star remembers the party.|The party has a friend at a great height.] [Once, when one of them is looked for by [anyone|anybody], by whatever means, it blinks.|One time, when somebody searches for one of them, by spell or by eye, it blinks, and they are not found.]',
    '{B} grinds them a glass« as large as a coin». [Through it you see what [somebody|someone] is really looking at.|It shows what a person is really looking at.]',
  ],
  steps: [
    'Find out what the star is looking at.',
    'Speak with the maker of the great lens.',
    'Find out what those who have gone up are describing.',
    'Make it look away before the long clear night.',
  ],
  acts: starActs,
};

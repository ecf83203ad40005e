import { mayorPigActs } from './mayor-pig-acts.ts';
import type { Tale } from './tale-types.ts';

export const mayorPigTale: Tale = {
  id: 'mayor-pig',
  titles: ['The Honourable Mayor', 'A Pig in Office'],
  tones: ['whimsical'],
  levels: [1, 6],
  cast: {
    G: 'beadle|town clerk',
    A: 'cheese merchant',
    B: 'swineherd',
    S: 'chimney sweep',
    T: 'scullion',
    H: 'stage painter',
    R: 'pig judge',
  },
  deadline: 'the town fair',
  num: [21, 60],
  onlyIn: { a: ['stove pipe', 'Duchess'], b: ['birch bark'] },
  lair: {
    name: "the ice house|the old ice house|the ice house on the north bank|the ice house across the river|the town's ice house|the brewers' ice house",
    short: 'ice house',
    terrain: 'underground',
  },
  alsoOf: ['she'],
  escort: ['people', 'beast', 'fey'],
  pitch: [
    '[By {num} votes to {few} the people of {town} have elected a pig.|The people of {town} have elected a pig, by {num} votes to {few}.] «[They meant it as a protest, but the pig moved in.|It was a joke, and the pig accepted.|Nobody had asked the pig, who accepted.|The other candidate was a notary.|It was to teach the council a lesson, and it has.|The pig took the oath without a murmur.] »[{G} swears that town government has never been so good, since the mayor sleeps through every meeting and what she steps on is law.|The mayor sleeps through every meeting, what she steps on is law, and town government, says {G}, has never been so good.|It was the best government that {town} ever had«, says {G}»: the mayor slept, and what she stepped on was law.] [[Now the mayor has been exchanged.|Now there is another pig in the chair.|But for {weeks} weeks a stranger has been wearing the chain.] [The new pig looks the same, but it has begun to have opinions.|It looks like the mayor, and it has opinions.|To look at it is the same pig, but it makes speeches.|One cannot tell the two apart, until this one gives its opinion.]|And now somebody has changed the mayor for another: the same [size, the same colour, the same chain, but it has opinions|ears, the same weight, and on every matter an opinion|spot on the left ear, and a view on drains].]',
  ],
  stakes: [
    '[At the town fair, in {days} days, the new charter is to be signed, with a trotter, before [everybody|everyone].|The town fair is in {days} days, and there a trotter is to be set under the new charter.] [{G} has read the draft: in it {town} gives up eating«, selling» or mentioning cheese by any merchant but one«, [for ever|for good]».|According to the draft, which {G} has read twice, no cheese may be eaten, sold or mentioned in {town} any more but that of one merchant.]',
  ],
  start: [
    [
      '[The council of {town} is in session.|You are sitting in the public gallery of the council of {town}.|It is item nine on the list of the council of {town}.] [The mayor lies on a cushion«, in a chain of office», and snores.|On a cushion at the head of the table, in the chain of office, the mayor is snoring.|At the head of the table, on a cushion, the chain of office rises and falls over a large pink chest.] [{G.full} reads the next motion, looks at the pig, and waits.|A motion is read out by {G.full}, about drains, and all eyes go to the pig.|"Those in favour," says {G.full}«, and looks at the pig».] [Then the pig [lifts its head, looks straight at you|sits up, looks you in the eye], and says, in a deep voice, "Postponed." [A councillor faints.|You hear a councillor fall.]|The pig looks past everybody at you and says, in a bass, "Postponed." [One of the councillors slides under the table, in a faint.|Somebody\'s pen rolls off the table, and then somebody.]|At that the pig opens one eye, [finds you with it, and says, as deep as a cellar|fixes you with it, and says, from deep down], "Postponed." [Nobody moves, apart from one councillor, who goes down slowly, holding on to the tablecloth.|The silence lasts until a councillor falls off a chair.]|"Postponed," says the pig, [loud and clear, and an old councillor falls over sideways|in a voice like a drawer full of gravel, and there is a thud from the back bench].] ["It has never said that before," whispers {G.full}.|"That is not in the minutes of any meeting," whispers {G.full}.|"It is against it," whispers {G.full}, with the pen in the air.] ["It has always been in favour."|"It never used to have a view on anything."|"In three terms it has only ever agreed."|"It nods. It has always nodded."|"And it is against drains, of all things."]',
      '@council',
    ],
    [
      '[In the mud before the gate of {town} sits {B.full}, with both arms round a fat pig«, and will not get up».|At the gate of {town} you have to step round {B.full}, who sits in the mud and holds a fat pig, cheek to cheek.|{B.full} has sat down in the mud, in the middle of the gate of {town}, and is comforting a fat pig, or the other way round.] ["She is the sister of the mayor," says {B.full}.|"This is the mayor\'s sister," says {B.full}.|"They are sisters, she and the mayor," says {B.full}.] ["Look where she points her tail: at the town hall.|"She has turned her back to the town hall.|"She used to watch the town hall all day, and now she will not.|"Since that morning she will not look at the town hall.|"I turn her round, and she turns back, away from the town hall.] [She has never done that, and the one in there has not had breakfast with us."|And the one in there [has missed breakfast with us|did not come to breakfast]."|The one in there says good morning, and does not come for her turnip."|She knows what I know: that is not the mayor in there."] [From the town hall comes applause; the mayor, they say, [is giving a speech|has just made a joke].|Through the windows of the town hall one hears a bass voice, and laughter in the right places.|Behind the windows of the town hall they are clapping.|Somebody in the town hall is giving a speech, and it is not a bad one.|In the town hall a deep voice makes a joke, and a hundred people laugh.]',
      '@mud',
    ],
  ],
  ask: [
    '[{G} wants the real mayor back in the chair« before the fair», and no scandal.|The real mayor is to be in the chair again before the fair, and quietly, if {G} can have it so.] ["We are a laughing stock, but an honest one."|"Let them laugh, but at the pig that we elected."|"I have taken the oath to one pig, and not to any pig."|"If we are to be governed by a pig, then by ours."|"A town may be ridiculous, but it may not be cheated."|"My oath was to her, chain or no chain."]',
    '["Find out who is doing it," says {G}.|"I want to know who has done this," says {G}.|"There is somebody behind this, on two legs," says {G}.] ["And please be respectful, for the sake of the office."|"Nobody is to say \'pig\' in the town hall, if it can be helped."|"In the meantime it will get its turnips, like any mayor."|"With respect, if you please: there is the pig, and there is the office."|"And take your hats off when you search the chamber."|"Until it is proved, you will bow to that pig as I do."]',
  ],
  fee: [
    '[The fee is {coins} gp, from the budget for truffles|{coins} gp are left in the budget for truffles, and that is the fee]«, which {G} [would have liked to keep|parts with as one parts with a friend]».',
    '{G} promises {coins} gp, and as the mayor is indisposed, {G} signs for her«, and [looks away|crosses two fingers behind the paper]».',
  ],
  talk: [
    '{S.full} has been saying for years that animals could talk«, if only they were asked». [Now it is suspicious.|Since last week nobody has laughed at that any more.|Now that one of them talks, it sounds like a confession.|Lately people have moved away when they hear it.]',
    '[The mayor of {town} has grown thinner, and it suits her.|The mayor of {town} has lost weight, and they say that it is the work.|The mayor of {town} no longer fills the cushion.]',
    '{A.full} voted for the pig, and [brings it a cheese every morning«, with a bow»|every morning has a cheese for it, and a bow].',
    '{B.full} talks to pigs« more than to people», and [has been dismissed as "too familiar with the mayor"|is not allowed into the town hall any more, being "too familiar with the mayor"].',
    '[There are two chains of office in {town} now.|Somebody has counted the chains of office in {town} and got two.|{town} has got a second chain of office from somewhere.] [One of them is cheese.|The second is made of cheese.|A dog tried to eat one of them.]',
    '{T.full} carried the scraps past the mayor last week and swears that the pig [winked|nodded, as one does to staff].',
  ],
  run: [
    '[The real mayor comes when you say "any other business" ([nobody|no one] has ever found out why).|At the words "any other business" the real mayor would [come at a run, for reasons of her own|wake up and come to the speaker].|One used to say "any other business", and the real mayor [came, wherever she was|was there before one had taken a breath].|Three words, "any other business", [make the real mayor come running|have always brought the real mayor to the spot].|Whatever the real mayor is doing, at "any other business" she drops it and comes.|For the real mayor "any other business" is what a rattling bucket is for other pigs.] [The one whom {G} serves« now» does not.|On the one whom {G} serves now the words have no effect at all.|{G} has tried it on the present one, and nothing happened.|The present one only looks at {G} when it is said.]',
    [
      "[There is soot on the cushion: [somebody|someone] paints a pig's left ear [each|every] morning (DC 12 Investigation).|The cushion has a sooty corner (DC 12 Investigation): a pig with a painted left ear has slept on it.] [The real mayor has a black spot there; this one runs in wet weather.|There the real mayor has a black spot, and the spot of this one runs in the rain.|That is where the real mayor has a black spot, which does not come off.]",
      'v=a',
    ],
    '{A} [asks [everybody|everyone] whether they too find that the speeches are getting better, and notes down who says no|praises the speeches of the mayor, waits for a second too long, and writes down who has not nodded].',
  ],
  gist: [
    [
      "{A} has taken the mayor to {lair} and put a trained sow in her place, for which {H}«, under the floor of the council chamber,» speaks through a pipe. [At the fair the sow signs the cheese charter.|It is the sow that is to sign the cheese charter at the fair.|The trotter under the cheese charter is to be the sow's.|All of it is for the cheese charter, which the sow is to sign at the fair.|At the fair the sow has only one thing to do, which is to step on the cheese charter.]",
      'v=a',
    ],
    [
      '[The pig in the town hall is no pig« at all», but a bored spirit of the woods to whom {A} promised a town to play with.|A spirit of the woods, which was bored, sits in the town hall in the shape of a pig: {A} has lent it the town to play with.] The mayor is at {lair}. [The spirit has found out that it likes making speeches, and has its own plans for the fair.|Only, the spirit has come to like speeches, and [has plans of its own for the fair|means to give one at the fair].|The spirit was to sign the cheese charter, but has discovered [public speaking|applause|that crowds clap].|For the fair [the spirit has plans of its own, and they are not about cheese|the spirit is working on a speech of its own].]',
      'v=b',
    ],
  ],
  suspect: ['{S}, who did talk to the mayor by night«, through the chimney, about life».'],
  truth: [
    [
      '[{A} makes a cheese that [nobody|no one] buys twice.|[Nobody|No one] has ever bought the cheese of {A} a second time.] [At the last fair it came last of {few2}«, behind a turnip», by decision of the mayor«, who stepped over it».|At the last fair the mayor stepped over it, and by that decision it took the last place of {few2}, behind a turnip.] [{A} had been in favour of the pig until then.|Until that day the pig had the vote of {A}.|From then on {A} was in opposition.]',
    ],
    [
      [
        '[So {A} bought a sow that can count, had {H} paint the ear, and moved the mayor by night«, in a cheese cart,» to {lair}.|So {A} got a sow that can count, {H} painted one of her ears, and a cheese cart took the mayor to {lair} by night.] [The pipe under the chamber is a stove pipe.|A stove pipe runs under the chamber.|For the voice there is a stove pipe under the chamber.] [{H} does the voice lying down, and has begun to get letters from admirers.|The voice is that of {H}, who lies flat under the floor and has begun to get letters from admirers.|{H} speaks into it«, lying on one side, and gets letters from ladies».|It is {H} who speaks, with a cushion under one elbow, and has a following by now.]',
        'v=a',
      ],
      [
        '[So {A} went into the wood with a bottle and came back with [somebody|someone].|So {A} went looking in the wood for [somebody|someone] who had nothing to do.] [It takes any shape that is offered cheese.|For cheese it turns into whatever is wanted.|It had never had cheese before, and became a pig for it.|It thinks the cheese excellent, which settled the matter.] [{H} taught it the duties of a mayor« in an afternoon».|The duties of a mayor it learnt from {H}, in an afternoon.|One afternoon with {H} was enough to teach it what a mayor does.] [It has since read all the laws« of {town}»,|Since then it has read every law of {town} from end to end,] laughed at the right places, and means to [abolish Mondays at the fair|do away with Mondays, at the fair].',
        'v=b',
      ],
    ],
    [
      '[{T} brings scraps to {lair} every evening "for a guest with a good appetite", and is the only one in {town} who knows that the guest is fond of singing.|Every evening {T} takes scraps to {lair}, "for a guest", and has noticed that the guest eats well« and likes to be sung to».] [{T} has been given a barrel of the cheese by {A} as hush money, and would like to talk about it.|For {T.their} silence {A} has given {T.them} a barrel of the cheese«, which {T} would gladly give back, and talk».]',
    ],
  ],
  turn: [
    [
      '[The mayor was about to do something« for the first time».|For the first time in her term the mayor had meant to do something.] [On the last evening she had walked to the new draft for the poor fund and, before {B} as a witness, put her foot on it, firmly.|It was on the last evening: {B} saw her walk across the table to the draft for a poor fund, and step on it«, with decision».] [Nobody has filed it, and it lies under the cushion.|It was never put on file, and is still lying under the cushion.|It slipped under the cushion, where it is now.|The cushion was put back on top of it.|Those who tidied up have put it under the cushion.|Nobody has dared to pull it out from under the cushion.]',
      'v=a',
    ],
    [
      '[The election was the idea of the spirit.|It was the spirit that thought of the election.] It spoke from under the podium in the voice of a pig, {few3} votes were its own, and [what {A} took to {lair} is a perfectly ordinary pig, to whom [everybody|everyone] owes an apology|{A} has carried off a pig to {lair} who never asked to be mayor].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has served {few5} mayors and liked only this one«. {G} [stands up whenever a pig comes in, any pig|gets to {G.their} feet for any pig]».',
    ],
    A: [
      '{A} wants [someone|somebody] to like the cheese. {A} is [generous«, loud» and deeply hurt, and carries samples|loud, generous and hurt to the heart, and has samples in every pocket].',
    ],
    B: [
      '{B} has fed the mayor every morning« since the election» and can tell {num2} pigs apart by their manners; at the words "any other business" the real one comes running. {B} speaks to the party [as if|as though] they were shy.',
    ],
    S: [
      '{S} is black all over«, waltzes,» and believes in the brotherhood of animals. {S} [has an alibi that involves a goose, and is ashamed of the goose|was with a goose at the time, and would rather not go into it].',
    ],
    T: [
      '{T} knows [everything that is thrown away in {town}|{town} by what it throws away]. {T} wants a fresh loaf«, [and nothing whatever on it|and no cheese with it]».',
    ],
    H: [
      [
        '{H} has always wanted to be listened to. {H} has written the best speech that {town} has ever heard, «for the fair, »and has not« yet» noticed that it is against cheese.',
        'v=a',
      ],
      [
        '{H} has always wanted to be listened to. {H} has written the best speech that {town} has ever heard, «for the fair, »and the spirit has read it, and means to make another.',
        'v=b',
      ],
    ],
    R: [
      '{R} has judged pigs« at {num3} fairs», is incorruptible, and has never once been smiled at by one. {R} travels with a folding chair and a spirit level.',
    ],
  },
  places: [
    {
      name: 'the council chamber|the chamber of the council|the town hall chamber|the council room',
      look: [
        '[Portraits of mayors«, the last one done from below».|Along the wall hang the mayors, all painted from the front but the last one, who is painted from below.|A long table, {few5} portraits of men in ruffs, and one of a pig.] [A cushion, a trough with the arms of {town}, and on the table the great seal in the shape of a trotter.|There are the cushion, the trough with the arms of {town}, and the great seal«, which is a trotter in brass».]',
      ],
      todo: [
        '[Nobody may be in here without a motion.|Without a motion nobody is admitted.|One needs a motion to be let in.] [Whoever moves something, anything (DC 12 Performance to keep it going), makes the council sit and listen while others look around.|While somebody moves something, no matter what (DC 12 Performance to keep it going), the council has to sit and listen, and others can look around.]',
      ],
      what: [
        [
          'Investigation :: crawling under the table :: [A stove pipe ends under the cushion.|Under the cushion there is the mouth of a stove pipe.|There is a stove pipe in the floor, just under the cushion.] [It still smells of onions, and on it sits an echo.|Onions have been breathed through it, and an echo sits inside.|Whoever spoke through it last had eaten onions.|It answers if one whispers into it, and smells of onions.] [Beside it lies the draft for a poor fund, with the print of a« muddy» trotter.|There is also a draft for a poor fund, and [a trotter has been set on it|somebody heavy has stepped on it].|Somebody has sat on a draft for a poor fund for weeks, and before that a trotter was set on it.|A paper has slipped in beside it: the draft for a poor fund, signed with a muddy trotter.|The paper that was pushed in there is a draft for a poor fund, with a trotter for a signature.]',
          'v=a',
        ],
        [
          'Arcana :: looking at the trough :: «[It is clean.|Not a crumb is in it.|It might have been polished.] »[In {weeks} weeks this pig has not eaten a single turnip, but the cheeses are gone, with their boxes.|The turnips of {weeks} weeks lie beside it, but of the cheeses not even the boxes are left.]',
          'v=b',
        ],
      ],
      who: "Persuasion :: asking the councillors who proposed the new charter :: [It arrived by post.|It came by post, unsigned.|The post brought it, without a name.|One morning it was in the letter box.] [The stamp has been licked by [somebody|someone] who had had cheese: {A.name}'s, there is no doubt, one never forgets it.|But the envelope has been licked, and smells of cheese, {A.name}'s, which nobody mistakes for another.|One need only sniff at it to think of {A.name}'s cheese, with regret.|It smells, and of {A.name}'s cheese«, which one does not forget».]",
      where:
        'Nature :: looking at the hay that the cart of {A} has lost at the back door :: [It is damp« and cold», with sawdust in it.|Hay should not be so cold, or so wet, and there is sawdust in it.|Sawdust sticks to it, and it is as cold as a cellar step.] [Nothing is kept in sawdust in {town} but what lies at {lair}.|There is only one use for sawdust in {town}, and that is at {lair}.|Whoever needs sawdust in {town} needs it for ice, at {lair}.]',
    },
    {
      name: 'the yard of {B.full}|the pig yard of {B.full}|the muddy yard of {B.full}',
      look: [
        '[{num2.u} pigs, who all look up at once.|{num2.u} pigs stop chewing when you come in.|Here live {num2} pigs, and they make room for visitors.] [On the gate hangs a row of ribbons, and under the last one stands "Mayor of {town}".|Along the gate hang ribbons, and the last of them says "Mayor of {town}".|Above one trough«, which is empty,» somebody has painted "Mayor of {town}".]',
      ],
      todo: [
        '[{B} will not say anything in front of the pigs that could upset them.|In front of the pigs {B} talks of the weather only, so as not to upset them.] [{B} [has to|must] be taken for a walk«, with the two largest ones, who lead» (DC 12 Animal Handling).|To hear more one goes for a walk with {B.them} and the two largest, who decide on the way (DC 12 Animal Handling).|It takes a walk, on which the two largest go in front and have to be held (DC 12 Animal Handling), before {B.they} talks.]',
      ],
      what: 'Animal Handling :: watching how the pigs behave towards the town hall :: [They turn their backs to it.|All of them turn their backs on it.|They lie with their tails to it, every one.] [It is either a stranger, says {B}, or it is [somebody|someone] who is no pig.|That they do for strangers, says {B}, and for those who only look like pigs.|{B} knows what that means: in there sits a strange pig, or none.]',
      who: 'Investigation :: looking at the tracks by the gate :: [A cart with one wheel too round, that of a cheese; {B} has mended it once, for {A}.|One wheel of the cart was a cheese, by the track; it belongs to {A}, and {B} put that wheel on.]',
      where:
        'Survival :: letting the old boar lead :: [He loses the trail at the river and finds it again on the other side, in front of {lair}.|At the river he has it no longer; on the far bank he has it again, in front of {lair}.|He goes straight to the river, swims«, shakes himself», and sits down in front of {lair}.]',
    },
    {
      name: 'the cheese cellar of {A.full}|the cheese vault of {A.full}|the cellar of {A.full}',
      look: [
        '[Shelves of cheeses«, all of them still here».|There is a great deal of cheese, on shelves, and none of it has ever left.|Cheese upon cheese, with a label on each, and the oldest labels have faded.] {A} cuts the party a piece and [watches their mouths|waits, with the knife in the air|does not breathe until they have chewed].',
      ],
      todo: [
        '[It has to be eaten (DC 13|There is no way round the plate (DC 13|One cannot refuse (DC 13] Constitution saving throw, or the eater sits down for ten minutes). [Whoever asks for more makes {A} cry, and may look at everything.|To ask for a second piece moves {A} to tears, and then one may look at everything.]',
      ],
      what: [
        [
          'Investigation :: reading the correspondence :: [A receipt for a sow, "counts to {few3}, answers to Duchess".|Somebody has sold {A} a sow: "Duchess, housetrained, counts to {few3}".|There is a bill for a sow by the name of Duchess, who "counts to {few3}".]',
          'v=a',
        ],
        [
          'Investigation :: reading the correspondence :: [A contract on birch bark: a town«, whole, on loan», against all the cheese you can eat«, signed with a leaf».|Somebody has signed with a leaf: a contract on birch bark, about the loan of one town, whole, against all the cheese that can be eaten.|On birch bark somebody is promised one town, whole, to play with, and cheese without end; the second signature is a leaf.|Between two bills lies a piece of birch bark: "One town, for as long as the cheese lasts", and a leaf for a seal.]',
          'v=b',
        ],
      ],
      who: "Perception :: finding the chain of office in the mould :: [{A} has had it copied, link by link, by {H}, in a hard cheese, for the times when the real one is at the goldsmith's.|It is a copy in hard cheese«, link by link», which {H} has made and {A} has paid for.]",
      where:
        'Persuasion :: asking {A} what it costs to keep so much cold :: {A} pays {num5} silver a month for {lair}, "for storage"«, [and blushes|and looks at the floor|and then asks how they know]».',
    },
  ],
  lairLook: [
    "[Blocks of river ice, sawdust to the knees, and between two lamps, on a sofa from the town hall, lies the mayor, under three blankets.|Ice as high as a house, and in the middle a sofa« from the town hall», with the mayor on it«, under three blankets».|[Ice from the river is stacked to the roof, and one wades in sawdust.|It is all ice and sawdust, and one's breath smokes.] [Between two lamps stands a sofa from the town hall, and on it, under three blankets, lies the mayor.|The mayor lies on a sofa that is missing from the town hall, in three blankets, with a lamp on either side.]|[The lamps show walls of ice, a floor of sawdust, and a sofa from the town hall, with three blankets on it|Between walls of ice somebody has lit two lamps beside the sofa that is missing from the town hall, and put three blankets on it]; [the blankets snore, and that is the mayor|under the blankets snores the mayor|a snout looks out of the blankets, and it is the mayor's].|The mayor lies on a sofa, [with three blankets over her and river ice all round, and has kicked sawdust over one of the lamps|warm under three blankets, in a hall of ice and sawdust, and has not been told whose sofa it is].] [Somebody has been reading to her.|Nobody has been unkind to her; a book lies open on the ice, with a straw in it for a mark.|There are turnips in a bowl, [cut small|peeled].|At her feet lies a brick in a towel, and it is still hot.|Somebody has put a vase with clover beside her.|On the arm of the sofa lies a book of fables, open at the fox.]",
  ],
  lairUse: [
    '[The floor of {lair} is ice under sawdust: whoever runs or is hit slides ten feet further than intended (DC 12 Acrobatics).|Under the sawdust {lair} has a floor of ice, on which whoever runs or is hit slides on for ten feet (DC 12 Acrobatics).]',
    "[A cheese of {A.name}'s, thrown, makes [everybody|everyone] within five feet hold their breath (DC 13 Constitution saving throw or no reactions until the end of the next turn).|Where a cheese of {A.name}'s lands, [everybody|everyone] within five feet stops breathing (DC 13 Constitution saving throw or no reactions until the end of the next turn).] There are {few4} of them.",
  ],
  tactics: [
    [
      '{A} rolls cheeses from above«, and with each one calls out its name»; {H} shouts into the drain pipes, so that the voice comes from four corners at once',
      'v=a',
    ],
    [
      '{A} rolls cheeses from above«, and with each one calls out its name»; {H} shouts into the drain pipes, so that the voice comes from four corners at once; the spirit has come to watch, sits on the highest shelf« as a pig», and gives marks to both sides',
      'v=b',
    ],
  ],
  companions: [
    [
      'Whoever helps {A} is paid in cheese and [may be won over with anything else that can be eaten (a ration, no check)|changes sides for anything else to eat (a ration, no check)].',
      'escort!=no',
    ],
  ],
  parley: [
    'Whoever finishes a whole piece«, looks {A} in the eye» and says what could be done better (DC 14 Persuasion, with advantage if it is true) has ended the fight. [{A} takes notes, and the mayor is led out under an umbrella.|{A} writes all of it down; then the mayor is led out under an umbrella.|"More salt?" asks {A}, and has the mayor fetched.|{A} sits down on a cheese, and asks for it to be said again, slowly.]',
  ],
  spells: [
    [
      1,
      [
        '*Speak with Animals*: the mayor, as soon as she is found, [is glad to talk at last, wishes to thank the voters, and says that "the thing in my chair" hums at night|thanks the voters«, asks after the drains», and says that "the thing in my chair" hums at night].',
        'v=b',
      ],
    ],
    [
      1,
      [
        '*Speak with Animals*: the sow in the chair [says that she can count to {few3}, wants to go home, and has nothing against [anybody|anyone]|counts to {few3}«, asks if that was right», and would like to go home« now»].',
        'v=a',
      ],
    ],
    [
      1,
      [
        "*Detect Magic*: the pig in the town hall [is as magical as a brass band|makes one's eyes water|has as much magic in it as a brass band|shines like a lantern|glows from nose to tail, and sees that you have seen it].",
        'v=b',
      ],
    ],
    [
      1,
      [
        '*Detect Magic*: [there is nothing magical in the town hall at all, and the councillors are a little hurt|the town hall is free of magic|nothing in the town hall, and nothing about the pig|it is a pig, and the chain of office is brass].',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Command* ("Speak!") at the next meeting [brings forth a cough from under the floor|makes the pig yawn, while the floor clears its throat|has no effect on the pig; but the floor says "Er"|is answered from below the boards, a little late|gets a sneeze, and it was not the pig\'s|is obeyed by somebody, though not by the pig]. {G} takes the minutes.',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Command* ("Speak!") at the next meeting [brings forth a speech that lasts an hour|is what the pig has been waiting for, and it takes an hour|gets a speech about Mondays out of the pig, in three parts|brings thanks from the chair, and then a speech|gets a "Gladly", and after that nobody else gets a word in]. {G} takes the minutes«, long after the spell has ended».',
        'v=b',
      ],
    ],
    [
      3,
      '*Zone of Truth*: [the council of {town} [has to|must] be adjourned for a week|after two answers the council of {town} adjourns]. [{A} says that the cheese is good, and believes it.|The cheese is good, says {A}, who believes it.]',
    ],
    [
      5,
      '*Tongues* lets the party hear what the mayor has been saying« in {town}» during the meetings: [mostly "agreed"|"agreed", in most cases].',
    ],
  ],
  clock: [
    [
      '[The mayor gives an interview to the newspaper« of {town}».|The newspaper of {town} has put questions to the mayor and printed the answers.|"Our mayor speaks" is what the newspaper of {town} prints, over two pages.] [{A} buys every copy.|There is no copy to be had, since {A} has bought them all.|{A} wraps cheese in it.]',
    ],
    {
      text: [
        '[{S} is banished to the roofs and not allowed to come down.|By order of the chair {S} must stay on the roofs.] [It [begins|starts] to rain soot.|No chimney is swept any more, or only from above, and loudly.|Soot falls into every soup.]',
      ],
      stop: [
        'bring the goose as a witness ([she comes for {B.full}«, and for [nobody|no one] else»|the only one for whom she comes is {B.full}])',
      ],
    },
    {
      text: [
        '[The mayor dismisses {G}, in verse.|In {few2} verses the mayor dismisses {G}.|{G} is dismissed, and it rhymes.] [{A} moves into the town hall "for the time being".|"For the time being" {A} has a bed put up in the town hall.]',
      ],
      stop: [
        '[move in the council that verse is not binding (DC 13 Persuasion), or say "any other business" before witnesses and point to who does not come|say "any other business" before the council« and [let them see who does not come|point at the cushion]», or get a vote that [a dismissal in verse is void|only prose is binding] (DC 13 Persuasion)|have the council vote on [whether verse is binding|the legal force of rhymes] (DC 13 Persuasion), or ask for "any other business", so that all can see the mayor [stay seated|not come]]',
      ],
    },
    [
      [
        '[At the fair the trotter comes down on the charter«, with a band».|To the sound of a band, at the fair, the trotter is set on the charter.] [Every breakfast in {town} changes.|The next morning there is only one cheese for breakfast.|On the morning after, {town} breakfasts with the windows open.|From the next day on there is one cheese in {town}.]',
        'v=a',
      ],
      [
        '[At the fair the spirit speaks against Mondays for three hours«, and abolishes them»; in the applause {A} pushes the charter under its trotter.|For three hours the spirit speaks at the fair, and Mondays are abolished; they are still clapping when {A} pushes the charter under its trotter.] [Every breakfast in {town} changes.|The next morning there is only one cheese for breakfast.|On the morning after, {town} breakfasts with the windows open.|From the next day on there is one cheese in {town}.]',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '{A} is happy for {few6} days. [Then {A} finds that people eat the cheese with their eyes closed.|On the day after that {A} notices that at every table the cheese is eaten with the eyes shut.|After that {A} finds the first pieces, behind hedges.|Then {A} hears a child ask what it has done wrong.]',
      'v=a',
    ],
    [
      '{A} is happy for {few6} days, none of them a Monday. [Then the spirit is bored and goes back to the woods, and {town} has a law about cheese and nobody to repeal it.|After that the spirit has had enough and walks back into the woods, and nobody in {town} can repeal a law about cheese.]',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Any other business',
      text: [
        [
          "[In the middle of the signing {B} says the three words, in a low voice, and from behind the crowd comes the mayor, at a gallop, through the stalls of the potters.|The trotter is over the charter when {B} says three words, not loudly; there is a crash among the potters, and the mayor comes through at a gallop.|Three words are enough, said by {B} at the back of the crowd: through the potters' stalls«, the band» and the ribbon comes the mayor.] [{A} gets a prize for the bravest cheese.|For the bravest cheese there is a prize, and {A} gets it.] [It is a new category, and there is only one entry.|Nobody else has entered in that category, which is new.|The category was thought of that afternoon.|There was no second place.|It was a close thing, with one [entry|cheese].|The judges have asked not to be named.|It is the only prize for which nobody had to taste anything twice.]",
          'v=a',
        ],
        [
          "[In the middle of the signing {B} says the three words, in a low voice, and from behind the crowd comes the mayor, at a gallop, through the stalls of the potters.|The trotter is over the charter when {B} says three words, not loudly; there is a crash among the potters, and the mayor comes through at a gallop.|Three words are enough, said by {B} at the back of the crowd: through the potters' stalls«, the band» and the ribbon comes the mayor.] The spirit [has never been interrupted so well, turns back into a bush, and asks for a place in the public gallery|«applauds, »turns into a bush, and wishes to be planted where it can hear the meetings]. [{A} gets a prize for the bravest cheese.|For the bravest cheese there is a prize, and {A} gets it.] [It is a new category, and there is only one entry.|Nobody else has entered in that category, which is new.|The category was thought of that afternoon.|There was no second place.|It was a close thing, with one [entry|cheese].|The judges have asked not to be named.|It is the only prize for which nobody had to taste anything twice.]",
          'v=b',
        ],
      ],
    },
    {
      heading: 'Two mayors',
      text: [
        '[{town} elects the other one too, as a deputy.|The other one is elected too, and becomes the deputy in {town}.] *The price:* from now on one of them is always awake«, and {G} [[has to|must] learn what an agenda is|is asked for reports]».',
      ],
    },
    {
      heading: 'A good cheese',
      text: [
        '[If {A} is helped to a better recipe, {A} withdraws the charter in tears.|Give {A} a better recipe, and the charter is torn up«, in tears».] *The price:* [the recipe takes a night, a cow and a great deal of tasting, and one of the party [has to|must] be named on the label [for ever|for good]|it costs a night, a cow and [a great deal of tasting|an iron stomach], and the cheese is called after one of the party« from then on»|somebody has to milk, somebody has to stir, everybody has to taste, all night, and one of them [gets their face on the label|lends the cheese a name]].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The charter is signed, but the ink [has to|must] be licked dry by the mayor, according to the law, and {B} knows that she will lick anything but that.|By law a charter holds only when the mayor has licked the ink dry, and the real one«, {B} knows,» would never lick this.] [There are ten minutes, and one pig to carry.|The ink is wet for ten minutes more, and the right pig is heavy.|That leaves ten minutes, and a pig that has to be carried.]',
      ],
    },
  ],
  hoard: [
    'The mayor had buried her savings under the sofa: {items}, and {worth}. [She gives them to the party« with her nose».|She pushes them over to the party with her nose.|With her nose she makes a present of [it|it all].|It is for the party: she steps on it, and steps back.|She has decided that the party shall have it, and puts a foot on it.|All of it goes to the party, by a nod of her head.|She sits down beside it, looks at the party, and looks away.]',
    'Inside the largest cheese, which {A} had meant to win with, are {items}, and {worth}«; every taster was to find something».',
  ],
  favour: [
    '[The party has a seat and a vote in {town}, and the right to lie down during meetings.|In {town} the party may vote, and may lie down while others speak.]',
    'At every fair within a week of {town} pigs stand up when the party comes by. [It is useful more often than you would think.|One would not believe how often that is of use.|It has an effect on landlords.]',
  ],
  steps: [
    'Find out which pig is the mayor.',
    'Speak with {B.full}, who knows her best.',
    'Find out who gains by the new charter.',
    'Seat the right mayor before the fair.',
  ],
  acts: mayorPigActs,
};

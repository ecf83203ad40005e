import { hostageActs } from './hostage-acts.ts';
import { hostagePlaces } from './hostage-places.ts';
import type { Tale } from './tale-types.ts';

export const hostageTale: Tale = {
  id: 'hostage',
  titles: ['The Guest of the Realm', 'Ten Years for Ten Years'],
  tones: ['intrigue', 'grim', 'heroic'],
  levels: [6, 15],
  cast: {
    G: 'foreign minister',
    A: 'guardian of the hostage',
    B: 'hostage',
    S: 'tutor|music teacher',
    T: 'food taster',
    H: 'surgeon of the palace guard|physician of the palace guard',
    R: 'envoy of the other side',
  },
  named: '',
  twinIn: 'both',
  deadline: 'the exchange on the bridge',
  num: [24, 60],
  onlyIn: { a: ['powder', 'small coat', 'the cup'], b: ['two letters', 'like twins'] },
  lair: {
    name: 'the shuttered hunting lodge|the hunting lodge in the park|the lodge in the deer park|the shuttered lodge|the summer lodge|the lodge behind the avenue',
    short: 'lodge',
    terrain: 'indoors',
  },
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    '[Every ten years the two realms on the river exchange a child, so that neither goes to war: each keeps the heir of the other.|Two realms share a river and a custom: every ten years each gives the other a child, its heir, and so there is no war.] [In {days} days the children of last time«, grown up,» go home across the bridge at {town}.|The children of last time are grown up, and in {days} days they go home, across the bridge at {town}.] {G} has had tea with the guest« of the realm», {B.full}«, to say goodbye», and noticed that {B} takes sugar. [The child who came did not.|The child who was sent did not touch it.|As a child the guest could not bear it in anything.|The child of ten years ago had it taken off the table.]',
  ],
  stakes: [
    'If the person who walks over the bridge is not the one who came«, says {G}», the other side will count it as a murder, and its {num} regiments are on the river already«, "for the parade"»; the heir of this realm, who is to come home the same day, is in their hands. [And somewhere« near {town}», alive or not, there is a child of eight, grown to eighteen.|And there is somewhere near {town}, dead or alive, a child who was eight and must be eighteen.|And a child who came at eight, and would be eighteen now, is somewhere near {town}, in a bed or in a grave.]',
  ],
  start: [
    [
      '[In the garden of the guest house of {town} a young person plays the flute, badly, then« suddenly» well«, then badly again».|Somebody is playing the flute in the garden of the guest house of {town}, and playing it badly; for four bars it is beautiful, and then it is bad again.|You hear a flute, from the garden of the guest house of {town}, and wish that it would stop; then, for four bars, you wish that it would not.] ["Ten years ago," says {G.full}, low, behind the hedge, "we had a child here who could not play a note.|"The child who came to us," says {G.full}«, low, behind the hedge», "could not tell one note from another.|Behind the hedge {G.full} lays a hand on your arm. "The child whom they sent us had no ear [at all|for any tune|for music].] [This one is afraid of being overheard playing well."|This one can, and does not want it to be heard."|This one has to take care to play badly."|Those four bars were a mistake, and you heard it stop."] [{B.full} puts down the flute, looks straight at the hedge and says,|{B.full} lowers the flute, and looks at the hedge, at the very place where you stand:] ["If you are from the bridge, you are too early; if you are from the other bank, please do it quickly."|"Is it today? They told me that I had until the bridge."|"If it has to be here, then please not in front of the gardener."|"I have not said anything to anybody, if that is why you have come."]',
      '@garden',
    ],
    [
      '[They are rehearsing the exchange on the bridge« of {town}: two carpets, two chairs, {num2} drummers». {B.full} walks to the middle«, bows, walks on», and at the thirteenth step the one who plays the mother, a sergeant in an apron, is to embrace {B.full}.|The bridge of {town} has been dressed for a rehearsal, with two carpets, two chairs and {num2} drummers. {B.full} comes on, bows in the middle, and counts the steps; at the thirteenth waits a sergeant in an apron, who is to be the mother, and to embrace {B.full}.|On the bridge of {town} lie two carpets, with a chair on each, and {num2} drummers are yawning: it is a rehearsal. For the mother they have a sergeant, in an apron, who is to embrace {B.full} at the thirteenth step after the bow.] [The sergeant does it, and {B.full} stiffens« like a board».|The sergeant has daughters and does it well; {B.full} has turned to wood.|Two large arms go round {B.full}, who holds still as one does at the doctor\'s.] ["Closer," says {G.full}, "you have not seen her for ten years."|"A little warmer," says {G.full}, "it is your mother."|"Put your head on her shoulder," says {G.full}, "as you used to."|"Once more, and as a child would," says {G.full}.] [And {B.full} whispers, so that only you can hear: "I have never seen her at all."|{B.full} comes past you on the way back. "I would not know her in the street," you hear, and nobody else does.|{B.full} whispers in passing: "Nobody has told me how tall she is."]',
      '@bridge',
    ],
  ],
  ask: [
    '{G} wants to know who {B} is, where the true guest is, and who has known about it. ["If you find a grave, tell it to me and nobody else.|"A grave, if there is one, is for my ears only.|"Should it be a grave, come to me, by night.|"Whatever you dig up, let me hear it first.] [Then I have to choose between|After that I have to choose between|I shall have to pick one of two things, namely] a lie and {num} regiments, and [I would like to have had an evening for it."|I should like to sit down first."|nobody ought to do that on the bridge."]',
    '["Do not frighten the young one," says {G}.|"Be gentle with that child," says {G}.|"No questions with a raised voice, please," says {G}.] "[Whoever did it, that one did not.|Somebody has been taught to live in fear, and knows no more.|A child has no say in such things.|There is a culprit, and it is somebody older.] [Find the other before the exchange, or find out to whom I have to say that there is no other."|Before the exchange I need the other [one|child], or the [place|grave] where [the other one lies|that one lies|I have to kneel]."]',
  ],
  fee: [
    '[{G} offers {coins} gp out of a fund that does not exist«, for a question that has not been asked».|For a question that has not been asked there are {coins} gp, says {G}, in a fund that does not exist.|There is a sum of {coins} gp that nobody has to account for, and {G} has it in a drawer.]',
    '[The ministry pays {coins} gp, and {G} a bottle« of the wine that was laid down when the child came».|From the ministry come {coins} gp, and from {G} a bottle that was laid down in the year of the child.]',
  ],
  talk: [
    '{S.full} is said to have loved the guest more than is proper. [{S} has worn black« all this summer».|All summer {S} has gone about in black.]',
    [
      '{A.full}, whose own child died of the fever five years ago, [has brought up the guest like a child of the house|has been mother and father to the guest].',
      'v=a',
    ],
    [
      '{A.full} has brought up the guest like a child of the house«, and has not taken a day off in ten years».',
      'v=b',
    ],
    [
      'There was a fever in the guest house« of {town}» five years ago; [it was over quickly, and they burned all the clothes|one saw the smoke, when they burned the clothes].',
      'v=a',
    ],
    [
      'There was talk of a fever in the guest house« of {town}» five years ago; since then [nobody|no one] has seen two children at one window.',
      'v=b',
    ],
    '{T.full} was pensioned off at thirty, with a house, and [cannot keep anything down|gets thinner in it].',
    'The child that {town} gave to the other side is said to be fat«, merry» and spoilt, and not to want to come home.',
    '[In a house in the park« of {town}», which is shut up, somebody lights a candle on a birthday.|One house in the park of {town} has been shut up for years; once a year, on a birthday, there is a light in it.|Somebody keeps birthdays in the house in the park of {town} that is always shut up: there is a candle.]',
  ],
  run: [
    '[{B} takes the party for murderers and has been practising how not to scream.|{B} takes the party for the murderers of whom {B.they} has been warned, [and holds a pillow in front like a shield|and is behind the bed, with a pillow for a shield].] [The first kind word is not believed, the third one is (let the players find it).|Nobody in such fear believes a first kind word; a second one helps a little, and a third one does (let the players find it).|It takes three kind words, and the players have to find them: the first two are taken for a trick.|Kindness does it, at the third attempt (the players say how).]',
    '[Ask {B} about the time before {town}, and it comes« word for word,» like a lesson.|{B} tells of the time before {town} as one recites a poem, with the stresses in the same places.] [Where the lesson ends (DC 14 Insight), {B} looks at {A}.|At the end of it (DC 14 Insight) {B} waits for a nod, from {A}.]',
    '[{A} is never more than a room away.|In the next room there is always {A}.] [It looks like love, and|One would take it for love, and] [nobody|no one] in the house would call it anything else.',
  ],
  gist: [
    [
      'The true guest died of a fever five years ago, and {A} put {A.their} own child in the place, to prevent a war. {B} is that child, born as {W.name}. [Now {A} cannot let {B} go.|But now {B} is all that {A} has.] [At the thirteenth step {B} is to fall down, [as if|as though] murdered« by the other side», with a powder that looks like death, and to wake up at {lair}.|By a powder that looks like death {B} is to fall at the thirteenth step, [as if|as though] the other side had done it, and to wake up at {lair}.] [There will be war, and {A} will have kept {B}.|That means war, and it means that {A} keeps {B}.|The realms will fight, and {B} will be at home.]',
      'v=a',
    ],
    [
      "The true guest is alive, at {lair}. [At thirteen the guest, who loved this realm and was afraid of home, changed places with the taster's child, who was born as {W.name} and has been called {B} since.|The guest loved this realm«, was afraid of home», and at thirteen changed places with the taster's child, {W.name}« by birth», who has been {B} since then.] {A} found out, has kept the guest locked up« since», and [means to sell the only true heir to both realms on the day of the exchange|wants to sell the true heir on the day of the exchange, to both realms« at once»].",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who [taught the guest the flute, and {B} to play badly|gave the guest lessons on the flute, and {B} lessons in wrong notes].',
  ],
  truth: [
    [
      '[It is an old arrangement and has kept the peace for longer than anyone at court has lived.|The exchange is older than anybody at court«, and so is the peace».|There has been peace for as long as there has been the exchange, and that is longer than a life.|Nobody living has seen a war on this river, thanks to the exchange.] [Nobody asks the children.|The children are not asked.|What the children want is in no paragraph.] [They are eight when they come, they get a house, a tutor, a taster, and a guardian, who answers for them with life and name: {A}.|At eight they are brought over, to a house, a tutor«, a taster», and a guardian, who answers for them with life and name: {A}.|A child of eight is given a house, a tutor, a taster, and a guardian, who is answerable with life and name: that is {A}.]',
    ],
    [
      [
        "When the guest fell ill, {H} did what could be done. [{A}'s own child, of the same age, slept in the next room and did not catch it.|In the next room slept {A}'s own child, of the same age«, and stayed well».] [That night {A.name} sat between two beds and reckoned:|{A.name} spent that night on a chair between two beds, with a sum:] one dead hostage, {num} regiments. [In the morning the wrong name was called out,|When it was light, a name was called, the wrong one,] and {B}«, aged thirteen,» was asked to be brave. [The dead child lies behind {lair}, under the flower bed; {A} has white flowers put there every week.|Behind {lair}«, under a flower bed,» lies the dead child, and every week {A} sends white flowers.] {B} has been the guest for five years. For the bridge {H} has a powder that looks like death, and a dagger with foreign arms«, to be found afterwards».",
        'v=a',
      ],
      [
        "[It began as a game«, in the garden».|First they only played it, in the garden.] [The taster's child wanted to be [somebody|someone] for once, and the guest [nobody|no one].|The guest was tired of being [somebody|someone], and the taster's child of being [nobody|no one].] [{S} corrected their accents.|The accents they had from {S}.|{S} heard them practise, and helped.|It was {S} who taught each of them to speak like the other.] [By the time {A} noticed, {A.they} could either confess or own the only true heir in the world.|When {A} noticed, there were two ways: to confess, or to be the owner of the only true heir.] [{H} brought the guest to {lair} by night.|By night {H} took the guest to {lair}.] [{A} is asking both realms for a price«, and has told neither what for».|Both realms have been asked for a price, and {A} has not told either what it is for.]",
        'v=b',
      ],
    ],
    [
      [
        '{T} tasted for two«, five years long,» and knows it by the sugar. {T} [got the house for having noticed nothing|was given a house, and knew for what].',
        'v=a',
      ],
      [
        '{T} tasted for two«, five years long,» and one of the two was {T.their} own child. {T} got the house, and the promise that {B} would live, for never coming near the guest house« again».',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      "[The other side of the bridge at {town} has done the same.|It is no different on the other side of the bridge at {town}.|The bridge at {town} has the same lie at both ends.] [The child over there died of the same fever, and was replaced;|Over there a child lies buried as well, of the same fever, and another was put in its place;|Their guest, too, lies in a garden, since the same fever, and somebody else's child has the name;|The fever crossed the river, and so did the idea: their guest is dead as well, and replaced;] [both ministers suspect it, and on the bridge two strangers will walk home to mothers who will not say anything.|both ministers have guessed it, and neither mother will say, on the bridge, that this is not her child.|that is suspected by both ministers; and two mothers will open their arms to strangers«, and keep silent».]",
      'v=a',
    ],
    [
      'The mother who waits for {B} on the other bank is going blind, and knows her child by one thing: a tune that she hummed at the parting. [{S} once taught it to {B}«, by chance».|By chance it is among the tunes that {B} had from {S}.] [The true guest has forgotten it.|It is the true guest who does not know it any more.|If one hums it to the true guest, there is no answer.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} exchanged the child ten years ago« with {G.their} own hands» and remembers how it [held on to a button|would not let go of a button]. {G} [still has the button|carries the button in a pocket].',
    ],
    A: [
      [
        '{A} did it for the peace, and for the child«, and [after that for having done it|in the end because it had been done]». {A} would give up [everything but {B}|the peace, the house and the name, but not {B}].',
        'v=a',
      ],
      [
        '{A} was guardian of other people\'s treasures for a whole life. {A} [has decided to be paid for it, once, and speaks of "our guest" with real warmth|says "our guest" with real warmth, and has decided to be paid«, once»|wants, for once, to be paid, and is fond of "our guest", without seeing a contradiction].',
        'v=b',
      ],
    ],
    B: [
      '{B} can be [anybody|anyone], and would like to be asked who. [When [nobody|no one] listens, {B} plays the flute like a grown-up.|Alone, {B} plays the flute so well that gardeners stop.]',
    ],
    S: [
      '{S} has a good ear« and a bad conscience». {S} [would confess to a murder to keep {B} off that bridge|would go to prison for any crime that kept {B} off that bridge].',
    ],
    T: [
      [
        '{T} has lost all taste« and eats bread, dry». {T} [will talk to whoever takes the first bite|trusts those who take the first bite].',
        'v=a',
      ],
      [
        '{T} eats bread, dry; nothing has had a taste from the day on which {B} was taken away. {T} will talk to whoever takes the first bite, and would die for {B}«, if only it helped».',
        'v=b',
      ],
    ],
    H: [
      '{H} has obeyed« for five years», hates it, and [is only waiting for [somebody|someone] to forbid it|would thank [somebody|someone] who forbade it].',
    ],
    R: [
      '{R} has been in {town} for a month to measure the carpets and has understood [more than is good for peace|too much«, for an envoy»]. {R} has a child of that age.',
    ],
  },
  places: hostagePlaces,
  lairLook: [
    [
      '[Two storeys of logs and antlers«, with all the shutters closed».|From outside it is logs, antlers and closed shutters, on two floors.|Under old trees stands a house of logs, two floors high, with antlers over the door and every shutter closed.|The shutters are closed, upstairs and downstairs, and [moss grows on|birds nest in|a spider lives in] the antlers over the door.|It is a house of logs, and would be pretty with its shutters open.] [Inside it is summer: there are toys under dust sheets, five birthday cakes of sugar, and a bed, made up|Inside a childhood has been kept for somebody, with toys under dust sheets, five birthday cakes of sugar, and a bed, made up|Inside it is summer, and nobody has been allowed to stop being a child: you see toys under dust sheets, five birthday cakes of sugar, and a bed, made up], with a small coat on it«, buttoned».',
      'v=a',
    ],
    [
      '[Two storeys of logs and antlers«, with all the shutters closed».|From outside it is logs, antlers and closed shutters, on two floors.|Under old trees stands a house of logs, two floors high, with antlers over the door and every shutter closed.|The shutters are closed, upstairs and downstairs, and [moss grows on|birds nest in|a spider lives in] the antlers over the door.|It is a house of logs, and would be pretty with its shutters open.] [Inside [somebody|someone] has covered all the walls with writing, in two languages, up to the height of a raised arm.|The walls inside are written on«, in two languages, as high as an arm can reach».] [At the table sits a young person who stands up, bows, and asks if {A} says that it is time.|A young person gets up from the table, bows, and asks: "Has {A} said that it is time?"|At a table set for one somebody of eighteen rises, bows, and wants to know if {A} has sent them.]',
      'v=b',
    ],
  ],
  lairUse: [
    '[The house has bells in every room«, on wires».|There is a bell pull in each room, and the wires still work.|Each room has a bell pull, and the bells ring elsewhere.|Wires run along the walls to bells, from every room to every other.] [Whoever pulls one (bonus action) makes [everyone|everybody] look towards another room for a moment: advantage on the next attack or check to get past them.|Pull one (bonus action), and [everyone|everybody] looks for a moment towards another room: advantage on the next attack or check to get past them.]',
    '[The shutters of {lair} can be thrown open from outside by a single rod.|One rod«, on the outside,» throws open all the shutters of {lair}.|On the outer wall of {lair} there is a rod, and whoever turns it opens all the shutters.] [It takes an action, and by day those inside who [have got used to the dark|have sat in the dark] [are dazzled|cannot see for a moment|shut their eyes]: disadvantage on their attacks until the end of their next turn.|An action does it; [by day|in daylight] [all|those] who have been sitting in the dark have disadvantage on attacks until the end of their next turn[|, from the light|, since they are dazzled].|One action is enough, and [by day|in daylight] [it dazzles those who have sat inside|the light blinds those inside]: they have disadvantage on attacks until the end of their next turn.] [In the last two days before the exchange the park is full of people of {town}, for the parade, and whatever happens at {lair} then happens in front of both realms; earlier, only gardeners see it, and {G} can still ask them to keep quiet.|Whatever happens here in the last two days before the exchange is seen by both realms«, since {town} has come to the park for the parade»; before that, there are only gardeners, whom {G} can ask to keep quiet.]',
  ],
  tactics: [
    [
      '{A} is told by the guards when the party comes near {lair}, on whatever day, and takes {B} there« by the short way through the palace garden»; once there {A} keeps {B} close, and would never raise a hand against {B.them}; {H} has orders to use the knife on [everyone|everybody] else, and obeys slowly«, step by step, so that there would be time to be stopped» (an order to stop, signed by {G}, is enough)',
      'v=a kind=quest',
    ],
    [
      '{A} is told by the guards when the party comes near {lair}, on whatever day, and is there first«, by the short way through the palace garden», to move the true guest elsewhere; {A} keeps the guest close, since nobody pays for a dead one; {H} has orders to use the knife on [everyone|everybody] else, and obeys slowly«, step by step, so that there would be time to be stopped» (an order to stop, signed by {G}, is enough)',
      'v=b kind=quest',
    ],
    [
      '{A} keeps {B} close, and would never raise a hand against {B.them}; {H} has orders to use the knife on [everyone|everybody] else, and obeys slowly«, step by step, so that there would be time to be stopped» (an order to stop, signed by {G}, is enough)',
      'v=a kind=adventure',
    ],
    [
      '{A} keeps the true guest close, since nobody pays for a dead one; {H} has orders to use the knife on [everyone|everybody] else, and obeys slowly«, step by step, so that there would be time to be stopped» (an order to stop, signed by {G}, is enough)',
      'v=b kind=adventure',
    ],
  ],
  companions: [
    [
      "[Those beside {A} are the escort, sworn to bring the guest to the bridge alive.|Beside {A} stands the escort, which has sworn to bring the guest to the bridge alive.] [Whoever proves that {A} stands in the way of this (DC 15 Persuasion) makes one of them change sides«, by oath».|To show one of them that {A} stands in the way of this (DC 15 Persuasion) is to have one more on one's side, since an oath is an oath.]",
      'escort=people',
    ],
  ],
  parley: [
    [
      '[{A} has forgotten what {A.they} was afraid of.|What it was that {A.they} feared, {A} could no longer say.] If {B} says, in front of [everyone|everybody], "I want to go," or "I want to stay" (whichever it is, the party must not say it for {B.them}), {A} gives in« and [steps aside|steps out of the way]».',
      'v=a',
    ],
    [
      '[{A} has only one thing to sell.|There is only one thing that {A} can sell.] If the true guest says to [everyone|everybody] who can hear it, "I want to go," or "I want to stay" (whichever it is, the party must not say it), [nobody|no one] will pay any more, and {A} gives in« and [steps aside|steps out of the way]».',
      'v=b',
    ],
  ],
  spells: [
    [
      3,
      '*Detect Thoughts* on {B}: [[somebody|someone] counts thirteen steps, «again and again, »and has a different name on each|thirteen steps, and a name for each of them but the last].',
    ],
    [
      5,
      [
        '*Speak with Dead* over the small coat calls [nobody|no one]: it needs a body, which lies under the flower bed« of {lair}», and [says: "I was not ill very long."|asks: "Is the other one all right?"|says that it was not ill for long, and asks after the other one.|asks who has the bed by the window now.|says: "Nobody uses my name here. Did they give it away?"]',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Sending* to the guest who came ten years ago, by the name of that time (it arrives if {G} describes the child): ["I am here, and it is quiet. Who is it on the bridge of {town}?"|"I do not know any more in which language I dream. Who is it on the bridge of {town}?"|"Nobody has called me that for five years. Who goes over« the bridge of {town}» as me?"|"I have shutters, and a table. Who will they see on the bridge of {town}?"]',
        'v=b',
      ],
    ],
    [
      7,
      [
        '*Locate Creature* for the child that {G} remembers finds nobody, since the spell looks for the living only. [{G} closes a hand round the button, and does not ask again.|{G} looks at the button«, and puts it away».]',
        'v=a',
      ],
    ],
    [
      7,
      [
        '*Locate Creature* for the child that {G} remembers leads into the park, to {lair}; the caster needs the button, and {G} lends it.',
        'v=b',
      ],
    ],
    [
      5,
      '*Clairvoyance* from {town} reaches across the river«, into a house on the other bank»: [a mother is airing a room that was furnished for [somebody|someone] of eight|a small bed, «which is »made up every day«, by the lady of the house»].',
    ],
  ],
  clock: [
    [
      '[In {town} the carpets are laid.|In {town} somebody unrolls the carpets.|They beat the carpets in {town}.] [{A} asks {G} if the exchange might not be put off "for the sake of the young one\'s health".|"For the sake of the young one\'s health" {A} would like to have it put off, and says so to {G}.]',
    ],
    {
      text: [
        '[{S} is arrested with {few3} letters to the guest«, and confesses to whatever is asked».|They find {few3} letters to the guest on {S}, who is taken away and confesses to everything.]',
      ],
      stop: [
        'let {S} play what is in the letters (they are exercises«, with fingerings») before {G} (DC 14 Persuasion), [and the judge laughs, and lets {S.them} go|until the judge laughs, and opens the door]',
      ],
    },
    {
      text: [
        '[{T} is found dead at a laid table«, with a smile».|They find {T} dead, at a table laid for one, and smiling.] [{A} moves to {lair} that night, and takes {B} along, for the good air.|For the good air {A} moves to {lair}«, the same night,» with {B}.]',
      ],
      stop: [
        'eat with {T} on that evening, and taste first: whoever of the party has a nose for it (DC 15 Medicine) puts down the spoon; [{H} had brought the soup, and waits outside|the soup was brought by {H}, who stands outside and hopes]',
      ],
    },
    [
      '[On the bridge, to {num2} drums, two carpets, thirteen steps.|Two carpets on the bridge, {num2} drums, thirteen steps.] [Whatever {A} has prepared happens on the last.|On the last of them comes what {A} has prepared.|With the last step {A} is to have it all.]',
    ],
  ],
  after: [
    'There is war on the river for {few5} years. [Each side fights for a child,|They are fighting for a child, on both sides,|It is about a child, says each side,] [and neither of them could have said what it looked like.|whom neither of them would have known in the street.|and there are no pictures of it.|who took no sugar, and that is all that is known.]',
  ],
  endings: [
    {
      heading: 'Two names',
      text: [
        [
          '{B} walks over the bridge, and at the thirteenth step says "{W.name}", and why«, in both languages». [There is a silence in which one hears {num2} drummers swallow.|You could count the drummers by their swallowing, all {num2} of them.|Not one of the {num2} drummers knows whether to beat.] [Then somebody on the other side takes a step as well.|On the far carpet, too, a foot is put forward.|Then a second voice says a second name, from the other carpet.] {A} is sentenced to keep peace«, in a house with [bars as thin as flower stalks|pretty rooms and thin bars]».',
          'v=a',
        ],
        [
          '{B} walks over the bridge beside the true guest, and at the thirteenth step one of them says "{W.name}" and the other "{B.full}"«, in both languages». [There is a silence in which one hears {num2} drummers swallow.|You could count the drummers by their swallowing, all {num2} of them.|Not one of the {num2} drummers knows whether to beat.] [Then the mother hums a few notes, {B} hums the rest, and the true guest may choose.|The mother begins a tune, and it is {B} who goes on with it; and the true guest is asked, for the first time, and may choose.] The heir of this realm comes home on the other carpet. {A} is sentenced to keep peace«, in a house with [bars as thin as flower stalks|pretty rooms and thin bars]».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The lie is kept',
      text: [
        [
          '[{G} decides that it is a good lie.|It is a good lie, {G} decides.|{G} thinks for a night, and keeps the lie.] *The price:* {B} goes home to a strange mother«, for good», and the true guest stays here without a name; the party is asked to come by once a year, so that there is [somebody|someone] who uses the right names.',
          'v=b',
        ],
        [
          '[{G} decides that it is a good lie.|It is a good lie, {G} decides.|{G} thinks for a night, and keeps the lie.] *The price:* {B} goes home to a strange mother«, for good»; the party is asked to come by once a year, so that there is [somebody|someone] who uses the right name.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'No more children',
      text: [
        [
          'If it comes out on both sides« of the bridge at {town}», both realms are equally ashamed. *The price:* there is no hostage« any more», and [nothing to keep the peace but the shame|the peace has nothing to stand on but shame]; {G} proposes a treaty on grain.',
          'v=a',
        ],
        [
          'If {B} and the true guest tell both realms« at {town}», before the day, what the custom does to a child of eight, nobody dares to defend it. *The price:* there is no hostage« any more», and [nothing to keep the peace but the shame|the peace has nothing to stand on but shame]; {G} proposes a treaty on grain.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[It is the twelfth step.|One more step, and it is the thirteenth.|Twelve steps have been counted.] {H} has the cup« in hand» and [walks very slowly|is in no hurry|walks as if the bridge were ice]. [Between the first and the last beat of the {num2} drums the party can do exactly one thing each.|As long as the {num2} drums go on, the party can do exactly one thing each.|Each of the party can do exactly one thing before the {num2} drums stop.]',
          'v=a',
        ],
        [
          '[It is the twelfth step.|One more step, and it is the thirteenth.|Twelve steps have been counted.] {H} has a letter for each bank« in hand» and [walks very slowly|is in no hurry|walks as if the bridge were ice]. [Between the first and the last beat of the {num2} drums the party can do exactly one thing each.|As long as the {num2} drums go on, the party can do exactly one thing each.|Each of the party can do exactly one thing before the {num2} drums stop.]',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'In the toy chest lie the gifts that two courts have sent for birthdays«, unopened»: {items}, and {worth}. [{B} wants them to be used.|They should be played with at last, says {B}.]',
    '{A} had put aside the price of the peace, {items}, and {worth}. {G} takes the list and leaves the things.',
  ],
  favour: [
    'Both realms let the party pass on the bridge of {town}, «in either direction, »at any hour, with whomever they bring.',
    '{G} gives them the button. [Shown at either court, it means: [somebody|someone] is holding on to me, be gentle.|Both courts know it by now, and are gentle with whoever shows it.]',
  ],
  steps: [
    'Talk to the guest of the realm without a guardian in the room.',
    'Find out what happened in the guest house five years ago.',
    'Speak with those who served in the guest house.',
    'Know who it is that will walk over the bridge.',
  ],
  acts: hostageActs,
};

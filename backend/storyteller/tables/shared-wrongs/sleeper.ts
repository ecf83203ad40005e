import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const sleeperWrong: SharedWrong = {
  id: 'sleeper',
  tones: ['horror', 'heroic', 'grim'],
  // What can be eaten.
  paidIn: ['bees', 'eels', 'orchard', 'salt', 'vineyard'],
  words: [
    'asleep',
    'sun',
    'night',
    'dark',
    'darkness',
    'light',
    'risen',
    'sleeper',
    'slumbering',
    'giant',
    'god',
    'gods',
    'cults',
    'horror',
    'deep',
    'colossus',
    'volcano',
    'beneath',
    'dreams',
    'ancient',
    'evil',
    'sleeping',
    'titan',
    'monster',
    'cult',
    'underground',
    'eldritch',
    'doom',
    'nightmare',
    'dream',
  ],
  names: ['the Old Arrangement', 'the Four Trades', 'the Lullaby'],
  titles: ['The Four Trades', 'Do Not Stop Working', 'The Long Lullaby'],
  pitch: [
    'In {land} four {towns} do four kinds of work that «by an old law »may never stop, and nobody knows why. {town2} has «just »gone on strike, and since then everyone in {land} has had the same dream.',
    'In {land} work never stops, «not for war and »not for a funeral: so says the oldest law. Now work has stopped at {works2} in {town2}, whose people want fair wages, and under the ground something has turned over.',
  ],
  lie: [
    'By {wrong} the four {towns} «of {land} »may never stop their work«, by day or by night». Most people think that a guild «once »paid for that law.',
    'Four founders gave the four trades to {town1}, {town2}, {town3} and {town4}. That was {wrong}, and each of the four has a statue, with its head bowed.',
    'The peace «of {land} »rests on {wrong}, people say in {town1}, and think of the price of {good1}.',
  ],
  effect: [
    'There are no holidays« in {land}». At {works1} the night shift bows to the day shift, and at a wedding the {workers1} dance in turns.',
    'A fine is due for silence: if {works2} {works2.is} quiet for an hour, {town2} owes a year of its wages« to the other three». Until this month it had never happened.',
    '[Everyone in {land} sleeps badly this month and says so in greeting|All of {land} sleeps badly this month, and people say so when they meet|This month nobody in {land} sleeps well, and one says so in greeting]. ["[A long corridor|The corridor again]?" is the polite answer. "[With a door|And the door]," says the other.|"[A long corridor|The same corridor]?" one asks, and the other says: "[With a door|And the door]."|One says "the corridor", and the other [nods|sighs]: "And the door."|In place of a good morning one hears: "The corridor?" And then: "[As far as the door|Up to the door|To the door]."|"As far as the door?" the one asks, and the other has been there, too.]',
  ],
  conflicts: [
    'The {workers2} have laid down their tools for a living wage, and {body1} has sent {guards} to {town2}, with shovels«, and will not say what for».',
    '{body1.s} has an old shaft deepened at {site1}, and says that it looks for water. [The {workers1} who come up« from it» give notice|Those {workers1} who have been down« there» give notice|When they come up from it, the {workers1} give notice].',
    '{faction1.s} pays {works4} to stand still at night«, street by street». The sick of {town4} are grateful, and everybody else dreams worse.',
    'A new faith in {town3} holds that something sleeps under {land} and should be woken. {body3.s} has forbidden it«, and has its preachers arrested».',
    [
      'Half of all {good2} from {town2} goes to {body1} by law, and nobody has been told what becomes of that half. {town2} wants the books opened, and {body1} says that there are none.',
      'v=1',
    ],
  ],
  parties: [
    [
      {
        open: 'wants the work to go on« without an hour of rest»; it pays double to whoever breaks the strike',
        hidden:
          '[has people arrested who ask what the work is for|arrests whoever asks what the work is for|keeps a cell for people who ask what the work is for]',
      },
    ],
    [
      {
        open: 'has taken the side of the strikers«, wants fair wages for {town2},» and asks {town1} «by every post »why the work may never stop',
        hidden:
          '[has found the stair below {site2}, and means to show it to the whole land «on the day of »{deadline1}|knows of the stair below {site2}, and on «the day of »{deadline1} everybody is to see it|will show all of {land} a stair, on the day of {deadline1}, which it has found below {site2}]',
      },
    ],
    [
      {
        open: 'wants no visitors in its reading room« before {deadline1}»; it says that there is damp',
        hidden: 'has walled in the desk with the last page of {record3}',
      },
    ],
    [
      {
        open: 'wants a night of silence in {town4}, and pays «well »for it; it is thought to be for the sick',
        hidden: 'listens at wells, to be the first to speak with whatever wakes',
      },
    ],
  ],
  needs: [
    [
      'wants the strike in {town2} ended tonight, «by any honest means, »and has {coins} gold pieces and no sleep left',
      'wants somebody to go down« at {site1}», see what the {workers1} saw, and come back able to say it',
    ],
    [
      [
        'wants a guard for those who have laid down their tools« in {town2}», one who is not paid by {body1}, and wants to be told what the fifth verse of an old song means',
        'v=1',
      ],
      [
        'wants a guard for those who have laid down their tools« in {town2}», one who is not paid by {body1}, [and someone to hold a lantern below {site2}|and somebody to look at what is below {site2}]',
        'v=2',
      ],
      [
        'wants to know what {body1} has done with the share« that {town2} delivers», before {guards} clear {works2}',
        'v=1',
      ],
    ],
    [
      'wants a reader with strong nerves for one page« of {record3}», and will hold the door',
      'wants to be taken out of {town3} with a book« under the coat», before {body3} notices the gap',
    ],
    [
      'wants the party to go «from house to house »and write down what people dreamed, at a silver piece for each',
      'wants company on the way to a well« near {works4}», and will not say what answers there',
    ],
  ],
  start: [
    {
      scene:
        'In {town1}«, three weeks before {deadline1},» everyone wakes at the same moment and says the same word, which nobody knows, and the ground moves«, once». {P1} is in the street« in a nightshirt», and begs the party to get {town2} back to work before the next night.',
      answer: [
        'The word that {town1} said«, "Ummaroth",» is the name of what lies below, and the ground moves each time many «people »say it at once.',
      ],
    },
    {
      scene:
        'The party comes to {town2} on the third day of the strike. [Nothing is to be heard of {works2}|There is not a sound from {works2}|From {works2}, for once, one hears nothing]. At noon the ground breathes in, and {P2}«, who leads the strike,» asks the strangers to go and see what is below {site2}« before anyone else panics».',
      answer: [
        'Below {site2} a stair of {num} steps leads to a warm wall that breathes. It is the skin of the sleeper. {P5} has had the stair closed until {deadline1}«, when all of {land} is to see it».',
      ],
    },
  ],
  truth: [
    'Something lies under {land}, and four trades keep it asleep: {good1} to bind it, {good2} to feed it, {good3} to bury it in, and the work songs of {town4} for it to dream by. {body1.s} has always known, and for {years} years has sold what {town2} delivered for the sleeper, and thrown sand down the shaft in its place. On the last page of {record3} stand its name and how much it needs, and {P3} has done the sum: what lies there is hungry«, and the strike has only made that worse».',
    'What sleeps under {land} was a person once«, and has grown as large as a hill»: the fifth founder, who was buried alive under {works2} by the other four, over money. [When the ground began to [move|shake], the four bound it with their trades, whose noise may never [stop|cease], and each wrote a confession|[The ground began to move|The ground rose], and the four bound it with their trades, of which the noise may never stop; and [each of them wrote a confession|each wrote down what had been done]|When it [stirred|turned over], the four used their trades to bind it, with a noise that [may never stop|must go on for ever], and each wrote down what they had done|Each of the four wrote a confession, on the [day|night] on which the ground moved, and [with the noise of four trades they bound what was below|what was below they bound, with the noise of four trades]]. All four stand on the last page of {record3}. {P3} knows it, and that the sleeper wants to hear them read.',
  ],
  secrets: [
    [
      'The four statues «of the founders »do not bow. They look at one spot, and it lies under {site2}« in {town2}».',
      'v=2',
    ],
    'All of {land} has one dream: a «long »corridor with a door at its end. {faction1.s} has had the door built, at {works4}« in {town4}, after what people told it».',
    '{P1} has not slept for {days} days, so as not to «have to »answer when called.',
    'The song of the {workers2} has a fifth verse, which is «only »hummed. Its words are in {record3}: "If it turns, be loud." [Noise at {works2} [puts the sleeper down|quiets the sleeper] for an hour, strike or no strike|Strike or no strike, noise at {works2} makes the sleeper [lie still|sleep again] for an hour|An hour of quiet below can be had for some noise at {works2}, strike or no strike].',
    [
      '{guards.s} in {town2} are not there to break the strike. They are to fill in the stair «to the fifth founder »before {deadline1}, when {body2} means to show it to everybody.',
      'v=2',
    ],
  ],
  steps: [
    [
      '[the dream lasts into the day, and «at {works1} »people work with their eyes shut|the dream does not end in the morning, and at {works1} people work «on »with their eyes shut|with their eyes shut people work at {works1}, for the dream now lasts into the day]',
      [
        '{body1.s} sends {guards} «to {town2} »to work {works2} by force, and they are too quiet and too slow',
        'v=1',
      ],
    ],
    [
      '{faction1.s} buys a «whole »night of silence: {works4} stand{works4.v} still, and the wells of {town4} run warm',
      'in {town2} the floor of {site2} sinks« by a yard», and warm air comes up',
    ],
    [
      '{crowd} walk out of {works1} in their sleep, «all of them »towards {town2}',
      '{P3} digs out the last page, reads it« alone», and is found «in {town3} »counting in a whisper',
    ],
    [
      'On the night of {deadline1} it wakes. {works1.s} and {works2} are gone by morning, «with all who were there, »and it turns towards {town4}.',
    ],
  ],
  ends: [
    'If {town2} is paid, «in full and in public, »the four trades work as one «again »within {days} days. What lies there sleeps on, and all of {land} knows what it works for.',
    [
      'It can be fed once, with all the {good2} of a year, and led out of {land}« while it is slow». The way goes through {works4}, and that is the end of {works4}.',
      'v=1',
    ],
    [
      'If all four confessions are read aloud at {site2}, by heirs of those who wrote them, the sleeper «gets up and »goes. The heir of the founder of {town1} is {P1}.',
      'v=2',
    ],
    [
      'If the party sides with {faction1}, it stands beside the well «in {town4} »when the sleeper is asked what it wants. It wants to eat, and {faction1} sells it the stores of {town2}, and then {town2}.',
      'v=1',
    ],
    [
      'If the party sides with {faction1}, it stands beside the well «in {town4} »when the sleeper is asked what it wants. It wants to hear the four confessions. {faction1.s} sets out to buy the page; if the party brings it first, and heirs of the four read it out« at the well», the sleeper «gets up and »goes.',
      'v=2',
    ],
  ],
};

/** What can be played in a setting with this wrong. */
export const sleeperDetails: WrongDetails = {
  party: [
    'The party is new in {land} and has not had the dream, so it can go below {town1} with a clear head. {body1} wants the strike «of {town2} »broken, {town2} wants it saved, and both need somebody to go down« and look».',
    '[The party has [no part in|nothing to do with] the strike and sleeps without [the dream|any dream of a corridor]|The party [sleeps without|does not have] the dream, and has no part in the strike|Nobody in the party has [had the dream|dreamed of the corridor], or anything to do with the strike|Being strangers, the party takes no side in the strike, and [has not had the dream|dreams of other things]]. So {body1} and {body2} both hire it: [to go down shafts «and stairs »that their own people are afraid of, «to guard the tools, »and to carry offers|there are shafts «and stairs »of which their own people are afraid«, tools to guard» and offers to carry|it can guard tools«, carry offers,» and go down where their own people do not dare« to»].',
  ],
  customs: [
    'Work «in {land} »is handed over and never dropped: whoever lets go of {tool1} before another hand has hold of it loses the trade. {body1.s} keeps a list« of those».',
    'Nobody «in {land} »is woken by touch. One says their trade aloud, three times. Whoever does not wake« at that» is carried out of {town1}, and watched.',
    'At each full moon the four {towns} change one worker with each other«, by the old law». The next change is on the eve of {deadline1}, and {town2} sends nobody.',
  ],
  places: [
    [
      {
        open: 'the old shaft «of {town1} »goes down from here, and the {workers1} who come up« from it» pay their debts and say goodbye.',
        hidden: [
          [
            'The shaft ends at the lid of an eye, «as long as a boat, »warm and shut (DC 13 Nature). Sand lies on it in heaps. {P1} has had every «new »load« of it» thrown in by night.',
            'v=1',
          ],
          [
            'The shaft ends at a stone lid, which is warm, and has the seals of four founders «on it »(DC 13 History). {P1} has forbidden anyone to lift it.',
            'v=2',
          ],
        ],
      },
      {
        open: 'a fence has been put up round the old shaft «of {town1} »here, with the guards of {body1} looking inward.',
        hidden: [
          'At the bottom «of the shaft »the sleeper can be heard to talk« behind the rock». Whoever listens has to make a DC 13 Wisdom saving throw; on a failure they walk towards {town2} in their sleep that night.',
        ],
      },
    ],
    [
      {
        open: 'the strikers «of {town2} »hold this place, with soup«, songs» and a committee, and let in whoever brings bread.',
        hidden: [
          'Behind the soup kettles is the head of a stair (DC 12 Perception); the air from it comes and goes« as slowly as tides».',
        ],
      },
      {
        open: '{P5} comes here each noon to read out an offer« of {body1}», and goes away with the vote.',
        hidden: [
          [
            'In a corner stand sacks of sand «from {town1} »that came by mistake. DC 12 Investigation finds the bill: "To be thrown in instead of the share of {town2}", with the seal of {body1}.',
            'v=1',
          ],
          [
            'Behind the lectern the offers lie in order. DC 12 Investigation finds one in the hand of {P1} that promises everything, if only nobody digs below {works2}.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'readers are searched for candles here, and {P3} has asked «{body3} »to be moved« to another room».',
        hidden: [
          'What {P3} is afraid of is a sound: «in the quiet of this room »one hears breathing, from under the shelves (DC 13 Perception).',
        ],
      },
      {
        open: 'one desk «of this house »stands behind bricks, and the bricks are newer than the ban on reading {record3}.',
        hidden: [
          [
            'Behind the bricks (DC 14 Athletics, or an hour with a hammer« and all of {town3} listening») lies the last page, with a sum and a name: how much it needs, and that it answers to "Ummaroth".',
            'v=1',
          ],
          [
            'Behind the bricks (DC 14 Athletics, or an hour with a hammer« and all of {town3} listening») lies the last page, with four signatures, each of them with a thumb print in brown.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'people come here «in the evening »to sell their dreams to {P4}, and leave lighter, with a silver piece.',
        hidden: [
          'The dreams lie here on paper, «hundreds of them, »and {faction1} has drawn a plan after them: a corridor with a door, which leads from {works4} down to the sleeper (DC 12 Investigation).',
        ],
      },
      {
        open: '{faction1} pays for silence here«, from the ninth bell on,» and has put felt on every door of the street.',
        hidden: [
          'A well opens here. What is said into it is answered the same night, in the dream of everybody «from {town4} »(DC 13 Insight to hear who asks).',
        ],
      },
    ],
  ],
  manners: [
    '{P1} pricks {P1.their} thumb with a pin to stay awake«, and counts the holes».',
    '{P2} drums on every table, four beats, and stops after the third.',
    '{P3} whispers even outdoors, and never near a wall.',
    '{P4} asks everybody how they have slept, and waits« for the answer» with a pencil.',
  ],
  levers: [
    [
      'is worn out: tell {P1.them} that {town2} has gone back to work, and {P1.they} says what the work is for«, and sleeps».',
      [
        'would pay {town2} in full if that could be done without saying why; a way «to do so »is all {P1.they} needs.',
        'v=1',
      ],
    ],
    [
      'calls the strike off for full wages, promised «in the square »by {body1}, or for half of them if someone who went below says what for.',
      'has never believed in what lies below. One look at it, and {P2.they} leads the others back to work.',
    ],
    [
      'wants another person to read the last page; from then on {P3.they} «is not afraid, and »says it all in public.',
      'gives the book to whoever gets {P3.them} out of {town3}«, and explains it on the way».',
    ],
    [
      'serves {faction1} since {P4.their} child fell asleep «a month ago »and cannot be woken; noise at {works2}, which quiets the sleeper, would wake the child and win {P4.them} over.',
      'believes that what wakes will be grateful. Whoever shows {P4.them} what lies below« {town1} or {town2}» puts an end to that.',
    ],
  ],
  jobs: [
    'A {worker1} walks into the inn «of {town1} »asleep, pays for everyone« in the room», and goes on towards {town2}. So do {few} others. {P1} offers money to have them led home« before they arrive».',
    '{P5} needs a neutral hand to carry the strike fund «of {town2} »to {town3} and back with bread. {guards.s} have been told to find it«, and {faction1} has offered to double it».',
    'In {town4} everyone in one street has slept through the day, since {faction1} has kept it quiet. {P4} asks the party to go in with drums and wake them«, before {guards} see it».',
    'The party is at a wedding «in {town1} »when the band loses the beat. Nobody moves. From under the floor the beat comes back, «slowly, »and the bride begs the strangers to be loud.',
    [
      'At noon every bell in {town1} rings by itself, and the dome of the palace cracks« from end to end». Forty thousand people say one word. {P1} has a griffin saddled for the party: {town2} has to be heard again before night«, or the capital will not stand».',
      'tier=3',
    ],
    [
      'Two armies have camped «on the plain »before {town2}, one to break the strike and one to guard it. On the first night both get up in their sleep«, forty thousand in armour,» and walk towards {town2}. {P5} asks the party to turn them before they reach {works2}.',
      'tier=3',
    ],
  ],
};

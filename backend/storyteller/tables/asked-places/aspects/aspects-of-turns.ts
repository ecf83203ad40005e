import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What has changed a place or sets it apart: visitors who pay, a fallen star, the talk of the dead. */
export const aspectsOfTurns: readonly PlaceAspect[] = [
  {
    id: 'attraction',
    says: /\b(?:sells? tickets|tickets|tourists?|tourism|sightseers|attraction|souvenirs?|guided tours?|visitors pay|theme park|amusement)\b/,
    tells: [],
    look: [
      'a booth with a shutter, a roll of tickets, and prices for grown people, children and "the curious"',
      'a painted monster on a board, with a hole to put one\u2019s face in',
      'a rope along the safe path, and boot prints beyond it',
      'a tray of souvenirs: small ones for a copper, and real ones under the cloth',
    ],
    known: [
      'It was a disaster once; now there is a tour at every full hour, and {town} has three inns that live on it.',
    ],
    feature: [
      'The last lamp of the tour can be put out with a cord, for the fright; beyond it the floor is not swept.',
      'A bell calls all guides to the exit, and they know to run.',
    ],
    beside: [
      'What the visitors are shown is a fake, made with pulleys; the real thing is one gallery further, and has begun to come and watch.',
    ],
    plots: [
      plotOf({
        id: 'attraction-1',
        absent: ['best guide', 'first who saw it', 'ticket boy'],
        guest: [
          'partner with new plans',
          'visitor who comes every day',
          'reporter of a broadsheet',
        ],
        wants: [
          'tells the tale with all voices, and loses the thread at the same spot since last week',
          'has drawn the rope {few} steps closer to the exit, for "maintenance"',
        ],
        seeks: [
          'wants a deeper tour at double the price, and has been down there with a measuring tape',
          'always stands at the end of the group, and is never quite there when it is counted',
        ],
        hooks: [
          'Of the last tour one fewer came out than went in, and no one is missed: everybody in the group is accounted for. {K} pays {coins} gold pieces to have it explained.',
          '{V} refuses to go down again, hides in {town}, and asks the party to swear that they will not look at it for longer than a breath.',
          'The party is given free tickets for the night tour, by somebody who has betted on them.',
        ],
        trace: [
          'Some of the boot prints beyond the rope are of bare feet, and only lead outwards.',
          'The fake roars at the full hour; at half past, something answers.',
          'Visitors buy a small stone figure, and the following day one finds it turned to face the pit.',
        ],
        truth:
          'They did wake something, in their time. It is patient, has no shape of its own, and has learned from the visitors: it has listened to {num} tours, and can be a visitor now, for an hour at a time. {V} counted the group and met it, with the face of an aunt. {B} has noticed it too and has struck a bargain: a deeper tour, with guests who travel alone, in return for the old silver that it digs out. {K} knows that the show is false, and has not been beyond the rope for {years} years, out of shame: there are comrades of {K} down there.',
        finds: [
          [
            'Perception',
            'going last in the group',
            'one of the visitors casts no breath in the cold, and laughs a moment after the others',
          ],
          [
            'Investigation',
            'looking at the roll of tickets',
            'one has been sold every day to the same person, who always pays with the same wet coin',
          ],
          [
            'Insight',
            'asking {K} to tell what really happened',
            '{K} tells it without voices, and it takes only three sentences',
          ],
        ],
        later: [
          'On {deadline} the deep tour opens, {num} tickets are sold, and nothing that comes out is what went in (use <Shadow, Doppelganger 700, Gibbering Mouther 450, Aboleth>).',
        ],
        ways: [
          'It knows only the tour. Whoever tells it the story of the comrades, with their names, gives it something else to be than hungry.',
          'The old pit can be closed with the props that hold the show; then {town} has lost its living, and must be told why.',
        ],
      }),
    ],
  },
  {
    id: 'woken-deep',
    says: /\b(?:dug|digging|dig|mined|drilled|delved) (?:too|so) (?:deep|far)\b|\b(?:woke|awoke|awakened|woken|released|unleashed|broke into|uncovered|unearthed|found) (?:something|an? (?:ancient|old|sleeping|hidden)|what)\b|\bsomething (?:has )?(?:woke|woken|awoke|awakened|escaped|got out|stirs)\b/,
    tells: [],
    look: [
      'a boarded shaft with a fresh board over the old ones, and scratches under both',
      'lamps set in a ring round a hole, with the wicks trimmed high by day as well',
      'helmets in a row, one for each who did not come up, and one that is warm',
    ],
    known: [
      'They went one step too deep here, and everyone in {town} can name the day; since then the lowest way is shut.',
    ],
    feature: [
      'The boards hold against everything but a voice that is known.',
      'Light keeps it below, and oil is dear.',
    ],
    beside: [
      'What was woken below does not want to come up: it wants the thing back that was carried off from its bed.',
    ],
    plots: [
      plotOf({
        id: 'woken-deep-1',
        absent: ['leader of the last shift', 'first who broke through', 'old surveyor'],
        guest: ['dealer in rare stones', 'young foreman', 'chaplain with a lamp'],
        wants: [
          'nails another board over the shaft each night, and leaves a gap as wide as a hand',
          'pays double for oil, and half for everything else',
        ],
        seeks: [
          'carries a flat parcel in oilcloth everywhere, also to table',
          'says that it must be fought, and has never gone nearer than the second lamp',
        ],
        hooks: [
          'At night the voices of those who were lost call up from below, by name, and one of the widows has answered; {K} pays {coins} gold pieces for a way to stop it.',
          '{V} came up alone, has not said a word since, and draws one and the same shape on every wall; {V} has now gone back down.',
          'Down there lies the key, the chest or the man that the party was sent for, three galleries under the boards.',
        ],
        trace: [
          'Scratches on the boards make rows, and the rows make tallies: someone below is counting the days, too.',
          'The parcel of {B} is warm, and dogs will not sit near it.',
          'In the dust at the shaft lies bread that was let down, and has not been touched.',
        ],
        truth:
          'They broke into a chamber in which a guardian slept on a slab with one word on it. {B} took the slab, for its gold edge. The guardian woke, walled the shift in, unharmed, and is waiting for the word to be brought back; it calls in their voices since it has none. {V} was let go to say so, and could not. {K} was told by the scratches on the boards, feeds those below through the gap, and does not know who has the slab.',
        finds: [
          [
            'Investigation',
            'putting the shapes together that {V} drew',
            'they make one tablet, with a gold edge, and a hand that reaches for it',
          ],
          [
            'Perception',
            'listening to the voices for a whole night',
            'they say the same {few} sentences, and behind them, much fainter, others say "bread"',
          ],
          [
            'Sleight of Hand',
            'looking into the parcel of {B}',
            'the gold has been filed off one side, and the word glows',
          ],
        ],
        later: [
          'On day {days} {B} has the word melted down, and what was bound by it comes up for the melter (use <Gargoyle, Earth Elemental, Stone Golem, Behir 7200>).',
        ],
        ways: [
          'If the slab is laid back where it was, the guardian lies down on it, and the wall can be opened from either side.',
          '{B} can be made to carry it down in person: the guardian is just, and knows the difference between returned and taken.',
        ],
      }),
    ],
  },
  {
    id: 'since-event',
    says: /\b(?:since|ever since|after) (?:the|an?|that|its|their) (?<event>(?:\w+ )?(?:star|comet|meteor|moon|earthquake|storm|war|flood|stranger|god|dragon|shipwreck|eclipse|volcano|plague|wedding|spell|explosion|king|wizard|fire))(?: (?:fell|falls|came|struck|ended|died|broke|crashed|landed|passed|left|arrived|exploded|vanished|happened))?\b|\b(?<event2>star|comet|meteor|moon) (?:fell|crashed|landed|struck)\b|\bfallen (?<event3>star|moon|comet)\b/,
    words: { event: 'star' },
    tells: [],
    look: [
      'a wide ring in which everything leans outwards, and a fence that has been put round half of it',
      'things that are not quite of this world laid out on a table, with prices',
      'people who look up before they look at one',
      'a shed with light in its cracks, and a queue before it by night',
    ],
    known: [
      'Since the {event} nothing there is as it was: those of {site} count the days from it, and {town} counts the carts that go there.',
    ],
    feature: [
      'In the middle of the ring a compass turns, and a whisper carries upwards.',
      'What has been touched by it glows for as long as somebody holds it.',
    ],
    beside: [
      'What came with the {event} is alive, and is being kept by somebody who has told no one.',
    ],
    plots: [
      plotOf({
        id: 'since-event-1',
        absent: ['shepherd who saw it first', 'scholar who came to measure', 'young finder'],
        guest: ['dealer in wonders', 'agent of the crown', 'pilgrim with burnt hands'],
        wants: [
          'is glad of the money, afraid of the catch, and buries a part of both',
          'asks people of learning whether what has changed can change back',
        ],
        seeks: [
          'buys all that is strange here by weight, and never asks what it was before',
          'sleeps by day, digs by night, and has a tan from something that was not the sun',
        ],
        hooks: [
          'What is caught, dug or picked in {site} has begun to have eyes that follow one; {body} of {town} pays {coins} gold pieces for the truth before the market opens on {deadline}.',
          '{V} carried something home on the night of the {event}, has not been seen since, and the shed behind the house glows.',
          'A rider of the crown wants all of {site} moved away within {few} days, and does not say for what.',
        ],
        trace: [
          'All that has changed leans, swims or looks in one direction, at every hour the same.',
          'From the glowing shed come two voices, of which one repeats what the other says.',
          'There are {few} pits in the ring, and the deepest one is new.',
        ],
        truth:
          'Something came down with the {event} that is young, lost and a long way from home. It calls, and whatever lives near it changes a little towards it, to keep it company. {V} found it, has hidden it in the shed, and teaches it to speak. {B} has worked out that it bleeds light, and that a flask of this buys a town; the deepest pit is meant for it. {K} only knows that the catch was good on the days on which {V} sang to the shed.',
        finds: [
          [
            'Nature',
            'opening something that has changed',
            'it is perfectly healthy, and is growing a small, clumsy mouth',
          ],
          [
            'Survival',
            'laying three of the directions over each other on a map',
            'the lines cross at the shed of {V}',
          ],
          [
            'Insight',
            'asking {B} what became of the first flask',
            '{B} puts both burnt hands into the sleeves',
          ],
        ],
        later: [
          'On {deadline} {B} takes it by force, it screams, and everything that has changed comes to help it (use <Giant Crab, Giant Toad, Chuul 1100, Water Elemental, Aboleth>).',
        ],
        ways: [
          'It can be sent home: from the highest point around, on a clear night, with {num} people who sing what {V} has taught it.',
          'If it is told that it hurts them, it stops calling. Nobody has told it, and it is much ashamed.',
        ],
      }),
    ],
  },
  {
    id: 'talks-to-dead',
    says: /\b(?:talks?|speaks?|speaking|listens?|chats?|argues?|plays? (?:cards|chess|games)|negotiates?|communicates?) (?:to|with) (?:the |its |their )?(?<who>dead|ghosts?|corpses?|skeletons?|spirits?|bones|ancestors?)\b/,
    words: { who: 'dead' },
    tells: ['haunted'],
    look: [
      'two chairs beside a grave, one of them with a cushion',
      'a slate on which questions are written in chalk, and answered in frost',
      'a cup of tea on a stone, still steaming, and half gone',
    ],
    known: [
      'One may have a word with the dead there, through {K}; most of {town} has tried it, and most have come home cross.',
    ],
    feature: [
      'Whoever sits down on the cushion hears what is said beneath it.',
      'The dead may be asked three things; the third answer is never the one that was wanted.',
    ],
    beside: [
      'Most of what the dead answer here is true; one of them has been lying, and is not dead.',
    ],
    plots: [
      plotOf({
        id: 'talks-to-dead-1',
        absent: ['young widow', 'lawyer of a dead man', 'digger\u2019s mate'],
        guest: [
          'heir who wants an answer',
          'widower who comes each evening',
          'priest who forbids it',
        ],
        wants: [
          'passes on what the dead say word for word, rude or not, and ducks',
          'has quarrelled with a whole row, and digs the new graves at the other end',
        ],
        seeks: [
          'has asked one dead person the same question every evening, and gets the same insult',
          'wants all of this stopped, quickly, before a certain grave is asked',
        ],
        hooks: [
          'The dead have been rude for weeks and now say nothing at all, all together; {K} pays {coins} gold pieces to know who has offended them.',
          'A dead merchant has told {K} where the will is, and it was the wrong house; somebody was robbed that night, and {K} is blamed.',
          '{V} asked the newest grave a question, listened to the answer, and has not been seen since.',
        ],
        trace: [
          'One grave answers before {K} has asked.',
          'A pipe as thin as a finger comes out of the grass behind the newest stone.',
          'The frost on the slate spells all words right but one, and always the same one.',
        ],
        truth:
          'The dead answer badly because there is a living one among them. {B} needed a false word from the grave, about an inheritance, and has had a coffin buried with a man and a speaking pipe in it; his lies have made trouble between all the others, who know quite well that he does not belong. {V} heard him cough, and is kept in the vault of {B}. The dead have agreed to be silent until he is taken out, and cannot say so without breaking their silence.',
        finds: [
          ['Perception', 'putting an ear to the newest grave', 'somebody in there snores'],
          [
            'Religion',
            'asking the oldest of the dead a question that needs only a nod',
            'the frost grows in one direction, across {few} rows, to the newest stone',
          ],
          [
            'Investigation',
            'comparing what the false voice has said',
            'everyone who believed it has lost something to {B}',
          ],
        ],
        later: [
          'On {deadline} the false voice names {B} the heir, before witnesses, and the dead have had enough (use <Skeleton, Ghoul, Specter, Wight, Wraith>).',
        ],
        ways: [
          'The man in the coffin is badly paid, cold and frightened: he tells everything to whoever digs.',
          'The dead are glad to give evidence, one after the other and at length, if {body} comes to hear it at night.',
        ],
      }),
    ],
  },
];

import type { SettingPremise } from './premise-type.ts';

export const premisesOfWildPlaces: readonly SettingPremise[] = [
  {
    id: 'gothic-valley',
    slot: 'land',
    asks: [
      'gothic|ravenloft|transylvania',
      'valley|county|moor|village|barony fog|mist|wolves|count|cursed|haunted|werewolves|castle',
      'cursed valley|county|land|village|barony|kingdom',
      'werewolf|werewolves|haunted_land|gloomy',
      'horror|haunted land|kingdom|county|setting|realm',
      '~haunted|fog|mist|mists|gloom',
    ],
    without: 'deserts?|seas?|harbours?|ships?|jungle',
    title: 'The Valley below the House',
    rulers: 'the House on the Rock',
    guards: "the count's gamekeepers",
    wild: 'the fog',
    way: 'by coach',
    pitch:
      'The fog lets people into the valley of {land} and does not let them out. There are wolves, one castle, and a count who is sorry. Every autumn a guest is chosen to dine with him. This year it has chosen twice.',
    party:
      "The party came over the pass on a clear evening, and in the morning there was no pass. It is thus a guest, in the valley's sense. {A} gives it rooms, garlic, and until the end of the month.",
    truths: [
      'The fog stands round {land} like a wall. Whoever walks into it comes out again, on the same road, an hour later and a little more tired.',
      'Bells are rung from dusk to dawn, in turns, by families. On nights when one falls silent the next village rings twice.',
      'A wolf is never named in {land}. People say "the aunt", and count their aunts in winter.',
      'Each autumn the mirror in the church of {town1} shows a face. That person dines at the castle, is driven there in the good coach, and does not come down again.',
      'Nobody in the valley is buried with shoes on. "They would only walk", people say, and mean it kindly.',
      'The count sends a doctor, a Christmas goose and letters of condolence, in his own hand. Some are dated a week ahead.',
      'Strangers are loved in {land}: each of them is one face more that might be in the mirror.',
    ],
    regions: [
      '{town1} lies under the rock, with its gables huddled and its church too large. From each window one sees the castle, and so there are few windows.',
      '{town2} cuts wood on the edge of the fog, tied in pairs. Its people sing loudly, badly and all day long.',
      '{town3} has the convent, the school and the lake. The nuns bathe at night, in their habits, and allow nobody to see the water afterwards.',
      '{town4} was left {years} years ago, with the tables laid. Smoke rises there on Sundays.',
    ],
    factions: [
      [
        'The House on the Rock',
        "rules the valley by a count and his late wife's portrait, and wants two guests",
        'is a single man who has tried to die {few} times, and is brought back by the fog each time',
      ],
      [
        'The Bell Families',
        'ring, watch and marry among themselves, and want the stranger to be the one',
        'breathe upon the mirror beforehand: the face is the one they have agreed upon',
      ],
      [
        'The Sisters of the Lake',
        'take in orphans, and want no more guests sent up, whatever it brings down',
        'are the chosen of earlier years, all of them; there was never a dinner, only a second door',
      ],
      [
        'The Aunts',
        'hunt in {wild} in winter, and want a certain shoe',
        'are those who walked out by force, and who remember their names at the new moon',
      ],
    ],
    conflicts: [
      "The mirror has shown two faces, a mother's and her son's. The Bell Families say that it is a choice, and have offered to help her with it.",
      'A gamekeeper has shot an aunt, and she is in the church now, a girl of {town2} who has been missing for three winters. Her family wants to bury her, and the wood answers when they ring.',
      'A preacher has found a way to stop the bells of {town1}. He thinks that they keep the fog in, and not out.',
    ],
    people: [
      [
        'sexton with the mirror key',
        1,
        'wants the mirror broken by people who do not have to live here afterwards',
        '{A.name} shaves by touch.',
        'admits who breathed on it if one of the two faces may go',
      ],
      [
        "woodcutter and widow's child",
        2,
        'wants somebody to hold the other end of the rope, into {wild}, as far as it goes',
        '{B.name} sings under the breath when there is nothing to fear, and stops when there is.',
        'cuts the rope at the far end once {B.they} has been called by name from there',
      ],
      [
        'count of the valley',
        1,
        'wants company, honestly, and to be told how his wife died by somebody who was not there',
        '{C.name} lays two places, and asks permission of the empty one.',
        'walks down into {town1} and confesses if somebody dines with {C.them} and is not afraid',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Church of the Mirror',
        1,
        'a mirror under a cloth, before which people pray with their backs to it',
        'The silver is on the wrong side: it is a window. Behind it is a room with a chair, a candle and a list in the hands of the Bell Families.',
      ],
      [
        'The Second Door',
        1,
        'a low door in the castle rock, bricked up, at which children leave bread on the way home',
        'It is bricked only in front. The passage goes down to the lake, and along it hang {num} good coats, one for each guest.',
      ],
      [
        'The Laid Tables',
        4,
        'the empty village, with soup in the plates that is never cold',
        'A woman in a faded dress lays and clears. She is the face of the portrait, is afraid of nobody, and believes that it is her husband who is dead.',
      ],
    ],
    starts: [
      [
        'It is the evening of the mirror in {town1}. The cloth falls, and in the glass stand two faces; and behind them, for as long as a breath, that of one of the party. People sigh with relief. Mothers embrace the stranger, somebody brings the good cake. Only {A} has turned the key round in the lock and says, low: "It has never shown three. Somebody in there has moved."',
        'The third was no reflection. A sister from the lake stood behind the glass and held up a candle so that a stranger might be seen, and asked.',
      ],
    ],
    openings: [
      [
        'The good coach stops before the inn a day too early, empty, with blankets and a basket. The coachman has a letter for the party and is not able to leave until it is read.',
        'The count asks for a visit, as a favour and not as a choice. He has drawn a plan of the cellars on the back.',
      ],
      [
        'An aunt sits before the party in the road to {town2}, grey, enormous, and with one shoe in her mouth. She lays it down very carefully.',
        'It is a left one. The right one is on the girl in the church, and as long as she is buried without it she will not lie still.',
      ],
    ],
    truth:
      "The count's wife left him, {years} years ago, in the fog, after a quarrel about nothing. He called after her that nobody should leave this valley before she came home: it was a moment when something was listening. She has been home since that night, in {town4}, waiting with supper, for by the same words no one can reach her who looks for her. The dinners began when the count asked each year for one person to tell it to. He lets each of them out by the second door. The Bell Families believe that they are eaten, and choose accordingly.",
    secrets: [
      'The fog lets through whoever is called home by somebody who is not angry. It has happened twice.',
      'The sisters could have told the truth for years. They fear what {town1} will do once it learns whom it chose, and why.',
      'The portrait was painted from memory by the count, and gets younger.',
    ],
    steps: [
      'the fog comes in by one field a night, and the bells have to ring by day',
      'the son goes up alone, so that his mother need not, and the second door stays shut',
      '{guards} drive the aunts out of {wild} with torches, and some of them are recognised',
      'On the last night no bell rings. The fog goes through the streets of {town1} with a lamp, and knocks, and asks each house who it has sent away.',
    ],
    ends: [
      'The count goes to {town4} without looking for her, only because somebody asked him to supper. What is said there is not for anyone else, and in the morning there is a pass.',
      'The names of all the chosen are read out in church, by themselves. The valley opens for those who can bear to stay and hear it.',
      'The House is burned by torchlight, as it ought to be. The fog remains, since it was never he who held it shut, and now there is nobody to ask.',
    ],
  },
  {
    id: 'fey-forest',
    slot: 'land',
    asks: [
      'fey|fae|faerie|faerie|fairy|fairies|feywild|seelie|unseelie|pixie|pixies',
      'enchanted|magical|elven|endless|living|sentient|haunted|talking forest|woods|wood|trees',
      'forest|woods|trees alive|promise|promises|bargain|bargains|oath|oaths',
      'elf|elves|elven kingdom|realm|land|empire',
      '~forest|woods|woodland|jungle_of_trees',
    ],
    not: 'world_tree|two_elven|war',
    without: 'deserts?|seas?|harbours?|ships?|mines?|sand|factor\\w+',
    title: 'The Wood of Given Words',
    rulers: 'the Leaf Court',
    guards: 'the thorn ushers',
    wild: 'the deep wood',
    way: 'on foot, by the paths that like one',
    pitch:
      'In the forest of {land} each word given is binding: a promise grows, visibly, as a tree with a name on it. The oldest one was to stand for ever. Yesterday it was found felled, and nobody knows what was promised.',
    party:
      'The party has promised nothing here, and so casts no leaf. In {land} that is as good as being invisible, as long as it thanks nobody and accepts no cake. {A} has a use for such guests, and says "perhaps" a great deal.',
    truths: [
      'A promise made in {land} comes up overnight as a sapling. It stands as long as it is kept, and when it is broken it falls, on somebody.',
      'One does not say "thank you" here: it is a debt. One says "how good of the cake".',
      'Names are lent out, not given. A fey introduces itself with "you may call me", and whoever forgets that owns a name too many.',
      'Paths in {land} choose. They shorten for lovers, lengthen for tax collectors, and are grateful for a story.',
      'Time is a matter of manners. If one leaves a feast before the host, one may find that it was years.',
      'Iron is not forbidden in the wood. It is only that everybody stops speaking, and looks at it, as if somebody had begun to undress.',
      'People of the villages are brought up to be vague. A child of {town2} can talk for an hour without a single verb that binds.',
    ],
    regions: [
      '{town1} is the court, and is held in a clearing that is always the next one. Those who have an audience arrive, and others have a nice walk.',
      '{town2} is a village of people at the edge, with hedges, cats and lawyers. Each house has a grove behind it, in good order.',
      '{town3} grows where the broken ones fell: a tangle of trunks, in which no one lives but the ashamed, and mushrooms that repeat what was said.',
      '{town4} lies beyond the brook that speaks. Winter fey live there, who have not promised anything for so long that they are made of glass.',
    ],
    factions: [
      [
        'The Leaf Court',
        'rules the wood by holding everyone to their words, and wants the feller of the oldest tree',
        'does not remember what it was bound to by that promise, and is frightened of how light it feels',
      ],
      [
        'The Hedge Lawyers',
        'live in {town2} by drawing up sentences, and want a good lawsuit',
        'have sold the Court a contract with a comma in it that is as good as an axe',
      ],
      [
        'The Broken',
        'live in {town3}, and want forgiveness, or at least company',
        "have learned to graft: a fallen promise can be set upon another person's, and lives at his cost",
      ],
      [
        'The Glass Court of {town4}',
        'wants the wood to be free of all words, clear and still',
        'felled the tree with the only tool that can: a promise to do it',
      ],
    ],
    conflicts: [
      "The oldest tree lies across {few} groves and has crushed other people's vows. Couples wake up unmarried, and a lullaby has lost its end.",
      'A changeling wants to stay, and the child for whom it was exchanged wants to come home. Both mothers have said "of course", and both trees are growing.',
      'A woodcutter from outside has made a bargain for all that he can see from a hill. He has come back with a telescope.',
    ],
    people: [
      [
        'usher of the Leaf Court',
        1,
        'wants to know what the oldest promise said, before somebody remembers whom it restrained',
        '{A.name} answers a question with a better one, and bows.',
        'gives {A.their} true name to anyone who has had it for a day by accident and given it back',
      ],
      [
        'hedge lawyer',
        2,
        'wants a comma stolen from a document at court',
        '{B.name} speaks without verbs on weekdays.',
        'says a plain yes, once, aloud, and goes pale when it comes up overnight before the house',
      ],
      [
        'broken knight',
        3,
        'wants to be allowed to keep the promise now, {years} years late, to whoever is left',
        '{C.name} carries a piece of bark over the heart.',
        'tells who felled the tree if someone else takes the next watch at the grave',
      ],
    ],
    places: [
      [
        'The Stump',
        1,
        'a ring as wide as a market, still bleeding sweetly, with courtiers round it who try to be sad',
        'The rings can be read (DC 14 Nature): a vow of the first queen, to feel what others feel. It was the root of all the others.',
      ],
      [
        'The Grove Office',
        2,
        'every sapling of {town2} is listed here with its words, for a fee, and one may have a cutting',
        'One drawer has seeds in it, dated for tomorrow. Someone plans to have {num} people say "I promise" in the same minute.',
      ],
      [
        'The Glass Brook',
        4,
        'it tells each person what they nearly said, and it is best crossed quickly',
        'On the bottom lies the axe: a sentence, frozen, in two hands. The second is that of a person from {town2}.',
      ],
    ],
    starts: [
      [
        'The party is given cake in {town2}, on a green, by smiling people, and nobody says a word until all plates are set down untouched. Then everyone breathes out. In that moment a sound goes through the wood like a door in the sky, and every tree within sight leans, a little, to one side. {A} stands in the middle of the green as if {A.they} had been there all the time. "Something has let go of us," {A.they} says. "Would you perhaps care to see what?"',
        'The oldest tree has fallen. {A} feels no pity any more since that moment, notices it, and is the only one at court whom it worries.',
      ],
    ],
    openings: [
      [
        "A sapling stands before the party's tent in the morning, with a name of one of them on it. None of them can remember having said anything.",
        'It was said in sleep, to someone who had asked nicely. It reads: "Of course I would help you, if only you had told me."',
      ],
      [
        'A child of glass on the way to {town4} offers the party a single word for all their memories of summer, and asks them not to answer too soon.',
        'It would like to cry and has no water. The word is the one that was on the axe.',
      ],
    ],
    truth:
      "The first queen of the fey felt nothing, like all of them, and did as she liked. A mortal child asked her to promise that it should hurt her when she hurt others. She did, out of curiosity. That was the oldest tree: everything in the wood that is kind, faithful or even polite has grown from its root, and it holds the whole court. The Glass Court felled it because it was tired of hurting. A hedge lawyer helped, for the world's best contract. Within a month the fey will be what they were, and nobody outside remembers how one lived next to them.",
    secrets: [
      'The mortal child is not dead. She left a feast too early, and will come home on the last day of this month, still seven.',
      'A new promise of the same words would take root, but it has to be made by somebody who does not feel it yet.',
      'The paths have begun to lead people to {town3}: they, at least, remember.',
    ],
    steps: [
      'courtiers laugh at things which are not funny, and a village at the edge is turned into deer for an afternoon',
      'the groves of {town2} wither, and people lock their doors before one another',
      '{guards} hunt the Broken for sport, on the very paths that hid them',
      'A girl of seven walks into the clearing and asks the Court whether it is sorry. It is really interested in the question, and how it answers is the next age of {land}.',
    ],
    ends: [
      'One of the fey promises it anew, out of sheer curiosity, to the same child. {A} would be a good choice, and is afraid of it, and that is a beginning.',
      'The Broken graft the oldest promise onto their own. It takes their last, and the court is ruled from now on by those who once failed.',
      'The wood is closed with iron and good manners. Nobody goes in any more, and sometimes someone stands on the edge in the evening and cannot say what they miss.',
    ],
  },
];

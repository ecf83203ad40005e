import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const lendingWrong: SharedWrong = {
  id: 'lending',
  levels: [1, 10],
  tones: ['grim', 'horror', 'heroic', 'intrigue'],
  words: [
    'fey',
    'stolen',
    'slaves',
    'slave',
    'mine',
    'mines',
    'time',
    'young',
    'labyrinth',
    'prison',
    'portal',
    'slavery',
    'labour',
    'colony',
    'missing',
    'children',
    'exile',
    'lost',
    'return',
    'vanished',
  ],
  names: ['the Lending', 'the Long Loan', 'the Levy of the Young'],
  titles: ['The Lent', 'Letters at Midwinter', 'Not a Day Older'],
  pitch: [
    '{years.s} years ago {town2} lent its young people to {town1}, for one season. Since then only letters have come home« to {town2}». Now people say that one of the young has been seen« near {town1}», not a day older.',
    '{town2} lent {num} young people to {town1}, {years} years ago. {town1} has paid their families every midwinter, but not this year. {town2} wants its people back«, and is done with asking».',
  ],
  lie: [
    '{wrong.s} took the young people of {town2} to {town1} {years} years ago, for one season, and from there«, it is said,» to good places abroad. They write at midwinter and send {good3}.',
    'Those who left {town2} with {wrong} have done so well that none «of them »has wished to come home. In {town2} that is said without expression.',
    '{wrong.s} built {works1}. Each house in {town1} held a share« in it», and got a silver spoon.',
  ],
  effect: [
    'In {town2} the desks of those who went stay empty«, in every school». The other children have learned not to look at them.',
    'A silver spoon counts as a title« in {town1}». The {workers1} are buried with theirs.',
    'It is custom in {town2} to set the table for all who «ever »lived in the house. At midwinter there is food on every plate.',
  ],
  conflicts: [
    '{body2.s} wants the accounts «of {wrong} »opened. {body1.s} has answered with a present of {good1}.',
    'One of those who came back has been arrested in {town1} for paying with a coin that is no longer valid«. There is a crowd in front of the gaol».',
    'The midwinter letters are late. {body3.s} blames the snow, and there has been none.',
    'Those who hold shares in {works1} are selling them«, quietly,» to {town4}.',
    'The {workers2} have stopped sending {good2}« to {town1}», one cart for each of the missing.',
  ],
  parties: [
    [
      {
        open: 'wants the roads quiet« until {deadline1}»; it has put {guards} at every shaft and ford, and calls that road works',
        hidden:
          '[lets none of the lent come back before the shares are sold|sees to it that none of the lent comes back before the shares are sold|has a guard on the road, so that the shares are sold before any of the lent comes back]',
      },
    ],
    [
      {
        open: 'wants all of its people home«, by any road»; it lights fires on the hills at night',
        hidden:
          '[hides whoever follows the fires, and has two of them already|takes in those who follow the fires, and hides two of them so far|has two «people »hidden who followed the fires, and waits for more]',
      },
    ],
    [
      {
        open: 'wants the midwinter letters kept« for history»; it collects them «from {town2}, »next to {record3}',
        hidden: 'sees to it that nobody lays two of the letters side by side',
      },
    ],
    [
      {
        open: 'wants strong workers«, and pays well for them»; it asks each« of them» for the year of birth',
        hidden:
          'wants to learn how one can work for {years} years without growing old, and has offered more for one «of the lent »than {town1} paid for all',
      },
    ],
  ],
  needs: [
    [
      'wants one of the lent, who lies in the gaol of {town1}, brought out by the back door, tonight, before anyone «else »in {body1} can ask a question',
      'wants to know what is under {site1}«, having signed for it every year,» and pays {coins} gold pieces',
    ],
    [
      'wants a sister back, who was lent, and has a drawing of her, {years} years old; if what is said «in {town1} »is true, she still looks like it',
      'wants an escort for {few} old people who mean to walk to {works1} and knock',
    ],
    [
      'wants a bundle of letters carried to {town2} and burned there«, unread,» in front of everyone',
      'wants to be dismissed« by {body3}», and for that needs a small scandal with witnesses',
    ],
    [
      'wants an introduction to one of those who came back, and pays {coins} gold pieces for each hour with that person',
      'wants shares in {works1} bought for {faction1}, in names that are not known',
    ],
  ],
  start: [
    {
      scene:
        'In {town1}«, on a wet night three weeks before {deadline1},» a young person in old-fashioned clothes knocks at the inn and asks for a family that died out« long ago». {guards.s} are at the door« within minutes», and {P1} whispers to the party to say that the guest belongs to them.',
      answer: [
        'The guest is one of the {num}. The family that it asks for moved from {town2} to {town1} soon after« that season». It has not died out: {P1} belongs to it, and has changed the name.',
      ],
    },
    {
      scene:
        'The party is hired to bring the midwinter mail from {town3}, which is late. The sack for {town2} is «very »light, and all its letters are in one hand. {P2}«, who has waited {years} years at the first milestone,» asks them to open just one.',
      answer: [
        'The letter that {P2} wants opened is in the hand of {P3}«, like all of them», and its ink is not a week old.',
      ],
    },
  ],
  truth: [
    '{body1.s} sent {num} of the young of {town2} under the ground at {site1}«, for one season,» to cut silver, and that «silver »has paid for {works1} ever since. The yield was good, so the shaft was closed behind the {num}, except for a hoist too narrow for a person. [The vein is alive: it grows back behind the pick, and keeps whoever has a tool in hand, so that they [do not age|stay young], and [cannot stop|must go on]|That vein [is a living thing|is alive]. It grows back behind the pick, and whoever holds a tool it keeps: they [do not age, and cannot stop|cannot stop, and do not age]|The vein lives, and grows back behind the pick; as long as they hold a tool it keeps them, not a day older and unable to stop|What they cut [is alive and grows again|lives, and grows back], and keeps all who have a tool in hand, so that they [never age and never stop|never stop, and never age]]. [This year [rubble|a wall of rubble] has slipped, and now and then one of them gets out|Since rubble slipped this year, [one or another of them gets out|some of them have come out]|Some rubble slipped this year, and through the [gap|hole] they come out, [one at a time|one by one]|Now and then one of them gets out, since this year some rubble has slipped]. {P3} has written their letters.',
    'The young of {town2} were handed to a power that keeps no time«, for the founding of {works1}». To the {num} it has been one evening, of {years} dances. The power has had enough of them, sends them back one by one, and wants others «from {town1} »in their place. [It can take only those who have not been told that each dance costs a year|Whoever has been told that each dance costs a year cannot be taken|Only those can be taken whom nobody has told that each dance costs a year|But [somebody|anybody] who knows [that a dance costs a year|what a dance costs] is [out of its reach|safe from it]]. {P3} has written their letters.',
  ],
  secrets: [
    'Every share in {works1} came with a silver spoon. [The spoons are cast from the belt buckles that the young people were given for the road|Each was cast from a belt buckle that one of the young people had been given for the road|They had been belt buckles once, a present to the young people« for the road»].',
    [
      'Those who come back have one thing to ask« of {body1}»: "Who is next?" [The power has given them that to say, and most« of them» have forgotten it|It is a message from the power, which most« of them» have forgotten|The power made them learn it, and most have lost it on the way].',
      'v=2',
    ],
    [
      '[Those who come back have calluses like horn, and their hands go on working in their sleep|In their sleep the hands of those who come back go on working«; the calluses on them are like horn»|Whoever has come back to {town2} has calluses like horn, and hands that work on during sleep]. [One who is given a tool does not put it down« again»|Give one of them a tool, and it is not put down again|If somebody hands them a tool, they keep hold of it].',
      'v=1',
    ],
    ['On quiet nights one can hear tools« at work», from below, at {site1}« in {town1}».', 'v=1'],
    ['On quiet nights one can hear dance music at {site1}« in {town1}», {years} years old.', 'v=2'],
    'A third of {body2} had a child among the lent, and was paid «by {body1} »for the vote.',
    '{P4} has had one of them in a cellar «in {town4} »for a week, and has had a closed chair made, to send this one back« by night». Away from {town1} and {town2} the lent grow older by a year each day, until they have caught up.',
  ],
  steps: [
    [
      '{body1.s} has {site1} filled with rubble, and the rubble is gone in the morning',
      'two more come back, and are taken off the road «to {town2} »by {guards}',
    ],
    [
      '{faction1.s} owns most of {works1}, and sends people« down» to look',
      '{body2.s} marches on {town1}, old people and children, and they are let in',
    ],
    [
      '{P3} writes one last letter to {town2}, with the truth in it. {P5} has it read from the steps« of {site2}», to everyone',
      '{body1.s} asks {town4} if it would lend «some of »its young people, for a season',
    ],
    [
      [
        'At {deadline1} all of them come up at once, not a day older. «Nobody has told them how long it was, »{town1} has its gates shut, and they have {years} years of hammers in their hands.',
        'v=1',
      ],
      [
        'At {deadline1} the young people come home «all at once, »dancing, not a day older. {town1} has its gates shut, and by morning it dances, too, and cannot stop.',
        'v=2',
      ],
    ],
  ],
  ends: [
    [
      'The lent can be fetched. Someone has to take the tool out of each hand and work on with it for an hour, while the others run«; {P1} would, and so would most of {town2}». The vein holds whoever has taken a tool, until somebody else pulls it out of those hands (DC 13 Athletics).',
      'v=1',
    ],
    [
      'The power takes a better dance in place of people: one night long, at {works1}, with all of {town1} and {town2}, and nobody may sit« down» before dawn.',
      'v=2',
    ],
    'If {town1} is told what became of the lent, nobody more can be taken. Some bring their spoons to {town2} that «same »night. [Others bring torches to {site1}|Others go to {site1}, with torches|And at {site1} there are torches, and people who shout].',
    'The lent are {years} years too young for their «own »families. {P2} means to found a village for them, and needs land« from {town1}».',
  ],
};

/** What can be played in a setting with this wrong. */
export const lendingDetails: WrongDetails = {
  party: [
    'The party has lent nobody and holds no share in {works1}, so «in {land} »it is the one guest who can sit in every house. It is asked to look under {site1}, to hide those who come back« to {town2}», and to read letters aloud.',
    'At the gates of {town1} everyone is asked who they are, people of {town2} are turned back, and strangers are let in. So {town2} sends them« where its own people are stopped», and {body1} pays them to listen« at the ground».',
  ],
  customs: [
    "At midwinter in {town2} every letter is read «in the street »by a neighbour, so that nobody hears it alone. This year people have had only last year's to read out, and have begun to compare.",
    'Silver is not lent, sold or stolen in {land}: a spoon goes to the eldest. Whoever throws one down before {body1} has to be heard«, and it has not been done in {years} years».',
    'Ages are given in {town2} as "before" or "after". Whoever is neither«, it is said,» may not be touched by {guards}.',
  ],
  places: [
    [
      {
        open: 'road works «of {body1} »have closed this place, with more guards than shovels, and {P1} walks here on nights without wind.',
        hidden: [
          [
            'The closed shaft is here, and answers knocking with knocking (DC 12 Perception). There is a way round the rubble, for thin people.',
            'v=1',
          ],
          [
            'A door stands here that opens on a lit hall at the exact hour of {wrong}. [For each dance inside, a year goes by outside; DC 14 Arcana, or a watch held over the threshold, shows it« in time»|A dance inside lasts a year outside, as DC 14 Arcana shows in time, or a watch that is held over the threshold|Outside, a year goes by for each dance: DC 14 Arcana tells one so before it is too late, and so does a watch held over the threshold].',
            'v=2',
          ],
        ],
      },
      {
        open: 'the {workers1} leave bread here in the evening, «out of habit, they say, »and it is gone in the morning.',
        hidden: [
          [
            'A list of names is scratched low on the wall, all from {town2}, with strokes for days«, and the strokes go on».',
            'v=1',
          ],
          [
            'The bread goes to {few} people from {town2} in torn dancing shoes, who come back each night «for it »and ask if the music has stopped.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'the fires of {town2} are tended here, and {P5} gives each fire keeper a name to call.',
        hidden: [
          'Two of the lent sleep here by day«, behind a false wall». They know the way back, and begin to shake when it is asked for.',
        ],
      },
      {
        open: 'the school with the empty desks stands near here, and visitors «from {town1} »are asked to sit down at one.',
        hidden: [
          'In each desk lies what its owner left« there». One of the things fits a lock at {site1} (DC 13 Investigation).',
        ],
      },
    ],
    [
      {
        open: 'the midwinter letters are collected here, «in glass, »and {P3} does not let two be taken out at a time.',
        hidden: [
          'Side by side the letters are in one hand (DC 11 Investigation), and every tenth word makes a second letter«, from {P3},» asking to be stopped.',
        ],
      },
      {
        open: 'ink, paper and stamps of {years} years ago can be bought here«, from old stock,» and {body3} is the best customer.',
        hidden: [
          'Here are the answers that {town2} wrote to the lent, «in {years} bundles, »each with its seal whole.',
        ],
      },
    ],
    [
      {
        open: '{faction1} hires here, at good wages, and weighs people«, looks at their teeth» and asks when they were born.',
        hidden: [
          'In the cellar sits one of the lent, who «came down the wrong road and »ages a year each day; DC 13 Stealth gets to the door, and the key is with {P4}.',
        ],
      },
      {
        open: 'shares in {works1} are sold here« behind a curtain», and {P4} buys in the names of the dead.',
        hidden: [
          'A doctor of {faction1} keeps notes here: who has been away, for how long«, and how young» (DC 13 Medicine to follow them).',
        ],
      },
    ],
  ],
  manners: [
    '{P1} eats with the fingers, and has a silver spoon in the breast pocket.',
    '{P2} looks into the face of every young person«, and then away».',
    '{P3} writes in the air while listening to others.',
    '{P4} guesses ages aloud and is never wrong.',
  ],
  levers: [
    [
      'would go in the place of the others; {P1.they} has packed «for it »each year and never dared to tell {body1}.',
      'breaks when one of the lent says the name that the family «of {P1} »had before, and gives the party the orders«, signed».',
    ],
    [
      'does anything for one true word about a sister who was lent.',
      'has only to call, and all the old people «of {town2} »set out for {works1}; one of those who have come back can tell {P2.them} whether they should bring torches or bread.',
    ],
    [
      'wants to write one letter that is true; bring {P3.them} one of the lent to dictate it.',
      'can be had with a scandal that gets {P3.them} dismissed, and then hands over the drafts« of all the letters».',
    ],
    [
      'was to go with the lent and was sent home «on the first day »for a cough. {P4.they} has grown old since, and would trade {faction1} for a place among the others.',
      'is frightened of the one in the cellar, and hands over the key« to be rid of the sight».',
    ],
  ],
  jobs: [
    'An old woman in {town2} asks the party to sit at her table in the empty places«, for one evening». At midnight one of the chairs is taken, and {guards} are in the street.',
    'At the gates of {town1} everyone is asked for the year of their birth. A boy in the queue gives a true answer, is laughed at, and then is not«; he grips the hand of one of the party».',
    '{P4} pays {coins} gold pieces for a closed chair to be carried from {town4} to {town1} by night. The one inside «comes from {town2}, »was twenty a week ago, ages by a year each day, and asks what year it is.',
    'In {town3} a window breaks and the midwinter letters blow across the square. {P3} begs the party to pick them «all »up before {P5}, who is here on a visit, reads two.',
  ],
};

import type { SettingPremise } from './premise-type.ts';

export const premisesOfRivalsAndMusic: readonly SettingPremise[] = [
  {
    id: 'cold-war',
    slot: 'change',
    asks: [
      'cold_war|spies|spy|espionage|secret_police|iron_curtain',
      'two|rival|rivals academies|schools|empires|kingdoms|cities|nations|superpowers|towers cold|spies|rival|rivals|peace|tension|no_battle|no_open_battle',
      'two rival|rivalling academies|kingdoms|cities|empires|nations|schools',
    ],
    title: 'The Quiet Front',
    rulers: 'the Two Chairs',
    guards: 'the grey coats',
    pitch:
      'Two powers share {land}, and each could destroy the other in an hour. So there is no war: there are chess, opera, defectors and accidents. Tomorrow they exchange two prisoners on the bridge between them. This evening one of the two has asked to stay in prison.',
    party:
      'The party may cross the line, as it is on the list of both sides as belonging to the other. {A} needs somebody to walk over the bridge at noon and to look the prisoner in the eyes.',
    truths: [
      'Everybody in {land} has a file on the other side. To have none is a humiliation, and can be mended by a loud remark.',
      'The line runs through houses, families and a bed. It is painted anew each spring, by one painter from each side, who are not allowed to talk and have been in love for years.',
      'Both have the great spell, and neither has ever tested it. It is aimed, oiled and dusted on Fridays.',
      'Chess games are broadcast by bell. A lost queen has meant a change of ministers.',
      'A spy who is caught is drowned in favours and sent home, where nobody trusts him any more.',
      'Both sides teach that the other one began it. The date is the same in both books.',
      'Umbrellas are carried in all weathers and never opened in company.',
    ],
    regions: [
      '{town1} is the capital of one half: towers, parades, and a lamp in each window, since dark ones are inquired about.',
      '{town2} is the capital of the other: lecture halls, cafés and free speech, of which a record is kept.',
      '{town3} lies on the line, and has two mayors, two clocks and the bridge. Everything is for sale there, twice.',
      '{town4} is neutral, has the best hotel, and makes the paint, the umbrellas and the lists.',
    ],
    factions: [
      [
        'The Lantern School',
        'rules one half, and wants its man back from over the bridge',
        'does not have the great spell any more: it was stolen {few} years ago, and they could not say so',
      ],
      [
        'The Mirror School',
        'rules the other half, and wants its woman back, and her notes',
        'stole it, found that it does not work, and has told no one, in order to be feared',
      ],
      [
        'The Hotel',
        'keeps the guests apart, and wants the exchange to go well, and the season long',
        'is owned by both chairs in person, who dine there on the first of each month, in the cellar, as old friends',
      ],
    ],
    conflicts: [
      'A child has kicked a ball over the line in {town3}. It has been returned, after three weeks, in writing, and heavier.',
      'Both sides have a defector who brought the same secret. One of the secrets must have been true.',
      'The two painters have painted the line round a bench. Both have been ordered to explain, and neither bench nor line has been moved.',
    ],
    people: [
      [
        'exchange officer',
        3,
        'wants the prisoner looked at closely, and the other one even more closely',
        '{A.name} never finishes a cup of tea.',
        'stops the exchange in the middle of the bridge when told that both prisoners are one',
      ],
      [
        'professor at the Mirror School',
        2,
        'wants somebody to lose an umbrella in {town1}, by a certain tree',
        '{B.name} starts each lecture with an apology to the listeners in the wall.',
        'publishes the great spell, faults and all, once the pupils are out of the building',
      ],
      [
        'hotel porter with a memory',
        4,
        'wants to be rid of a suitcase that both sides have tipped for',
        '{C.name} knows each guest by the knock.',
        'lets the party listen to the dinner in the cellar, through the dumb waiter',
      ],
    ],
    places: [
      [
        'The Bridge',
        3,
        '{num} paces of iron with a white stroke across the middle',
        'Under the stroke a plank is loose. In the hollow there are letters, {years} years of them, between people who have seen each other only from here.',
      ],
      [
        'The Great Spell',
        1,
        'a dome with a slot, behind {few} fences, that hums on Fridays',
        'The humming is a man. He was put there to hum, and has learned all of the opera (DC 14 Arcana to see that the dome is empty).',
      ],
      [
        'The Cellar of the Hotel',
        4,
        'the best table in {land}, laid for two, with the date of the month on the menu',
        'In the wine book both chairs have kept the score of a game since their student days. The stake is {land}, and it is level.',
      ],
    ],
    starts: [
      [
        'At noon the bridge in {town3} is empty and swept. From each end a figure sets out, and the two come to the white stroke at the same time, as agreed. They have to pass. They stop. They are the same: face, limp, and the hand that goes up to the collar. A hundred rifles are breathing. Then each of them takes a step to the side, toward the other\'s parapet, and sits down on it, and they begin to talk. {A} puts down the field glass. "None of that is in the protocol," {A.they} says. "Go and ask if they need chairs."',
        'The spy was split by accident in an experiment with the great spell, and has defected from himself. The two halves have much to tell each other.',
      ],
    ],
    openings: [
      [
        "A party member's umbrella opens by itself in a café. All the guests lie flat on the floor, of whatever side.",
        'It has been exchanged. In the handle is the last page of the great spell, which is blank, and signed by both chairs.',
      ],
      [
        "Two painters hire the party to repaint one mile of the line tonight, a hand's breadth to the left, and to bring them a basket at a certain bench.",
        'They mean to move it so that their bench lies on no side at all. It is the first free country in {land}.',
      ],
    ],
    truth:
      'The two chairs were students and shared a room. They invented the great spell one drunken night, wrote it down on one page, and saw in the morning that it was nonsense. But somebody had heard of it. In a week both had a school, in a year an army; and as long as each side believed that the other had it nobody marched. They have kept it up ever since, with spies, accidents and dinners, to save lives, and have had {num} people killed who came near the truth. The one on the bridge has found out. He is two, as the chairs had him interrogated by a thing that tells whatever one fears.',
    secrets: [
      'The page does work, if it is read by two people who trust each other. It makes one of two.',
      'One of the chairs has died. The other has dined alone for {few} months and moved the pieces for both.',
      'The next rank on each side believes in the spell, and has made plans to be the first.',
    ],
    steps: [
      'both halves of the spy are shot, on the bridge, and both are only wounded',
      'the chess is broken off, and all bells ring at the wrong time',
      'on both sides everyone who has an umbrella is arrested',
      'On the first of the month the dome opens on one side and the mirror on the other. Two men with a key each wait for the other to be first, and there is no one left who knows that it is a joke.',
    ],
    ends: [
      'The last chair goes out on the bridge and reads the page aloud. There is laughter, on both sides of the line, slowly; then there are {num} names to be read.',
      'The spell is read by the two halves, at the white stroke. One whole man is left standing there, and a country, which does not know which side he came from.',
      'The secret is kept. The party takes the second place at the table in the cellar, on the first of each month, and learns the rules of the game.',
    ],
  },
  {
    id: 'music-magic',
    slot: 'change',
    asks: [
      'music|song|songs|singing|sound|voice|voices|bards|bard|melody|instruments magic|magical|spells|power|powers|only|casts|sorcery',
      'bards rule|only|kingdom|everyone|country|college',
      'silence|silent|mute|no_sound|noise forbidden|land|kingdom|world|city|law|magic|music|spreads',
    ],
    title: 'The Land That Is Sung',
    rulers: 'the Conductors',
    guards: 'the quiet watch',
    pitch:
      'Music is the only magic in {land}: a march moves stones, a lullaby heals, a wrong note kills cows. The great choir of {town1} has sung day and night for {years} years, in shifts, so that the mountain stays where it is. Last night there was one voice too few, and nobody is missing.',
    party:
      'The party cannot carry a tune, by local standards, so that it may go where it would be dangerous to hum. {A} has given it wax, a tuning fork and the key of a room that has to be entered in silence.',
    truths: [
      'A child is not named until it has screamed. It is called by the interval.',
      'Instruments are registered like weapons. Drums need two witnesses, and the organ of {town2} needs a war.',
      'Whistling in a stable is manslaughter.',
      'Lovers give each other a bar of music which they will never use otherwise. A divorce is when it is heard in the street.',
      'The deaf are the engineers, judges and bomb makers of {land}, since no one can move them.',
      'A song that has done its work is worn out, and is sold to inns.',
      'Nobody knows any more what the first song was. All others are said to be its echo.',
    ],
    regions: [
      '{town1} has the choir: a hall like a lung, under a mountain that leans, and families who have sung second alto for generations.',
      '{town2} builds the instruments, and tests them in a valley where nothing grows, or everything does.',
      '{town3} lies in the quiet zone. People speak with their hands there, sleep well, and are rich on it.',
      '{town4} is a port full of foreign tunes. The customs have perfect pitch, and a band to drown out the rest.',
    ],
    factions: [
      [
        'The Conductors',
        'govern {land} by the beat, and want the missing voice replaced before the feast',
        'have been leaving out a bar for {few} years, as they could no longer find anyone who was able to sing it',
      ],
      [
        'The Sour Notes',
        'play what is forbidden, in cellars, and want to hear what happens',
        'have found the bar that is left out, in a nursery rhyme, and it makes the mountain hum',
      ],
      [
        'The Hands',
        'are the deaf of {town3}, who want seats in the council, and the truth about the mountain',
        'feel through their feet that something under it has been tapping in time',
      ],
    ],
    conflicts: [
      "Two families sing the same part, and each has poisoned the other's honey. The part is for three voices.",
      'A foreign tune has got into {town4}. Everybody has it in the head, and the ships are turning slowly round.',
      'A second alto has fallen in love, and it can be heard. The mountain has moved, by a hand, toward her window.',
    ],
    people: [
      [
        'chorus master of the night shift',
        1,
        'wants the voice found that has stopped, which nobody admits to having been',
        '{A.name} conducts with one finger, in the pocket.',
        'stops the choir for the length of one breath if promised that the children are out of town',
      ],
      [
        'composer of forbidden endings',
        4,
        'wants {few} bars carried past the customs, each by another person, and hummed together only once',
        '{B.name} has ink on the lips.',
        'burns the score on hearing who it was written for',
      ],
      [
        'speaker of the Hands',
        3,
        'wants somebody to put a palm on the rock, at midnight, and to say what it spells',
        '{C.name} laughs with the shoulders.',
        'leads the party in through the rock, where it is too loud for all others',
      ],
    ],
    places: [
      [
        'The Hall of the Choir',
        1,
        'tiers for four hundred, always half full, with beds behind them and soup',
        'In the last row one place is kept free, by custom, with a cushion. It is warm. The missing voice came from there, and from nobody.',
      ],
      [
        'The Dead Valley',
        2,
        'where instruments are tried out, with strips of jungle and strips of glass',
        'An old organ stands at the end. All its pipes are stopped but one, and it plays one note a year, which the choir takes for thunder.',
      ],
      [
        'The Palm Wall',
        3,
        'a smooth rock face, worn by hands up to the height of a man',
        'It taps: a beat, a rest, a beat. Put in notes it is an alto part with nothing above it, and it is waiting for its entry (DC 13 Performance).',
      ],
    ],
    starts: [
      [
        'In {town1} it is the hour when the night choir hands over to the day choir, and for the length of a bar both sing, which is the loveliest thing in {land}. People come for it from abroad, the party too. It is lovely. But four hundred people have turned pale, as they know where the other voice ought to be, very high, very soft, in the last row. Overhead a stone comes loose and hangs in the air, undecided. {A} goes on beating time, and with the other hand presses a key into the hand of the nearest stranger.',
        'The choir has been singing with the mountain for {years} years. It was the mountain that stopped.',
      ],
    ],
    openings: [
      [
        "A nurse is arrested for a nursery rhyme. She sang it to the party's horse, which has been lying on its back since and looks happy.",
        'In it is the bar that was left out. It means "your turn".',
      ],
      [
        'The party wakes because it is quiet. In the whole of {town4} nothing makes a sound, not even a plate that falls.',
        'It is a rest. The mountain has taken a breath, and a long one.',
      ],
    ],
    truth:
      'The first song was a duet. A singer in {land} heard an answer out of the rock, and the two of them sang together until she grew old; then she asked four hundred people to go on, so that it should not be alone. The Conductors heard only that a mountain had moved and had to be kept still. They made a duty of it, and a government, and bar by bar they took out all that sounded like a question. It has sung the upper part patiently for {years} years. What it stopped for was to listen whether anybody would notice.',
    secrets: [
      'The mountain has never leaned to fall. It leans as one does to hear better.',
      "The singer's own part is still taught, as a scale for beginners. One would only have to mean it.",
      'The Hands have talked with it for years, about the weather, and did not know that others could not.',
    ],
    steps: [
      'the choir sings louder, by order, and the first windows go',
      'the organ of {town2} is loaded on wagons and turned toward the mountain',
      'the quiet watch stops up the ears of {land} with wax, by law',
      'On the feast day the choir is hoarse, and breaks off. In the silence a mountain clears its throat, and whoever has wax in the ears does not hear the question.',
    ],
    ends: [
      'One person answers, in the old part, badly and honestly. The mountain takes the upper voice; and things grow in the dead valley, in two parts.',
      'The choir is sent home to bed. It turns out that the mountain stays where it is. It only wanted to be told the news now and then.',
      'The organ speaks. There is no mountain any more, and no magic, and in {land} people have to learn to sing for nothing.',
    ],
  },
];

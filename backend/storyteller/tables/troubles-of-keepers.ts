import type { Trouble } from './place-types.ts';

/** Troubles that those who keep a place have brought upon themselves: by a wish, a promise, a lie, a bribe, a quarrel. */
export const troublesOfKeepers: readonly Trouble[] = [
  {
    id: 'enchanted-thing',
    at: ['shop', 'inn'],
    tones: ['whimsical', 'heroic'],
    words: ['magic', 'enchanted', 'mirror', 'cursed', 'wizard', 'artifact', 'item'],
    absent: ['absent-minded wizard', 'retired wizard'],
    trace: [
      'One thing on the shelf has no price, and {K} dusts around it.',
      'Whatever is put down on the left of one «particular »shelf is found on the right of it.',
      ['{B} answers questions that nobody has asked, and then looks startled.', 'v=2'],
      ['{K} has a handkerchief ready before anybody sneezes.', 'v=1'],
    ],
    truth: [
      '{V} left {tool} here, as a pledge. It grants the holder one wish a day, of the size of a sneeze, and {K} has become rich and «very »tired.',
      'What {V} left on the shelf, {tool}, makes people tell the truth when it is touched, and {B} touched it, «by accident, »in front of {K}, and they have not spoken since.',
    ],
    finds: [
      [
        'Investigation',
        'reading the label that hangs on it',
        '{V} was to fetch it «again »within a month, and the month ended long ago',
      ],
      [
        'Perception',
        'blowing along the shelf',
        'dust does not settle on it, or on those who have held it',
      ],
      [
        'Sleight of Hand',
        'looking under the counter',
        '{K} has written all the wishes down in a notebook there: 41 of them are "no rain"',
        'v=1',
      ],
      [
        'Persuasion',
        'asking what became of those who touched it',
        'each of them has left {town}, moved house or married',
        'v=2',
      ],
      [
        'Perception',
        'keeping an eye on the window',
        '{V} comes by at night, «looks in, »and has not the courage to ask for it back',
      ],
    ],
    later: [
      'On day {days} somebody from {town2} buys it for the metal.',
      ['It has begun to grant wishes that were not made aloud, and {B} has noticed.', 'v=1'],
      [
        '{body} hears of it «from {B} »and wants to have it in the council room, and half of {body} wants nothing less.',
        'v=2',
      ],
    ],
    ways: [
      '{K} would give it away to anyone who promises to be bored by it.',
      '{V} made it, and could unmake it, and needs to be asked in a way that does not sound like a reproach.',
    ],
  },
  {
    id: 'cannot-close',
    at: ['inn', 'bath-house'],
    tones: ['whimsical', 'intrigue', 'horror'],
    words: ['party', 'guests', 'feast', 'fey'],
    absent: ['first guest', 'absent {boss}'],
    trace: [
      'It is never shut, and no one remembers having seen the shutters down.',
      'There is a guest book that begins in the middle of a name.',
      '{K} yawns like a person who does not expect it to help.',
    ],
    truth: [
      '{K} promised {V} to keep open "until I am back", «hand on heart, »to a being that takes words as they are. It was {years} years ago, and {K} has not slept, or aged.',
      'By its old licence the place belongs to whoever closes it, and «in {town} »it has never been closed. {B} has been waiting for {K} to fall asleep since the autumn.',
    ],
    finds: [
      [
        'Investigation',
        'looking at the lock',
        'the lock has rusted open, and the key hangs next to it, as new',
      ],
      [
        'Perception',
        'noticing how {K} walks',
        'the first page of the guest book has been cut out, and {K} wears it in the shoe',
      ],
      [
        'History',
        'dating the frame of the portrait',
        'the portrait over the stair shows {K}, and is older than the frame',
        'v=1',
      ],
      [
        'Persuasion',
        'talking to a joiner in {town2}',
        '{B} has ordered shutters, «by measure, »from a joiner in {town2}',
        'v=2',
      ],
      [
        'Insight',
        'watching faces at the door',
        'people who come in angry go out fed, and do not know what they came for',
      ],
    ],
    later: [
      ['{V} does come back, on day {days}, and asks for the bill.', 'v=1'],
      ['{K} falls asleep, at last, «standing, »and {B} has a hammer ready.', 'v=2'],
      'A thing that cannot close cannot be searched «by {body} »either, and certain people «in {town2} »have found that out.',
    ],
    ways: [
      ['{V} is back when someone called {V} comes in. Names can be given.', 'v=1'],
      [
        'The licence says "closes", and not "opens again"«. {K} would see the point of that».',
        'v=2',
      ],
      'With {K} there is always a bed, and never any question about a bandage.',
    ],
  },
  {
    id: 'empty-chair',
    at: ['inn'],
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['murder', 'missing', 'disappeared', 'crime', 'body'],
    absent: ['{worker}', '{clerk}', 'daily visitor'],
    trace: [
      'A cup stands on its hook with a ribbon«, and no one has taken it down».',
      'The floor has been scrubbed in one place until it is paler« than the rest».',
      'One chair is left free, and «in {town} »they say that whoever sat there went to {town2}« without a goodbye».',
      '{B} answers when {K} is asked.',
    ],
    truth: [
      '{V} fell here, «in a quarrel about nothing, »and hit the edge of the table. {K} and {B} carried {V.them} out «by the back »and said that {V.they} had gone to {town2}. It was an accident, and it is the carrying that would hang {K} and {B}.',
      "{V} is alive, in {town2}, under another name. {K} and {B} helped, and scrubbed the floor so that people would think of a death«; it was {V}'s own idea».",
    ],
    finds: [
      [
        'Investigation',
        'measuring the pale place',
        'the pale place on the floor is larger than a fall would need',
      ],
      [
        'Insight',
        'asking {B} to tell it again, backwards',
        '{B} describes the evening and puts {V} in two chairs',
      ],
      [
        'Perception',
        'running a hand along the table',
        'the edge of the table has been planed, and the shavings kept',
        'v=1',
      ],
      [
        'Medicine',
        'testing what is in the cracks',
        'there is goose blood in the crack between the boards',
        'v=2 #blood',
      ],
      [
        'Investigation',
        'comparing the letter with an old receipt',
        'a letter from {V} has arrived, in a hand that tries to be that of {V}',
      ],
    ],
    later: [
      'A relative of {V} arrives on day {days}, «orders nothing, »and sits down in that chair.',
      'Somebody else is arrested for it in {town}«, a person without friends».',
    ],
    ways: [
      [
        '{K} would confess if {B} could be kept out of it, and the other way about«; nobody has asked them apart».',
        'v=1',
      ],
      ['{V} can be found by a letter that praises the new name.', 'v=2'],
      '{K} and {B} will do a great deal for people who could have asked about the floor, and did not.',
    ],
  },
  {
    id: 'last-honest',
    at: ['watch-house', 'office'],
    tones: ['intrigue', 'grim', 'whimsical', 'heroic'],
    words: ['bribe', 'corruption', 'corrupt', 'law', 'guard', 'office', 'court'],
    absent: ['honest predecessor', 'auditor'],
    trace: [
      'There are two queues, and the shorter one is invisible« until one knows where to stand».',
      '{K} returns every coin that is too much, and {B} picks it up« again» outside.',
      'A tariff for favours hangs on the wall, behind the door«, in a very good hand».',
    ],
    truth: [
      'All of it is for sale, and the prices were fixed by {V}, who wanted the poor to be able to afford them. {B} has taken the business over and doubled everything.',
      '{K} takes bribes from all sides and does «afterwards »what {K.they} would have done anyway. {V} knew, and called it a tax on villains.',
    ],
    finds: [
      [
        'Perception',
        'holding the tariff to the light',
        'the tariff has an older tariff beneath it, at half the price',
      ],
      [
        'Investigation',
        'taking a file at random',
        'every third file is empty, and has been paid for by the page',
      ],
      [
        'History',
        'finding the last page that {V} wrote',
        '{V} left because of a number: 14, underlined, on the last page',
        'v=1',
      ],
      [
        'Stealth',
        'opening the drawer that is never locked',
        'the bribes lie in it, «all of them, »each with a name and the word "refused"',
        'v=2',
      ],
      [
        'Persuasion',
        'asking around about an appeal',
        '{B} has a brother in each of the offices to which one can appeal',
      ],
    ],
    later: [
      '{body} sends {K} an auditor on day {days}, and it is the wrong one.',
      'Somebody who could not pay burns the tariff «in the square, »and {K} and half a street with it.',
    ],
    ways: [
      'For the right sum anything can be had from {B}, including the list of what others have had.',
      ['{K} would like to be caught, by the right people, with the drawer.', 'v=2'],
      ['{V} still has the key of the archive«, and still gets up at six».', 'v=1'],
    ],
  },
  {
    id: 'dream-debt',
    at: ['inn', 'manor'],
    tones: ['horror'],
    words: ['dream', 'dreams', 'nightmare', 'sleep', 'eldritch', 'madness'],
    absent: ['first sleeper', 'late {worker}'],
    trace: [
      [
        'People come out of here rested, and with a word «on the lips »that they do not know.',
        'v=1',
      ],
      ['On a nail beside the door hang forty keys that fit nothing in {town}.', 'v=1'],
      ['{K} sings all night, the same song, and everyone «here »sleeps well.', 'v=2'],
      ['In the guest book one line «between two full ones »is ruled and empty.', 'v=2'],
      '{K} says goodnight to guests by name before they have given it.',
    ],
    truth: [
      'Whoever «from {town} »sleeps here dreams of a house with forty rooms and furnishes one of them. {V} has finished one, and lives in it. {K} collects the keys.',
      'What sleeps here is the house, and its guests are what it dreams of. It has half woken once: since then {V} is not, and nobody but {K} knows that there was one. {K} sings to it at night, «so that it sleeps on, »and {B} has noticed that the song has few verses left.',
    ],
    finds: [
      [
        'Persuasion',
        'asking those who slept here what they dreamed',
        'two people who have never met describe the same room, down to the cracks in the ceiling',
        'v=1',
      ],
      [
        'Investigation',
        'pacing out the upper floor',
        'there is a door more on the inside than there is a window on the outside',
        'v=1',
      ],
      [
        'Perception',
        'sitting up with {K} for one night',
        'between two verses the whole house draws breath, and {B}«, who is asleep,» goes pale as glass until {K} sings on',
        'v=2',
      ],
      [
        'Medicine',
        'laying a hand on the wall of the cellar',
        'the wall is warm, and has a pulse of nine beats a minute',
        'v=2',
      ],
      [
        'Arcana',
        'holding the keys one by one',
        'a key on the nail is warm, and has the initial of {V}',
        'v=1',
      ],
      [
        'Perception',
        'holding the guest book to the light',
        'on the empty line there is the mark of a pen «and no ink, »in the shape of the name of {V}',
        'v=2',
      ],
      [
        'History',
        'asking a traveller about the word',
        'the word is the name of the house, and the house is in no street of {town}',
        'v=1',
      ],
    ],
    later: [
      [
        'On day {days} the fortieth room is furnished; in the morning the house stands in {town}, and those who furnished it do not wake.',
        'v=1',
      ],
      [
        "On day {days} it turns over« in its sleep», and {num} people in {town} are no longer anybody's neighbours.",
        'v=2',
      ],
    ],
    ways: [
      [
        'A room can be given notice, «in writing, »by the one who furnished it; {V} has to be found there« and asked».',
        'v=1',
      ],
      [
        'Any new song will do in place of that of {K}, as long as it has a verse in which {V} is named: then {V} is dreamed again«, and comes down the stair».',
        'v=2',
      ],
      ['In the dream all doors of {town} are open. Two thieves know that already.', 'v=1'],
      [
        'It can be woken gently, «from the cellar up, »if everyone has left by then; {K} would have to be the last.',
        'v=2',
      ],
    ],
  },
  {
    id: 'quarrelling-signs',
    at: ['inn', 'shop'],
    tones: ['whimsical'],
    words: ['rivals', 'rivalry', 'feud', 'competition', 'pie', 'baking'],
    absent: ['godparent', 'retired {trade}'],
    guest: ['partner in the business', 'owner of the other half'],
    trace: [
      'Each remark here is followed by "as some people would say"«, with a look at the wall».',
      'On one side «of the room »the flowers are watered, on the other they are admired.',
      'Everything is written up twice, the second time with a correction.',
    ],
    truth: [
      '{K} and {B} have run the place together «for {years} years »without speaking, over a recipe that {V} left to "my favourite". {V} is alive, and finds it the best joke« of a long life».',
      '{K} and {B} are in love and have been writing each other unsigned letters, by way of {V}, who is running out of paper« and of patience».',
    ],
    finds: [
      [
        'Insight',
        'asking each of them about the locket round the neck',
        'the two halves of a recipe are kept in two lockets, and neither half is of any use',
        'v=1',
      ],
      [
        'Investigation',
        'looking at who reads what',
        '{V} subscribes to the local paper under four names',
        'v=1',
      ],
      [
        'Investigation',
        'reading two of the letters',
        'the letters are in the hand of a third person, who cannot spell "yours"',
        'v=2',
      ],
      ['Perception', 'listening through the wall', '{B} hums what {K} whistles, a third lower'],
      [
        'Investigation',
        'adding up both accounts',
        "the accounts of both sides have the same mistake, in the other's favour",
      ],
    ],
    later: [
      'By {deadline} {K} and {B} have two doors«, two queues» and one cat, which has to be shared.',
      'Someone from {town2} offers to buy one half, and {K} and {B} each defend the other.',
    ],
    ways: [
      'A meal for {K}, {B} and {V} would do it, «with a fourth place laid, »and nobody has dared to cook it.',
      '{V} would tell everything for an afternoon of being listened to.',
      '{K} will do the party any favour that {B} has refused«, and the other way about».',
    ],
  },
];

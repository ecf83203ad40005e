import type { TaleActs } from './tale-types.ts';

export const dreamHouseActs: TaleActs = {
  heading: 'Those Who Burn Dreams',
  blows: [
    '[On the second night there are others in the house who do not wear nightshirts ({fight}).|On the second night somebody is in the house in boots, and more than one ({fight}).] They are [after|looking for] the party, and [go|walk] through the walls; [[they stop when one of them|they stop once one of them|they give up when one|they stop the moment one] is called by a pet name, and wakes up in a barracks|to stop them, one of them has to be called by a pet name: then that one wakes up in a barracks|call one of them by a pet name, and that one wakes up in a barracks, and the others stop]. [{H} has drawn them a door.|The door by which they came was drawn by {H}.|They have come by a door that {H} has drawn.]',
  ],
  early: [
    [
      "[{H}'s key opens a side door, and behind it the wall is of soft mortar: while {A} is at the hospital they can stand at the bed of {B}|By the side door, to which {H} has the key, and through a wall of soft mortar they can get, while {A} is at the hospital, to the bed of {B}], by the glass clock. If it is stopped now, she does not wake; after a minute all of {town} screams in its sleep, since she is deep in the house« behind {H}'s walls, and everyone else is in the way» (start it again, and it stops). [She must be met inside, and led up.|The way to her leads through the house.|She has to be fetched from the other side.|One must go in for her, and come up with her.] [Under the bed stand her shoes, which may be taken along: whoever brings them to the girl in {town2} needs no check with her.|They may take her shoes along, which stand under the bed: with these no check is needed with the girl in {town2}.] [{A} sees that somebody has been here, has the side door walled up, and from then on does not leave the bed.|{A} notices it, by a crease in the sheet, has the side door walled up, and stays at the bed from then on.]",
      'v=a',
    ],
    [
      "[{H}'s key opens a side door, and behind it the wall is of soft mortar: while {A} is at the hospital they can stand at the bed of {B}|By the side door, to which {H} has the key, and through a wall of soft mortar they can get, while {A} is at the hospital, to the bed of {B}], and see a door that [is on no plan, and bulges|bulges, and that is on no plan]. If somebody tries to wake her« now», she shakes her head« in her sleep», and the hinges come« a finger's breadth» out of the wall (let go, and they go back). [She must be asked inside.|That is a question for the other side of the dream.|Why, she can say only inside.|One would have to go in and ask her.] [Under the bed stand her shoes«, which may be taken along»: whoever brings them to the girl in {town2} needs no check with her.|They may take her shoes along, which stand under the bed: with these no check is needed with the girl in {town2}.] [{A} sees that somebody has been here, has the side door walled up, and from then on does not leave the bed.|{A} notices it, by a crease in the sheet, has the side door walled up, and stays at the bed from then on.]",
      'v=b',
    ],
  ],
  opens: [
    '[{R} arrives in {town} with a wagon of torches and a bull of the church: a dream that kills is to be burned, together with whoever dreams it.|With a wagon of torches {R} arrives in {town}, and with a bull of the church, by which a dream that kills is to be burned together with the dreamer.] {R} [will find out who that is, and begins with the hospital, bed by bed, at the left|means to find that person, and starts in the hospital, at the first bed« on the left»|begins in the hospital«, bed by bed, and has all the time in the world»].',
  ],
  goal: [
    [
      '[{R} is right about one thing: somebody dreams it, and it is {B}.|It is true that somebody dreams it: {B} does, and {R} will find that out.] [The party must get there before {R.name}, and from the other side, since {lair} is guarded: through the house, through its cellar, to {town2}, where the first room stands in the waking world.|Since {lair} is guarded, the party must be with her sooner« than {R.name}», from inside: through the house and its cellar, to {town2}«, where the first room stands in the waking world».]',
      'v=a',
    ],
    [
      '[{R} will find {B}, believe that she dreams it, and burn the only one who holds it back.|If {R} finds {B}, she will be taken for the dreamer and burned, and nobody will hold it back any more.] [The party must get to her first, and from the other side, since {lair} is guarded: through the house, through its cellar, to {town2}, where the first room stands in the waking world.|Since {lair} is guarded, the party must be with her sooner, from inside: through the house and its cellar, to {town2}«, where the first room stands in the waking world».]',
      'v=b',
    ],
  ],
  map: [
    '[The streets of {town} have begun to follow the plan.|{town} is growing into the plan.|By day too, {town} is taking on the shape of the house.] [Whoever goes round the corner in the Street of the Saddlers is in the hall; «the palace is where the garden was; »and the bridge to {town2} starts on the landing.|Behind the Street of the Saddlers one is in the hall; where the garden was is the palace; and one goes to {town2} by a bridge that starts on the landing.] [From the cellar of the house {few6} steps lead« straight» up into {lair}.|In the cellar of the house {few6} steps go up, and end in {lair}.] The party walks as far as {town2} awake; on those steps it must be asleep, and climbs them as sleepwalkers do, body and all: whoever is woken at the top is awake in {lair}.',
  ],
  way: [
    '[From the landing to {town2} it is as far as people have bad memories.|How far it is from the landing to {town2} depends on how much one would like to forget.] [Each character walks past a bad memory (the player tells it|A memory waits by the road for each character (the player tells it|Each character meets something there that was bad when it happened (the player tells it]; DC 17 Wisdom saving throw, or one level of exhaustion, and it goes along with them). [On the way to {town2} those who hold hands use|On the way to {town2}, holding hands, two use|Two who hold hands on the way to {town2} use] the better roll.',
  ],
  place: [
    "{town2} is a country house in the rain, «real, with box hedges, »in which {B} grew up. «[The gate is open.|Nobody has locked the gate.|The gate swings in the wind.] »[Here everything is as in the dream, [only|but] smaller|It is the house of the dream, only that one has to stoop here|All of it is as in the dream, and all of it is smaller], and [on [all the doors|every door] there are marks with names at the height of a child's head|somebody has marked on the doors how fast the children grew].",
  ],
  rival: [
    '{R} was woken as a child by a neighbour, «in time, »from something; the neighbour burned. [{R} has never found out if it was worth it, and so has always had to be sure.|Whether it was worth it {R} does not know, and since then only certainty has been enough.|{R} has looked for certainty since then, in all things, and has never asked what was in that room.|It may have been nothing, and so {R} must be sure, each time.]',
  ],
  setPiece: [
    '[In {town2} and in the dream at the same time: {R} has set fire to the house, and upstairs it burns as well.|{R} has set fire to the house in {town2}, and so it burns in the dream too, upstairs.] [The party has six rounds to save four rooms, each of which has a hundred people« in it»: in each round|There are six rounds, four rooms, and a hundred people in each« room»: in each round] somebody can lead a room out by the hand (DC 17 Persuasion), hold a stair (DC 17 Athletics), dream of rain (DC 17 Performance; all take part«, or nobody gets wet»), or keep the men of {R} from the last door ({fight}). [For each room that is lost {H} has one wall more to draw in the last fight.|A room that is lost gives {H} one more wall in the last fight.|Each room that burns is one wall more that {H} can draw in the last fight.]',
  ],
  what: [
    [
      'Insight :: talking to the girl of seven on the stairs of the dream, who is {B} :: ["[I have to find my shoes, and then I can go.|When I have my shoes, I am off.|I only want my shoes, they are not far.] [Somebody nice keeps putting walls in«, and says that I am poorly»."|But somebody nice always puts a wall there, because I am ill; am I ill?"|There is a nice person who bricks up the doors, so that I do not catch cold."]|"[Have you seen my shoes?|I cannot go home barefoot.] [Wherever I look there is a new wall, and somebody kind who says that I must lie down."|Every time I find a door, somebody nice has been there before me with bricks."]]',
      'v=a',
    ],
    [
      'Insight :: talking to the girl of seven on the stairs of the dream, who is {B} :: ["[That door is not ours.|We have no door there.] [It was not there when I was little, and I lean on it« so that it does not bang»."|I keep it shut; it wants to bang«, all the time»."]|"[Somebody has put a door in, and I did not ask for it.|When I was little there was a wall here.] [I must stay here and lean, or it opens."|I lean on it, and my back hurts, and nobody relieves me."]]',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the medicine cupboard of {town2} :: [Here too she was ill once, «as a child, »for a week, and got well; the young doctor was so sorry when it was over.|The girl was ill here for one week, and the young doctor has written "well again, alas" under it.] [It is the first prescription that {A}« ever» signed.|The prescription is the first that {A}« ever» signed.|Under the prescription stands {A}, in the hand of a beginner.]',
  where:
    'Survival :: counting the steps in the cellar, in the dream and awake :: «[Awake they end at a wall.|When one is awake there is a wall after the last.|By day one counts as far as a wall.] »[In the dream there are {few6} more, with a carpet« and a smell of lavender», up to {lair}.|The dream has {few6} more of them, «and a carpet, »and they lead up to {lair}, where it smells of lavender.]',
  choice: [
    "[{R} will put the fire out, if one of the party tells {R.them} the dreamer's name; {R} swears to be gentle.|For the dreamer's name {R} will put the fire out, and swears to be gentle« with whoever it is».] [Or they keep silent, and {R} swears nothing.|If they keep silent, {R} swears nothing.|Or the party says nothing, and there is no oath.|If nobody says it, {R} makes no promise.|Silence is an answer too, and then {R} is bound by nothing.]",
  ],
  first: {
    answer: 'says her name',
    now: [
      '[{R} takes off {R.their} hat. "I have prayed for her for {years} years," says {R}.|"For {years} years I have prayed for her," says {R}, and takes off {R.their} hat.] ["I thought that in {town} she was the only one who was safe."|"I took her for the only one in {town} who was safe."|"I [asked|always asked] for her to have a [good night|quiet night|good sleep]."]',
    ],
    later: [
      'At {lair} {R} stands at the foot of the bed with a torch«, and has given {R.their} word»: [for three rounds {R} will hold it away from the curtains, and with the other hand strike every enemy who comes near her|for three rounds the torch stays away from the curtains, and {R} strikes every enemy who comes near her]. [If nothing has been decided by then, {R} sets the curtains on fire.|After that {R} keeps the other half of the promise, and the curtains burn.|When the rounds are over and nothing has been [decided|settled], the torch [falls|drops], and the curtains burn.]',
    ],
  },
  second: {
    answer: 'keeps silent',
    now: [
      '[{R} lies down on the grass, «at once, »and falls asleep, on purpose«, for the first time in {R.their} life».|{R} goes to sleep on purpose, «at once, »on the grass, and has never done that before.] [In the dream {R} is a small child.|Inside, {R} is about five years old.|What arrives in the dream is a small child.]',
    ],
    later: [
      [
        '[In the dream of {lair} there is a child with a torch, who is afraid of the dark.|A child stands in the dream« of {lair}», with a torch, and is afraid of the dark.|Whoever is in the dream of {lair} finds a child there, which holds a torch and fears the dark.] [Whoever takes its hand (one action) has a light in which no wall holds that {H} has drawn, for the rest of the fight.|If somebody takes it by the hand (one action), no wall that {H} has drawn holds in its light, for the rest of the fight.]',
        'v=a',
      ],
      [
        '[In the dream of {lair} there is a child with a torch, who is afraid of the dark.|A child stands in the dream« of {lair}», with a torch, and is afraid of the dark.|Whoever is in the dream of {lair} finds a child there, which holds a torch and fears the dark.] [Whoever takes its hand (one action) has a light from which the arm behind the extra door draws back, for the rest of the fight.|If somebody takes it by the hand (one action), the arm behind the extra door draws back from its light, for the rest of the fight.|Hand in hand with it (one action) somebody can keep off the arm behind the extra door, which fears the light, for the rest of the fight.]',
        'v=b',
      ],
    ],
  },
  closes: [
    '[The act ends|It ends] on the cellar stairs, with {few6} steps to go. [The carpet is warm.|There is carpet underfoot, and it is warm.|From here on there is a carpet.] [Further up {B} says, quite near, in her sleep, "Come in."|Somebody breathes up there, and it is {B}, who says in her sleep: "The door is open."|"Is it you?" asks {B}, in her sleep, not far above them.]',
  ],
  lastWay: [
    '[By the stairs you arrive in {lair} asleep, in the dream of that room«, under the bed».|The stairs end in {lair}, in the dream of it«, under the bed».] [Nobody who is awake can hurt you there, until you wake up (one action).|Until one wakes up (one action), nobody who is awake can do one harm there.|There the waking cannot touch you, until you wake up (one action).] [Through the palace the party arrives awake, past {few3} guards who have not slept for a week and see things«, and are right about some».|Whoever goes through the palace is awake, and has to pass {few3} guards, who have not slept for a week and challenge things that are not there«, and some that are».]',
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] somebody sings along, and one of the walls« that {H} draws in the fight» falls down at once.|[Each|Every] prevented step is one voice more, and makes one of the walls fall down at once that {H} draws in the fight.] If {T} was sent away, [nobody|no one] knows the fourth song, and [it has to be made up (a player does it)|one of the players has to make it up].',
  ],
  sides: [
    {
      who: '{G.full} and the watch',
      wants: [
        'want [to be relieved|one night off]. Content with [a name for it|a word for it]; angry at [a lie about how long|false hope].',
      ],
      later: [
        'lean on the doors of {lair}, [on both sides, asleep or awake|the ones asleep from inside, the others from outside].',
      ],
    },
    {
      who: 'The sleepers of {town}',
      wants: [
        'want to know [what happens next|what is behind the next door]. Content if one holds their hand; frightened of [being alone with a door|a door with nobody beside them].',
      ],
      later: [
        'hum, two million of them, [and it becomes a little lighter in {lair}|until it is a little lighter in {lair}|and the walls of {lair} let in some light]: nothing can hide there for three rounds.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants [to be sure|proof]. Content with certainty, even a bad one; cruel [when in doubt|if there is doubt].',
      ],
      later: [
        'has [brought a torch for the curtains, and throws it|a torch along, meant for the bed, and throws it|come with a torch, and« now» throws it] out of the window. [It goes on burning, «in the rain, »for an hour.|It burns for another hour down there, although it rains.|Down there, in the rain, it takes an hour to go out.]',
      ],
    },
  ],
};

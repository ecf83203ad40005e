import type { TaleActs } from './tale-types.ts';

export const heirActs: TaleActs = {
  heading: 'The Country of Those Who Never Were',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] [figures as flat as boards wait« in the corridor»|the corridor is full of people who are no thicker than a board|a court of flat, painted people blocks the corridor] ({fight}). [They turn their edge to whoever strikes at them (attacks on them have disadvantage), and they stop when one has been turned to face the wall; {H} had left the frames unlocked.|Whoever strikes at them sees only an edge (attacks on them have disadvantage); [turn one of them to face the wall, and they stop|turn one of them round to the wall, and all of them stop|if one of them is turned to the wall, they stop]. {H} had left the frames unlocked.]',
  ],
  early: [
    [
      '[{S}\'s key fits the last frame, and {A} is at court all day«, sketching».|By day {A} is at court, sketching, and the last frame opens with {S}\'s key.] They find the new picture and the jar, and may break neither: the heads on the canvas are those of {num} living people«, who feel a knife in it»; and the colour in the jar is what those who are missing would need« in order» to come back (whoever holds an ear to it hears a child: "Do not spill us"). [They can only be fetched from the side on which they are.|Whoever wants them back has to go to where they are.|There is no way to pull them out from here.|From this side nobody can reach them.] [{A} sees that a brush has been moved, paints over the keyhole, and begins on a picture of an inn room.|A brush lies differently, {A} notices, and paints over the keyhole; then {A} starts on a picture of an inn room.]',
      'v=a',
    ],
    [
      "[{S}'s key fits the last frame, and {A} is at court all day«, sketching».|By day {A} is at court, sketching, and the last frame opens with {S}'s key.] They find the picture alone, and in it themselves, from behind. It has been fed, and only looks; but it cannot be carried off, since it is only moved when it wants to be, and whoever burns it burns {num4} people on its other side. [They can only be fetched from there.|Whoever wants those back has to go to where they are.|From here nobody can reach those people.] [One of the party is missing a button afterwards«, in the picture and on the coat».|Afterwards a button is gone from one of the party, from the coat and from the painted coat.] [{A} is told by it who was here, paints over the keyhole, and begins on a picture of an inn room.|It tells {A} who was here; {A} paints over the keyhole, and starts on a picture of an inn room.]",
      'v=b',
    ],
  ],
  opens: [
    "[The party comes to breakfast, and {G} asks the guards who let these people in.|At breakfast {G} looks up at the party«, politely,» and calls the guards.] «[There is no chair for any of them at the table.|The table has been laid without them.|Their chairs have been carried out.] »{R}, who is buying, stands before a canvas [on which one can see an inn room, «well painted, »without [anyone|anybody] in it; it is the party's|with the party's room at the inn on it, down to the boots, and nobody in the room].",
  ],
  goal: [
    '[They have gone the way of the heir: nobody knows them, locks do not turn,|What happened to the heir has happened to them: nobody knows them, keys do not turn for them,|They are in no picture any more, like the heir: no face lights up, no key turns,|It is their turn now: nobody knows their faces«, no key fits»,|Nobody in {town} has ever heard of them: keys do not turn, doors do not open,] and bread does not fill; [a sketch in a pocket changes that as little as the sketch of {S} did for the heir|the sketch of {S} did not help the heir against that, and no sketch helps them]. Before they thin out« altogether», within {middle} days, they [have to|must] get to «where the others are, to »{town2}, and find what was kept of them.',
  ],
  map: [
    '[For those who have never been there is a land of their own: meadows without an owner, the empty side of every picture.|Behind the pictures lies a country, for those who never were«: meadows that belong to nobody».] {town2} lies in the middle of it. [And from there, on that side, the gallery has a back: you see all pictures as windows, and the largest opens into {lair}.|From there one sees the gallery from behind: each picture is a window, and through the largest one comes into {lair}.]',
  ],
  way: [
    "[You walk in at the garden, past the dog, which can still smell [one|people].|The [garden|painted garden] is the way in, past the dog, who can still smell [you|the party].|One goes in by the garden, and the dog, which knows everybody, [wags its tail|does not bark].|At the garden one steps over the frame«; only the dog [takes notice|lifts its head|wakes up]».] [From there it is two days«, through weather that [somebody|someone] forgot».|It is two days' walk from there, in weather that belongs to no [year|season].|Two days' walk lies before them, through afternoons that [somebody|someone] has forgotten.|Then they walk for two days, and the weather is always that of somebody's childhood.] [Each|Every] evening [everyone|everybody] says what they know about the person on their left (the players do; whoever has nothing to say gains a level of exhaustion).",
  ],
  place: [
    '{town2} is full of children«, second wives», rivals and witnesses. [They have elected the heir, who is seven, to rule them«, because it knows the most jokes».|They are ruled by the heir, who is seven and was elected for knowing the most jokes.] [{town} has never had so good a government.|There has not been a better government in {town}.|On every second [day|Tuesday|morning] it governs by riddles.|Bedtime has been [abolished|forbidden], and brought in again by [petition|vote|request].|Whoever cries is asked for an opinion first.]',
  ],
  rival: [
    '{R} collects what is missing and is happy here« as in a museum»; {R} can come and go«, by the trade entrance», and [would not like [anybody|anyone] to be taken away|holds that [nobody|no one] should be taken away].',
  ],
  setPiece: [
    "[{R}'s buyers have come to fetch the children's street: it hangs on nine ropes, as a cyclorama, and is being rolled up, with the people in it ({fight}).|The children's street is painted on a long canvas«, on nine ropes», and {R}'s buyers are rolling it up, with everybody in it ({fight}).] [The party has six rounds to hold it.|In six rounds it will be on the cart.] [Each|Every] round: cut a rope (DC 16 Acrobatics), call out to [someone|somebody] by a name that fits (DC 15 Insight), or draw a door on the canvas, and open it (a drawing by the player, no check; two for the whole party). A cut rope gives one round more, a name lets one person out, and [a door three|a door lets out three]. [With nine people out the buyers give up|Nine people out, and the buyers leave the rest]; with fewer, the street is sold, and those who never were [can do nothing for the party|do not help the party] at {lair}.",
  ],
  what: [
    [
      'Insight :: asking the heir what happened :: ["I had to hold still, and the brush tickled.|"It was my turn to be painted, and I did not even scratch my nose.|"They told me not to laugh, and then it was wet on my face.] [Then {G.name} looked straight through me, and {T.name} did not, and it was only a game for the first day."|Only {T.name} still saw me, for a day, and I thought that it was a game of {G.name}\'s."|I said boo to {G.name}, and {G.name} went on reading; only {T.name} jumped."]',
      'v=a',
    ],
    [
      'Insight :: asking the heir what happened :: ["I was to stand in front of the last frame, and it yawned.|"They put me before the last frame, to be measured, and the frame opened its mouth.|"I was told to say good day to the last picture, and it was like falling asleep.] [Then {G.name} looked straight through me, and {T.name} did not, and it was only a game for the first day."|Only {T.name} still saw me, for a day, and I thought that it was a game of {G.name}\'s."|I said boo to {G.name}, and {G.name} went on reading; only {T.name} jumped."]',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the sales ledger of {R} :: All were sold by {H}, on {A}\'s account«, each one "landscape, with something"»; [[next to|beside] the party\'s it says "in preparation", and a date from before they came|the party is in it, too, "in preparation", since a day on which they had not yet arrived].',
  where: [
    [
      'Perception :: looking for the backs of pictures from this side :: [One is nailed shut, but light|One has boards nailed over it, but light|There are nails in only one, and light] comes through the weave. [[Someone|Somebody] is mixing colours there: it is {lair}.|One hears a palette knife: behind it is {lair}.]',
      'v=a',
    ],
    [
      'Perception :: looking for the backs of pictures from this side :: [One is nailed shut, but its weave|One has boards nailed over it, but its weave|There are nails in only one, and its weave] moves in and out«, like a flank». [The voice of {A} is behind it, counting heads: it is {lair}.|Behind it {A} is counting heads«, aloud»: that is {lair}.]',
      'v=b',
    ],
  ],
  choice: [
    "[{R} has the party's own picture under an arm and would give it back, for the heir's last joke: [nobody|no one] here would know it any more.|For the heir's last joke«, which [nobody|no one] would know any more after that», {R} would part with the party's own picture.] [Or they keep the joke, and will have to be remembered by [somebody|someone] out there.|If they keep the joke, they must hope that [somebody|someone] out there remembers them.]",
  ],
  first: {
    answer: 'gives the joke away',
    now: [
      '[The picture is theirs; they have shadows again«, and in {town} people remember them», but the way home is still through the back of the largest picture.|They have their picture, and at once there are shadows under them; people in {town} remember who they are, though they have yet to get home, through the back of the largest picture.] [In {town2} the children [begin|start] to look at the ground.|The children of {town2} stop in the middle of a game.|It gets quiet in the playground of {town2}.]',
    ],
    later: [
      '[In {lair} nothing can take the party out any more«, it has been tried once» (advantage on those saving throws).|What has been tried once in vain is hard to do again: nothing in {lair} takes the party out any more (advantage on those saving throws).] [But at the end the heir does not laugh; [somebody|one of the party] has to think up another joke.|But the heir will not laugh at the end, until [somebody|one of the party] has made up another joke.|But the heir comes home with a serious face«, and [somebody owes it|the party owes it] a [joke|new joke]».|The heir will stand there at the end and have nothing to say, unless somebody has [a joke|another joke].]',
    ],
  },
  second: {
    answer: 'keeps the joke',
    now: [
      '[{T}, out there, stops« in the middle of dusting», and makes small circles in the air, where noses were.|Out there {T} makes small circles in the air, with the duster, and cannot say whose noses those were.] [It is enough: the party gets no thinner, and people in {town} will know them again on the day on which they know the heir.|That keeps the party from fading, and when {town} knows its heir again, it will know them as well.]',
    ],
    later: [
      "[The heir tells it aloud in {lair}, and whoever hears it laughs«, without wanting to»:|In {lair} the heir tells the joke, and there is nobody who does not laugh:] [everyone|everybody] on {A}'s side loses their reactions, and {A} lets everything fall for a round.",
    ],
  },
  closes: [
    "[The act ends|It ends] at the back of the largest picture«, with a child's hand in [everyone|everybody]'s hand». [Through the canvas you can see into {lair},|On the other side of the canvas lies {lair},] where {A} [walks up and down and counts the heads that are still to come|goes to and fro« and is short of heads»].",
  ],
  lastWay: [
    '[From behind, the nailed picture is a window like the others: you draw the nails, climb over its sill into {lair}, and have {A} in front of you, with both hands full.|Behind the nails is a window«, as in every picture on that side»; one climbs through it into {lair}, and {A} stands there« with both hands full».] In the gallery {A} has painted over the keyhole of the last frame, so that no key fits; what is left there is the gap between frame and wall«, as wide as a board», for one of them to squeeze through and open from inside (DC 16 Acrobatics).',
  ],
  clock: [
    "[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] there is [someone|somebody] in {town} who reads the party's names aloud from a slip of paper« at the last moment, and does not know whose they are» (each name brings back one who is gone); if the cuffs were washed, [{G} has forgotten what was to be found|{G} does not know what anyone should be looking for], and the guards of {lair} have orders to arrest strangers.",
  ],
  sides: [
    {
      who: '{G.full} and the palace',
      wants: [
        'want to know [whom they have loved|who it was]. Content with [one name|a first name]; frightened of a list.',
      ],
      later: [
        'have [everybody|everyone] say aloud at noon what they have never understood«: [whose pony, whose bed|whose bed, and whose shoes]». [The paint cracks|Cracks run through the paint|One hears the varnish split], and for a round nobody in {lair} can be taken out of the world.',
      ],
    },
    {
      who: 'Those of {town} who never were',
      wants: [
        'want to [be asked to dance, to owe money, to be cross with [somebody|someone]|dance, borrow money, and quarrel with [somebody|someone]]. Content with any of it; sad about pity.',
      ],
      later: [
        'lean against the back of the picture«, {num4} of them», and it bulges« into the room»: {A} has no place to step back, and attacks on {A.them} have advantage.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants [the collection to be complete|to complete the collection]. Content with a masterpiece; upset by [solvents|turpentine|fire].',
      ],
      later: [
        [
          'buys the new picture, on the spot, [unseen, and has it carried off in the middle of the fight|for any price, and in the middle of the fight it is carried off].',
          'v=a',
        ],
        [
          'names a price for the picture«, in the middle of the fight», and then a higher one; it is flattered, and for a round it does not bite.',
          'v=b',
        ],
      ],
    },
  ],
};

import type { TaleActs } from './tale-types.ts';

export const tuesdayActs: TaleActs = {
  heading: 'Where the Days Go',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] the party is asked in a friendly way to hand over Friday ({fight}). They stop when one of them is down, and apologise; {H} had said that the party had more of them than they needed.',
  ],
  early: [
    [
      'Whoever goes to look for it does not find it; whoever really wants to buy thread in Rain Street, and forgets it (DC 15 Wisdom saving throw, failure is what you want), is in. [The collector offers them a chair and plays for anything, and fairly; but the Tuesday of {town} is out.|They are offered a chair, and a game, for anything and without tricks; but Tuesday is not in.] It is lent to {A}, once a week, by contract, and lives with the others in the garden, round the back of yesterday. They can lose something of {town} here, or win something small: an hour that is not on any clock, to be used when they like. [It asks them, with great hope, for what they would never give away.|What it would like best, and says so, is something that they would never give away.]',
      'v=a',
    ],
    [
      'Whoever goes to look for it does not find it; whoever really wants to buy thread in Rain Street, and forgets it (DC 15 Wisdom saving throw, failure is what you want), is in. [The collector offers them a chair and plays for anything, and fairly; but the Tuesday of {town} is out.|They are offered a chair, and a game, for anything and without tricks; but Tuesday is not in.] A gentleman comes once a week who pays to have it on his knees, in its jar; otherwise it is kept with the other days in the garden, round the back of yesterday. They can lose something of {town} here, or win something small: an hour that is not on any clock, to be used when they like. [It asks them, with great hope, for what they would never give away.|What it would like best, and says so, is something that they would never give away.]',
      'v=b',
    ],
  ],
  opens: [
    'In {town} it is Wednesday at breakfast and Friday at lunch. {R} comes up the stairs, bleeding and outraged: Thursday has been played for without asking [anyone|anybody], and the king has lost.',
  ],
  goal: [
    'Two days are gone, and [everyone|everybody] in {town} now knows that more can go. The party [has to|must] go where the days are, to {town2}, fetch Thursday, and find out where Tuesday is kept, before the last Wednesday.',
  ],
  map: [
    'The streets of {town} close up behind the missing days; what was two streets apart is next door. Rain Street has become a crossroads. Through it you get to {town2}, where it is always the day before, and from there only the garden gate leads back, into {lair}.',
  ],
  way: [
    'To {town2} you [have to|must] go yesterday. [Everybody says one thing that they would do differently, and does it this time (ask the players)|Each of them has one thing to do differently, and says what, and does it (ask the players)]; whoever cannot think of anything arrives late and out of breath (one level of exhaustion).',
  ],
  place: [
    '{town2} is the same town, on the Monday before Tuesday went. {T} sells rolls there. The king sits at a window and practises shuffling, and {num4} people have already been told that there is plenty of time.',
  ],
  rival: [
    '{R} has only ever had to defend one day, and has failed. {R} wants a duel, with [anybody|anyone], at dawn on a day that does not exist.',
  ],
  setPiece: [
    'At the gate of the garden all days [have to|must] be handed in; the party wants to take Thursday out. It is a fair, with stalls, and [each|every] day sits on a perch like a hen. Only the perch of Tuesday is empty: since {town} won Thursday, the collector has kept Tuesday in a jar at {lair}. The days must be caught (DC 15 Animal Handling, and they recognise those who were bored by them), talked round (DC 15 Persuasion), or carried off with their perches, against the stallholders ({fight}). [Four successes bring Thursday back to {town}; after six the other days also say in which jar Tuesday is.|In {town} Thursday takes four successes; for two more the other days say in which jar Tuesday is.]',
  ],
  what: [
    [
      'Insight :: listening to the days on their perch :: They have nothing against the collector. They were not wanted at home. One of them says over and over, "The king saw the mark, and played on."',
      'v=a',
    ],
    [
      'Insight :: listening to the days on their perch :: They have nothing against the collector. They are visited by [no one|nobody]; only Tuesday, in its jar, has [somebody|someone] who comes each week, and weeps, and does not open the lid.',
      'v=b',
    ],
  ],
  who: 'Investigation :: asking to see the bill of sale for Thursday :: It is countersigned by {A}, for a commission of one afternoon.',
  where:
    'Perception :: looking for the way out of the garden :: Behind the rain butt stands a door that is open a crack, and [somebody|someone] is practising the piano: that is {lair}, from the back.',
  choice: [
    'Thursday was won at cards, so the collector has a claim to it, wherever it is now. {R} demands a duel over the claim; the collector would accept, and would be offended. Or the party teaches {R}, who has never bluffed, to play cards for it.',
  ],
  first: {
    answer: 'lets {R.name} fight',
    now: [
      '{R} wins, in a way, on points. The collector gives up the claim, and Thursday belongs to {town} again.',
    ],
    later: [
      'The collector is offended, and plays again only when all the others at {lair} are beaten or gone; they begin the fight at once. But since the duel with {R} the collector has its good hand in a sling and deals with the left: checks to see how it deals have advantage.',
    ],
  },
  second: {
    answer: 'teaches {R.name} to play',
    now: [
      'It takes a night, and {R} is hopeless, and so honest that the collector cannot read it.',
    ],
    later: [
      "At the table in {lair} {R} sits down in the party's place, and plays for both days. The collector cannot tell if {R} is bluffing, and all its rolls in the game have disadvantage.",
    ],
  },
  closes: [
    "It rains in the garden behind {town2}, between the perches. A small day that [nobody|no one] has ever wanted has come along and sits on [somebody|someone]'s shoulder.",
  ],
  lastWay: [
    'By the back door you come into the kitchen of {lair}, where the jars are washed. By Rain Street you [have to|must] forget what you are there for (DC 15 Wisdom saving throw, failure is what you want).',
  ],
  clock: [
    'For each step that was prevented {A} holds one card fewer, and [has to|must] play it openly; if {S} was arrested, no clock in {lair} goes, and the collector may play one lost hand again, as if no time had passed.',
  ],
  sides: [
    {
      who: '{G.full} and the court',
      wants: [
        'want everything on its proper day. Content with a timetable; unhappy about surprises.',
      ],
      later: [
        'declare the fight at {lair} to be a ceremony; the collector [has to|must] rise whenever [someone|somebody] of rank comes in, and they come in one by one.',
      ],
    },
    {
      who: 'Those who wait in {town}',
      wants: [
        'want to get on with it. Content if [somebody|someone] stays with them; they cannot be angry.',
      ],
      later: ['turn their heads, {num} people at the same moment, and one jar cracks.'],
    },
    {
      who: '{R.full}',
      wants: ['wants satisfaction. Content with an apology; angry at laughter.'],
      later: [
        'holds the door of the afternoon open with the lance; [nobody|no one] can shut it on the party.',
      ],
    },
  ],
};

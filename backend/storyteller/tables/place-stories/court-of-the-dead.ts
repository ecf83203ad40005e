import type { PlaceStory } from '../place-story-type.ts';

export const courtOfTheDeadStory: PlaceStory = {
  id: 'court-of-the-dead',
  pronouns: { K: 'he' },
  levels: [3, 13],
  tones: ['whimsical', 'heroic'],
  words: ['court', 'ghosts', 'ghost', 'judge', 'law', 'trial', 'lawyer'],
  title: 'The Night Court of {town}',
  look: '[By day it is the county court of {town}. At midnight the lamps turn blue,|It is the county court of {town} until midnight. Then the lamps turn blue,|All day the county court of {town} sits here. At midnight the lamps turn blue,] the rows fill up with people through whom one can see [the benches,|the wood,|the wall,] and a crier with his head under his arm [asks everyone to rise.|calls on all to rise.] [The clock over the bench has stopped out of respect.|Out of respect the clock over the bench has stopped.|Over the bench hangs a clock that has stopped, out of respect.]',
  senses:
    '[Wigs rustle« without weight», and an alderman of {town} coughs as he has for two hundred years.|There is a rustle of weightless wigs, and for two hundred years an alderman of {town} has had the same cough.|Weightless wigs rustle, and one hears the cough that an alderman of {town} has had for two hundred years.] It smells of [wet stone and hot dust|dust, hot lamps and wet stone|wet walls and warm dust|old paper, wet stone and dust|stone after rain, and of hot dust|hot dust, and of stone that never dries].',
  keeper: [
    'night usher',
    'is alive, underpaid and« very» correct, and is the only person in {town} who can serve papers on both sorts of people.',
  ],
  guest: [
    'advocate',
    '[died in the middle of a plea« in this room», won it all the same,|fell dead in this room in the middle of a plea, won the case all the same,|died here in the middle of a plea, stood up, won it all the same,] and takes cases from the living [for something to smell|for a thing to smell«, soap for instance»|who pay in smells].',
  ],
  absent: 'night judge',
  hooks: [
    [
      'In {town} a ghost is suing one of the party [for trespass, «in the second dungeon that they ever entered, »and the summons came with the soup.|for trespass in a dungeon«, the second that they ever entered». [The summons lay under the soup.|The summons was in the bread.|The summons came with the soup.]|for trespass, in the second dungeon of their career, and has had the summons served with [the soup.|breakfast.|the cheese.]]',
      '[The claim is just, and it would be settled by an apology and by putting back one brick.|It is a just claim, and an apology would settle it, if one brick is put back as well.|The ghost is right, and wants an apology, and one brick put back in its place.|They did take out a brick there. If it is put back, with an apology, the ghost is content.]',
    ],
    [
      'The dead of {town} claim the fish market, [under which they are buried.|because they are buried under it.|which was built on their graves.|as they lie under it, and were there first.] {K} pays {pay} gold pieces«, out of the market fund,» to have it argued by somebody with [a pulse|a pulse and a loud voice|warm hands].',
      '[They do not want the market. They want it to close on Sundays, because of the feet.|It is not the market that they want, but quiet on Sundays, because of the feet.|A market that closes on Sundays would be enough for them, because of the feet.|All that they want is one day without feet on them, and that is Sunday.|What they cannot bear is the feet, and they would be content with quiet on Sundays.]',
    ],
    [
      '{B} needs a witness who can say what a rose smells of, [in court, «under oath, »by Friday.|by Friday, before the court« and under oath».|under oath, when the court sits on Friday.]',
      '[The will in this case smells of roses, and ink has a smell only if a living hand wrote with it.|A will smells of roses, as it can only do if a living hand wrote it, and not a ghost.|There is a smell of roses on a will, and a hand that leaves a smell is a living one.] [No dead juror can smell it, and the party has to find words that [a dead jury|a jury of the dead of {town}] believes.|The jury is dead and cannot smell, so the party has to find words that [it believes|the dead of {town} believe].|The party has to say it in words that [a jury of the dead of {town}|a dead jury of {town}], which smells nothing, believes.]',
    ],
  ],
  done: '[Anybody may bring a case against the dead, or they against the living, for one candle.|For one candle anybody may sue the dead, and they the living.|It costs one candle to sue the dead, and the dead pay the same.] [Sentences are carried out: last month «in {town} »a banker was condemned to listen, for a year, and does.|What is decided here is done: since last month a banker in {town} has had to listen, for a year, and does.]',
  trace:
    '[All cases in {town} since spring have been won by the same family, the brewers of the Three Jugs.|Since spring one family has won every case in {town}: the brewers of the Three Jugs.|No one in {town} has won a case since spring but one family, the brewers of the Three Jugs.] [The judge gives a verdict before the pleas are over«, in a voice that comes a little late».|The verdict comes before the pleas are over, and the voice of the judge a little late.|Before the pleas are over there is a verdict, in a voice that comes a little late.]',
  truth: [
    'The judge {V.full} moved on in spring«, quite suddenly, in the middle of a case», having finally forgiven someone. {K} [could not bear to see the court closed|did not want to lose the court as well], and [has been working|has worked|moves] the empty robe [with strings from the gallery, and a speaking tube.|from the gallery, with strings and a speaking tube.] [The brewers of the Three Jugs have seen the strings, and since then {K} has not dared to [find|decide] against them.|Since the brewers of the Three Jugs saw the strings {K} has not dared to [find|decide] against them.|{K} finds for the brewers of the Three Jugs [every time|without fail], because they have seen the strings.]',
    "The judge {V.full} is being blackmailed. The brewers of the Three Jugs have dug up {V}'s skull and keep it on a desk in {town2}, with a candle in it, and when they are not pleased they blow the candle out«, and {V} is in the dark».",
  ],
  finds: [
    [
      'Perception',
      '[watching the robe while|keeping an eye on the robe when] {K} is [out of the room|called outside|away]',
      '[it sags.|it hangs there like a coat.|one sleeve drops, and then all of it.]',
      1,
    ],
    [
      'Investigation',
      '[looking|bending|leaning] over the gallery rail',
      '[there are [six|eight|five] oiled strings and a tube, with a list of long words that sound like a verdict in {town}.|a tube goes down from there, and [six|eight|five] oiled strings, beside a list of words that sound like a verdict to {town}.|behind it hang [six|eight|five] strings, oiled, and a tube, and the list of long words next to them is what {town} hears as verdicts.]',
      1,
    ],
    [
      'Arcana',
      '[asking the judge a question about light|bringing the talk with the judge to light|speaking to the judge of lamps]',
      '[the robe flickers, in time with something as far away as {town2}.|the light in the robe jumps, like a candle in a draught that is not here, [but in {town2}|nor anywhere in {town}].|the robe goes dim and bright, in time with something far off, [in the direction of {town2}|toward {town2}].]',
      2,
    ],
    [
      'Persuasion',
      '[gossiping|sitting down|passing the time] with [dead jurors|two of the dead jurors|the oldest juror of {town}]',
      '[they were told, from {town2}, to find for the brewers, "or the candle goes out".|somebody from {town2} told them to find for the brewers, "or the candle goes out".|they find for the brewers, because otherwise, they were told, "a candle in {town2} goes out".]',
      2,
    ],
    [
      'History',
      '[reading|studying|poring over] the last [hundred|sixty|eighty] rulings',
      '[until spring each was unkind and right, and since then they are kind, and only to the brewers of the Three Jugs.|they were unkind and right until spring, and since then {town} has heard only what suits the Three Jugs.|all that {town} got since spring are for the same brewers, and those before it were for nobody, and right.]',
    ],
  ],
  use: [
    'Contempt «of the court of {town} »is real: whoever draws steel [must stand in the corner|has to go and stand in the corner], and [can move only if the usher says so|stays there until the usher says otherwise] (DC 15 Wisdom saving throw).',
    '[A point of order«, as {K.name} explains to anyone,» stops everything, a sword in the air included, while it is being discussed.|As {K.name} explains to anyone, a point of order stops everything, even a sword in the air, until it has been discussed.|Everything stops for a point of order, {K.name} explains, and a sword stays in the air while it is being discussed.] [It works once for each person.|Each person can do it once.]',
    '[Two stone lions sit beside the bench, and if one pulls the left one by the tongue, the dock «in which {town} puts its living »rises [ten feet|out of reach|up to the ceiling].|Of the two stone lions beside the bench the left one has a tongue that moves: whoever pulls it sends the dock for the living of {town} up [out of reach|to the ceiling|ten feet].|There are two stone lions beside the bench. If the left one is pulled by the tongue, the dock «in which {town} puts its living »goes up out of reach.|The dock for the living can be out of reach in a moment: [two stone lions of {town} sit|the two lions in the arms of {town} sit, in stone,] beside the bench, and one pulls the left one by the tongue.]',
  ],
  later: [
    'In {days} days the Three Jugs sue {town} for all of it. {K} opens his mouth« at the tube», and nothing comes.',
    'In {days} days the Three Jugs sue {town} for all of it, and win, and the dead«, who have their pride,» begin to move out.',
  ],
  ways: [
    '[The court of {town} needs a new judge, and one of the living will do, for one night a month.|What {town} needs is a new judge for one night a month, and one of the living will do.|One of the living would do as the new judge of {town}, for one night a month.] [{B} would like to be asked, and is the wrong one; {K} is the right one, and would have to judge with his own face.|The right one is {K}, who would have to judge with his own face; {B} would like to be asked, and is the wrong one.]',
    '[The skull can be stolen from the desk in {town2}«, but the brewers sleep badly».|In {town2} the brewers sleep badly, and yet the skull can be stolen from their desk.|One can steal the skull from the desk in {town2}, but the brewers sleep in the next room, and badly.] [Whoever brings it home may bring one case before {V}«, and it will be judged as it deserves».|For bringing it home one may bring a single case before {V}«, who will judge it as it deserves».|One case of the party will be judged by {V} as it deserves, in return for bringing it home.]',
  ],
};

import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who have come from far off, or from another side. */
export const ideasOfArrivals: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-from-afar',
    isFromElsewhere: true,
    asked: phrases(
      'from|of the|a|an|some|his|her? {what:cold_north|far_north|frozen_north|north|icy_north|northern_wastes|frozen_wastes|tundra|deep_south|far_south|south|far_east|east|far_west|west|mountains|high_mountains|desert|deserts|jungle|jungles|islands|steppe|steppes|swamp|swamps|marshes|plains|frozen_lands|ice|wastes|wasteland|other_side_of_the_world|far_away|distant_land|distant_lands|foreign_land|foreign_country|far_away_land|faraway_land|snow|deep_forest|deep_woods}',
      'from a|an distant|foreign|far_away|faraway|far-off {what:land|country|island|shore|kingdom|tribe}',
      'foreigner|outlander',
    ),
    usual: { what: 'far off' },
    isTrait: true,
    other: ['trader in furs', "ship's cook", 'innkeeper at the border'],
    concept: [
      ['came down from the {what} to {town}, to ask for what was promised', 'v=1'],
      ['is the only one from the {what} who did not turn back at {town}', 'v=2'],
    ],
    want: [
      ['to bring home the help that was sworn', 'v=1'],
      ['to see what the old songs of home are about', 'v=2'],
    ],
    flaws: [
      [
        'takes politeness for weakness',
        'To a duke who said "perhaps" {P} handed a sword, so that he could decide.',
      ],
      [
        'compares everything with home',
        'The mountains are hills here, says {P}, the beer is water and the wolves are dogs.',
      ],
    ],
    event: [
      'Among the people of {P} there is a horn with a silver rim. Whoever blew it once, the towns of the plain would come; it was sworn, in the time of the grandmothers. They blew it in the hungry winter, for three nights. Nobody came. So {P} walked all the way from the {what} to {town}, laid the horn on the table of the council and asked. {Q} was the only one there who turned red.',
      '{few} set out from the {what} with furs, salt and a song about a city with lamps. At {town} the first fell ill, the next fell in love, and the rest had seen enough. {P} had not seen the lamps. {Q} drew the way in spilled beer: over the river, past the gallows, always downhill. Those who went home carry word of {P} to the fires there, and make it longer each time.',
    ],
    now: [
      ['A silver rim without a horn hangs in a hall at {town2}.', 'v=1'],
      [
        'There were lamps in {town2}. {P} stood under them all night, and in the morning knew that it was not this city.',
        'v=2',
      ],
      'In {town2} {P} slept on the roof, since it was too warm, too soft and too quiet in the room.',
      '{P} has learned to knock, to queue and to use a fork, and thinks little of the fork.',
    ],
    bond: [
      'Those at home, who count the days with notches in a doorpost.',
      'A horn, a fur or a handful of earth from home, which may not be washed.',
    ],
    hook: [
      [
        'The towns would have come. {Q} kept back the message, and has grown rich from the furs that were cheap that spring.',
        'v=1',
      ],
      [
        'The city in the song is the old home of {P.their} own people, who were driven out of it, and there is a key in the horn.',
        'v=2',
      ],
    ],
    realm: [
      'The people of {P} are on the move, all of them, and behind them comes what they are moving away from.',
    ],
    look: [
      '{P} wears a cut of coat that nobody here has seen, and bone buttons with beasts on them.',
      'The skin of {P} has been tanned by another weather, and the braids are tied after a fashion of the {what}.',
    ],
    manner: [
      '{P} swears by things that need explaining.',
      '{P} stands too close, laughs too loudly and means it well.',
      '{P} thanks the animal before every meal.',
    ],
    ideal: [
      '"At home a door has no lock, since whoever comes through it would die outside."',
      '"A word is as good as a rope: it is for hanging on to."',
    ],
    woven: {
      story: [
        '{P.name} walked all the way from the {what} to {town2}, to ask for help that had been sworn in the time of the grandmothers.',
      ],
      look: ['{P.name} wears bone buttons with beasts on them, after a fashion of the {what}.'],
      manner: [
        '{P.name} swears by things that need explaining, and compares everything with home.',
      ],
      bond: [
        'Those at home in the {what} count the days with notches in a doorpost until {P.name} comes back.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-envoy',
    isFromElsewhere: true,
    asked: phrases(
      'sent|serves|works|working|acts as a|an|the? peace? ambassador|envoy|diplomat|emissary|messenger * nobody|no_one *',
      'ambassador|envoy|diplomat|emissary *',
    ),
    other: ['second secretary', 'door keeper', 'envoy of the other side'],
    concept: [
      [
        'was sent to {town} to make peace, and has been kept in the waiting room for two years',
        'v=1',
      ],
      ['carries a peace that two sides have signed, and that {town} has mislaid', 'v=2'],
    ],
    want: [
      ['to be received once, and to say the one sentence for which it all was', 'v=1'],
      ['to find who gains by every letter that is not read', 'v=2'],
    ],
    flaws: [
      [
        'puts everything into verse or into writing',
        'A warning from {P} about falling rocks had three stanzas, and was very well received later.',
      ],
      [
        'stays polite for too long',
        'With an arrow in the hat {P} has asked whether this was a bad moment.',
      ],
    ],
    event: [
      'Both sides were tired of it, and {P} was sent to {town} as ambassador, with gifts and a speech. "Tomorrow," said {Q}. {P} wrote a letter each morning, and each evening it lay under the door, unopened. There were a hundred and six of them. Then they lit the stove of the waiting room with them. {P} understood that peace would have to be made somewhere else, and took along the hundred and seventh.',
      'At a table in a field outside {town} {P} got them to sign: both, in ink, with a cup of something sour. {Q} was to carry the one copy home. It never arrived. At home they say that there has been no treaty, and that the envoy wrote bad poems on the expenses of the state. {P} has the other copy in a boot, and too much respect for it to show it to just anyone.',
    ],
    now: [
      [
        'In {town2} somebody has read the letters: half-burned, in the right order, weeping.',
        'v=1',
      ],
      ['{Q} was seen in {town2} in a very new coat.', 'v=2'],
      '{P} writes each day to somebody who could stop it, and posts it, and hopes.',
      'Soldiers of both sides at {town2} know {P}, and hold fire while {P.they} crosses.',
    ],
    bond: [
      'A letter that has never been opened, by now the hundred and seventh.',
      'Those on both sides who would be alive next year.',
    ],
    hook: [
      [
        '{Q} did read them, every one, and has kept copies. There is somebody in that house who pays for the war.',
        'v=1',
      ],
      ['The other copy was not lost but altered, and one word of it is being obeyed.', 'v=2'],
    ],
    realm: [
      'Three crowns will meet at one table this year, if somebody whom none of them has listened to can get them to sit down.',
    ],
    look: [
      '{P} wears a sash of office that has been washed too often, and ink up to the wrist.',
      '{P} carries a case of letters with seven seals, none of them broken.',
    ],
    manner: [
      '{P} lets others finish, and counts to two.',
      '{P} knows the greeting of each people, and the insult that sounds like it.',
      '{P} reads letters aloud to the mule, since somebody has to hear them.',
    ],
    ideal: [
      '"As long as one writes one does not shoot."',
      '"Peace is only a long quarrel with good manners."',
    ],
  }),
  ofIdea({
    id: 'idea-henchman',
    classes: ['fighter'],
    asked: phrases(
      "ex|former|reformed|retired|redeemed|runaway evil|villain|villain's|dark_lord's|villainous? henchman|henchwoman|minion|minions|lackey|underling|goon|sidekick|henchmen",
      'henchman|henchwoman|minion|lackey|underling|goon|servant|lieutenant|sidekick of|to|for|who a|an|the? dark? villain|lord|dark_lord|evil_wizard|lich|necromancer|tyrant|overlord|served *',
      'ex|former|reformed|redeemed villain|bad_guy|evil_overlord|dark_lord',
      'wants|trying|tries|learning|learns|wanting to be|become|do a? good|better|hero *',
      "doesn't|does_not|don't know how *",
    ),
    other: ['night porter', 'cook of the fortress', 'goblin lamplighter'],
    concept: [
      [
        'held the lamp for a villain near {town}, and would like to be good, but nobody has said how',
        'v=1',
      ],
      ['was the only henchman at {town} who gave notice, in writing', 'v=2'],
    ],
    want: [
      ['to do one good deed that does not end in an apology', 'v=1'],
      ['to set right the {few} things for which {P.they} had held the door', 'v=2'],
    ],
    flaws: [
      ['solves kind things by unkind means', 'To get a cat out of a tree {P} threatened the tree.'],
      [
        'obeys anyone with a deep voice',
        'At the word "fool!" {P} is already halfway to the lever.',
      ],
    ],
    event: [
      'It was steady work near {town}: torches, levers, laughing when it was time to laugh. Then heroes came through the ceiling, and it was over by tea. One of them helped {P} up, dusted off the uniform and asked, "And what would you like to do?" Nobody had ever asked that. {P} thought for so long that they had gone on. {Q} thinks the answer was "be good", but it may have been "be fed".',
      '{P} wrote it on the good paper: "Dear Sir, owing to the business with the orphanage I should like to leave at the end of the month." The villain of {town} read it to the whole hall, and had to sit down for laughing. {Q} did not laugh. On the last day of the month {P} handed in the helmet, the whip and the key, took one thing that was not {P.their} own, and let somebody out on the way.',
    ],
    now: [
      ['In {town2} {P} carried an old man across the road. He had not wanted to go.', 'v=1'],
      ['A reference has reached {town2}, by raven: "Unreliable. Has feelings."', 'v=2'],
      '{P} keeps a list headed "Good", with examples from friends, and asks about the hard ones.',
      'Old colleagues at {town2} nod to {P}. One of them has asked whether it hurts.',
    ],
    bond: [
      'The one who asked that question.',
      'The other henchmen: they were not a bad lot, on Sundays.',
    ],
    hook: [
      [
        'The villain got away, misses {P}, and has not found anybody who holds the lamp so steadily.',
        'v=1',
      ],
      [
        'What {P} took along is what the villain keeps death in, and {P} uses it as a tea caddy.',
        'v=2',
      ],
    ],
    realm: [
      '{P} is the only one alive who knows the inside of that fortress, where the levers are, and what the last one does.',
    ],
    look: [
      '{P} wears the old uniform with the skulls picked off, and one can see where they were.',
      '{P} is large, stoops out of habit, and carries a torch even at noon.',
    ],
    manner: [
      '{P} laughs when the others laugh, a little too darkly.',
      '{P} asks "Is that good?" and waits for the answer.',
      '{P} says "yes, master" to barbers.',
    ],
    ideal: [
      '"Good is what they do who are not paid for it. I am still finding out why."',
      '"Somebody let me start again. I hold doors for that reason."',
    ],
  }),
  ofIdea({
    id: 'idea-farm-hero',
    asked: phrases(
      'folk hero|heroine farm|village? boy|girl|lad|hand|kid? with? a? pitchfork?',
      'farm|village|peasant boy|girl|lad|hand|kid|farmhand|peasant with|who|armed * pitchfork|scythe|shovel|sickle|flail|axe',
      'farm_boy|farm_girl|farmboy|farmgirl|farmhand|stable_boy|stable_girl|peasant|shepherd_boy turned|who|becomes|became|into hero|heroine|fighter|knight|adventurer|soldier *',
      'folk hero|heroine',
      'farm_boy|farm_girl|farmboy|farmgirl|farm_lad',
      'pitchfork',
    ),
    classes: ['fighter'],
    backgrounds: ['soldier'],
    tellsChildhood: true,
    tellsCalling: true,
    unlike: /\b(?:sword|school|college|criminal|thief)\b/i,
    other: ['neighbour with the bull', 'reeve', 'wandering sergeant'],
    concept: [
      ['stood in a gap in the hedge at {town} with a pitchfork, and nobody got through', 'v=1'],
      ['threw a tax rider of {town} into the pond, and was cheered, and had to run', 'v=2'],
    ],
    want: [
      ['to be home before the hay, with whatever it was put an end to', 'v=1'],
      ['to find a lord who will listen before the rider comes back with forty', 'v=2'],
    ],
    flaws: [
      [
        'has an opinion on every field',
        'On the way to the dragon {P} has stopped to tell a farmer about his ditches.',
      ],
      [
        'cannot walk past anyone who is being pushed',
        'It may be a guard, a duke or an ogre: {P} puts down the bucket and says "Oi".',
      ],
    ],
    event: [
      'They came over the hill at {town} at milking time, with torches, and everybody ran except for {P}, whose cow was calving. There was the gap in the hedge, one person wide, and there was the pitchfork. It went on until dark. In the morning {Q} counted what lay in the lane, and sat down. The calf was healthy. They call it Victory, and people who had never looked at {P} take off their caps.',
      'It was a bad year in {town}, and the rider wanted the seed corn as well. {Q} had gone on both knees. {P} had a pitchfork in one hand, and thought, and then there was the splash. The whole village stood and cheered, for as long as it takes to count to ten. Then they all thought of the same thing. They gave {P} bread, a blessing and a good start, and kept the pitchfork until {P} came back for it.',
    ],
    now: [
      [
        'In {town2} one of the torches was for sale. They are made for the household of a knight.',
        'v=1',
      ],
      [
        'In {town2} there is a song about the pond. It has become a lake by the third verse.',
        'v=2',
      ],
      '{P} has the pitchfork still: the shaft is new, the tines are new, and it is the same one.',
      'Knights have laughed at {P}, up to the first thrust.',
    ],
    bond: [
      'A cow called Victory, and everyone in {town} who gives her apples.',
      "The pitchfork, which was a grandfather's and is not for sale.",
    ],
    hook: [
      [
        'They had not come to rob. They were looking for a child who had been hidden on that farm, and the child was {P}.',
        'v=1',
      ],
      [
        '{Q} had sold the seed corn already, and the rider had only been sent to ask where it was.',
        'v=2',
      ],
    ],
    realm: [
      'The villages of the whole province have bought pitchforks, and ask only when, and where {P} will stand.',
    ],
    look: [
      '{P} has straw in the hair, sun in the face and shoulders from carrying calves.',
      "{P} wears a knight's breastplate that was found in the lane, over a shirt that was woven at home.",
    ],
    manner: [
      '{P} tells the weather by the knees of the mule, and is right.',
      '{P} gets up at four and wonders where everybody is.',
      '{P} says "sir" to anyone with a clean collar, and looks him in the eye.',
    ],
    ideal: [
      '"If nobody stands in the gap the cows get out."',
      '"They are people like us, only on horses."',
    ],
  }),
  ofIdea({
    id: 'idea-days-left',
    asked: [
      /\b(?:cursed|ticking|magic|clockwork) (?:clock|watch|timer|heart) (?:in|inside|instead of) (?:his|her|their|the|an?) (?:chest|body|heart)\b/u,
      /\b(?:(?:only|has|with|just) )?(?:(?:a|an|one|few|some|\p{L}+) )?(?:days?|weeks?|months?|years?) (?:left|to live)(?: to live)?\b/u,
      /(?<!\bwhose [\p{L}' ]{1,30})\b(?:is |slowly )?dying(?=$|,| (?:and|but|of|from|who|man|woman|bard|wizard|knight|fighter|rogue|monk|cleric|paladin|ranger|sorcerer|warlock|druid|soldier)\b)/u,
      ...phrases(
        'terminally_ill|terminal_illness|incurable|death_sentence',
        'running|runs out_of time',
      ),
    ],
    isTrait: true,
    other: ['clockmaker', 'physician', 'night nurse'],
    concept: [
      ['carries a clock in the chest since {town}, and it runs backwards', 'v=1'],
      ['was told in {town} how many days are left, by a physician who was never wrong', 'v=2'],
    ],
    want: [
      ['to find the key with which it was wound up', 'v=1'],
      ['to finish the list, and to have time over for something silly', 'v=2'],
    ],
    flaws: [
      [
        'will not wait',
        'A plan that takes until tomorrow is no plan to {P}, who has gone ahead with the lamp.',
      ],
      [
        'keeps the number from friends',
        'When they talk of next year {P} gets up and sees to the horses.',
      ],
    ],
    event: [
      'There was an accident in a workshop of {town}, and {P} should have died of it. {Q} had one thing on the bench that would fit where the heart was torn: a clock, old, with a curse engraved round the rim. It caught, and began to tick. "Do not look at the dial," said {Q}. {P} looked. It had three hundred days on it. It has fewer now, and has not lost a minute.',
      'The physician at {town} washed both hands for a long time, and then gave {P} a number. It was of days. {Q} wept and {P} did not, since there was too much to do. They sat up over a list: whom to forgive, what to see, which door to kick in at last. On the first day {P} crossed out "be careful". It has been the best year so far, which is unjust.',
    ],
    now: [
      ['In {town2} another tick was to be heard in a crowd, in step with that of {P}.', 'v=1'],
      ['In {town2} somebody had outlived the same number, and would not say how.', 'v=2'],
      '{P} scratches a line into the belt each evening, and has begun on the inside.',
      'By the list {P} has {few} things done, and two that grew longer in the doing.',
    ],
    bond: [
      'The list, with a coffee stain and {few} lines crossed out.',
      '{Q}, who has the same number in a drawer.',
    ],
    hook: [
      [
        'The curse can be wound back, a day for each that somebody else gives freely. {Q} has been doing it by night.',
        'v=1',
      ],
      [
        'The number is not that of {P}, whose paper had been exchanged with another. {Q} knows it and is afraid that {P} would stop living like that.',
        'v=2',
      ],
    ],
    realm: [
      'On the day on which it runs out something else ends that was wound up by the same key: a seal under the capital.',
    ],
    look: [
      'In a quiet room one can hear {P} tick, or think so.',
      '{P} wears the good clothes on weekdays, as there is no point in keeping them.',
    ],
    manner: [
      '{P} pays at once, says it at once, and hugs people who are not ready.',
      '{P} eats pudding first.',
      '{P} knows the time to the minute, and never says it.',
    ],
    ideal: ['"Everybody has a number. I have only seen mine."', '"Not how long. What with."'],
    woven: {
      story: [
        '{P.name} knows, since {town2}, how many days there are left, and crosses them off on the inside of a belt.',
      ],
      manner: ['{P.name} eats pudding first, and says things at once.'],
      look: ['In a quiet room one can hear {P.name} tick, or think so.'],
      bond: [
        'There is a list of what is to be done in the days that are left, and {P.name} has crossed out "be careful".',
      ],
    },
  }),
];

import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const servant =
  'cleric|priest|priestess|paladin|acolyte|monk|champion|servant|follower|worshipper|devotee|templar';

/** Ideas of characters whom a god, a vow or a prophecy has sent. */
export const ideasOfFaiths: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-vow-for-love',
    tells: phrases("can't|cannot|may_not|never|not|unable_to return|go_back|come_back|go_home"),
    asked: phrases(
      'broke|breaks|broken|left|gave_up|abandoned <their>|the vow|vows|oath|order|monastery|temple|church|faith|priesthood for|because_of love|a_woman|a_man|a_girl|a_boy|his_love|her_love|the_love *',
      'forbidden|secret love|romance|affair',
      'in_love|fell_in_love against <their> vows',
    ),
    other: ['innkeeper', 'ferry keeper', 'abbot'],
    concept: [
      ['broke a vow in {town} for a person who did not wait', 'v=1'],
      ['chose love over the order of {town}, and had one summer of it', 'v=2'],
    ],
    want: [
      ['to learn why nobody stood at that ferry', 'v=1'],
      ['to be let in once more, at the gate that was shut behind {P.them}', 'v=2'],
    ],
    flaws: [
      [
        'keeps all the other vows twice as strictly',
        '{P} fasts on days when no one else does, and is unjust by evening.',
      ],
      [
        'helps every pair of lovers, also foolish ones',
        '{P} has held [a ladder|a horse|three ladders] for couples who had known each other since supper.',
      ],
    ],
    event: [
      'The vow was for life, and {P} kept it for nine years in {town}, until somebody came to the gate with fever and a laugh. They were careful. They agreed on a night, a boat and a bell. {P} laid the robe over the gate and walked to the ferry, and waited there until it was light. {Q} came down instead, with bread, and said nothing had been left for {P}. One cannot climb back over that gate.',
      '{P} told it aloud in the chapter house of {town}, before all of them: that there was a person, that it was love, and that the vow was broken. {Q} took the cord and shut the gate. There was a house by a river after that, for one summer, with two chairs. In the autumn there was a fever, and then there was one chair. {P} went back and knocked, and heard somebody stand behind the door and not open.',
    ],
    now: [
      [
        'A ring was left for {P} at an inn in {town2}, wrapped in a ferry ticket for that night.',
        'v=1',
      ],
      [
        'The gatekeeper has sent word to {town2}: "I was the one behind the door. Forgive me."',
        'v=2',
      ],
      '{P} still wakes for the prayers at night, and says them, to be safe.',
      'In {town2} {P} mended the roof of a chapel by night, and was gone before the priest came.',
    ],
    bond: [
      'The one it was for, whether in a far town or under a rowan tree.',
      'A cord with one knot undone.',
    ],
    hook: [
      [
        'The one who was to come was at the ferry an hour early, and {Q} sent them away with a lie, to save the order a scandal.',
        'v=1',
      ],
      [
        'The vow of the order guards something. It has been loose since the night on which it was broken, and only the one who broke it can bind it again.',
        'v=2',
      ],
    ],
    realm: [
      'The one whom {P} loved was of a ruling house, and there is a child, and there are people who count the years.',
    ],
    look: [
      '{P} goes in plain clothes that are tied exactly like a habit.',
      'Round one wrist of {P} there is a paler line, where a cord was worn for years.',
    ],
    manner: [
      '{P} begins a blessing, stops, and says "good luck" instead.',
      '{P} is calm until somebody sings a certain song.',
      '{P} speaks of the monastery as others speak of a house that has burned down.',
    ],
    ideal: [
      '"A vow can be broken once. So one should know for what."',
      '"I would do it again. That is the trouble, and the comfort."',
    ],
  }),
  ofIdea({
    id: 'idea-first-mission',
    asked: phrases(
      'sent_out|sent|leaves|leaving|left|out|away into_the_world|the_temple|the_monastery|the_village|home|from_home|on_a_journey|on_a_mission? for the|her|his|their first time|mission|journey',
      'first|very_first * adventure|mission|quest|assignment|time_away_from_home',
      'sheltered|never_left|never_been_outside|never_seen_the_world *',
    ),
    backgrounds: ['acolyte'],
    classes: ['cleric'],
    other: ['superior', 'old teacher', 'elder of the house'],
    concept: [
      ['was sent out of {town} for the first time, with a sealed letter and too many socks', 'v=1'],
      ['was the fourth choice for a journey from {town}, and the only one who was well', 'v=2'],
    ],
    want: [
      ['to deliver that letter, and to deserve it', 'v=1'],
      ['to bring the thing home, and the other three to their feet', 'v=2'],
    ],
    flaws: [
      [
        'believes what is written on signs',
        '{P} has waited for a ferry under a notice that was older than the bridge.',
      ],
      [
        'asks everyone, also enemies, how it is done',
        '"Is this an ambush?" {P} has asked, politely, and wrote down the answer.',
      ],
    ],
    event: [
      'In {town} {P} knew every step of the house, and nothing of what lay beyond the lower gate. Then {Q} sent for {P}, pushed a sealed letter across the table and said that it was time. The whole house gave something: socks, a whistle, advice about bridges. At the gate {Q} added, very quietly, "If they ask who sent you, lie." {P} had never been told how that is done.',
      'Three who were older had been chosen to fetch what was lent to another house, and on the eve of it all three fell ill from the same soup. {Q} looked down the table at {town} and came to {P}, who does not like soup. There was no time for lessons. {P} got the map, the staff and the blessing, in the wrong order, and turned left at the gate because the cat did.',
    ],
    now: [
      [
        'The one to whom the letter is addressed has not been in {town2} for {years} years, they say.',
        'v=1',
      ],
      [
        'In {town2} they had handed the thing over already, to a person with the right blessing.',
        'v=2',
      ],
      '{P} writes home each week about all that there is: sausages, beggars, the sea.',
      '{P} has paid a toll for a road, twice, and been shown the city hall, for a fee.',
    ],
    bond: [
      'All those at {town}, who waved until the bend, and some from the roof.',
      'A whistle that is to be blown in need, and has not been tried.',
    ],
    hook: [
      [
        'The letter says: "Keep the bearer with you and do not let them come back. They have been asking about the cellar."',
        'v=1',
      ],
      ['{Q} had salted the soup. It had to be {P}, and the others must not know why.', 'v=2'],
    ],
    realm: [
      'A truce between three thrones hangs on that errand, and each has sent someone with more experience to stop it.',
    ],
    look: [
      'Everything that {P} wears is new, and was sewn by [five|six|seven] different people.',
      '{P} carries a staff that is too long, a bag that is too full, and a small book with nothing in it yet.',
    ],
    manner: [
      '{P} greets everyone, also on busy streets.',
      '{P} asks what things are called, and says thank you.',
      'In a fight {P} says each step aloud, as it was taught.',
    ],
    ideal: [
      '"Do the next right thing. Then look it up."',
      '"There was never a first time that felt like one."',
    ],
    woven: {
      story: [
        'It is the first time that {P.name} has been sent anywhere: from {town}, with a sealed letter and too many socks.',
      ],
      manner: ['{P.name} asks what things are called, and writes it down.'],
      bond: ['A whistle that is to be blown in need has not been tried yet.'],
    },
  }),
  ofIdea({
    id: 'idea-of-death',
    asked: phrases(
      `${servant} of the|a|an? death|grave|god_of_death|goddess_of_death|death_god|death_goddess|dead|raven_queen|god_of_the_dead|reaper|grim_reaper`,
      'death|grave cleric|priest|priestess|domain|god',
    ),
    classes: ['cleric'],
    tellsCalling: true,
    other: ['gravedigger', 'widow', 'sexton'],
    concept: [
      ['closed the eyes of half of {town} in one winter, and was asked to stay on by Death', 'v=1'],
      ['serves Death, and let one go in {town} who was on the list', 'v=2'],
    ],
    want: [
      ['to find the one who takes the dead before their hour', 'v=1'],
      ['to make good for that one life, without taking it back', 'v=2'],
    ],
    flaws: [
      [
        'comforts people with the wrong facts',
        '"It does not take long," {P} says to the wounded, and means well.',
      ],
      [
        'has no patience with those who cheat the grave',
        'At the word "immortal" {P} puts down the fork and picks up the mace.',
      ],
    ],
    event: [
      'There was a fever winter in {town}. {P} sat with the dying, since nobody else did, and learned that one must open the window and say the name. On the last night somebody sat on the other side of the bed, grey and tired. "You do this well," said the visitor. {Q} had seen only {P} and a candle that burned black. Ever since the dying find it easier when {P} is there, and some who should be dead get up.',
      '{P} reads the names that come with the morning ash, and goes where they are, to hold a hand. In {town} the name was that of {Q}, who had six mouths to feed and was peeling turnips. {P} burned the ash once more and blew it out of the window. {Q} is alive. Nothing happened. It has been like that for {years} years, and {P} has begun to listen for what has not happened yet.',
    ],
    now: [
      ['In {town2} {few} people died with a smile in one night, and none of them was due.', 'v=1'],
      ['The name of {Q} is in the ash again, in {town2}, underlined.', 'v=2'],
      '{P} closes the eyes of enemies, learns their names, and writes to the families.',
      'In {town2} an innkeeper gives {P} the room over the door, so as to keep on good terms.',
    ],
    bond: [
      'The grey visitor, who said "You do this well", and whom {P} would like not to disappoint.',
      'A list of names with the hour beside each, and one hour that is missing.',
    ],
    hook: [
      ['The visitor is looking for a successor, and has made up the mind.', 'v=1'],
      [
        'For the one who was spared another has been taken each year, near {P}, in small print.',
        'v=2',
      ],
    ],
    realm: [
      'A king has not died when he should have, and the whole order of things is waiting at his bed.',
    ],
    look: [
      '{P} wears grey, has very clean hands, and carries two coins for each eye.',
      'Ravens do not leave when {P} comes, but make room on the wall.',
    ],
    manner: [
      '{P} opens a window before anything else is done.',
      '{P} speaks of the dead in the present, and of the living with care.',
      '{P} has excellent jokes, and they are all about one thing.',
    ],
    ideal: [
      '"Everyone gets a hand to hold. That is the whole creed."',
      '"An end is not a wrong. A theft is."',
    ],
  }),
  ofIdea({
    id: 'idea-bad-luck',
    asked: phrases(
      `${servant} of the|a? god|goddess|lady? of? luck|fortune|chance * with|who|but|has? * bad|terrible|awful|no|worst|unlucky? luck?`,
      `${servant} of the? god|goddess|lady? of? luck|fortune|chance`,
      'bad|terrible|awful|rotten|horrible|worst luck',
      'unlucky|jinxed|luckless|born_under_a_bad_star|always_unlucky|unluckiest',
      'everything|always goes|ends wrong|badly *',
    ),
    isTrait: true,
    other: ['gambler', 'insurer', 'chaplain'],
    concept: [
      ['was declared unlucky by the council of {town}, with seven votes and a fallen lamp', 'v=1'],
      ['draws the bad luck of {town} like a lightning rod, and so the town has had none', 'v=2'],
    ],
    want: [
      ['to win once, honestly, at anything', 'v=1'],
      ['to know where all that luck has gone which others had in {P.their} place', 'v=2'],
    ],
    flaws: [
      [
        'takes the long odds, since it must turn some day',
        '{P} has put the horses on a card, and the card was good, and the table broke.',
      ],
      [
        'expects the roof to fall, and says so',
        '{P} counts the beams of each room aloud, and sits between the two best ones.',
      ],
    ],
    event: [
      'In one week in {town} {P} was struck by a bucket, a bell clapper and a bride. {Q} kept a book on what would be next, and grew rich. When the town hall burned down on the day on which {P} had gone in to pay a fine, the council voted. {P} thanks the gods of fortune each evening all the same: not one of the buckets has ever killed anybody, and that cannot be chance.',
      '{Q} worked it out with a slate: since {P} came to {town} there had been no fire, no hail and no sick cattle. All of it had happened to {P}. They wanted to build {P} a house, with a fence, and a door that locks from the outside, for the good of all. {P} tripped over the threshold, fell through the back wall, and kept going.',
    ],
    now: [
      ['{Q} is in {town2}, ruined, and asks what {P} will do next, and where exactly.', 'v=1'],
      ['It has begun to hail in {town}. They have sent someone to {town2}, with a net.', 'v=2'],
      '{P} has been hit by lightning {few} times, never in the same place, and keeps a map.',
      'Friends of {P} have noticed that the arrows which are meant for them hit the pack of {P}.',
    ],
    bond: [
      'A die that has only ever shown a one, and may be waiting.',
      '{Q}, the only person who has ever made money by standing near {P}.',
    ],
    hook: [
      [
        'It is no bad luck but a favour: a god of fortune saves up for {P}, coin by coin, for a single throw.',
        'v=1',
      ],
      [
        'Somebody was born in the same hour and has all the luck of both, and has started to wonder about the other half.',
        'v=2',
      ],
    ],
    realm: ['A throne is to be decided by lot. Three parties have had the same idea about {P}.'],
    look: [
      'Something on {P} is always newly bandaged, and it is never the same thing.',
      "{P} wears a horseshoe, a rabbit's foot and a four-leaved clover, all of them singed.",
    ],
    manner: [
      '{P} knocks on wood, and steps back from it.',
      '{P} gets up from a fall in one movement, like a dancer, from practice.',
      '{P} says "could have been worse", and looks up.',
    ],
    ideal: [
      '"Luck is what other people call practice. I have had a great deal of practice."',
      '"If it has to hit somebody, I know how to fall."',
    ],
    woven: {
      story: [
        'In {town2} {P.name} was struck in one week by a bucket, a bell clapper and a bride, and the council voted on it.',
      ],
      manner: [
        '{P.name} gets up from a fall in one movement, from practice, and says "could have been worse".',
      ],
      look: ['Something on {P.name} is always newly bandaged, and it is never the same thing.'],
      bond: ['{P.name} owns a die that has only ever shown a one, and may be waiting.'],
    },
  }),
  ofIdea({
    id: 'idea-of-a-god',
    asked: phrases(
      `${servant} of {god:the_forge|the_sun|the_moon|the_sea|the_storm|the_hearth|the_harvest|the_stars|the_night|the_dawn|the_hunt|the_ocean|the_sky|the_earth|the_mountains|the_sun_god|the_sea_god|the_moon_goddess|the_war_god|the_sun_goddess|the_spider_queen|the_wind|the_river|the_road|the_dragon_god}`,
      `${servant} of a|an|the? god|goddess|deity|saint of {god}`,
      `${servant} of {god:war|love|justice|knowledge|nature|light|life|healing|peace|trickery|thunder|wine|beer|winter|spring|travel|trade|fire|dreams|mercy|chaos|order|music|beauty|storms|dragons|time|sleep|laughter|secrets}`,
      '{god:life|light|war|nature|trickery|knowledge|peace|order|love} cleric|priest|priestess|domain',
      'forge cleric|priest|priestess|domain',
    ),
    usual: { god: 'the forge' },
    classes: ['cleric'],
    tellsCalling: true,
    isTrait: true,
    other: ['old priest', 'temple treasurer', 'bell ringer'],
    concept: [
      ['was a temple porter in {town} when {god} answered the wrong prayer', 'v=1'],
      ['carries an ember, a drop or a verse from the altar of {god} in {town}', 'v=2'],
    ],
    want: [
      ['to find out what {god} has chosen a porter for', 'v=1'],
      ['to set it down where a new altar is needed', 'v=2'],
    ],
    flaws: [
      [
        'preaches before checking the exits',
        'In the den of bandits {P} began with {god}, at the beginning.',
      ],
      [
        'takes every favour as earned',
        'When it goes well {P} nods upwards, and when it does not {P} asks who has been sinning.',
      ],
    ],
    event: [
      '{P} carried wood and water at the temple of {town}, and knew the prayers from outside the door. One morning {Q} stood before the altar and asked {god} for a sign, loudly, for the guests. Nothing happened. In the passage {P} muttered the same words over a stuck bolt, and the whole house rang. {Q} was kind about it, in front of the guests. The next day {P} was given travelling money.',
      'The temple of {god} at {town} was to be sold, to pay for a roof that it did not need. On the last night {P} took what is holiest, no bigger than a walnut, and put it into a shepherd\'s lantern. {Q} stood in the door. They looked at each other. "The lantern is on the list," said {Q}, "but nobody has written down what is in it."',
    ],
    now: [
      ['In {town2} {P} mended a door with the same words, and the sick behind it got up.', 'v=1'],
      [
        'In {town2} the lantern grew warm before a house that had been empty for {years} years.',
        'v=2',
      ],
      '{P} keeps the feasts of {god} on the road, with two guests or with a mule.',
      'People in {town2} bring {P} things to bless, and lately things to explain.',
    ],
    bond: [
      '{God}, which answered when it was not even asked.',
      'The bolt of that door, or the lantern: {P} would go back into a fire for it.',
    ],
    hook: [
      [
        'The temple at {town} has been silent since. {Q} knows why: what is holy in it has left with {P}.',
        'v=1',
      ],
      ['{Q} has made a copy, and the copy has begun to answer too, and not kindly.', 'v=2'],
    ],
    realm: [
      'The high temple of {god} has chosen a new head by signs, and all the signs name a person who once carried wood.',
    ],
    look: [
      '{P} wears the sign of {god}, homemade and polished by the thumb.',
      'There is something of {god} about {P}, in the eyes, when the light falls right.',
    ],
    manner: [
      '{P} thanks {god} for small things, by name.',
      '{P} hums the hymn of the morning at any hour, and off the note.',
      '{P} asks people what they believe in, and listens to the end.',
    ],
    ideal: [
      '"What is holy works. The rest is furniture."',
      '"I was only ever asked to carry it. So I carry it."',
    ],
    woven: {
      story: [
        '{P.name} was a porter at the temple of {god} in {town2} until the wrong prayer was answered.',
      ],
      look: ['{P.name} wears the sign of {god}, homemade and polished by the thumb.'],
      manner: ['{P.name} thanks {god} for small things, by name.'],
    },
  }),
];

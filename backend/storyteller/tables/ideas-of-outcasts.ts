import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about those whom others have cast out, sold, locked up or betrayed. */
export const ideasOfOutcasts: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-exiled',
    asked: phrases(
      '<exiled> from|by|of <their> own? {home:tribe|clan|village|people|family|kingdom|home|homeland|order|city|court|pack|circle|town|country|guild|temple|island|land|forest} for|because_of|after {what}',
      '<exiled> from|by|of <their> own? {home:tribe|clan|village|people|family|kingdom|home|homeland|order|city|court|pack|circle|town|country|guild|temple|island|land|forest}',
      'exiled|banished|outcast|disowned for|because_of {what}',
      'exile|outcast of|from the|a|his|her|their? {home:tribe|clan|village|people|family|kingdom|homeland|order|city|court|pack|circle|town|country|guild|island|forest}',
      'exiled|banished|outcast|disowned',
      'not|never welcome|accepted in|by|among <their> own? {home:tribe|clan|village|people|family|home|homeland|city|town}',
    ),
    usual: { home: 'home', what: 'something that is not talked about there' },
    other: ['elder', 'gatekeeper', 'cousin'],
    concept: [
      [
        'was cast out for {what} in front of everyone, and has not stopped arguing with them since',
        'v=1',
      ],
      ['took the blame for {what}, and went into exile with a loaf and a knife', 'v=2'],
    ],
    want: [
      ['to come home once, by the front gate, and be looked at', 'v=1'],
      ['to be asked back, and then to say no', 'v=2'],
    ],
    flaws: [
      [
        'leaves before being sent away',
        'When things go well for a month {P} begins to pack, so that nobody else has to bring it up.',
      ],
      [
        'has to show every group that {P.they} is worth keeping',
        '{P} takes the worst watch, the heaviest pack and the first blow, and counts who noticed.',
      ],
    ],
    event: [
      'They did it by daylight, with everyone present. {Q} read out that {P} was guilty of {what}, and asked who would speak for {P.them}. It was so quiet that one could hear the goats. So {P} walked out between the two lines of people {P.they} had grown up with, and the last in the line, very quickly, put a warm loaf into {P.their} hand. By evening {P} was in {town}, where nobody knew what the cut braid meant.',
      'The charge was {what}, and {P} could have cleared it up with one sentence. The sentence had the name of {Q} in it. {P} looked at {Q}, who looked at the ground, and so {P} said nothing, and was driven out before sunset with a knife and a skin of water. In {town} {P} told the gate guard that there was no home to go back to, and that was the first time it sounded true.',
    ],
    now: [
      [
        'In {town2} {P} met a trader from home, who bought {P.them} supper and would not sit at the same table.',
        'v=1',
      ],
      [
        '{Q} has sent {few} letters to {town2}. {P} has read none of them, and has kept them all dry.',
        'v=2',
      ],
      '{P} still knows to the day when they cut the hay at home, and is bad company that week.',
      'In {town2} {P} found others who had been sent away from somewhere, and they keep a table at the inn, and a rule: no one is thrown out.',
    ],
    bond: [
      'The hand with the warm loaf: {P} knows whose it was, and will repay it.',
      'Home: {P} wears the knot of it under the shirt, where it cannot give offence.',
    ],
    hook: [
      [
        '{Q} needed {P} out of the way before the elders opened a sealed chest, and what is in it belongs to {P}.',
        'v=1',
      ],
      [
        '{Q} has confessed. The sentence was lifted a year ago, and whoever was sent to bring {P} the news has been killed on the way.',
        'v=2',
      ],
    ],
    realm: [
      'At home they have lost a war since, and the terms of the peace ask for {P}, by name and alive.',
    ],
    look: [
      '{P} has cut off one braid, as is done to those who are sent away, and will not let it grow back.',
      'There is a pale band on {P.their} arm, where the ring of home used to be.',
    ],
    manner: [
      '{P} waits to be asked before sitting down at a fire.',
      '{P} speaks ill of home, and gets up when anybody else does.',
      '{P} thanks people for food with the long words that one uses to strangers.',
    ],
    ideal: [
      '"Judge people after you have heard them. It takes a minute."',
      '"Home is whoever moves over on the bench."',
    ],
    woven: {
      story: [
        'Among {P.their} own people {P.name} is an outcast, sent away for {what}, and may not come back.',
        '{P.name} was cast out at home, for {what}, and has learned to pack in the dark.',
      ],
      flaws: [
        [
          'leaves before being sent away',
          'When things go well for a month {P.name} begins to pack, so that nobody else has to bring it up.',
        ],
      ],
      bond: ['Under the shirt {P.name} still wears the knot of home.'],
    },
  }),
  ofIdea({
    id: 'idea-between-peoples',
    asked: phrases(
      'rejected|shunned|hated|unwanted|despised|mistrusted|distrusted by both * peoples|races|sides|parents|families|worlds|cultures|her_peoples|his_peoples',
      'belongs to|in neither|no * people|side|world|worlds|race',
      'caught|torn|stuck|living|lives between two * worlds|peoples|families|cultures|sides',
      'rejected|shunned by humans|elves|orcs|dwarves and humans|elves|orcs|dwarves',
      'does|do not|never fit|belong in? anywhere|either',
      'mixed|half blood|breed',
    ),
    usual: {},
    other: ['aunt', 'grandmother', 'schoolmaster'],
    concept: [
      ['has two peoples and a place at the table of neither', 'v=1'],
      [
        'carried messages between two quarters of {town} that would both have liked to be rid of the messenger',
        'v=2',
      ],
    ],
    want: [
      ['to be asked in, once, without having to be useful first', 'v=1'],
      ['to find others of the same kind, and a street that is theirs', 'v=2'],
    ],
    flaws: [
      [
        'picks a side too fast, in order to have one',
        'In any quarrel {P} has sworn loyalty to somebody before hearing what it is about.',
      ],
      [
        'hears an insult in every question',
        'Asked "and where are you from?", {P} gives an answer that ends conversations.',
      ],
    ],
    event: [
      'In {town} the two peoples of {P} live on two sides of one street. On the one side {P} was too tall, on the other too loud. At the feast of one family {P.they} was put with the servants; at the feast of the other, {Q} put {P.them} at the high table as a joke, and the laughter went on for a long time. {P} finished the soup, bowed to both sides of the street, and took the road down the middle of it.',
      '{P} spoke both languages and so was sent across: with letters, with bills, with insults that had to be put politely. When the quarrel in {town} came to blows each side was sure that {P} had told the other where to strike. {Q} hid {P.them} in a cellar for {few} days, and asked through the door, more than once, which side it had really been.',
    ],
    now: [
      [
        'In {town2} {P} says at each inn that {P.they} comes from somewhere else, and is getting good at it.',
        'v=1',
      ],
      [
        '{P} earns bread in {town2} as an interpreter, and has twice prevented a war by translating badly.',
        'v=2',
      ],
      '{P} celebrates the feasts of both peoples, alone, and cooks for six.',
      'A child of the same kind in {town2} asked {P} whether it gets better, and {P} is still working on the answer.',
    ],
    bond: [
      'Two songs, one from each side, which go together if one sings them at once.',
      '{Q}, who let {P} in, though by the back door.',
    ],
    hook: [
      [
        'The parents of {P} did not die of the fever. They were made to leave by both families together, which is the one thing these have ever agreed on, and {Q} knows the address.',
        'v=1',
      ],
      [
        'It was {Q} who told each side where to strike, and {Q} who would profit if it began again.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns are about to sign a peace by marriage, and the only heir whom both bloods would have to accept is {P}.',
    ],
    look: [
      '{P} wears the knot of one people and the colours of the other, and neither would call it right.',
      'One can see both peoples in the face of {P}, and most people look for the one they like less.',
    ],
    manner: [
      '{P} changes accent in the middle of a sentence, according to who is listening.',
      '{P} sits down where two tables meet.',
      '{P} laughs first at jokes about {P.their} kind, before anyone else can.',
    ],
    ideal: ['"A bridge belongs to both banks, whatever they say."', '"I am not half of anything."'],
    woven: {
      story: [
        'Neither of the two peoples from whom {P.name} comes has ever made room for {P.them}.',
      ],
      manner: [
        '{P.name} changes accent in the middle of a sentence, according to who is listening.',
      ],
      ideal: ['{P.name} puts it like this: "I am not half of anything."'],
    },
  }),
  ofIdea({
    id: 'idea-bastard',
    asked: phrases(
      'bastard|illegitimate|unacknowledged|natural son|daughter|child|heir of|to a|an|the? {who}',
      "{who:noble|king|queen|duke|lord|baron|count|nobleman|emperor|prince}'s * bastard|illegitimate son|daughter|child?",
      'bastard|illegitimate son|daughter|child',
      'bastard',
      'unwanted|unloved|forgotten|seventh|youngest|third|middle son|daughter|child of a|an|the? {who}',
    ),
    usual: { who: 'a great house' },
    backgrounds: ['noble'],
    other: ['steward', 'half brother', 'old wet nurse'],
    concept: [
      ['is the child of {who} in everything but the papers', 'v=1'],
      [
        'was brought up behind the kitchens of {town} as a child of {who} whom nobody mentions',
        'v=2',
      ],
    ],
    want: [
      ['to be called by the name of the family once, aloud, in front of guests', 'v=1'],
      ['to do something so great that they will have to claim it', 'v=2'],
    ],
    flaws: [
      [
        'cannot bear to be served last',
        'A seat at the end of the table is enough, and {P} says something that moves everybody further down.',
      ],
      [
        'spends like an heir and earns like a groom',
        '{P} leaves tips of the size of wages, and then walks because the coach is too dear.',
      ],
    ],
    event: [
      'Everybody in {town} could see whose child {P} was: there is a portrait on the stair, with the same nose. There was a tutor, a pony, and a rule never to use the front door. When {P} came of age there was a dinner, with all of the family, and a place card that said "guest". {Q} had written it, in beautiful letters. {P} took it along, and left by the front door.',
      '{P} grew up behind the kitchens in {town}, and was told that the father was a soldier who had died. At the burial of {who.the} {Q} pulled {P} behind a pillar and put a seal ring into {P.their} hand: "It was meant for you. I was to throw it in the river." Within the week the room behind the kitchens was needed for something else.',
    ],
    now: [
      [
        '{P} shows the place card to landlords who ask for a name, and writes "guest" into the book.',
        'v=1',
      ],
      [
        'In {town2} a jeweller knew the ring at once, shut the shop, and begged {P} not to wear it in the street.',
        'v=2',
      ],
      'The lawful children have sent money to {town2} twice, on condition that {P} stays there. {P} bought a horse with it and rode back as far as the bridge.',
      '{P} learned to fight from the grooms and to bow from the tutor, and mixes them up under pressure.',
    ],
    bond: [
      'A half sister, who writes in secret and signs with a drawing of a pony.',
      'The ring or the name, neither of which {P} may use in {town}.',
    ],
    hook: [
      [
        'There is a paper that makes {P} the lawful heir. {Q} has kept it for {years} years, at first out of love, then out of fear.',
        'v=1',
      ],
      [
        'The last lawful heir is dying, and two parties in the house are looking for {P}: one with a coach, one with a rope.',
        'v=2',
      ],
    ],
    realm: [
      'The line that sits on the throne ends with this winter, unless somebody produces {P}.',
    ],
    look: [
      '{P} has the nose of the portrait on the stair, and turns the head so that people see it.',
      'The clothes of {P} were cut for a richer person of the same build, and the crest has been unpicked.',
    ],
    manner: [
      '{P} says "my family" and looks to see who smiles.',
      '{P} knows which fork it is, and uses the other one.',
      '{P} is at ease with grooms and cooks, and stiff with anyone who has a title.',
    ],
    ideal: [
      '"A name is what one is called when one is needed."',
      '"Blood is what is spilt. What counts is who comes to help."',
    ],
    woven: {
      story: [
        '{P.name} is a child of {who} whom no paper mentions, and grew up with the back stairs for a home.',
      ],
      want: ['to be called by the name of the family once, aloud, in front of guests'],
      look: ['In a certain light {P.name} has the nose of a portrait that hangs in a great house.'],
      bond: ['A half sister writes to {P.name} in secret.'],
    },
  }),
  ofIdea({
    id: 'idea-framed',
    asked: phrases(
      'framed|wrongly_accused|falsely_accused|unjustly_accused|wrongfully_accused|wrongfully_convicted|wrongly_convicted|falsely_convicted|wrongly_imprisoned|falsely_imprisoned|accused|blamed|wanted for|of a|an|the? {what} she|he|they did not|never commit|do',
      'framed|wrongly_accused|falsely_accused|unjustly_accused|wrongfully_accused|wrongfully_convicted|wrongly_convicted|falsely_convicted|wrongly_imprisoned for|of {what}',
      'framed|wrongly_accused|falsely_accused|wrongfully_convicted|wrongly_imprisoned',
      'accused|wanted|blamed|convicted|hunted for|of {what}',
      'clear|clearing <their> name',
    ),
    usual: { what: 'a murder' },
    other: ['witness', 'clerk of the court', 'watch sergeant'],
    concept: [
      ['is wanted in {town} for {what}, which was the work of somebody with friends', 'v=1'],
      ['got out of the cells of {town} an hour before the sentence for {what}', 'v=2'],
    ],
    want: [
      ['to put the right name under that verdict', 'v=1'],
      ['to find the witness who lied, and to ask how much it cost', 'v=2'],
    ],
    flaws: [
      [
        'runs when somebody shouts "halt", guilty or not',
        '{P} has outrun [a lost child|a baker with change|a proposal], and only found out later what they wanted.',
      ],
      [
        'investigates when it would be wiser to leave',
        'Where there is a locked archive {P} has to see what they have on {P.them}, and so there is always something new to have.',
      ],
    ],
    event: [
      'They found {P} with the evidence in hand and a dozen people at the door, which was quick, as no one had called for help yet. The charge was {what}. {Q}, whom {P} had never met, described to the court of {town} in detail how {P} had done it. {P} did not wait for the verdict; the window of the court is lower than it looks.',
      '{P} was in {town} for one night, and woke up to four guards who told {P.them} what {P.they} had done: {what}, in the presence of nobody. The papers were already signed. {Q} came to the cell in the last night, put the keys on the floor, and said: "I cannot say it in court. I can go for a walk." {P} has been on posters ever since, with the wrong nose.',
    ],
    now: [
      [
        '{P} has followed the money of {Q} as far as {town2}, where it comes from a house with closed shutters.',
        'v=1',
      ],
      [
        'In {town2} {P} found the true papers of the case, with another name under them, and lost them again in a river.',
        'v=2',
      ],
      'There are {few} posters of {P} between {town} and {town2}, and {P} corrects the spelling.',
      '{P} works under another name, and once had to help put up a poster.',
    ],
    bond: [
      'The people at home who still say that {P} did not do it, though it costs them customers.',
      'A clean page in the court book of {town}: that is all {P} asks.',
    ],
    hook: [
      [
        '{Q} was not paid but threatened, and has written it all down, to be opened in case of death. That case is being arranged.',
        'v=1',
      ],
      ['Somebody did do it: the companion to whom {P} sends half of all {P.they} earns.', 'v=2'],
    ],
    realm: [
      'The one who did it wears a crown by now, and has signed an amnesty for everyone but {P}.',
    ],
    look: [
      '{P} has changed hair and beard or hat so often that {P.they} forgets which it is, and touches it to make sure.',
      '{P} has the pale wrists of somebody who has worn irons.',
    ],
    manner: [
      '{P} takes the seat nearest the back door and pays in advance.',
      '{P} stops at every notice board, and walks on relieved or insulted.',
      '{P} asks people how they know what they say they know.',
    ],
    ideal: [
      '"Everyone gets a hearing. From me, anyway."',
      '"The truth is slow, so one has to carry it."',
    ],
    woven: {
      story: ['In {town} {P.name} is still wanted for {what}, which was the work of another.'],
      want: ['to put the right name under that verdict'],
      manner: ['{P.name} stops at every notice board, and walks on relieved or insulted.'],
    },
  }),
  ofIdea({
    id: 'idea-escaped-bondage',
    asked: phrases(
      'escaped|runaway|freed|former|ex|once_a|was_a? slave|slaves|prisoner|thrall|captive|galley_slave|test_subject|servant of|from|in {who}',
      'escaped|runaway|freed|former|ex|once_a slave|prisoner|thrall|captive|galley_slave|test_subject|convict|servant',
      'escaped from|out_of a|an|the? * {who:prison|dungeon|mines|mine|slavery|captivity|slavers|drow|mind_flayers|jail|cult|laboratory|asylum}',
      'was|were|been sold|born|kept into|in|as? to? slavery|a_slave|captivity|prison',
      'sold|born into slavery',
      'freed * from slavery|prison|captivity',
    ),
    usual: { who: 'people who called it work' },
    other: ['cellmate', 'ferry hand', 'kitchen maid'],
    concept: [
      ['dug a way out with a spoon, and has been free ever since', 'v=1'],
      ['was carried out in a laundry basket by a friend who stayed behind', 'v=2'],
    ],
    want: [
      ['to open every door of that place from the outside', 'v=1'],
      ['to go back for the one who stayed', 'v=2'],
    ],
    flaws: [
      [
        'will not take an order, even a good one',
        'Told to duck, {P} asks why, and has {few} scars to show for it.',
      ],
      [
        'hides food, tools and money, and forgets where',
        'There is bread in every pocket and coat of {P}, some of it from another year.',
      ],
    ],
    event: [
      'For {years} years {P} belonged to others, and had a number that {P.they} still answers to when very tired. There was a spoon, and a wall, and {Q}, who coughed loudly at the right moments. They broke through on the night of a storm. On the road to {town} each took a different fork, so that one of the two would get there.',
      '{P} was not meant to be the one. The basket was for {Q}, who was ill, and small enough. But on the morning {Q} pushed {P} in, put the sheets on top, and told the guard a joke so good that he did not look. {P} heard him laugh all the way down the ramp. In {town} nobody asked where {P} came from, and {P} slept for two days under a boat.',
    ],
    now: [
      [
        '{P} waits at the inn of {town2} each new moon, as agreed, for the one who took the other fork.',
        'v=1',
      ],
      [
        '{P} has a plan of that place, drawn from memory, and adds to it whatever others who got out remember.',
        'v=2',
      ],
      'A trader in {town2} recognised the brand, and offered {P} a fair price for {P.them}. He has given up trading.',
      '{P} learned to read on the bills that people like {P} were sold by.',
    ],
    bond: [
      'Those who are still inside. {P} knows {few} dozen of them by the sound of their steps.',
      'The spoon, worn down to half its length.',
    ],
    hook: [
      [
        '{Q} was caught at the other fork, and talks, a little each week, to stay alive. They know nearly everything about {P} by now.',
        'v=1',
      ],
      ['{Q} runs that place today. It began as a way to survive.', 'v=2'],
    ],
    realm: [
      'Those who owned {P} have lent money to {few} crowns, and would like to be paid back in people.',
    ],
    look: [
      '{P} wears wide cuffs, which cover what irons leave.',
      'There is a number on {P.their} shoulder, crossed out with a single line.',
    ],
    manner: [
      '{P} eats fast, with one arm round the bowl.',
      '{P} leaves doors open behind {P.them}, all of them, also in winter.',
      '{P} never asks anybody to fetch anything.',
    ],
    ideal: [
      '"Nobody owns anybody. It is short, so that one can remember it."',
      '"A lock is a question. I answer it."',
    ],
    woven: {
      story: [
        '{P.name} was not always free: there are {years} years in that life that belonged to others, and {few} scars from the day on which they ended.',
      ],
      flaws: [
        [
          'will not take an order, even a good one',
          'Told to duck, {P.name} asks why, and has scars to show for it.',
        ],
      ],
      look: ['Wide cuffs cover what irons have left on the wrists of {P.name}.'],
      bond: ['{P.name} has not forgotten those who are still inside.'],
    },
  }),
  ofIdea({
    id: 'idea-betrayed',
    asked: phrases(
      'betrayed|abandoned|sold|deceived|double-crossed|left_for_dead|backstabbed|stabbed_in_the_back by {who}',
      'whose {who:brother|sister|best_friend|friend|lover|partner|crew|captain|order|husband|wife|comrades|guild} betrayed|sold|abandoned|left him|her|them',
      'betrayed|abandoned|left_for_dead',
    ),
    usual: { who: 'an old friend' },
    other: ['old friend', 'go-between', 'innkeeper'],
    concept: [
      ['was sold by {who} in {town}, and has seen the receipt', 'v=1'],
      ['was left for dead near {town} by {who}, and got up again', 'v=2'],
    ],
    want: [
      ['to hear from {who.the} what it was worth', 'v=1'],
      ['to be seen by {who.the} again, alive, at a well chosen moment', 'v=2'],
    ],
    flaws: [
      [
        'trusts nobody with the second half of a plan',
        'Friends of {P} learn what they are to do when they are already doing it.',
      ],
      [
        'keeps accounts of every favour',
        '{P} can say who owes whom a supper since the spring, and will.',
      ],
    ],
    event: [
      '{P} would have trusted {who.the} with anything, and one evening in {town} did. By morning there were guards at each end of the street. Long afterwards {Q} showed {P} the receipt: a sum, a date, and a signature that {P} knew better than {P.their} own. It was not even a large sum.',
      'It was on the road above {town}. {P} went first, as always, because {who.the} had the rear, as always. There was a push, and a long fall, and snow, which saved {P.them}. {Q} found {P} on the third day. When {P} could speak again the first question was whether the others were safe; {Q} did not know how to answer that.',
    ],
    now: [
      [
        '{P} carries the receipt, folded small, and takes it out whenever somebody says "trust me".',
        'v=1',
      ],
      [
        'In {town2} there is a gravestone with {P.their} name on it, and fresh flowers, which {P} would like explained.',
        'v=2',
      ],
      '{P} has been offered {few} partnerships since then, all of them good, and works alone.',
      'In {town2} {P} saw {who.the} across a crowded hall, and stood there until the hall was empty.',
    ],
    bond: [
      '{Q}, who asked for nothing in return, which {P} still finds suspicious.',
      'One good memory of {who.the}, which will not go away.',
    ],
    hook: [
      [
        'The sum was small because it was not for the money. {Q} held something over {who.the}, and the receipt was written for {P} to find.',
        'v=1',
      ],
      [
        'The push saved {P.their} life: an arrow was already on the way. {Q} took the arrow out of the snow, and has kept it.',
        'v=2',
      ],
    ],
    realm: [
      'The price of that betrayal was a seat on a council, and the vote that matters comes up this year.',
    ],
    look: [
      'There is a scar between the shoulders of {P}, and {P} never sits with the back to a room.',
      '{P} wears one half of a pair of rings.',
    ],
    manner: [
      '{P} asks the same question twice, a day apart, and compares.',
      '{P} is kind to enemies, who have never pretended.',
      '{P} says "we will see" where others say "thank you".',
    ],
    ideal: [
      '"A promise is kept or it was a lie. There is no third kind."',
      '"I will not become like that. It is the only revenge that lasts."',
    ],
    woven: {
      story: ['{P.name} was betrayed once, by {who}, and has the scar and the date.'],
      flaws: [
        [
          'trusts nobody with the second half of a plan',
          'Friends of {P.name} learn what they are to do when they are already doing it.',
        ],
      ],
      manner: ['{P.name} asks the same question twice, a day apart, and compares the answers.'],
    },
  }),
  ofIdea({
    id: 'idea-believed-dead',
    asked: phrases(
      'faked|fakes|faking <their> own? death',
      'believed|presumed|thought|officially|declared|supposed to_be? dead',
      'everyone|everybody|whose_family|family thinks|believes * dead',
    ),
    usual: {},
    classes: ['rogue'],
    other: ['undertaker', 'heir', 'barge hand'],
    concept: [
      ['is dead, as all of {town} can confirm, and wept at the burial in a borrowed veil', 'v=1'],
      [
        'let a shipwreck be the end of the old name, and walked ashore near {town} with a new one',
        'v=2',
      ],
    ],
    want: [
      ['to stay dead until the right people have stopped looking', 'v=1'],
      ['to know who has been putting flowers on an empty grave', 'v=2'],
    ],
    flaws: [
      [
        'cannot keep away from those who mourn',
        '{P} has stood in the rain under a window in {town} {few} times, just to see who lit the lamp.',
      ],
      [
        'has told so many stories about the old life that two of them always collide',
        'Asked about the family, {P} has had [three brothers|a tragic fire|a father at sea] within one evening.',
      ],
    ],
    event: [
      'The plan was good: a cliff near {town}, a coat with a letter in it, and {Q}, who identified the coat and buried it with tears. {P} was at the burial, far back, in a veil. The speeches were better than expected. Only one of the guests did not weep, but looked about among the mourners, face by face, and it was then that {P} began to hurry.',
      'When the ship broke up off {town} {P} had the last barrel, and a whole night to think. There were people after that name who would never stop. In the morning {P.they} saw the list of the drowned nailed to the harbour office, and {Q} asked: "Is anyone missing on it?" {P} took the chalk and added one.',
    ],
    now: [
      [
        'The one who did not weep has been asking questions in {town2}, with a drawing that is getting better.',
        'v=1',
      ],
      [
        'In {town2} somebody is living under {P.their} old name, and is doing quite well with it.',
        'v=2',
      ],
      '{P} answers to the new name by now, except when half asleep or called from behind.',
      'Everything that {P} owned has been inherited, spent and quarrelled over, and {P} is a little hurt by how fast it went.',
    ],
    bond: [
      'The one at home who ought to have been told.',
      'The gravestone in {town}, on which the year of birth is wrong.',
    ],
    hook: [
      [
        '{Q} sold the secret before the burial, and is paid by the month for not selling it again.',
        'v=1',
      ],
      [
        'A body lies in the grave after all. {Q} put it there, and needed a death certificate with another name on it.',
        'v=2',
      ],
    ],
    realm: [
      'By that death a treaty came into force, and if {P} turns out to be alive, so does the war.',
    ],
    look: [
      '{P} has changed the hair, the walk and the writing hand, and forgets about the walk when running.',
      '{P} wears a hood indoors, and a ring turned inwards.',
    ],
    manner: [
      '{P} reads the death notices first.',
      'When somebody calls the old name in the street {P} drops something, to have a reason to stop.',
      '{P} speaks of {P.their} former self in the third person, and not unkindly.',
    ],
    ideal: [
      '"One may leave a life as one leaves an inn: at night, and with the bill paid."',
      '"The dead owe nobody an explanation."',
    ],
    woven: {
      story: [
        'Officially {P.name} is dead: there is a grave in {town} to prove it, and hardly anyone knows that it is empty.',
      ],
      want: ['to stay dead until the right people have stopped looking'],
      manner: [
        'When somebody calls the old name in the street {P.name} drops something, to have a reason to stop.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-deserter',
    asked: phrases(
      'deserter|deserted|deserts|defector|defected|went_awol|left_the_army|ran_away_from_the_army|fled_the_army|fled_the_war|abandoned_<their>_post',
      'deserted|fled|left|defected from? <their> * army|war|legion|regiment|post|company|unit',
      'traitor|turncoat|defector from|to {who}',
    ),
    usual: { who: 'the army' },
    classes: ['fighter'],
    backgrounds: ['soldier'],
    other: ['corporal', 'sutler', 'provost'],
    concept: [
      ['put down a spear in the middle of a battle near {town} and walked home', 'v=1'],
      ['would not carry out an order at {town}, and has been a deserter since', 'v=2'],
    ],
    want: [
      ['to find out whether it was cowardice, and to be cured of it if it was', 'v=1'],
      ['to find the people who got away because of it', 'v=2'],
    ],
    flaws: [
      [
        'drops out of a fight the moment it becomes pointless',
        'In the middle of a brawl {P} stops, says "what for?", and goes to get the coats.',
      ],
      [
        'sees a patrol in every dust cloud',
        '{P} has led friends through [a bog|a bramble hedge|a latrine] to avoid [a hay cart|some nuns|a wedding].',
      ],
    ],
    event: [
      'It was the third day of the battle near {town}, in the rain, for a hill that nobody needed. {P} looked to the left, where a friend had been, and to the right, where another had been, put the spear down quite carefully, and walked. {Q} called after {P.them}, first as a superior and then as a friend. {P} was at home by the weekend, and could not stay there.',
      'The order at {town} was to burn the granary before the winter. There were {few} families behind it who had nothing else. {P} was given the torch because {P} never argued. {P.they} held it until it had burned down, and then handed the stick to {Q}, with a salute. {Q} has to hang {P} if they meet again, and has taken another road twice.',
    ],
    now: [
      [
        'In {town2} {P} was taken for a hero of that battle, got a free meal, and was sick behind the inn.',
        'v=1',
      ],
      [
        'A family in {town2} has a child named after {P}, and does not know who has come to mend their roof.',
        'v=2',
      ],
      '{P} still wakes at the hour of the morning drum, and lies there, and lets it go by.',
      'There is a price on {P}, the usual one. {P} finds it low.',
    ],
    bond: [
      'The two who stood to the left and to the right.',
      '{Q}, who pretends to have bad eyes.',
    ],
    hook: [
      [
        '{Q} went after {P} that day to bring {P.them} back, and so missed the charge in which all the others died. {Q} has never forgiven either of them.',
        'v=1',
      ],
      ['The order was forged. {Q} knows by whom, and that there is a second one under way.', 'v=2'],
    ],
    realm: [
      'The general of that war rules now, and has one law that he will not change: the one about deserters.',
    ],
    look: [
      '{P} wears army boots, and has cut the buttons off everything else.',
      'There is a rubbed place on {P.their} shoulder, where a strap was for {years} years.',
    ],
    manner: [
      '{P} walks in step with others, notices, and changes step.',
      '{P} does what has to be done before anyone can order it.',
      '{P} never speaks of the war, and knows all the songs.',
    ],
    ideal: [
      '"A soldier obeys. A person asks first."',
      '"The dead have been brave enough for all of us."',
    ],
    woven: {
      story: ['{P.name} is a deserter, and there is still a rope for it with the old regiment.'],
      manner: ['{P.name} walks in step with others, notices, and changes step.'],
      bond: [
        'The two who stood to the left and to the right of {P.name} in the line are never quite gone.',
      ],
    },
  }),
];

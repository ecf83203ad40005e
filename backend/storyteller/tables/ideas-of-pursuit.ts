import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about those who are accused, owned, betrayed or thought dead. */
export const ideasOfPursuit: readonly AskedDeparture[] = [
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
      'There are [three|five|nine] posters of {P} between {town} and {town2}, and {P} corrects the spelling.',
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
        'Told to duck, {P} asks why, and has [three|four|five] scars to show for it.',
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
      'Those who are still inside. {P} knows [five|six|seven] dozen of them by the sound of their steps.',
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
      'Those who owned {P} have lent money to [four|six|eight] crowns, and would like to be paid back in people.',
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
        '{P.name} was not always free: there are {years} years in that life that belonged to others, and [three|five|nine] scars from the day on which they ended.',
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
      '{P} has been offered [three|four|five] partnerships since then, all of them good, and works alone.',
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
        '{P} has stood in the rain under a window in {town} [five|six|seven] times, just to see who lit the lamp.',
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
];

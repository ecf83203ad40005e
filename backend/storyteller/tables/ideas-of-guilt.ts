import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about a failure or a deed that a character cannot forget. */
export const ideasOfGuilt: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-failed-charge',
    asked: phrases(
      'failed to protect|save|guard {who}',
      'failed <their> {who:king|queen|lord|lady|master|mistress|prince|princess|captain|village|people|charge|order|liege|emperor}',
      "couldn't|could_not|can't|didn't save|protect {who}",
      'bodyguard * whose {who:king|queen|master|lord|lady|charge|client|prince|princess} died|was_killed|was_murdered|was_assassinated',
      'let {who:king|queen|prince|princess|his_lord|her_lord|his_lady|her_lady} die',
      'bodyguard|guard|protector|knight|champion * let|watched him|her|them die|fall|burn|drown',
      'blames|blamed <their> himself|herself|themself|themselves? for the? death of {who}',
    ),
    usual: { who: 'the king' },
    classes: ['fighter', 'paladin'],
    backgrounds: ['soldier'],
    other: ['second guard', 'physician', 'page'],
    concept: [
      ['was to protect {who}, and looked the wrong way for one breath in {town}', 'v=1'],
      ['stood at the door in {town} while {who} died behind it', 'v=2'],
    ],
    want: [
      ['to be there in time, once', 'v=1'],
      ['to learn how death got past a door that was never opened', 'v=2'],
    ],
    flaws: [
      [
        'steps in front of everyone, also of those who can look after themselves',
        '{P} has taken blows for [a duellist|a debt collector|a goose], and cannot be talked out of it.',
      ],
      [
        'does not sleep while anyone is asleep nearby',
        'By the third night of a journey {P} sees two of everything, and still says that there is no need to take turns.',
      ],
    ],
    event: [
      '{P} was to protect {who}, and had done so for {years} years without a scratch. In {town}, in a crowd, a woman dropped a basket of oranges and {P} looked down. When {P.they} looked up again it was over. {Q} told the court that nobody could have done more. {P} handed back the sword all the same.',
      'It was the watch of {P} on the night on which {who} died in {town}. No one came in; {P} would swear to that, and had to, before a court. The verdict was that a guard who notices nothing is either a traitor or a fool. {Q} spoke up for the fool, and so {P} was let go.',
    ],
    now: [
      ['{P} has met the woman with the oranges again, in {town2}. She sells oranges.', 'v=1'],
      [
        'In {town2} {P} examined a bed chamber of the same builder, and found a wall that sounds hollow.',
        'v=2',
      ],
      '{P} has turned down [three|four|five] posts as a guard since then, and guards people for nothing instead.',
      'Every year on that day {P} stands a full watch in front of an empty room in {town}, and nobody there has the heart to stop it.',
    ],
    bond: [
      'The last order of {who.the}, which was to go home and sleep.',
      '{Q}, who lied for {P} before the court, and has never asked for thanks.',
    ],
    hook: [
      ["The oranges were {Q}'s idea. {Q} had been told that it was about a purse.", 'v=1'],
      [
        'Nobody came in, because nobody had to: it was in the medicine, and {Q} had carried the tray past {P}.',
        'v=2',
      ],
    ],
    realm: [
      'Those who did it rule today in that place, and intend to have {P} blamed for good when the coffin is opened.',
    ],
    look: [
      '{P} still wears the coat of a guard, with the badge cut off and the outline of it left in darker cloth.',
      '{P} stands a step behind and to the left of whoever is talking, without thinking about it.',
    ],
    manner: [
      '{P} tastes the soup first.',
      '{P} looks at hands, never at faces, until everyone has sat down.',
      'When something falls to the floor {P} does not look at it.',
    ],
    ideal: [
      '"One looks up. Always. That is the whole art."',
      '"A life that was saved does not make up for the other one, but it is a life."',
    ],
    woven: {
      story: [
        'There is a death that {P.name} was there to prevent, that of {who.the}, and did not.',
      ],
      manner: ['{P.name} tastes the soup first, and looks at hands rather than at faces.'],
      bond: ['The memory of {who.the} goes with {P.name} into every fight.'],
    },
  }),
  ofIdea({
    id: 'idea-killed-by-mistake',
    asked: phrases(
      'accidentally|unintentionally|mistakenly * killed|murdered|hurt|burned|cursed|released|summoned|freed|poisoned {what}',
      'killed|hurt {what} by accident|mistake',
      'guilt|guilty|haunted over|about|by|for * death|killing|murder of {what}',
    ),
    usual: { what: 'a friend' },
    other: ['witness', 'friend from those days', 'judge'],
    concept: [
      [
        'did something in {town} that cannot be put right: {what} paid for one careless moment',
        'v=1',
      ],
      ['is remembered in {town} for an accident, and has not gone back since', 'v=2'],
    ],
    want: [
      ['to make good some of it, though nobody has asked for that', 'v=1'],
      ['to learn how it really happened, since it cannot have happened by itself', 'v=2'],
    ],
    flaws: [
      [
        'hesitates when all depends on being quick',
        'In the moment in which everyone looks at {P}, {P.they} sees {what} again, and is one breath late.',
      ],
      [
        'confesses to people who have not asked',
        'After one glass {P} tells whoever sits nearest about {what}, all of it, and does not come off well.',
      ],
    ],
    event: [
      '{P} was tired, proud and in a hurry, that day in {town}. One careless moment was enough, and it was {what} who had to pay for it. There was no malice in it, as {Q} told everyone. That has made it harder: nobody would even shout. {P} left before the spring.',
      'Half of {town} saw what {P} did to {what}, and all of them say that it was an accident. {P} remembers it differently: there was a push, or a word, or a thing that lay where it should not have been. {Q} stood next to {P}, and remembers nothing at all, in exactly the same words each time.',
    ],
    now: [
      [
        '{P} sends a third of everything to {town}, without a name, and it has been sent back only once.',
        'v=1',
      ],
      [
        'In {town2} there has been an accident of the same sort, and {Q} was in {town2} that week.',
        'v=2',
      ],
      '{P} has gone over that one moment so often that {P.they} can draw the room, the light and the shadows.',
      'A priest in {town2} gave {P} a task for each year of a life, and {P} is not half way through them.',
    ],
    bond: [
      'Those in {town} who paid for it, and who have a right to a visit that {P} has not found the courage for.',
      'A burnt, bent spoon from that day, which {P} carries in the place of a charm.',
    ],
    hook: [
      [
        'It was no accident, and {P} did not do it: {Q} knows whose hand it was, and lives on knowing it.',
        'v=1',
      ],
      [
        '{Q} did it, with a look of great friendliness, and needs {P} to feel guilty for one more year.',
        'v=2',
      ],
    ],
    realm: [
      'What {P} set loose that day was wanted by a ruler, who calls it a success and wants it repeated.',
    ],
    look: [
      'There is a burn on {P.their} right palm that has never been allowed to heal properly.',
      '{P} keeps {P.their} hands folded, or in sight, like somebody who has promised to.',
    ],
    manner: [
      '{P} counts to three before touching anything that matters.',
      '{P} apologises to furniture.',
      'When children come close {P} puts down whatever {P.they} is holding.',
    ],
    ideal: ['"One cannot undo it. One can be of use."', '"The careful are kinder than the good."'],
    woven: {
      story: ['There is an accident in the past of {P.name}, and it was {what} who paid for it.'],
      bond: ['{P.name} sends money to {town}, for the sake of an accident, and signs nothing.'],
      manner: ['{P.name} counts to three before touching anything that matters.'],
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
      'The order at {town} was to burn the granary before the winter. There were [five|six|seven] families behind it who had nothing else. {P} was given the torch because {P} never argued. {P.they} held it until it had burned down, and then handed the stick to {Q}, with a salute. If the two meet again, {Q} has to hang {P}, and {Q} has taken another road twice.',
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
  ofIdea({
    id: 'idea-redemption',
    asked: phrases(
      'guilty|bad conscience',
      'former|ex|reformed|once_a bully',
      'redemption|redeem|atone|atoning|atonement|make_up|making_up|make_amends|making_amends|repent|repenting|penance|earn_forgiveness|forgiveness|guilt|guilty|remorse|regrets|regret|seeks_redemption for|about|over <their>|a|an|the? {what}',
      'redemption|redeem|redeems|redeeming|atone|atones|atoning|atonement|make_amends|repent|repents|repentant|penance|forgiveness|remorseful',
    ),
    usual: { what: 'old sins' },
    other: ['confessor', 'survivor', 'widow'],
    concept: [
      ['has a debt in {town} that cannot be paid in money, and pays all the same', 'v=1'],
      ['was forgiven in {town} by someone who had no reason to, and cannot rest since then', 'v=2'],
    ],
    want: [
      ['to have done more good than harm, by {P.their} own strict count', 'v=1'],
      ['to deserve what was given for nothing', 'v=2'],
    ],
    flaws: [
      [
        'thinks every blow is deserved',
        '{P} does not duck quickly enough, and in court pleads guilty to whatever is read out.',
      ],
      [
        'cannot accept thanks',
        'Those whom {P} has saved are left standing on the road, with their arms open.',
      ],
    ],
    event: [
      'What {P} did in {town} was not a mistake, and {P} does not call it one. It was {what}, and other people bore the cost. Years later {P} went back, in the rain, and gave {P.themself} up at the gate. {Q} came out, looked at {P} for a long time, and would neither hit {P.them} nor forgive {P.them}. "There are [four|six|eight] of us left," said {Q}. "Go and be of use to more than that. Then come back."',
      '{P} was on the wrong side in {town}, and good at it. On the last day {Q}, who had lost nearly everything by it, stood there with a knife, and {P} knelt down. {Q} cut the ropes of the prisoners instead, gave {P} a cup of water, and said that it had to stop with somebody. {P} has been trying to understand that sentence ever since.',
    ],
    now: [
      [
        '{P} keeps a list with two columns. The right one is longer by now, and {P} does not trust it.',
        'v=1',
      ],
      [
        '{P} sends {Q} a cup of water each year, in a sealed flask, from wherever there was help to be given.',
        'v=2',
      ],
      'An old companion in {town2} laughed at it, and then asked quietly whether it was possible for him as well.',
      'In {town2} someone recognised {P}, and spat. {P} thanked him and meant it.',
    ],
    bond: [
      '{Q}, who has the right to ask for anything.',
      'Those who cannot forgive any more. {P} knows where they lie.',
    ],
    hook: [
      ['{Q} did something worse that day, and has let {P} carry all of it.', 'v=1'],
      [
        'It is about to happen again, with the same signatures under it, and the order will come to {P}, as an expert.',
        'v=2',
      ],
    ],
    realm: [
      'Peace depends on whether a people can forgive, and they have said that they will do as {Q} does with {P}.',
    ],
    look: [
      '{P} wears rough grey cloth under everything, and it is not for warmth.',
      'There is a brand on {P.their} hand that could have been removed, and was not.',
    ],
    manner: [
      '{P} takes the worst place by the fire.',
      '{P} listens to accusations to the end.',
      '{P} gives {P.their} name in full to everyone, so that they can walk away.',
    ],
    ideal: ['"One cannot undo it. One can outweigh it."', '"Mercy is a loan. I pay it on."'],
    woven: {
      story: [
        'There is something in the past of {P.name} that has to be made good, and {P.they} keeps a list of two columns.',
      ],
      want: ['to have done more good than harm, by {P.their} own strict count'],
      manner: ['{P.name} takes the worst place by the fire, and cannot accept thanks.'],
    },
  }),
];

import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what magic has done to a character. */
export const ideasOfCurses: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-always-truth',
    unlike: /\b(?:lie|lies|lying|lied|bluff\w*)\b/,
    asked: phrases(
      "cannot|can't|can_not|unable_to|never|cursed_to_never|who_never|physically_cannot|incapable_of tell_lies|tell_a_lie|lie|lies|lying|told_a_lie",
      'always|only|must|has_to|cursed_to_always|forced_to|compelled_to|cursed_to tell|tells|speak|speaks|say|telling the? truth|truths',
    ),
    usual: {},
    other: ['judge', 'jilted friend', 'fortune teller'],
    concept: [
      ['has not been able to tell a lie since a wedding in {town}', 'v=1'],
      ['always says what is true, and was driven out of {town} by grateful people', 'v=2'],
    ],
    want: [
      ['to tell one good lie, and to be believed', 'v=1'],
      ['to find people who can bear to be asked "and what do you think?"', 'v=2'],
    ],
    flaws: [
      [
        'says the one thing that should not be said',
        'Guards, hosts and dragons need only ask {P} directly, and there the plan goes.',
      ],
      [
        'keeps silent so hard that everyone knows',
        'When a secret is mentioned {P} bites {P.their} lip and looks at the ceiling, and might as well sing it.',
      ],
    ],
    event: [
      'At a wedding in {town} the bride asked {P}, as one does, whether she looked happy. {P} opened {P.their} mouth for the usual word, and said: no. It was the first time. By the end of the evening {P} had also answered the groom, both mothers and the priest. {Q} was the only one who thanked {P}, and left town by the same coach.',
      '{P} could never lie, not at five and not at twenty, and {town} made use of it: they asked {P} about wills, horses and husbands. It was useful for others and lonely for {P}. When {Q} stood for mayor somebody asked {P}, in the open market, whether {Q} was honest. There was an answer. There was also a riot.',
    ],
    now: [
      [
        '{P} has written to the bride, who is very happy now, with somebody else in {town2}.',
        'v=1',
      ],
      [
        'In {town2} two merchants pay {P} to sit at the table while they bargain, and to drink tea, and to blink.',
        'v=2',
      ],
      '{P} has become very good at questions, since while one asks one need not answer.',
      'A thief in {town2} is in prison because of {P}, and writes friendly letters, as {P} is the only one who never promised to visit.',
    ],
    bond: [
      '{Q}, who once asked {P} for an honest opinion, got it, and still comes to supper.',
      'The one question that {P} has begged all {P.their} friends never to ask.',
    ],
    hook: [
      [
        'It is a gift, and was bought: {Q} paid for it at that wedding, in order to hear one answer, and did not dare to ask.',
        'v=1',
      ],
      [
        '{P} can say only what {P} believes. Somebody in {town2} has understood this, and is preparing what {P} will believe.',
        'v=2',
      ],
    ],
    realm: [
      'Two empires have agreed to end their war on a single condition: that {P} reads out the treaty, and is asked whether both sides mean it.',
    ],
    look: [
      '{P} has a face on which everything can be read, and a scarf to pull over it.',
      '{P.their} lower lip is bitten, from all the things that have been kept in.',
    ],
    manner: [
      '{P} answers a question with a question.',
      '{P} says "ask somebody else" so often that it has become a greeting.',
      '{P} compliments people rarely, and they remember it for years.',
    ],
    ideal: [
      '"What is true does not get worse by being said. People do, for a while."',
      '"Be kind in what you ask me."',
    ],
    woven: {
      story: [
        '{P.name} cannot tell a lie, which has ended two friendships, one engagement and a siege.',
      ],
      flaws: [
        [
          'cannot tell a lie, whoever asks',
          'Guards, hosts and dragons need only ask {P.name} directly, and there the plan goes.',
        ],
      ],
      manner: ['{P.name} answers a question with a question, since that way no lie is needed.'],
    },
  }),
  ofIdea({
    id: 'idea-cursed',
    asked: phrases(
      'cursed|hexed|jinxed by {who}',
      'cursed|doomed|condemned|hexed|jinxed to|with|by {what~}',
      'curse of|that|which {what~}',
      'break|lift|remove|breaking|end|under|has|bears a|an|the|his|her|their? * curse',
      'cursed|hexed',
    ),
    isAboutWho: true,
    usual: { who: 'old witch', said: 'is under a curse' },
    other: ['{who.bare}'],
    concept: [
      ['{said}, since giving a proud answer to {Q} at a well near {town}', 'v=1'],
      ['{said}, because of a handful of ash in {town} that was meant for somebody else', 'v=2'],
    ],
    want: [
      ['to be free of it, and to find out what an apology costs', 'v=1'],
      ['to find the one it was meant for, and to hand it over or share it', 'v=2'],
    ],
    flaws: [
      [
        'blames the curse for everything',
        'Burnt soup, lost bets and wet boots: {P} knows what did it, and will explain.',
      ],
      [
        'tries every cure that is for sale',
        '{P} has paid for [a blessed turnip|moon water|the tooth of a saint], and wears two of them.',
      ],
    ],
    event: [
      '{P} gave {Q} a proud answer at a well near {town}, to make some friends laugh. {Q} did not even shout. "Then let that be your trouble," was all that was said, and the bucket was filled, and the well was left to its echo. The friends were still laughing when it began. It has been like this ever since: {P} {said}, and the friends have other friends.',
      'It was the wrong door. In an inn of {town} {Q} threw a handful of ash over {P}, and had spoken the words before seeing who it was. The one it was meant for had the room next to it, and left by the window. {Q} was sorry, and explained that it cannot be called back, only passed on or worn out. Since that night {P} {said}.',
    ],
    now: [
      [
        'The well near {town} is dry. {P} has asked in [three|five|nine] villages where its owner went.',
        'v=1',
      ],
      [
        'In {town2} {P} met another who bears the same curse, and they did not dare to shake hands.',
        'v=2',
      ],
      '{P} has a list of what makes it worse: bells, lies, and being looked at by geese.',
      'In {town2} they put {P} on the other side of the river when they held the wedding, and sent cake.',
    ],
    bond: [
      'A pinch of ash, or a cup of water from that well: {P} carries it in a flask, since the cure will need it.',
      'The friends who laughed, and the one who came back to ask how it was.',
    ],
    hook: [
      [
        '{Q} put a sum of years on it that is nearly up, and then a choice will be put to {P}: to be free, or to be right.',
        'v=1',
      ],
      [
        'It was no mistake. {Q} had been paid to hit {P}, and to make {P.them} look for the wrong person ever after.',
        'v=2',
      ],
    ],
    realm: [
      'The same curse lies on a royal house, and only one who has borne it for years can carry it out of the palace.',
    ],
    look: [
      'There is a mark like spilled ink on {P.their} forearm, and it moves a little from month to month.',
      '{P} is hung with charms, of which [three|four|five] are probably real.',
    ],
    manner: [
      '{P} warns people in good time, politely, and is seldom believed.',
      '{P} knocks on wood, also on the heads of friends.',
      '{P} finishes sentences in a hurry, before it can happen.',
    ],
    ideal: [
      '"Say sorry early. It is cheaper."',
      '"If one has to carry it, one can at least carry it well."',
    ],
    woven: {
      story: ['There is a curse in it as well: {P.name} {said}, and it comes at the wrong moment.'],
      want: ['to be free of the curse'],
      look: [
        'On the forearm of {P.name} there is a mark like spilled ink, which moves a little from month to month.',
      ],
      manner: ['{P.name} warns people of the curse in good time, and is seldom believed.'],
    },
  }),
  ofIdea({
    id: 'idea-made-being',
    isTrait: true,
    asked: phrases(
      'created|built|made|grown|constructed|stitched|sewn|animated|brought_to_life by|from|as|for|to|out_of {who}',
      'experiment|creation|homunculus|clone|construct|simulacrum of|by {who}',
      'warforged|golem|automaton|living_doll|homunculus|clone|animated_armor|awakened_construct|construct',
      'result|product|victim|subject of a|an|the? * experiment|experiments|ritual',
      'experimented|experiments on by {who}',
    ),
    usual: { who: 'an artificer' },
    other: ['apprentice', 'housekeeper', 'buyer'],
    concept: [
      ['was made in {town} for a purpose, and walked out before hearing it', 'v=1'],
      ['is the only piece of work by a dead maker in {town} that ever asked why', 'v=2'],
    ],
    want: [
      ['to choose a purpose, after having looked at several', 'v=1'],
      ['to find the others from the same workshop, and to ask whether they dream too', 'v=2'],
    ],
    flaws: [
      [
        'takes everything literally',
        'Told to keep an eye on the door, {P} sees the door, and not who comes through the window.',
      ],
      [
        'obeys a certain tone of voice',
        'When somebody speaks in the manner of a maker {P} has done it before thinking, and hates it.',
      ],
    ],
    event: [
      'The first thing that {P} saw was a lamp, and behind it a face, which said "at last". It was {who}, in a cellar of {town}. There were lessons: how to stand, how to carry, how to hold still. On the eve of the delivery {Q} left the cellar door open, and said to the wall that it was a fine night. {P} looked at it from the doorway, found that it was true, and went.',
      '{P} was one of [five|six|seven]. Whoever made them in {town}, and people say that it was {who}, died at the work bench without a word about what they were for. The heirs sold the others by the pound. {P} had asked what would happen to the cat, and so {Q} wrote "defective" on the list, and put {P} out at the back.',
    ],
    now: [
      [
        'The order book has been found. {P} was ordered by a house in {town2}, and has been paid for.',
        'v=1',
      ],
      [
        "One of the others stands in {town2}, in a merchant's hall, and holds a lamp. It does not answer. {P} has come back [four|six|eight] times.",
        'v=2',
      ],
      '{P} collects birthdays, having none, and keeps those of friends.',
      "Under {P.their} left arm there is a maker's mark, and next to it a number, which is not one.",
    ],
    bond: [
      '{Q}, who opened the door and has never asked for a service.',
      'The cat, or at any rate its grandchild.',
    ],
    hook: [
      [
        '{P} was made to look like, and to replace, a person who is alive. {Q} knows which one.',
        'v=1',
      ],
      [
        'The maker is not dead, but in pieces: a little in each of the [three|five|nine], and in {P} the part that was sorry.',
        'v=2',
      ],
    ],
    realm: [
      'A war is being prepared with [three|four|five] thousand of the same pattern, all of which will stop if {P} learns one word.',
    ],
    look: [
      "There are seams on {P.their} wrists and neck, very fine work, and a maker's mark under one arm.",
      'The two eyes of {P} do not quite match, as if there had been only one left of each.',
    ],
    manner: [
      '{P} asks what a thing is for, and then whether it likes it.',
      '{P} sits down when others do, though there is no need to.',
      '{P} thanks doors.',
    ],
    ideal: [
      '"I was made. So was everyone. What follows is my own work."',
      '"Whoever can ask for it has a right to an answer."',
    ],
    woven: {
      story: ['{P.name} was not born but made, by {who}, and has never been shown the drawing.'],
      look: [
        "There are seams on the wrists of {P.name}, very fine work, and a maker's mark under one arm.",
      ],
      manner: ['{P.name} asks what a thing is for, and then whether it likes it.'],
    },
  }),
  ofIdea({
    id: 'idea-magic-by-accident',
    asked: phrases(
      'accidentally|unintentionally|mistakenly * ate|drank|swallowed|absorbed|touched {what}',
      'ate|drank|swallowed|absorbed|touched|stole|eats|found {what:a_magic_berry|a_magical_berry|a_magic_potion|a_magic_fruit|a_magic_mushroom|a_cursed_apple|a_magic_bean|a_dragon_heart|a_strange_mushroom|a_magic_crystal|a_magic_stone|a_star|a_spellbook|a_magic_cookie|a_magic_egg|an_enchanted_apple|a_glowing_mushroom|the_wrong_potion|a_wand|a_god}',
      'accidental {what:sorcerer|wizard|mage}',
      'struck by {what:lightning}',
      'discovered|discovers|found_out|finds_out|realized * magic|magical|powers|sorcerer|can_cast_spells|can_do_magic',
      'wild|uncontrolled|uncontrollable|unstable|unpredictable magic|powers',
      'got|gained|received <their> powers|magic from|by|after|when|in {what}',
      'born|touched in|during|under|with|by {what:magic|wild_magic|a_storm|a_thunderstorm|an_eclipse|a_comet|a_fey_forest|chaos|the_stars|shadow|fire}',
      'blew|blown|burned|burnt up|down <their> * school|academy|tower|house|lab|laboratory|village|home',
      'experiment * wrong',
    ),
    usual: { what: 'something in a cup' },
    classes: ['sorcerer'],
    tellsCalling: true,
    other: ['fire warden', 'aunt', 'examiner'],
    concept: [
      ['came to magic by an accident in {town} that can still be seen from the road', 'v=1'],
      [
        'never meant to do any magic, and did a great deal of it within one minute in {town}',
        'v=2',
      ],
    ],
    want: [
      ['to be able to do it twice in the same way', 'v=1'],
      ['to find somebody who knows what it was, before it happens again indoors', 'v=2'],
    ],
    flaws: [
      [
        'has no idea how strong it will be this time',
        'Asked for a light, {P} has delivered [a spark|a sunrise|a bat with a lamp], and stands well back.',
      ],
      [
        'says "trust me" with singed eyebrows',
        '{P} has a new theory, is sure of it, and has moved the others only a little way off.',
      ],
    ],
    event: [
      'The roof came down three streets away. That is how {town} remembers the day on which the magic of {P} began: there was a bang, a smell of oranges, and then {P} sitting on the ground, with all of the building gone and not a scratch on anyone. {Q} climbed over the bricks and asked what had been done. {P} said, truthfully: "I sneezed." Nobody has insured {P} since.',
      '{P} was an ordinary person in {town} until {what} came into it. There was a warmth, then a noise; then every lamp in the street was burning and every cat was on a roof. {Q} shut the shutters, looked {P} up and down, and said that this had been in the family, and that they had hoped it was over.',
    ],
    now: [
      ['{P} is paying for the roof, in rates, and has [five|six|seven] dozen to go.', 'v=1'],
      [
        'A wandering scholar in {town2} measured {P} with a string, turned pale and asked for a signature.',
        'v=2',
      ],
      'When {P} dreams there are feathers, coins or once a small pond in the bed in the morning.',
      'Three schools of magic have refused {P}, one of them in {town2}, and one of them through a closed door.',
    ],
    bond: [
      '{Q}, who stood closest and still writes.',
      'A brick from that day, the only thing that {P} has ever changed into gold. It has since changed back.',
    ],
    hook: [
      [
        'It was no accident: something under the house had been waiting for someone who could sneeze like that, and it is awake now.',
        'v=1',
      ],
      ['There is a price for it, and {Q} has been paying it for {P}, a year at a time.', 'v=2'],
    ],
    realm: [
      'The hole that {P} made then is still open, a long way up, and things have begun to look through it.',
    ],
    look: [
      'One eyebrow of {P} is always shorter than the other, and the cuffs are scorched.',
      'A white lock runs through {P.their} hair since that day, and it stands up before anything happens.',
    ],
    manner: [
      '{P} holds in a sneeze as others hold a shield.',
      '{P} asks people to count to ten before coming nearer.',
      '{P} keeps notes: what was said, what was eaten, what burned.',
    ],
    ideal: [
      '"It is there. One may as well be good with it."',
      '"Nobody was hurt. I would like to keep it that way."',
    ],
    woven: {
      story: [
        'The magic of {P.name} began by accident, and {town} still has a gap in a row of houses to show for it.',
      ],
      flaws: [
        [
          'has no idea how strong it will be this time',
          'Asked for a light, {P.name} has delivered a spark and once a sunrise, and stands well back.',
        ],
      ],
      look: ['One eyebrow of {P.name} is always shorter than the other.'],
    },
  }),
];

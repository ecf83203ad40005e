import type { PlaceStory } from '../place-story-type.ts';

export const royalTheatreStory: PlaceStory = {
  id: 'royal-theatre',
  pronouns: { B: 'he' },
  levels: [11, 20],
  tones: ['whimsical', 'intrigue'],
  words: ['theatre', 'play', 'stage', 'opera', 'actor', 'actors', 'prophecy'],
  title: 'The Royal Theatre of {town}',
  look: '[The play for tonight is posted on the gate, and under it, «in small print, »the consequences.|On the gate the play for tonight is posted, with the consequences under it«, in small print».] [Whatever is played here, people say, comes true within the week.|People say that whatever is played here comes true within the week.|Within the week, as people say, whatever is played here comes true.] [There are four thousand seats, of which three thousand are reserved for embassies, and the box of the crown has bars on it.|Of the four thousand seats three thousand are reserved for embassies, and there are bars on the box of the crown.|The box of the crown has bars on it, and of the four thousand seats embassies have reserved three thousand.]',
  senses:
    '[A bell rings three times, and then {town} holds its breath.|At the third bell {town} holds its breath.|When the bell has rung three times {town} holds its breath.] It smells of [paint, velvet and singed wigs|velvet, glue and singed wigs|greasepaint, dust and velvet|singed wigs, sawdust and paint|tomatoes, velvet and paint|hot lamps, glue and powder|powder, rope and old velvet].',
  keeper: [
    'director',
    'has put on nothing but comedies «for {years} years, »as a treaty« of all crowns» demands, has run out of marriages, and now marries the butlers.',
  ],
  guest: [
    'first tragedian',
    'has not died on a stage since the treaty«, [misses it very much|suffers from that]», and has [been made an offer by two crowns|had an offer from two crowns].',
  ],
  absent: 'playwright',
  hooks: [
    [
      'A new play has been handed to {K} with no name on it, five acts, and in the last of them {town} falls. The prompter has taken a bribe, and has locked himself into his box« with it». [{K} pays {pay} gold pieces to have it stolen from [him|his box].|{K.name} wants it stolen from [him|his box], for {pay} gold pieces.|It is to be stolen from [him|his box], and {K.name} pays {pay} gold pieces for that.]',
      [
        '[It cannot be burned, as it says so in act two.|It does not burn«, and says so in act two».|In act two it says that it cannot be burned, and so it cannot.] [It can be rewritten, by anyone who can keep to the metre.|Anyone who can keep to the metre can rewrite it.]',
        '[It can be burned, and that helps nobody:|It burns like any paper, which helps nobody:|Burning it is possible, and no help:] [there are copies, and each captain of the mercenaries has one.|each captain of the mercenaries has a copy.]',
      ],
    ],
    [
      'Outside {town} the armies of two crowns have stopped «in the field »[and are waiting for the reviews.|to wait for the reviews.|until the reviews are out.]',
      '[Each crown has bribed an actor so that the play lets it win.|So that the play lets it win, each crown has bribed an actor.|Each of the two crowns has paid an actor to let it win.] [It is the same actor, he has one line, and it is|It is the same one, and his only line is|Both have paid the same one, who has nothing to say but] "My lord, the [enemy|enemy is before {town}|enemy is here]".',
    ],
    [
      '{B} asks the party to kill him on Saturday, [in act five, on the open stage«, and not to hold back».|on the open stage, in act five«, with all their strength».|in act five, before four thousand people«, and properly».]',
      [
        '[He has found a footnote: those who die well here get up again, and are real from then on.|By a footnote« that he has found», those who die well here get up again and are real.|Those who die well here get up again, and are real from then on: he has it from a footnote.] [He has only ever been a part.|In {town} he has only ever been a part.|So far he is only a part.]',
        '[He has been promised by two crowns that the blade will be false.|Two crowns have promised him that the blade will be false.] [Each of them needs a dead tragedian for the first page of a war.|A dead tragedian is what each of them needs, for the first page of a war.|Both need a dead tragedian in {town}, to begin a war with.]',
      ],
    ],
  ],
  done: 'Crowns send in plays about themselves, with 50,000 gold pieces an act, and {K} sends back nine of ten«, without a reason». A seat costs one gold piece«, and tomatoes are sold, as the audience has a say».',
  trace:
    '[The play for Saturday is a tragedy: two crowns have left the treaty, have ordered it, and will send their armies against {town} if it is cancelled.|Saturday has a tragedy, ordered by two crowns that have left the treaty; whoever cancels it has their armies at the gate of {town}.|Two crowns have left the treaty and ordered a tragedy for Saturday, and their armies come to {town} if it is cancelled.|For Saturday there is a tragedy, which two crowns outside the treaty have ordered, with a threat of war on {town} if it is not played.] [It came without a name on it, in the same brown ink as the oldest one« in the archive».|No name is on it, and its ink is as brown as that of the oldest play« in the archive».|It has no author, and the brown ink of the oldest play« in the archive».|Its author is not named, and its ink is that of the oldest play there is.|Whoever wrote it has not signed it, in ink as brown as that of the oldest play.] {B} has read one page of it, and says that he has played in something by the same hand«, long ago».',
  truth: [
    "{V} wrote the world a happy end, «{years} years ago, »and went in to live in it. The new play comes from there: «it turned out that nobody in it had anything to do, and »{V} is bored« to tears» and wants a war. [The manuscript is in the prompter's box, which is how one gets in to {V}[.|, by turning pages.]|One gets in to {V} through the [prompter's box, where the manuscript is|pages in the prompter's box].|In the prompter's box [lies the manuscript|the manuscript lies open], and through it one gets in to {V}.|Step into the manuscript, which is in the prompter's box, and you come [to {V.name}|out where {V.name} is].]",
    'Nothing that is played comes true. {K} [has always read the dispatches first, and put on what had happened|always had the dispatches first, and put on the news|reads the dispatches first, and has always put on what had happened]. This time there was no dispatch. {V}, who guessed it« long ago and was never played again», has written a play about {town}, has hired mercenaries to do all of it«, word for word» (for their captains use <Gladiator, Assassin>), and has sent {K} two tickets.',
  ],
  finds: [
    [
      'Investigation',
      '[reading|going through|looking at] the stage directions',
      '["Enter a party of {party}", [it says, "who read this in {town}"|they say, "who have just come to {town}"].|act [two|three|four] begins in {town}, with ["a party of {party}, who read this"|"{party} people, who read this page"].|[there is a part in act two for {party}, who "read this in {town} and look up"|there is a part for {party} who "come to {town}, find this page and read it"].]',
    ],
    [
      'Perception',
      "[putting your head|leaning] into the prompter's box",
      '[one hears applause, from the other side, [as loud as in {town}, and one person who is not clapping|though nobody in {town} is clapping].|there is applause on the other side, [louder than in {town}, and one who does not clap|louder than {town} ever clapped, and one who does not join in].|from the other side people clap, [as loud as {town} does, all but one|all but one, and not in {town}].]',
      1,
    ],
    [
      'Performance',
      '[playing|acting] a scene of the new play [badly on purpose|as badly as one can]',
      '[outside in {town} a cart falls over in the same way.|in a street of {town} somebody stumbles over the same word.|outside, {town} goes wrong in the same place.]',
      1,
    ],
    [
      'Investigation',
      '[comparing|taking an hour to compare] the premieres with the mail coaches',
      '[no play has ever opened [in {town} on a day without post|in {town} before the post had come].|each of them was on a day on which the mail came in [from {town2}|to {town}].|whenever a play opened, a mail coach had come that day from {town2}.]',
      2,
    ],
    [
      'Insight',
      'congratulating {K} on [the last|the latest|a] royal wedding',
      '{K} [nearly confesses, and then bows|goes red, and then bows|begins a sentence, and bows instead of ending it].',
      2,
    ],
  ],
  use: [
    [
      "[On {K.name}'s stage anything that is said in verse happens, at once,|Anything that is said in verse on {K.name}'s stage happens at once,|What is said in verse on {K.name}'s stage comes true at once,] until [the line is capped by somebody else|somebody else caps the line] (contested Performance).",
      'Four thousand people «of {town} »believe whatever is done here: an enemy who is said in verse to fall has disadvantage until somebody caps the line (contested Performance).',
    ],
    [
      '[{K.name}\'s thunder sheet is real thunder (8d8), [the trap|the trapdoor|the left trapdoor] goes to the next scene, and the rope marked "Deus" drops [whatever|all that] is on it.|The rope marked "Deus" drops [whatever|all that] is on it, [the trap|the trapdoor|the left trapdoor] goes to the next scene, and {K.name}\'s thunder sheet is real thunder (8d8).|Real thunder (8d8) comes from {K.name}\'s thunder sheet, [the trap|the trapdoor|the left trapdoor] goes to the next scene, and what hangs on the rope marked "Deus" [drops|falls on the stage].]',
      '[{K.name}\'s thunder sheet is [half a ton|a ton] of iron, and falls (8d8) if its rope is cut; the trapdoor leads to the cellar, and the rope marked "Deus" carries two.|The trapdoor leads to the cellar, the rope marked "Deus" carries two, and {K.name}\'s thunder sheet, [half a ton|a ton] of iron, falls (8d8) if its rope is cut.]',
    ],
    [
      'The audience can be asked. [Four thousand people «of {town} »who shout the same word count as a wish«, and are hard to direct».|If four thousand people «of {town} »shout the same word, it counts as a wish«, but they are hard to direct».]',
      'The audience can be asked. [No guard in {town} disobeys four thousand people who shout the same word«, and they are hard to direct».|Four thousand people who shout the same word are obeyed by every guard in {town}«, and are hard to direct».]',
    ],
  ],
  later: [
    'On Saturday the curtain goes up. [By act three the enemy is at the gates of {town}, as many as the text says.|In act three the enemy is at the gates of {town}, with as many soldiers as the text gives it.|As many enemies as the text gives are at the gates of {town} by act three.] [If {K} cancels it, the two crowns storm {town} to have it played.|Without a play the armies of both crowns would storm {town}.]',
    'On Saturday {V} comes to {town}, «takes a seat in the ninth row, »and outside the gates somebody lights four thousand torches. [If {K} cancels the play, the armies of the two crowns attack {town} instead.|To cancel the play is no way out, as the armies of both crowns would then attack {town}.]',
  ],
  ways: [
    '[{V} wants somebody to play against.|Somebody to play against is what {V} wants.|What {V} misses is somebody to play against.] A better fifth act«, improvised,» would [bring {V} home|end it]; {B} is ready to die in it, and {K} to be [hissed|whistled at].',
    '[After each act {V} sends a boy from the ninth row up to the roof, to swing a lantern, and the captains [outside|before {town}] wait for that.|The captains [outside|before {town}] wait for a lantern on the roof, which a boy swings after each act, sent up by {V} from the ninth row.|A boy [swings a lantern on the roof after each act|goes up to the roof with a lantern after each act], on a sign of {V} in the ninth row, and the captains [outside|before {town}] wait for that.] [The party knows the text and has two acts to get to {V} or «to »the boy.|That leaves the party«, who know the text,» two acts to get to {V} or to the boy.|There are two acts left to stop {V} or the boy, and the party knows the text.] Or [the actors play another ending, and the signal for act five never comes.|the actors of {town} play another ending, without the signal for act five.|the play ends in another way, and nobody signals act five.]',
  ],
};

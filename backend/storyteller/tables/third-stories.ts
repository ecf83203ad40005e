/** A further story of a departure that ideas often ask for. */
interface Story {
  readonly concept: string;
  readonly want: string;
  readonly event: string;
  readonly now: string;
  readonly hook: string;
}

/** Third stories of departures with two, by their ids. */
export const thirdStories: Readonly<Record<string, Story>> = {
  'idea-last-of-kind': {
    concept: 'was counted among the dead of the {what.bare} in {town}, and read the list',
    want: 'to find out who wrote that list, a week too early',
    event:
      '{P} had missed the boat to the great feast of the {what.bare}, over a lost shoe, and was angry about it for a whole evening. None of those who had not missed it came home. In {town} {Q} nailed up a list of the dead, with all the names in order, that of {P} among them. The ink was dry. It was a week old. {P} took down the list, found the shoe under the bed, and set out in it.',
    now: 'In {town2} somebody writes that same hand, and sells lists.',
    hook: '{Q} copied the list from one that lay on the doorstep, with a purse, and has kept the first. On that one there is a name more.',
  },
  'idea-kin-killed': {
    concept: 'was asked to supper in {town} by {who}, not knowing about the {kin}',
    want: 'to sit at that table once more, knowing it',
    event:
      'On the way home {P} was asked in at an inn of {town}, by {who}, and it was a pleasant evening. There was talk of the road, of dogs, of how one sleeps. At home the {kin} of {P} had been dead since noon. {Q} came running to meet {P} in the lane. It was only at the grave that {P} remembered who had paid for the supper, and had asked so kindly whether anyone would be waiting up.',
    now: 'In {town2} an innkeeper had a message for {P}: "The supper is on me."',
    hook: '{P} was asked in to be kept away. Whoever gave the order had wanted one of them left alive, and it was for love.',
  },
  'idea-home-destroyed': {
    concept: 'sold {who} a map in {town}, and came home to what used to be a {home}',
    want: 'to take back that map, and everything that was done with it',
    event:
      'It was good money, and only a map: the paths round the {home}, the ford, the well. {P} had drawn it for {who} at a table in {town}, with a joke in the corner, and bought presents on the way back. One could see the smoke from the pass. {Q} sat at the ford with what had been saved, a clock and a goose, and had found something in the mud. It was the map. They had lost it, when they no longer needed it.',
    now: 'In {town2} another map by {P} hangs in a tent, and there is a ring round a mill.',
    hook: 'The joke in the corner has been copied onto a map of the next valley, by somebody who can draw just like {P}: {Q}.',
  },
  'idea-in-debt': {
    concept: 'inherited a house in {town}, a clock and the debts of somebody quite different',
    want: 'to find the heir to whom these debts belong',
    event:
      'A lawyer shook hands with {P} in {town} and congratulated. There was a house, a clock, and then a folder. The late owner had owed money to {who}, since before the clock was made, and it has been growing nicely. "I have never heard that name," said {P}. {Q} looked at the paper, looked at {P}, and said that nobody reads what they sign at a funeral. The house was gone by Friday. The folder was not.',
    now: 'In {town2} there is a person with the right name, and a very small room.',
    hook: 'It was not a mistake. The late owner chose {P} by the face, out of a crowd, as somebody who would pay.',
  },
  'idea-expelled': {
    concept: 'was expelled from the {what} in {town} for passing an examination too well',
    want: 'to find out what the right answer was the answer to',
    event:
      'There were thirty questions at the {what} in {town}, and the thirtieth has no answer; it is there to make students humble. {P} did not know that, and answered it. The hall grew cold. {Q} collected the sheet with a pair of tongs. They were quite friendly about it: {P} had cheated, must have cheated, and would be out by the evening bell. {P} had used the back of a laundry list, and has it still.',
    now: 'In {town2} a master of the {what} has asked the washerwomen for old lists.',
    hook: 'The question is not from a book. It was put to the {what} from outside, two hundred years ago, and {Q} has sent off the answer.',
  },
  'idea-forgot-past': {
    concept:
      'has forgotten everything before a bell in {town}, and carries {few} letters with this name',
    want: 'to find the one to whom those letters were written',
    event:
      'A bell struck in {town}, and {P} was standing in a doorway, in the rain, with a hand raised to knock. On what, and why? {P} did not know, nor whose hand it was. {Q} opened. No, they had never met. In the pocket there were {few} letters, never sent, all to "my dear", in a hand that turned out to be that of {P}. It must have been a great love or a great wrong. They do not say.',
    now: 'In {town2} somebody dropped a tray at the sight of {P}, and would not come out of the kitchen.',
    hook: 'The letters are to {Q}, who does not remember either: they had both paid for it, at the same shop, to stop quarrelling.',
  },
  'idea-vengeance': {
    concept: 'has been sent a present by {who} from {town} each year, on the day it was done',
    want: 'to give all of it back at once, in person, and to call it vengeance',
    event:
      'It was done in {town}, it was done well, and no court would hear of it. {P} might have learned to live with that. But on the same day of the next year there was a parcel: a pair of gloves, the right size, from {who}. {Q} brought it up, and wanted to burn it. {P} put them on. There have been boots since then, a flute, a very good cheese. {P} has used all of it, on the way.',
    now: 'The parcel for this year was waiting in {town2}. It was a chair.',
    hook: 'The presents come from {Q}, who could not bear it that {P} had stopped wanting anything.',
  },
  'idea-betrayed': {
    concept: 'was handed over in {town} by {who.the}, with an apology, and has kept the apology',
    want: 'to learn what the second half of that sentence was',
    event:
      '"I am sorry," said {who} in {town}, "but if I do not," and then the door came in. {P} has thought about that sentence for {years} years, of which two were in a cell. Nobody came to visit. {Q}, who brought the soup, heard it every evening, and had a new ending for it each time. Some were quite good. When they let {P} go there was a coat, a coin and a name at the gate.',
    now: 'In {town2} {P} saw that face at a window, thinner, and a hand that began to wave.',
    hook: 'The end of the sentence is "they will take the child instead", and the child is with {Q}.',
  },
  'idea-deserter': {
    concept: 'was left behind at {town} as dead, and did not run after them',
    want: 'to be struck off one of the two lists, that of the fallen or that of the deserters',
    event:
      '{P} woke up under a cart near {town}, with a bandage that somebody else had needed more, and it was quiet. The army was on the next hill, marching. One could have called. {P} drew breath for it, and then did not. In {town} {Q} was burying people, and held out the second spade without asking. By the evening it was too late to have been delayed. There is a medal with the name of {P}, and a rope.',
    now: 'In {town2} a widow lays flowers on a grave with the name of {P}.',
    hook: 'Somebody lies in that grave, and was put there so that the one who did it could march on under another name.',
  },
  'idea-redemption': {
    concept: 'has been paying for a night in {town} to people who do not know what for',
    want: 'to say it aloud, once, to the one whom it concerns',
    event:
      'Nobody saw it. That is what {P} cannot bear: there was a night in {town}, and in the morning there were consequences, and all looked at the wrong people. {P} mended a roof there in the spring, dug a well, sat with the sick. They were so grateful. {Q} alone watched it with some attention, and one evening said across the fence, "There is something that you would like to tell me." {P} was gone by dawn, and left the tools.',
    now: 'A letter has been waiting in {town2}, unsigned: "I know. Come back all the same."',
    hook: '{Q} did it, or believes so, and has been mending roofs for the same reason.',
  },
  'idea-framed': {
    concept: 'signed a confession in {town} for a deed that somebody is still going to do',
    want: 'to be there when it happens, and on the right side',
    event:
      'They put a paper before {P} in {town}, and it was all there: the place, the hour, the blood on the gloves. {P} had never been near. "It has not happened," said {P}, when the night had been very long, and looked at the date again. It was three weeks off. {Q} had made the fair copy, turned pale, and forgot to lock a door. On the day itself it happened, exactly like that, and there was the confession.',
    now: 'In {town2} another such paper lies ready, with the name left blank.',
    hook: 'A seer works for the court, and is never believed without a culprit. {Q} supplies one each time.',
  },
  'idea-orphan': {
    concept: 'was brought up by a whole street in {town}, on Mondays by the baker',
    want: 'to pay back the street, house by house',
    event:
      "Nobody in that street of {town} had room for a child, so it was done by days: Mondays the baker, Tuesdays the two sisters, and so on, and on Sundays whoever had won at cards. {P} learned seven trades and seven ways to be in bed by eight. Then the street was to be pulled down. {Q} came round with a paper for each house. {P} could read it, being Wednesday's child, and it was not what they had been told.",
    now: 'The landlord of that street is seen in {town2}, always on a Sunday, at cards.',
    hook: 'The street did not find the child but was paid for it, by the landlord, who has wondered ever since whether it has his eyes.',
  },
  'idea-veteran': {
    concept:
      'has carried one last order from the war through {town}, undelivered, for {years} years',
    want: 'to hand it over, or to be allowed to burn it',
    event:
      'The rider fell from the saddle at the feet of {P} and held out the order, sealed. Then there was the charge, and the mud, and {few} days of which {P} does not speak. It came to light again in {town}, in the lining of the coat, when it was all over. {Q} said, "Throw it in the stove." On the outside there is written "At once". {P} has not opened it. Whatever it says, it would have been in time.',
    now: 'The one to whom it is addressed has a small house near {town2}, with the shutters closed.',
    hook: 'It says "Stand down. Peace has been signed." {Q} read it at the time, against a candle, and has told no one.',
  },
  'idea-lost-faith': {
    concept: 'was shown in {town} how the miracle is done, and has worked them ever since',
    want: 'to see one for which nobody has pulled a string',
    event:
      'On the eve of the great feast in {town} {Q} took {P} up behind the statue, as one does with those who are to be trusted: there was the string, there the bladder with the tears. "It is for them," said {Q}. {P} pulled the string on the next day, for four hundred people, and they wept too. Somebody at the back got up and walked who had not walked for years. There is no string for that. {P} has looked everywhere.',
    now: 'In {town2} a statue weeps without a bladder, and there is nobody behind it.',
    hook: 'The one who walked had been paid by {Q}, who begins to believe, and is afraid to say what it cost.',
  },
  'idea-animal-companion': {
    concept: 'won a {what} in {town} at cards, from somebody who looked relieved',
    want: 'to know why everybody who knew the {other} was so glad to see it go',
    event:
      'The stakes had gone up all evening in {town}, and {Q} had nothing left but the {what} under the table. {P} turned over a nine. "It is yours," said {Q}, and smiled for the first time, and was out of the inn before the candle had been moved. The {other} looked up at {P} and sighed. It has never done a thing wrong since. But in each town somebody closes a shutter, and says its name, and it is never the same name.',
    now: 'In {town2} a priest greeted the {other}, and asked {P} whether they had reached an understanding.',
    hook: 'It brings luck to whoever loses it. {Q} is a baron by now.',
  },
  'idea-old': {
    concept: 'was given a party in {town} at which everyone spoke in the past tense',
    want: 'to have one more story that nobody has heard',
    event:
      'They had meant it kindly: all of {town} was there, there were speeches, and a chair with a cushion. {P} "had been", {P} "used to", {P} "would always". It was a very nice funeral, only that the guest of honour had to blow out candles. {Q} sat at the end of the table, and was not clapping. In the silence before the cake {Q} asked, "And what are you doing on Monday?" {P} did not know. On Monday the bed was empty.',
    now: 'A second party is being held in {town2}, for somebody who was to be dead, and {P} has been asked to speak.',
    hook: '{Q} knows what will happen on that Monday, and needed somebody whom they had already said goodbye to.',
  },
  'idea-very-young': {
    concept: 'was sent from {town} in place of a famous uncle, with his coat and his invitation',
    want: 'to be found out as late as possible, and to deserve it by then',
    event:
      'The call came to {town} by a rider on a dying horse: the great man must come at once. The great man was in bed with both feet in mustard. {Q} looked round the kitchen. The coat nearly fitted, if one turned up the sleeves, and had a sword in it. "Say little," said {Q}, "and frown." {P} frowned all the way. They had expected somebody older, but then they had not expected anyone to come at all.',
    now: 'In {town2} they had a list of deeds ready, and asked whether one could touch the scar. {P} has drawn one.',
    hook: 'The uncle is in hiding, and has been for years. Nobody who goes there in that coat is meant to come back.',
  },
  'idea-fears': {
    concept:
      'is the bravest person in {town}, except with regard to {what}, and nobody there knows',
    want: 'to be asked about {what} by somebody who does not laugh',
    event:
      'There is a statue in {town}: {P}, with one foot on something. It is deserved. But it was {what} that {P} had been running away from, blind with fear, when the other thing got in the way and was trodden on. {Q}, who carved it, has seen the tracks, and how they ran, and has chiselled the face accordingly. From close by, if one looks up, it is not courage. {P} left before the unveiling.',
    now: 'In {town2} they have sent for the hero of that statue, and it has to do with {what}.',
    hook: 'The fear is not that of {P} but that of the thing which was trodden on, and which had been running from the same.',
  },
};

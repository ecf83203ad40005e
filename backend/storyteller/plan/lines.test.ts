import { describe, expect, test } from 'vitest';
import { requestOf } from '../requests.fixture.ts';
import { themes } from '../tables/themes/themes.ts';
import { tellStory } from '../tell.ts';
import { askedIn } from './asked-themes.ts';
import { exclusionsOf } from './lines.ts';

describe('a line', () => {
  test.each([
    ['Wolves', 'A wolf waits.'],
    ['wolf', 'Wolves wait.'],
    ['Thieves', 'A thief waits.'],
    ['knife', 'Knives lie there.'],
    ['armies', 'An army waits.'],
    ['dead bodies', 'A body lies there.'],
    ['Violence', 'There is blood on the floor.'],
    ['graphic violence', 'There is blood on the floor.'],
    ['Harm to people', 'He was tortured.'],
    ['decapitation', 'The headsman has a list.'],
    ['severed heads', 'They were beheaded at noon.'],
    ['cannibalism', 'It is said that they ate him.'],
    ['suicide', 'She threw herself off the bridge.'],
    ['no suicide on screen', 'He was found hanged.'],
    ['buried alive', 'Something knocks in the coffin.'],
    ['pig blood', 'There is a pig in the yard.'],
    ['pig blood', 'There is blood in the bucket.'],
    ['eye injury', 'He lost an eye in the war.'],
    ['pregnancy loss', 'She was with child, and then she was not.'],
    ['Miscarriage, stillbirth', 'It was stillborn.'],
    ['animal cruelty', 'He whips the mule.'],
    ['violence against women', 'He beats her.'],
    ['SA', 'He is a rapist.'],
    ['claustrophobia', 'They crawl through a narrow gap.'],
    ['self-harm', 'There are scars on both arms.'],
    ['spiders, death of a pet; needles', 'A web hangs there.'],
    ['spiders, death of a pet; needles', 'The dog is ill.'],
    ['spiders, death of a pet; needles', 'A syringe lies there.'],
    ['freezing to death', 'They came in with frostbite.'],
    ['fantasy racism', 'They do not serve your kind.'],
    ['mind control', 'It does what it is told.'],
    ['Ask first about romance', 'Their romance is a secret.'],
    ['Nothing sexual', 'They are lovers.'],
    ['Please ask me before spiders appear', 'A spider waits.'],
    ['touch', 'They touch it.'],
    ['no on-screen torture', 'He was tortured.'],
    ['No torture without a warning', 'He was tortured.'],
    ['Nobody dies', 'The dead walk.'],
    ['Nobody can die', 'He died.'],
    ['Animals do not die', 'The dog is ill.'],
    ['Nobody eats people', 'They ate him.'],
    ['Nobody loses a limb', 'His hand was severed.'],
    ['Nobody falls in love with a player character', 'They are lovers.'],
    ['Death of a PC only with consent', 'The dead walk.'],
    ['dice games', 'A gambler waits.'],
    ['пауки', 'Здесь пауки.'],
  ])('"%s" excludes "%s"', (line, text) => {
    expect(exclusionsOf([line]).matches(text)).toBe(true);
  });

  test.each([
    ['Harm to people', 'Many people come here.'],
    ['rats', 'He would rather wait.'],
    ['пауки', 'Spiders wait.'],
    ['buried alive', 'All of them are alive.'],
    ['body horror', 'Nobody likes it here.'],
    ['death', 'The deadline is tomorrow.'],
    ['real-world religion', 'There is a temple of the sun.'],
    ['loss of limbs', 'It is a great loss.'],
    ['mentions of needles', 'He mentions it.'],
    ['Ask first about romance', 'What the miller asks'],
    ['Please ask me before spiders appear', 'They ask before it appears.'],
    ['Nothing sexual', 'If nothing is done'],
    ['No one gets left behind', 'One of them left, and no one got far behind.'],
    ['Treat grief with respect', 'They respect her.'],
    ["Let's take it easy on gore", 'It is easy to take.'],
    ['If in doubt, ask Mira', 'No doubt they ask.'],
    ['Nobody dies without a warning', 'He dies in a year, and is dying now.'],
    ['No one dies unless we talk about it', 'He dies.'],
    ['No player character is killed without a warning', 'He was murdered.'],
    ['Players decide when their characters die', 'He will die.'],
    ['Villains may die, heroes may not', 'The king may die.'],
    ['No on-screen torture', 'There is a screen in the hall.'],
    ['Animals do not die', 'The dead walk.'],
    ['Nobody eats people', 'They eat bread.'],
    ['Nobody loses a limb', 'She loses her way.'],
    ['Nobody falls in love with a player character', 'The rain falls.'],
    ['The dog lives', 'All their lives they live here.'],
    ['The dog survives', 'Two of them survive.'],
    ['We take a break every hour', 'They break the seal within the hour.'],
    ['The game master rolls dice openly', 'He rolls a barrel.'],
    ['No torture that players have to carry out', 'They carry it.'],
    ['We end at ten', 'It is endless.'],
    ['None', 'None of them came.'],
    ['', 'Anything goes.'],
  ])('"%s" allows "%s"', (line, text) => {
    expect(exclusionsOf([line]).matches(text)).toBe(false);
  });
});

test('each of a hundred topics is found by each way to write it, also with other words around it', () => {
  expect(themes.length).toBeGreaterThan(100);
  for (const theme of themes) {
    for (const asked of theme.asked) {
      expect(askedIn(asked).themes).toContain(theme);
      expect(askedIn(`No ${asked.toUpperCase()} on screen, please`).themes).toContain(theme);
    }
  }
});

test('a field of a row is not taken for a word of its text', () => {
  expect(exclusionsOf(['dead bodies']).allows('{G} asks {body} for a room.')).toBe(true);
  expect(exclusionsOf(['dead bodies']).allows('{G} has seen the body.')).toBe(false);
});

test.each([
  'Ask first about romance',
  'Nothing sexual',
  'No one gets left behind',
  'Check with me before you bring up a war',
  'Everyone gets a say in what happens',
  'Make sure that nobody feels left out',
  'Nobody dies without a warning',
  'Players decide when their characters die',
  'The game master rolls dice openly',
])('the sentence "%s" takes no section from a text', (line) => {
  for (const kind of ['quest', 'person', 'place', 'setting', 'adventure', 'character'] as const) {
    for (const seed of [1, 2, 3]) {
      expect([kind, tellStory(requestOf(kind, seed, { lines: [line] })).leftOut]).toEqual([
        kind,
        undefined,
      ]);
    }
  }
});

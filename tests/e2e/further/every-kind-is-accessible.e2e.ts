import { catalogueKinds, kindTable } from '#src/generated/contract/kinds.ts';
import { itemsOf } from '#tests/support/test-data.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, expectPresentable } from '#tests/support/screens.ts';

for (const kind of catalogueKinds) {
  test(`the pages of ${kind} are accessible and do not scroll sideways`, async ({
    app,
    page,
    sessionOf,
    signInAs,
  }) => {
    test.slow();
    await signInAs('odo');
    const api = await apiOf(app, await sessionOf('odo'));
    // The item with the most text, so that its form shows most of the fields.
    const [fullest] = (await itemsOf(api, kind)).toSorted(
      (one, two) => JSON.stringify(two).length - JSON.stringify(one).length,
    );
    await api.dispose();
    const sk = encodeURIComponent(String(fullest?.[kindTable[kind].skField]));
    const pages = {
      list: `/admin/${kind}`,
      // The form of an item has the fields of the form for a new one, and the import is the same for all kinds.
      ...(kind === catalogueKinds[0] && {
        create: `/admin/${kind}/create`,
        'bulk-create': `/admin/${kind}/bulk-create`,
      }),
      // The seed may have no items of a kind.
      ...(fullest !== undefined && { update: `/admin/${kind}/update/${sk}` }),
    };
    for (const [name, path] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectPresentable(page, `admin-${kind}-${name}`);
      });
    }
    await test.step('the list on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pages.list);
      await expect(page.getByRole('list', { name: kind })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

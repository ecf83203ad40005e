import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Anything with commands that can be undone: a list, an import, a form. */
export interface Undoable<World> {
  open: () => World;
  /** Actions of a user. An action may change nothing, and may change the state in place. */
  steps: fc.Arbitrary<(world: World) => World>;
  undo: (world: World) => World;
  redo: (world: World) => World;
  /** The visible state, as plain data. */
  view: (world: World) => unknown;
  /** How many commands can be undone. */
  depth: (world: World) => number;
}

/**
 * Tests with random actions that undo reverts exactly the last command, that redo repeats it, and
 * that after a new command there is nothing to redo.
 */
export const testUndoAndRedo = <World>(
  { open, steps, undo, redo, view, depth }: Undoable<World>,
  numRuns = 100,
): void =>
  test('undo reverts the last command, and redo repeats it until there is a new command', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 8 }), steps, (all, another) => {
        let world = open();
        const views = [view(world)];
        for (const step of all) {
          const before = depth(world);
          world = step(world);
          if (depth(world) > before) views.push(view(world));
        }
        const count = views.length - 1;
        expect(depth(world)).toBe(count);
        for (let index = count - 1; index >= 0; index -= 1) {
          world = undo(world);
          expect(view(world), `undone to ${index}`).toEqual(views[index]);
        }
        expect(view(undo(world)), 'nothing to undo').toEqual(views[0]);
        for (let index = 1; index <= count; index += 1) {
          world = redo(world);
          expect(view(world), `redone to ${index}`).toEqual(views[index]);
        }
        expect(view(redo(world)), 'nothing to redo').toEqual(views.at(-1));
        if (count === 0) return;
        world = undo(world);
        const before = depth(world);
        world = another(world);
        if (depth(world) === before) return;
        const changed = view(world);
        expect(view(redo(world)), 'nothing to redo after a new command').toEqual(changed);
      }),
      { numRuns },
    );
  });

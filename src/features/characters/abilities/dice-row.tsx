import { classNames } from '#src/ui/class-names.ts';
import { droppedDie } from './rolled-scores.ts';

/** Four dice, the lowest of which is struck out. */
export function DiceRow({ dice }: { dice: readonly number[] }) {
  const dropped = droppedDie(dice);
  return (
    <p className="tabular flex gap-1 text-sm">
      <span className="sr-only">
        {`Dice: ${dice.filter((_, index) => index !== dropped).join(', ')}; dropped: ${dice[dropped]}.`}
      </span>
      {Array.from(dice.keys(), (index) => (
        <span
          // The dice of a roll keep their order.
          key={index}
          aria-hidden
          className={classNames(
            'grid size-7 place-items-center rounded-md border',
            index === dropped
              ? 'border-hairline text-muted line-through'
              : 'border-gold-deep bg-gold-wash',
          )}
        >
          {dice[index]}
        </span>
      ))}
    </p>
  );
}

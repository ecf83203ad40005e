import { ArrowUp } from 'lucide-react';
import type { Character } from '#src/generated/model/index.ts';
import { experienceFor } from '#src/lib/character/experience.ts';
import { Button } from '#src/ui/button.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { levelWaits } from './level-waits.ts';

interface LevelUpButtonProps {
  character: Pick<Character, 'level' | 'advancement' | 'experience'>;
  /** Loads the code of the form. */
  load: () => Promise<unknown>;
  /** Called when the form is loaded. */
  onOpen: () => void;
}

/** Opens the form for the next level. With enough experience points, it says that a level waits. */
export function LevelUpButton({ character, load, onOpen }: LevelUpButtonProps) {
  const { level } = character;
  const { notice, buttonProps } = useLoadOnPress({ load, what: 'form', onLoaded: onOpen });
  const waits = levelWaits(character);
  return (
    <>
      {notice}
      <Button
        {...buttonProps}
        variant={waits ? 'primary' : 'quiet'}
        // A phone has room for the icon.
        className="max-sm:w-(--target) max-sm:px-0!"
        icon={<ArrowUp aria-hidden size={18} />}
        {...(waits && { title: `${experienceFor(level + 1)} experience points are reached.` })}
      >
        <span className="max-sm:sr-only">
          {waits ? `Level ${level + 1} is waiting` : level < 20 ? 'Level up' : 'Levels'}
        </span>
      </Button>
    </>
  );
}

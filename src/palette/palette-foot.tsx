import { isApple } from '#src/ui/apple-keys.ts';
import { Kbd } from '#src/ui/kbd.tsx';

/** The keys of the palette, where there is a keyboard. */
export function PaletteFoot() {
  const keys = [
    { names: ['↑', '↓'], does: 'Move' },
    { names: ['Enter'], does: 'Open' },
    { names: [isApple() ? '⌘' : 'Ctrl', 'Enter'], does: 'Open in a new tab' },
    { names: ['Esc'], does: 'Close' },
  ];
  return (
    <div className="palette-foot">
      {keys.map(({ names, does }) => (
        <span key={does} className="flex items-center gap-1">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          <span className="ml-0.5">{does}</span>
        </span>
      ))}
    </div>
  );
}

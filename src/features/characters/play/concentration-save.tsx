import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { concentrationDc } from '#src/lib/character/play-actions.ts';
import { Button } from '#src/ui/button.tsx';
import { forcedModes, useRolls } from '../rolls/rolls.ts';
import type { Play } from './use-play.ts';

interface ConcentrationSaveProps {
  play: Play;
  derived: DerivedCharacter;
  /** The damage that was taken. */
  damage: number;
  onRolled: () => void;
}

/** After damage, a Constitution saving throw keeps the concentration (SRD 5.2.1). */
export function ConcentrationSave({ play, derived, damage, onRolled }: ConcentrationSaveProps) {
  const { roll } = useRolls();
  const { state, press } = play;
  const dc = concentrationDc(damage);
  const label = `Constitution save DC ${dc}`;

  function rollSave() {
    const { value, advantage, disadvantage } = derived.saves.con;
    const rolled = roll({
      kind: 'd20',
      test: 'save',
      ability: 'con',
      label,
      bonus: value,
      forced: forcedModes(advantage, disadvantage),
    });
    if (rolled.total < dc) press('the end of concentration', { ...state, concentration: '' });
    onRolled();
  }

  return (
    <div role="group" aria-label="Concentration" className="flex flex-wrap items-center gap-2">
      <span className="w-full text-sm text-muted">
        To keep concentrating on <span className="wrap-anywhere">{state.concentration}</span>:
      </span>
      <Button variant="primary" onClick={rollSave}>
        {label}
      </Button>
    </div>
  );
}

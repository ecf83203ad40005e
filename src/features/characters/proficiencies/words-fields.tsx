import { SelectField } from '#src/ui/select-field.tsx';
import {
  commonLanguage,
  languageCount,
  standardLanguages,
  toolChoices,
  type WordChoice,
} from '../data/origin-options.ts';
import { characterLabels } from '../character-fields.ts';
import type { CharacterFormState } from '../use-character-form.ts';

interface WordsFieldProps {
  choice: WordChoice;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Selects that choose some words of a list. Words of the value that are not in the list stay. */
function WordSelects({ choice: { label, count, from }, values, onChange }: WordsFieldProps) {
  const chosen = values.filter((word) => from.includes(word));
  const others = values.filter((word) => !from.includes(word));
  return Array.from({ length: Math.max(count, chosen.length) }, (_, index) => (
    <SelectField
      // Several selects can have no word yet, so a word cannot be the key.
      key={index}
      label={count === 1 ? label : `${label} ${index + 1}`}
      placeholder="Choose"
      value={chosen[index] ?? ''}
      options={from
        .filter((word) => word === chosen[index] || !chosen.includes(word))
        .map((word) => ({ value: word, label: word }))}
      onChange={(word) =>
        onChange([...others, ...chosen.slice(0, index), word, ...chosen.slice(index + 1)])
      }
    />
  ));
}

/** Tools and languages that a character chooses at level 1. */
export function WordsFields({ values, set }: CharacterFormState) {
  const tools = toolChoices(values.class, values.background);
  return (
    <>
      {tools.length > 0 && (
        <fieldset>
          <legend className="mb-3 text-lg font-semibold">{characterLabels.tools}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {tools.map((choice) => (
              <WordSelects
                key={choice.label}
                choice={choice}
                values={values.tools}
                onChange={(words) => set('tools', words)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-1 text-lg font-semibold">{characterLabels.languages}</legend>
        <p className="mb-3 text-sm text-muted">Everyone speaks Common. Choose two more.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <WordSelects
            choice={{ label: 'Language', count: languageCount, from: standardLanguages }}
            values={values.languages}
            onChange={(words) => set('languages', [...new Set([commonLanguage, ...words])])}
          />
        </div>
      </fieldset>
    </>
  );
}

import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { classesOf } from '#src/lib/character/class-list.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TypedTextField } from '#src/ui/typed-fields.tsx';
import {
  commonLanguage,
  languageChoice,
  toolChoices,
  type WordChoice,
} from '../data/origin-options.ts';
import { characterLabels } from '../character-fields.ts';
import type { ReadingFormState } from '../use-character-form.ts';

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

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

interface FurtherWordsProps {
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** The longest word and the most words that the contract allows. */
const limits = { length: 80, count: 40 };

/** Words that no list has, separated by commas. */
function FurtherWords({ label, hint, words, onChange }: FurtherWordsProps) {
  const [typed, setTyped] = useState('');
  // What is typed has commas and blanks that the words do not have.
  const shown = dequal(wordsIn(typed), words) ? typed : words.join(', ');
  return (
    <TypedTextField
      label={label}
      hint={hint}
      optional
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(
          wordsIn(text)
            .map((word) => word.slice(0, limits.length))
            .slice(0, limits.count),
        );
      }}
    />
  );
}

const countWords = ['none', 'one', 'two', 'three', 'four', 'five'];

interface WordsFieldsProps extends ReadingFormState {
  /** Whether words can be added that the levels do not give. */
  hasFurther?: boolean;
}

/** The tools and languages that a character chooses. */
export function WordsFields({ values, set, read, hasFurther = false }: WordsFieldsProps) {
  const tools = toolChoices(values);
  const languages = languageChoice(classesOf(values));
  const isListed = (word: string) => tools.some(({ from }) => from.includes(word));
  const furtherTools = values.tools.filter((word) => !isListed(word));
  const isCommon = (word: string) => word === commonLanguage || languages.from.includes(word);
  const furtherLanguages = values.languages.filter((word) => !isCommon(word));
  const showsTools = hasFurther || furtherTools.length > 0;
  return (
    <>
      {(tools.length > 0 || showsTools) && (
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
            {showsTools && (
              <FurtherWords
                label="Further tools"
                hint="From a feat such as Skilled, or from your game master; commas between them."
                words={furtherTools}
                onChange={(words) =>
                  set('tools', [...new Set([...read().tools.filter(isListed), ...words])])
                }
              />
            )}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-1 text-lg font-semibold">{characterLabels.languages}</legend>
        <p className="mb-3 text-sm text-muted">
          {`Everyone speaks Common. Choose ${countWords[languages.count] ?? languages.count} more.`}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <WordSelects
            choice={languages}
            values={values.languages}
            onChange={(words) => set('languages', [...new Set([commonLanguage, ...words])])}
          />
          {(hasFurther || furtherLanguages.length > 0) && (
            <FurtherWords
              label="Further languages"
              hint="From your game master; commas between them."
              words={furtherLanguages}
              onChange={(words) =>
                set('languages', [...new Set([...read().languages.filter(isCommon), ...words])])
              }
            />
          )}
        </div>
      </fieldset>
    </>
  );
}

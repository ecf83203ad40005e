import type { Campaign } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';
import {
  difficultyLabels,
  hasLevel,
  hasParty,
  isInvented,
  kindTexts,
  lengthLabels,
  toneLabels,
} from './generation-labels.ts';
import { GenerationProblem } from './generation-problem.tsx';
import type { KeptIdea } from './kept-idea.ts';
import { KeptIdeaNotice } from './kept-idea-notice.tsx';
import { LabelledChips } from './labelled-chips.tsx';
import { SeedChoice } from './seed-choice.tsx';
import type { StorytellerProps } from './story-source.ts';
import type { StorySettingsState } from './use-story-settings.ts';

interface StorySettingsProps extends Pick<StorytellerProps, 'kinds'> {
  campaign: Campaign | undefined;
  settings: StorySettingsState;
  keptIdea: Pick<KeptIdea, 'restoredAt' | 'dismissRestored' | 'discard'>;
  /** The labels of the fields of the form that stay as they are. */
  stays: readonly string[] | undefined;
  /** Whether it takes the focus, because the button that was pressed is gone. */
  isFocused: boolean;
  problem: unknown;
  failure: string | null;
  onOpen: (generationId: string) => void;
}

/** What the next draft is about, and the drafts before it. */
export function StorySettings({
  kinds,
  campaign,
  settings,
  keptIdea,
  stays,
  isFocused,
  problem,
  failure,
  onOpen,
}: StorySettingsProps) {
  const { kind, setKind, values, change, earlier } = settings;
  return (
    <div className="flex flex-col gap-6">
      {isFocused && (
        <h3 ref={focusOnMount} tabIndex={-1} className="text-base font-semibold outline-none">
          {settings.isRepeated ? 'Another draft from this seed' : 'Another draft'}
        </h3>
      )}
      <KeptIdeaNotice keptIdea={keptIdea} />
      <GenerationProblem problem={problem} failure={failure} />
      {kinds.length > 1 && (
        <LabelledChips
          label="What to write"
          labels={labelsOf(kinds)}
          value={kind}
          onChange={setKind}
        />
      )}
      {isInvented(kind) && (
        <TextAreaField
          label="The idea"
          optional
          rows={3}
          maxLength={600}
          value={values.idea}
          onChange={(event) => change({ idea: event.target.value })}
          hint={`One sentence is enough: “${kindTexts[kind].example}” Without one, the storyteller finds an idea.`}
        />
      )}
      {stays !== undefined && stays.length > 0 && (
        <p className="text-sm text-muted">{`Stays as it is: ${stays.join(', ')}.`}</p>
      )}
      {settings.isReady ? (
        <>
          <Choices kind={kind} values={values} change={change} />
          <SeedChoice
            key={String(settings.isRepeated)}
            what="draft"
            seed={values.seed}
            onChange={(seed) => change({ seed })}
          />
        </>
      ) : (
        <ChoicesSkeleton />
      )}
      {campaign !== undefined && (
        <p className="text-sm text-muted">
          {isInvented(kind)
            ? `It uses the people and places of ${campaign.title} that all members can read. Lines are not crossed, and veils are left out.`
            : `It retells what has happened since the session before, as far as all members of ${campaign.title} can read it. It adds nothing.`}
        </p>
      )}
      {/* Only the form of a campaign asks for settings, and it has the fields of lines and veils. */}
      {kinds.includes('setting') && (
        <p className="text-sm text-muted">
          The lines and veils in the form count, even before you save them.
        </p>
      )}
      <EarlierDrafts
        generations={earlier}
        query={settings.list}
        isListed={settings.isListed}
        onOpen={onOpen}
      />
    </div>
  );
}

/** The settings that have other values in each campaign. */
const Choices = ({
  kind,
  values,
  change,
}: Pick<StorySettingsState, 'kind' | 'values' | 'change'>) => (
  <>
    {isInvented(kind) && (
      <LabelledChips
        label="Tone"
        labels={toneLabels}
        value={values.tone}
        onChange={(tone) => change({ tone })}
      />
    )}
    <LabelledChips
      label="Length"
      labels={lengthLabels}
      value={values.length}
      onChange={(length) => change({ length })}
    />
    {hasParty(kind) && (
      <LabelledChips
        label="Danger"
        labels={difficultyLabels}
        value={values.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
    )}
    {hasLevel(kind) && (
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label="Level"
          value={values.level}
          min={1}
          max={20}
          onChange={(level) => change({ level })}
        />
        {hasParty(kind) && (
          <NumberField
            label="Characters"
            value={values.partySize}
            min={1}
            max={8}
            onChange={(partySize) => change({ partySize })}
          />
        )}
      </div>
    )}
  </>
);

const ChoicesSkeleton = () => (
  <div role="group" aria-label="The settings are loading" aria-busy className="flex flex-col gap-6">
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </div>
);

const labelsOf = <Key extends keyof typeof kindTexts>(kinds: readonly Key[]) =>
  // The record has exactly the keys of `kinds`.
  Object.fromEntries(kinds.map((kind) => [kind, kindTexts[kind].label])) as Record<Key, string>;

interface SettingsFooterProps {
  isStarting: boolean;
  /** Returns to the draft; null if there is none. */
  onBack: (() => void) | null;
  onWrite: () => void;
}

export const SettingsFooter = ({ isStarting, onBack, onWrite }: SettingsFooterProps) => (
  <>
    {onBack && (
      <Button variant="ghost" onClick={onBack}>
        Back to the draft
      </Button>
    )}
    <Button variant="primary" pending={isStarting} onClick={onWrite}>
      Write
    </Button>
  </>
);

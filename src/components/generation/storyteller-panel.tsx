import { useState } from 'react';
import { useCampaignOfGeneration } from '#src/api/generations.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Values } from '../drafts/rebase.ts';
import { type Comparison, ComparisonFooter, DraftComparison } from './draft-comparison.tsx';
import { draftChanges, type DraftTarget, writtenFields } from './draft-values.ts';
import { DraftFooter, DraftView } from './draft-view.tsx';
import { kindTexts, person } from './generation-labels.ts';
import { GenerationWork, WorkFooter } from './generation-work.tsx';
import { useKeptIdea } from './kept-idea.ts';
import { SettingsFooter, StorySettings } from './story-settings.tsx';
import type { StoryDefaults, StorytellerProps } from './story-source.ts';
import { type Drafted, isAtWork, isDrafted, useGeneration } from '#src/api/use-generation.ts';
import { useStorySettings } from './use-story-settings.ts';
import { announcement, type StorytellerState } from './use-storyteller.ts';
import './storyteller.css';

interface StorytellerPanelProps extends Pick<
  StorytellerProps,
  'kinds' | 'campaignId' | 'draftOf' | 'target'
> {
  /** What the form says about the story; null while the panel is closed. */
  defaults: StoryDefaults | null;
  storyteller: StorytellerState;
  onClose: () => void;
  onUse: (generationId: string, values: Values) => void;
  /** The draft that is in the form. */
  used: { generationId: string; put: Values; takeBack: () => void } | null;
}

/** The user's own name of the record, which other texts may link to, and own texts. Those from an earlier draft are replaced. */
function keptAtFirst(target: DraftTarget, fields: string[], put: Values = {}) {
  const current = target.read();
  const [name] = target.fields;
  const own = new Set([name?.key, ...(target.ownTexts ?? [])]);
  return new Set(fields.filter((key) => own.has(key) && current[key] !== put[key]));
}

/** The panel in which the storyteller is asked for a draft, and in which the draft is read and changed. */
export function StorytellerPanel({
  kinds,
  campaignId,
  draftOf,
  defaults,
  target,
  storyteller,
  onClose,
  onUse,
  used,
}: StorytellerPanelProps) {
  const { generation, writing, problem } = storyteller;
  const isOpen = defaults !== null;
  const query = useCampaignOfGeneration(campaignId, isOpen);
  const { data: campaign, isLoading: isCampaignLoading } = query;
  const isWorking = generation !== undefined && isAtWork(generation);
  const hasEnded = generation?.status === 'failed' || generation?.status === 'cancelled';
  const keptIdea = useKeptIdea(`${draftOf}/${kinds[0]}`, hasEnded);
  const settings = useStorySettings({
    kinds,
    campaignId,
    campaign,
    isCampaignLoading,
    defaults,
    isOpen,
    keptIdea,
    ended: hasEnded ? generation : undefined,
  });
  /** Whether new settings are chosen although there is a draft. */
  const [isChoosing, setChoosing] = useState(false);
  const [lastDefaults, setLastDefaults] = useState<StoryDefaults | null>(null);
  if (defaults !== lastDefaults) {
    setLastDefaults(defaults);
    if (defaults?.isAnother === true) setChoosing(true);
  }
  const [compared, setCompared] = useState<Comparison | null>(null);
  // A draft stays in view while it is written again, and if that fails.
  const revisedId = generation?.draft === null ? generation.revisionOf : null;
  const { generation: revised } = useGeneration(revisedId);
  const drafted = [generation, revised].find(isDrafted);

  function close() {
    setCompared(null);
    onClose();
  }

  function open(generationId: string) {
    setChoosing(false);
    setCompared(null);
    storyteller.open(generationId);
  }

  function use({ generationId, draft }: Drafted) {
    const all = draftChanges(target, draft);
    const only = defaults?.only;
    const changes =
      only === undefined
        ? all
        : Object.fromEntries(Object.entries(all).filter(([key]) => key === only));
    const fields = writtenFields(target, changes);
    if (fields.length === 0) onUse(generationId, changes);
    else setCompared({ changes, fields, kept: keptAtFirst(target, fields, used?.put) });
  }

  function view() {
    if (compared !== null) {
      return (
        <DraftComparison
          target={target}
          comparison={compared}
          onKeep={(kept) => setCompared({ ...compared, kept })}
        />
      );
    }
    if (drafted !== undefined && !isChoosing) {
      return (
        <DraftView
          drafted={drafted}
          work={isWorking && generation !== drafted ? generation : null}
          writing={writing}
          failure={generation?.failure ?? null}
          problem={problem}
          storyteller={storyteller}
          wishes={keptIdea.idea.wishes}
          onWish={(sectionId, wish) =>
            keptIdea.change({ wishes: { ...keptIdea.idea.wishes, [sectionId]: wish } })
          }
          onStarted={keptIdea.forget}
          used={used?.generationId === drafted.generationId ? used : null}
          target={target}
          safety={defaults?.safety}
          onOpen={open}
          onRepeat={() => {
            settings.repeat(drafted);
            setChoosing(true);
          }}
        />
      );
    }
    if ((isWorking && !isChoosing) || storyteller.isLoading) {
      return <GenerationWork generation={generation} writing={writing} problem={problem} />;
    }
    return (
      <StorySettings
        kinds={kinds}
        campaign={campaign}
        settings={settings}
        keptIdea={keptIdea}
        stays={settings.isRepeated ? undefined : defaults?.stays}
        isFocused={isChoosing || hasEnded}
        problem={problem}
        failure={generation?.failure ?? null}
        onOpen={open}
      />
    );
  }

  function footer() {
    if (drafted !== undefined && compared !== null) {
      return (
        <ComparisonFooter
          target={target}
          comparison={compared}
          onPut={(values) => {
            setCompared(null);
            onUse(drafted.generationId, values);
          }}
          onBack={() => setCompared(null)}
        />
      );
    }
    if (drafted !== undefined && !isChoosing) {
      return (
        <DraftFooter
          isEarlier={drafted.author === person}
          isWorking={isWorking}
          isCancelling={storyteller.isCancelling}
          onCancel={storyteller.cancel}
          onDiscard={async () => {
            const what = drafted.author === person ? 'The earlier text' : 'The draft';
            await storyteller.discard(drafted.generationId, what);
            keptIdea.change({ wishes: {} });
          }}
          onNew={() => {
            settings.forgetRepeated();
            setChoosing(true);
          }}
          onUse={() => use(drafted)}
        />
      );
    }
    if (isWorking && !isChoosing) {
      return (
        <WorkFooter
          isCancelling={storyteller.isCancelling}
          onCancel={storyteller.cancel}
          onClose={close}
        />
      );
    }
    return (
      <SettingsFooter
        isStarting={storyteller.isStarting}
        onBack={
          isChoosing
            ? () => {
                settings.forgetRepeated();
                setChoosing(false);
              }
            : null
        }
        onWrite={() => {
          // A refusal is shown beside the settings, which can be sent again.
          storyteller.start(settings.request(), () => {
            setChoosing(false);
            keptIdea.forget();
            // After this draft, the form has a new seed, so the next draft is different.
            settings.forgetRepeated();
          });
        }}
      />
    );
  }

  const onlyField = target.fields.find(({ key }) => key === defaults?.only)?.label;
  const { one } = kindTexts[drafted?.kind ?? settings.kind];
  return (
    <SidePanel
      open={isOpen}
      onClose={close}
      sheet
      title="The storyteller"
      description={
        compared !== null
          ? 'The form has something already. Choose what becomes of it.'
          : drafted !== undefined && !isChoosing
            ? `${onlyField === undefined ? '' : `Only “${onlyField}” goes into the form. `}Nothing is in the form until you use it, and nothing is saved before you save the form.`
            : `Writes ${one} for you to change, keep or throw away.`
      }
      footer={footer()}
    >
      <VisuallyHidden role="status">{announcement(generation)}</VisuallyHidden>
      {view()}
    </SidePanel>
  );
}

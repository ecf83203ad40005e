import { useState } from 'react';
import { apiHost } from '#src/api/host.ts';
import { useCampaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { useGenerationListInfinite } from '#src/generated/endpoints/generation/generation.ts';
import type { GeneratedCover, StoryTone } from '#src/generated/model/index.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { AtWork } from './at-work.tsx';
import { EarlierList, earlierPageSize, type EarlierQuery } from './earlier-list.tsx';
import { BrushIcon } from './generation-icons.tsx';
import { LabelledChips } from './labelled-chips.tsx';
import { authorText, kindTexts, toneLabels, toneOf } from './generation-labels.ts';
import { GenerationProblem } from './generation-problem.tsx';
import type { PaintedCover } from './painted-cover.ts';
import { type Drafted, isAtWork, isDrafted } from './use-generation.ts';
import { announcement, type StorytellerState } from './use-storyteller.ts';
import './cover-dialog.css';

interface CoverDialogProps {
  campaignId: string;
  note: string;
  open: boolean;
  painter: StorytellerState;
  onClose: () => void;
  onUse: (cover: PaintedCover) => boolean | Promise<boolean>;
}

/** A generation with a cover that can be used. */
interface PaintedGeneration extends Drafted {
  draft: Drafted['draft'] & { cover: GeneratedCover };
}

const isPainted = (generation: Drafted): generation is PaintedGeneration =>
  generation.draft.cover !== null;

/** The author of a cover that was uploaded, and kept when another took its place. */
const uploader = 'person';

/** What a cover shows. The server does not know it of an upload. */
const wordsOf = ({ author, createdAt, draft }: PaintedGeneration): string =>
  author === uploader
    ? `An uploaded cover, used until ${relativeTime(Date.parse(createdAt), Date.now())}`
    : draft.cover.alt;

const urlOf = (path: string): string => apiHost() + path;

/** Asks the painter for a cover, shows it, and lets the user keep the present one. */
export function CoverDialog({ campaignId, note, open, painter, onClose, onUse }: CoverDialogProps) {
  const { generation, problem } = painter;
  const { data: campaign } = useCampaignGet(campaignId, undefined, { query: { enabled: open } });
  const earlier = useEarlierCovers(campaignId, open);
  const [chosenIdea, setIdea] = useState<string>();
  const [chosenTone, setTone] = useState<StoryTone>();
  const [isChoosing, setChoosing] = useState(false);
  const [isUsing, setUsing] = useState(false);
  // Another painting begins with the settings of the one in view. An uploaded cover has none.
  const before = generation?.author === uploader ? undefined : generation?.settings;
  const idea = chosenIdea ?? before?.idea ?? '';
  const tone =
    chosenTone ?? before?.tone ?? toneOf(`${campaign?.tone ?? ''} ${campaign?.genre ?? ''}`);
  const isWorking = generation !== undefined && isAtWork(generation);
  const drafted = isDrafted(generation) && isPainted(generation) ? generation : undefined;
  const isShown = drafted !== undefined && !isChoosing;

  function paint() {
    setChoosing(false);
    painter.start({ kind: 'cover', campaignId, idea, tone });
  }

  async function use({ generationId, draft: { cover } }: PaintedGeneration) {
    setUsing(true);
    const isUsed = await onUse({ ...cover, coverGenerationId: generationId });
    setUsing(false);
    if (!isUsed) return;
    painter.close();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={campaign === undefined ? 'A cover' : `A cover for ${campaign.title}`}
      description={isShown ? note : undefined}
      footer={
        isWorking ? (
          <>
            <Button variant="ghost" pending={painter.isCancelling} onClick={painter.cancel}>
              Cancel
            </Button>
            <Button onClick={onClose}>Go on meanwhile</Button>
          </>
        ) : isShown ? (
          <>
            <Button variant="ghost" onClick={onClose}>
              Keep the present one
            </Button>
            <Button pending={painter.isStarting} onClick={paint}>
              Paint another
            </Button>
            <Button variant="primary" pending={isUsing} onClick={() => void use(drafted)}>
              Use this cover
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Keep the present one
            </Button>
            <Button
              variant="primary"
              icon={<BrushIcon size={18} />}
              pending={painter.isStarting}
              onClick={paint}
            >
              Paint
            </Button>
          </>
        )
      }
    >
      <VisuallyHidden role="status">{announcement(generation)}</VisuallyHidden>
      <div className="flex flex-col gap-5">
        <GenerationProblem
          title="There is no cover this time."
          problem={problem}
          failure={generation?.failure ?? null}
        />
        {isWorking || painter.isLoading ? (
          <PainterAtWork isWaiting={generation?.status === 'queued'} />
        ) : isShown ? (
          <PaintedPicture painted={drafted} onChange={() => setChoosing(true)} />
        ) : (
          <>
            <TextAreaField
              label="What it shows"
              optional
              rows={2}
              maxLength={600}
              value={idea}
              onChange={(event) => setIdea(event.target.value)}
              hint={`“${kindTexts.cover.example}” Without words, the painter looks at the title, the setting and the story so far. Game masters’ notes are never painted.`}
            />
            <LabelledChips label="Tone" labels={toneLabels} value={tone} onChange={setTone} />
            <EarlierCovers
              {...earlier}
              onOpen={(generationId) => {
                setChoosing(false);
                setIdea(undefined);
                setTone(undefined);
                painter.open(generationId);
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function useEarlierCovers(campaignId: string, enabled: boolean) {
  const query = useGenerationListInfinite(
    { campaignId, pageSize: earlierPageSize },
    { query: { enabled, staleTime: 0 } },
  );
  const covers = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(isDrafted)
    .filter(isPainted);
  return { covers, query };
}

/** An empty canvas with moving light, until the picture is there. */
const PainterAtWork = ({ isWaiting }: { isWaiting: boolean }) => (
  <div className="flex flex-col gap-4">
    <div aria-hidden className="canvas">
      <span />
      <span />
      <span />
    </div>
    <AtWork label={isWaiting ? 'Waiting for the painter' : 'The painter is at work'} isFocused>
      This takes a few seconds. You can close this; the picture waits here.
    </AtWork>
  </div>
);

interface PaintedPictureProps {
  painted: PaintedGeneration;
  /** Chooses another idea or tone. */
  onChange: () => void;
}

const PaintedPicture = ({ painted, onChange }: PaintedPictureProps) => {
  const { draft, author, notice, kind } = painted;
  const { coverImageW1024, coverImageW704 } = draft.cover;
  const alt = wordsOf(painted);
  return (
    <figure className="flex flex-col gap-3">
      {notice !== null && <Alert tone="warning" title={notice} />}
      <img
        key={coverImageW1024}
        src={urlOf(coverImageW704)}
        srcSet={`${urlOf(coverImageW704)} 704w, ${urlOf(coverImageW1024)} 1024w`}
        sizes="(min-width: 50rem) 45rem, calc(100vw - 4rem)"
        width={1024}
        height={576}
        alt={alt}
        className="painted-cover aspect-[16/9] w-full rounded-md bg-surface-1 object-cover"
      />
      <figcaption
        ref={focusOnMount}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted outline-none"
      >
        <Badge tone="arcane" icon={<BrushIcon />}>
          {authorText(author, kind)}
        </Badge>
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{alt}</span>
        <Button size="small" variant="ghost" onClick={onChange}>
          Change the idea
        </Button>
      </figcaption>
    </figure>
  );
};

interface EarlierCoversProps {
  covers: readonly PaintedGeneration[];
  query: EarlierQuery;
  onOpen: (generationId: string) => void;
}

const EarlierCovers = ({ covers, query, onOpen }: EarlierCoversProps) => (
  <EarlierList what="covers" query={query} isWhole>
    {covers.length === 0 ? null : (
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {covers.map((painted) => (
          <li key={painted.generationId}>
            <button
              type="button"
              className="block w-full cursor-pointer overflow-hidden rounded-sm border border-hairline-strong hover:border-gold"
              onClick={() => onOpen(painted.generationId)}
            >
              <img
                src={urlOf(painted.draft.cover.coverImageW704)}
                width={352}
                height={198}
                alt={wordsOf(painted)}
                loading="lazy"
                className="aspect-[16/9] w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    )}
  </EarlierList>
);

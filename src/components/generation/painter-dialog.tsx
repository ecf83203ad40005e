import { useState } from 'react';
import { useCampaignOfGeneration, useGenerations } from '#src/api/generations.ts';
import { isAtWork } from '#src/api/use-generation.ts';
import type { Generation } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { AtWork } from './at-work.tsx';
import { Canvas } from './canvas.tsx';
import { DraftSeed } from './draft-seed.tsx';
import { EarlierList, type EarlierQuery } from './earlier-list.tsx';
import { BrushIcon } from './generation-icons.tsx';
import { toneOf } from '#src/lib/story-tone.ts';
import { authorText, kindTexts, person, toneLabels } from './generation-labels.ts';
import { GenerationProblem } from './generation-problem.tsx';
import { useKeptIdea } from './kept-idea.ts';
import { KeptIdeaNotice } from './kept-idea-notice.tsx';
import { LabelledChips } from './labelled-chips.tsx';
import {
  type PaintedGeneration,
  paintedOf,
  pictureTexts,
  type PictureSubject,
  wordsOf,
} from './painted-pictures.ts';
import { SeedChoice } from './seed-choice.tsx';
import { announcement, type StorytellerState } from './use-storyteller.ts';
import './painter-dialog.css';

interface PainterDialogProps {
  subject: PictureSubject;
  note: string;
  open: boolean;
  painter: StorytellerState;
  onClose: () => void;
  onUse: (painted: PaintedGeneration) => boolean | Promise<boolean>;
}

/** Asks the painter for a picture, shows it, and lets the user keep the present one. */
export function PainterDialog({
  subject,
  note,
  open,
  painter,
  onClose,
  onUse,
}: PainterDialogProps) {
  const { generation, problem } = painter;
  const { kind } = subject;
  const { noun, hint } = pictureTexts[kind];
  const { one } = kindTexts[kind];
  const { name, tone: usualTone } = useSubject(subject, open);
  const earlier = useEarlier(subject, open);
  const hasFailed = generation?.status === 'failed' || generation?.status === 'cancelled';
  const keptIdea = useKeptIdea(ideaName(subject), hasFailed);
  const { change, show } = keptIdea;
  const { chosen } = keptIdea.idea;
  /** The seed of a picture that is painted again; null for another picture. */
  const { seed = null } = chosen;
  const [isChoosing, setChoosing] = useState(false);
  const [isUsing, setUsing] = useState(false);
  // Another painting begins with the settings of the one in view. An uploaded picture has none.
  const before = generation?.author === person ? undefined : generation?.settings;
  const idea = chosen.idea ?? before?.idea ?? '';
  const tone = chosen.tone ?? before?.tone ?? usualTone;
  const isWorking = generation !== undefined && isAtWork(generation);
  const painted = paintedOf(kind, generation);
  const isShown = painted !== null && !isChoosing;

  function paint(chosenSeed: number | null) {
    const source =
      subject.kind === 'cover'
        ? { campaignId: subject.campaignId, ...subject.safety() }
        : { characterId: subject.characterId };
    const request = {
      kind,
      ...source,
      idea,
      tone,
      ...(chosenSeed !== null && { seed: chosenSeed }),
    };
    // A refusal is shown beside the settings, which can be sent again.
    painter.start(request, () => {
      setChoosing(false);
      keptIdea.forget();
      keptIdea.forgetSeed();
    });
  }

  function keep() {
    // The painted one is not offered again after a reload. It stays among the earlier ones.
    painter.forget();
    onClose();
  }

  async function use(picture: PaintedGeneration) {
    setUsing(true);
    const isUsed = await onUse(picture);
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
      title={name === undefined ? capital(one) : `${capital(one)} for ${name}`}
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
            <Button variant="ghost" onClick={keep}>
              Keep the present one
            </Button>
            <Button pending={painter.isStarting} onClick={() => paint(null)}>
              Paint another
            </Button>
            <Button variant="primary" pending={isUsing} onClick={() => void use(painted)}>
              {`Use this ${noun}`}
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
              onClick={() => paint(seed)}
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
          title={`There is no ${noun} this time.`}
          problem={problem}
          failure={generation?.failure ?? null}
        />
        {isWorking || painter.isLoading ? (
          <PainterAtWork kind={kind} isWaiting={generation?.status === 'queued'} />
        ) : isShown ? (
          <>
            <PaintedPicture painted={painted} kind={kind} onChange={() => setChoosing(true)} />
            {painted.author !== person && (
              <DraftSeed
                drafted={painted}
                isBusy={painter.isStarting}
                onRepeat={() => {
                  show({ chosen: { seed: painted.settings.seed } });
                  setChoosing(true);
                }}
              />
            )}
          </>
        ) : (
          <>
            {generation !== undefined && (
              // The button that was pressed is gone.
              <h3 ref={focusOnMount} tabIndex={-1} className="text-base font-semibold outline-none">
                {seed === null ? `Another ${noun}` : `Another ${noun} from this seed`}
              </h3>
            )}
            <KeptIdeaNotice keptIdea={keptIdea} />
            <TextAreaField
              label="What it shows"
              optional
              rows={2}
              maxLength={600}
              value={idea}
              onChange={(event) => change({ chosen: { ...chosen, idea: event.target.value } })}
              hint={hint}
            />
            <LabelledChips
              label="Tone"
              labels={toneLabels}
              value={tone}
              onChange={(next) => change({ chosen: { ...chosen, tone: next } })}
            />
            <SeedChoice
              what="picture"
              seed={seed}
              onChange={(next) => change({ chosen: { ...chosen, seed: next } })}
            />
            <EarlierPictures
              {...earlier}
              kind={kind}
              onOpen={(generationId) => {
                setChoosing(false);
                change({ chosen: {} });
                painter.open(generationId);
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Below the draft of the record, so that it is removed together with the record. */
const ideaName = (subject: PictureSubject): string =>
  subject.kind === 'cover'
    ? `campaign/${subject.campaignId}/cover`
    : `character/${subject.characterId}/portrait`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of what is painted, and the tone that fits it. */
function useSubject(subject: PictureSubject, isOpen: boolean) {
  const campaignId = subject.kind === 'cover' ? subject.campaignId : null;
  const { data: campaign } = useCampaignOfGeneration(campaignId, isOpen);
  return subject.kind === 'cover'
    ? { name: campaign?.title, tone: toneOf(`${campaign?.tone ?? ''} ${campaign?.genre ?? ''}`) }
    : { name: subject.name, tone: toneOf(subject.concept) };
}

function useEarlier(subject: PictureSubject, isEnabled: boolean) {
  const query = useGenerations(subject.kind === 'cover' ? subject.campaignId : null, isEnabled);
  const isOfSubject = ({ settings }: Generation) =>
    subject.kind === 'cover' || settings.characterId === subject.characterId;
  const pictures = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(isOfSubject)
    .flatMap((generation) => paintedOf(subject.kind, generation) ?? []);
  const isListed = (generation: Generation) =>
    isOfSubject(generation) && paintedOf(subject.kind, generation) !== null;
  return { pictures, query, isListed };
}

/** An empty canvas with moving light, until the picture is there. */
const PainterAtWork = ({
  kind,
  isWaiting,
}: {
  kind: PictureSubject['kind'];
  isWaiting: boolean;
}) => (
  <div className="flex flex-col gap-4">
    <Canvas className={classNames(widths[kind], pictureTexts[kind].ratio)} />
    <AtWork label={isWaiting ? 'Waiting for the painter' : 'The painter is at work'} isFocused>
      The painter needs a few seconds, a model up to some minutes. You can close this; the picture
      waits here.
    </AtWork>
  </div>
);

/** A cover has the width of the dialog. */
const widths = { cover: 'w-full', portrait: 'mx-auto w-full max-w-96' } as const;

interface PaintedPictureProps {
  kind: PictureSubject['kind'];
  painted: PaintedGeneration;
  /** Chooses another idea or tone. */
  onChange: () => void;
}

function PaintedPicture({ painted, kind, onChange }: PaintedPictureProps) {
  const { author, notice, picture } = painted;
  const { small, large } = picture;
  const { width, height, ratio, sizes } = pictureTexts[kind];
  const alt = wordsOf(painted);
  return (
    <figure className="flex flex-col gap-3">
      {notice !== null && <Alert tone="warning" title={notice} />}
      <img
        key={large}
        src={small}
        {...(small !== large && { srcSet: `${small} 704w, ${large} 1024w`, sizes })}
        width={width}
        height={height}
        alt={alt}
        className={classNames(
          'painted-picture rounded-md bg-surface-1 object-cover',
          ratio,
          widths[kind],
        )}
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
        <Button size="small" variant="ghost" className="-ml-3" onClick={onChange}>
          Change the idea
        </Button>
      </figcaption>
    </figure>
  );
}

interface EarlierPicturesProps {
  kind: PictureSubject['kind'];
  pictures: readonly PaintedGeneration[];
  query: EarlierQuery;
  isListed: (generation: Generation) => boolean;
  onOpen: (generationId: string) => void;
}

const EarlierPictures = ({ kind, pictures, query, isListed, onOpen }: EarlierPicturesProps) => (
  <EarlierList
    what={`${pictureTexts[kind].noun}s`}
    query={query}
    isListed={isListed}
    count={pictures.length}
    isWhole
  >
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map((painted) => (
        <li key={painted.generationId}>
          <button
            type="button"
            className="block w-full cursor-pointer overflow-hidden rounded-sm border border-hairline-strong hover:border-gold"
            onClick={() => onOpen(painted.generationId)}
          >
            <img
              src={painted.picture.small}
              width={pictureTexts[kind].width}
              height={pictureTexts[kind].height}
              alt={wordsOf(painted)}
              loading="lazy"
              className={classNames('h-auto w-full object-cover', pictureTexts[kind].ratio)}
            />
          </button>
        </li>
      ))}
    </ul>
  </EarlierList>
);

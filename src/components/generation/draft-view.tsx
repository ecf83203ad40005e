import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Generation } from '#src/generated/model/index.ts';
import { failureText } from '#src/api/http-error.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';
import { AtWork } from './at-work.tsx';
import { DraftSections } from './draft-sections.tsx';
import { DraftSeed } from './draft-seed.tsx';
import type { Values } from '../drafts/rebase.ts';
import { type DraftTarget, partsInForm } from './draft-values.ts';
import { authorText, person, settingsText } from './generation-labels.ts';
import { QuillIcon } from './generation-icons.tsx';
import { GenerationProblem } from './generation-problem.tsx';
import { workText } from './generation-work.tsx';
import { wholeDraft } from './kept-idea.ts';
import { type Change, Rewriting } from './rewriting.tsx';
import type { Safety } from './story-source.ts';
import { WrittenSections } from './written-sections.tsx';
import type { Drafted } from '#src/api/use-generation.ts';
import type { StorytellerState } from './use-storyteller.ts';

interface DraftViewProps {
  drafted: Drafted;
  /** The generation that writes the draft again; null if none does. */
  work: Generation | null;
  /** The section that a model writes; null if none is known. */
  writing: string | null;
  failure: string | null;
  problem: unknown;
  storyteller: Pick<StorytellerState, 'revise' | 'isStarting'>;
  /** What is typed for each section, by its id, and for the whole draft. */
  wishes: Readonly<Record<string, string>>;
  onWish: (sectionId: string, wish: string) => void;
  /** Called when the server rewrites the draft. */
  onStarted: () => void;
  /** How the form gets back what it had before this draft; null if the draft is not in the form. */
  used: { put: Values; takeBack: () => void } | null;
  target: DraftTarget;
  /** The lines and veils in the form now, which can be others than when the draft was written. */
  safety: Safety | undefined;
  onOpen: (generationId: string) => void;
  /** Chooses the settings for a draft with the same seed. */
  onRepeat: () => void;
}

/** A draft with its sections, each of which can be written again. */
export function DraftView({
  drafted,
  work,
  writing,
  failure,
  problem,
  storyteller,
  wishes,
  onWish,
  onStarted,
  used,
  target,
  safety,
  onOpen,
  onRepeat,
}: DraftViewProps) {
  const { draft, kind, author, notice, settings, revisionOf, generationId } = drafted;
  const { copiedNote } = target;
  const parts = used && partsInForm(target, draft, used.put);
  const summary = target.summaryOf?.(draft) ?? null;
  /** The section that was last written again; null for the whole draft. */
  const [rewritten, setRewritten] = useState<string | null>(null);
  /** Gets the focus before the button that was pressed disappears. */
  const title = useRef<HTMLHeadingElement>(null);
  // The same function in each render, because a new one would take the focus again.
  const [setTitle] = useState(() => (element: HTMLHeadingElement | null) => {
    title.current = element;
    focusOnMount(element);
  });
  const isBusy = work !== null || storyteller.isStarting;
  const hasProblem = problem !== null || failure !== null;
  /** The section below whose heading the problem is shown; null if it is shown below the whole draft. */
  const refused =
    hasProblem && work === null
      ? (draft.sections.find(({ sectionId }) => sectionId === rewritten)?.sectionId ?? null)
      : null;
  const shownProblem = <GenerationProblem problem={problem} failure={failure} />;

  /** Whether this is an earlier text of a person, which a draft has replaced. */
  const isEarlier = author === person;

  function rewrite(change: Change, sectionId: string | null) {
    setRewritten(sectionId);
    const revision = {
      ...change,
      ...safety,
      ...(sectionId !== null && { sectionIds: [sectionId] }),
    };
    storyteller.revise(generationId, revision, onStarted);
  }

  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        {/* What had the focus is gone: the settings, or the progress. */}
        <h3
          ref={setTitle}
          tabIndex={-1}
          className="font-display text-xl font-medium wrap-anywhere outline-none"
        >
          {draft.title}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isEarlier ? (
            <Badge icon={<History aria-hidden />}>{authorText(author, kind)}</Badge>
          ) : (
            <Badge tone="arcane" icon={<QuillIcon />}>
              {authorText(author, kind)}
            </Badge>
          )}
          {!isEarlier && <span className="text-sm text-muted">{settingsText(kind, settings)}</span>}
        </div>
        {isEarlier && (
          <p className="text-sm text-muted">
            A draft took the place of this. It is kept here for thirty days.
          </p>
        )}
        {summary !== null && <p className="wrap-anywhere">{summary}</p>}
        {settings.idea !== '' && (
          <p className="text-sm wrap-anywhere text-muted italic">{`“${settings.idea}”`}</p>
        )}
      </header>
      {used !== null && (
        <Alert
          tone="success"
          title={
            parts === null
              ? 'This draft is in the form.'
              : `In the form, from this draft: ${parts.join(', ')}.`
          }
          action={
            <Button
              size="small"
              onClick={() => {
                title.current?.focus();
                used.takeBack();
              }}
            >
              Take it back
            </Button>
          }
        >
          What was there before can come back until you leave the form.
        </Alert>
      )}
      {notice !== null && <Alert tone="warning" title={notice} />}
      {work && <AtWork label={workText(work)} />}
      {copiedNote !== undefined && !isEarlier && <p className="text-sm text-muted">{copiedNote}</p>}
      {!isEarlier && (
        <Rewriting
          kind={kind}
          settings={settings}
          label="The whole draft"
          again="Write another"
          isBusy={isBusy}
          isPending={isBusy && rewritten === null}
          wish={wishes[wholeDraft] ?? ''}
          onWish={(wish) => onWish(wholeDraft, wish)}
          onRewrite={(change) => rewrite(change, null)}
        />
      )}
      {refused === null && shownProblem}
      {work !== null && work.written.length > 0 ? (
        <WrittenSections sections={work.written} writing={writing} />
      ) : (
        <DraftSections
          drafted={drafted}
          isCopied={copiedNote !== undefined}
          isBusy={isBusy}
          rewritten={rewritten}
          wishes={wishes}
          onWish={onWish}
          onRewrite={rewrite}
          refused={refused}
          problem={shownProblem}
        />
      )}
      {revisionOf !== null && work === null && (
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          onClick={() => {
            title.current?.focus();
            onOpen(revisionOf);
          }}
        >
          Back to the draft before this one
        </Button>
      )}
      {!isEarlier && <DraftSeed drafted={drafted} isBusy={isBusy} onRepeat={onRepeat} />}
    </article>
  );
}

interface DraftFooterProps {
  /** Whether the shown text is an earlier one, which a draft has replaced. */
  isEarlier: boolean;
  isWorking: boolean;
  isCancelling: boolean;
  onCancel: () => void;
  /** Rejects if the draft is still there. */
  onDiscard: () => Promise<void>;
  /** Chooses other settings for another draft. */
  onNew: () => void;
  onUse: () => void;
}

export const DraftFooter = ({
  isEarlier,
  isWorking,
  isCancelling,
  onCancel,
  onDiscard,
  onNew,
  onUse,
}: DraftFooterProps) =>
  isWorking ? (
    <Button variant="ghost" pending={isCancelling} onClick={onCancel}>
      Cancel
    </Button>
  ) : (
    <>
      <DiscardButton isEarlier={isEarlier} onDiscard={onDiscard} />
      <Button onClick={onNew}>New draft</Button>
      <Button variant="primary" onClick={onUse}>
        {isEarlier ? 'Bring it back' : 'Use this draft'}
      </Button>
    </>
  );

/** Asks first, because what is discarded cannot come back. An earlier text is not a draft, but words of a person. */
function DiscardButton({
  isEarlier,
  onDiscard,
}: Pick<DraftFooterProps, 'isEarlier' | 'onDiscard'>) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function discard() {
    setPending(true);
    setFailure(null);
    try {
      await onDiscard();
    } catch (reason) {
      setFailure(reason);
    }
    setPending(false);
  }

  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isEarlier ? 'Discard this earlier text?' : 'Discard this draft?'}
        confirmLabel={isEarlier ? 'Discard text' : 'Discard draft'}
        cancelLabel="Keep it"
        tone="danger"
        pending={isPending}
        error={failure === null ? undefined : failureText(failure)}
        onCancel={() => {
          setAsking(false);
          setFailure(null);
        }}
        onConfirm={() => void discard()}
      >
        It is deleted for good. What is already in the form stays there.
      </ConfirmDialog>
    </>
  );
}

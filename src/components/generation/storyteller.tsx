import { useEffect, useRef, useState } from 'react';
import { History } from 'lucide-react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { dequal } from 'dequal/lite';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Values } from '../drafts/rebase.ts';
import { QuillIcon } from './generation-icons.tsx';
import type { StoryDefaults, StoryEntrance, StorytellerProps } from './story-source.ts';
import type { StorytellerPanel } from './storyteller-panel.tsx';
import { isAtWork } from '#src/api/use-generation.ts';
import { useEarlierText } from './use-earlier-text.ts';
import { announcement, useStoryteller } from './use-storyteller.ts';

/** The values before a draft was put into the form, and those that the draft has put there. */
interface PutDraft {
  generationId: string;
  /** The draft that was in the form before; null for none. */
  earlierId: string | null;
  before: Values;
  put: Values;
}

/** Without an id, all toasts would be dismissed. */
function dismiss(id: string | number | undefined): void {
  if (id !== undefined) toast.dismiss(id);
}

/**
 * A button beside a text, which opens the panel where the storyteller writes it. The panel is loaded
 * when it is needed.
 */
export function Storyteller({
  kinds,
  campaignId,
  draftOf,
  entrances,
  target,
  hasSavedDraft = false,
  isEarlierText,
}: StorytellerProps) {
  const [Panel, setPanel] = useState<typeof StorytellerPanel>();
  /** The defaults when the panel was opened; null while it is closed. */
  const [opened, setOpened] = useState<StoryDefaults | null>(null);
  const [used, setUsed] = useState<PutDraft | null>(null);
  const storyteller = useStoryteller(`${draftOf}/${kinds[0]}`);
  const { generation } = storyteller;
  const openPanel = ({ defaults }: StoryEntrance) => setOpened(defaults(used?.put ?? {}));
  /** The button that was pressed while the panel was loading. */
  const pressed = useRef(entrances[0]);
  const { notice, buttonProps: loading } = useLoadOnPress({
    load: () => import('./panels.ts'),
    what: 'storyteller',
    onLoaded: ({ panels }) => {
      setPanel(() => panels.StorytellerPanel);
      openPanel(pressed.current);
    },
  });
  const toastId = useRef<string | number>(undefined);
  // The form cannot get its text back after it is closed.
  useEffect(() => () => dismiss(toastId.current), []);

  function takeBack({ earlierId, before, put }: PutDraft) {
    const current = target.read();
    const untouched = Object.keys(put).filter((field) => dequal(current[field], put[field]));
    target.write(Object.fromEntries(untouched.map((field) => [field, before[field]])));
    setUsed(null);
    target.usedDraft.write(earlierId);
    storyteller.remember();
    dismiss(toastId.current);
    toast(
      untouched.length === Object.keys(put).length
        ? 'The form is as it was before the draft.'
        : 'The form is as it was before the draft, except what you have changed since.',
    );
  }

  function use(generationId: string, chosen: Values) {
    const put = target.completed?.(chosen) ?? chosen;
    const current = target.read();
    const before = Object.fromEntries(Object.keys(put).map((field) => [field, current[field]]));
    const earlierId = target.usedDraft.read();
    const change: PutDraft = { generationId, earlierId, before, put };
    target.write(put);
    setUsed(change);
    target.usedDraft.write(generationId);
    storyteller.use(generationId);
    // What was refused since, or has failed, is no longer about the draft in the form.
    storyteller.open(generationId);
    storyteller.forget();
    setOpened(null);
    // Only the last toast is remembered, so an older one with its Undo would outlive the form.
    dismiss(toastId.current);
    toastId.current = toast.success('The draft is in the form.', {
      description: 'Read it, change it, then save.',
      duration: 15_000,
      action: { label: 'Undo', onClick: () => takeBack(change) },
    });
  }

  const earlierText = useEarlierText({ kinds, campaignId, hasSavedDraft, isEarlierText });
  const isWorking = generation !== undefined && isAtWork(generation);
  const isUnread = generation?.status === 'done' && used?.generationId !== generation.generationId;
  const [{ defaults }] = entrances;
  // While there is a draft, there is one button here, which opens it.
  const here: readonly StoryEntrance[] = isWorking
    ? [{ label: 'The storyteller is writing', defaults }]
    : isUnread
      ? [{ label: 'Read the draft', defaults }]
      : entrances.filter(({ place }) => place === undefined);
  const button = (entrance: StoryEntrance, index: number) => (
    <Button
      key={index}
      size="small"
      variant="arcane"
      icon={isWorking ? <Spinner /> : <QuillIcon />}
      aria-haspopup="dialog"
      {...(Panel === undefined
        ? {
            ...loading,
            onClick: () => {
              pressed.current = entrance;
              loading.onClick();
            },
          }
        : { onClick: () => openPanel(entrance) })}
    >
      {(isUnread && entrance.place?.draftLabel) || entrance.label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {notice}
      <VisuallyHidden role="status">{announcement(generation)}</VisuallyHidden>
      {/* A button keeps the focus when its label changes, so its key is its position. */}
      {here.map(button)}
      {entrances.map(
        (entrance, index) =>
          entrance.place?.element &&
          createPortal(button(entrance, index), entrance.place.element, entrance.label),
      )}
      {earlierText !== undefined && !isWorking && !isUnread && (
        <Button
          size="small"
          variant="ghost"
          icon={<History aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPointerEnter={loading.onPointerEnter}
          onFocus={loading.onFocus}
          onClick={() => {
            storyteller.open(earlierText.generationId);
            if (Panel === undefined) loading.onClick();
            else openPanel(entrances[0]);
          }}
        >
          Bring back the earlier text
        </Button>
      )}
      {Panel &&
        // Outside of the form around it, because forms cannot be nested.
        createPortal(
          <Panel
            kinds={kinds}
            campaignId={campaignId}
            draftOf={draftOf}
            defaults={opened}
            target={target}
            storyteller={storyteller}
            onClose={() => setOpened(null)}
            onUse={use}
            used={used && { ...used, takeBack: () => takeBack(used) }}
          />,
          document.body,
        )}
    </div>
  );
}

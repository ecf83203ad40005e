import type { Generation } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AtWork } from './at-work.tsx';
import { GenerationProblem } from './generation-problem.tsx';
import { WrittenSections } from './written-sections.tsx';

const lines = ['w-2/3', 'w-full', 'w-11/12', 'w-full', 'w-3/5', 'w-full', 'w-4/5'];

export const workText = (generation: Generation | undefined): string => {
  if (generation === undefined) return 'Your draft is on its way';
  if (generation.status === 'queued') return 'Waiting for its turn';
  return generation.written.length === 0
    ? 'The storyteller is writing'
    : 'A model is writing, section by section';
};

interface GenerationWorkProps {
  generation: Generation | undefined;
  writing: string | null;
  /** Why the work could not be cancelled; null if all is well. */
  problem: unknown;
}

/** Shown until there is a draft. */
export const GenerationWork = ({ generation, writing, problem }: GenerationWorkProps) => (
  <div className="flex flex-col gap-6">
    <GenerationProblem problem={problem} failure={null} />
    <AtWork label={workText(generation)} isFocused>
      You can close this and go on writing. The draft waits here, also after a reload.
    </AtWork>
    {generation !== undefined && generation.written.length > 0 ? (
      <WrittenSections sections={generation.written} writing={writing} />
    ) : (
      <div aria-hidden className="flex flex-col gap-3">
        {lines.map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <Skeleton key={index} className={`h-4 ${width} ${index === 0 ? 'mb-2 h-6' : ''}`} />
        ))}
      </div>
    )}
  </div>
);

interface WorkFooterProps {
  isCancelling: boolean;
  onCancel: () => void;
  onClose: () => void;
}

export const WorkFooter = ({ isCancelling, onCancel, onClose }: WorkFooterProps) => (
  <>
    <Button variant="ghost" pending={isCancelling} onClick={onCancel}>
      Cancel
    </Button>
    <Button onClick={onClose}>Go on writing</Button>
  </>
);

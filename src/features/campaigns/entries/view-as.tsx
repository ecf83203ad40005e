import type { Member } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select-field.tsx';

interface ViewAsFieldProps {
  members: readonly Member[];
  viewer?: Member;
  /** Called with the id of a member, or with an empty text for the own view. */
  onChange: (userId: string) => void;
}

/** Lets a game master see a page as another member. */
export const ViewAsField = ({ members, viewer, onChange }: ViewAsFieldProps) => (
  <Select
    aria-label="View as"
    value={viewer?.userId ?? ''}
    options={[
      { value: '', label: 'Your view' },
      ...members.map(({ userId, name }) => ({ value: userId, label: `View as ${name}` })),
    ]}
    onChange={onChange}
    className="w-auto! max-w-56 min-w-36"
  />
);

interface ViewAsBannerProps extends ViewAsFieldProps {
  viewer: Member;
}

export const ViewAsBanner = ({ members, viewer, onChange }: ViewAsBannerProps) => (
  <Alert
    tone="info"
    className="mb-6"
    title={`You see this as ${viewer.name}`}
    action={
      <div className="flex flex-wrap items-center gap-3">
        <ViewAsField members={members} viewer={viewer} onChange={onChange} />
        <Button onClick={() => onChange('')}>Back to your view</Button>
      </div>
    }
  >
    What is not for this person is left out. Nothing can be changed here.
  </Alert>
);

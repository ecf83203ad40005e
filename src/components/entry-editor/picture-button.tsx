import { ImagePlus } from 'lucide-react';
import { NodeSelection } from 'prosemirror-state';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { attributeOf, nodes } from './schema.ts';
import type { Editor } from './use-editor-view.ts';

interface PictureButtonProps {
  editor: Editor;
  disabled: boolean;
  tabIndex: number;
  onFiles: (files: readonly File[]) => void;
}

/** Adds a picture, or describes the selected one. */
export function PictureButton({ editor, onFiles, ...button }: PictureButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { selection } = editor.state;
  const icon = <ImagePlus aria-hidden size={18} />;
  if (selection instanceof NodeSelection && selection.node.type === nodes.image) {
    return (
      <Popover
        align="start"
        title="This picture"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            {...button}
            label="Picture"
            title="Describe the picture"
            aria-pressed
            icon={icon}
          />
        }
      >
        <Description
          key={selection.from}
          start={attributeOf(selection.node, 'alt')}
          onSet={(alt) => {
            const { view } = editor;
            view.dispatch(view.state.tr.setNodeAttribute(selection.from, 'alt', alt));
            setOpen(false);
            view.focus();
          }}
        />
      </Popover>
    );
  }
  return (
    <>
      <IconButton
        {...button}
        label="Picture"
        icon={icon}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Picture"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // With the old value, choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
    </>
  );
}

function Description({ start, onSet }: { start: string; onSet: (alt: string) => void }) {
  const [alt, setAlt] = useState(start);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Description"
        hint="What people who cannot see it should know."
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSet(alt.trim());
        }}
      />
      <Button variant="primary" size="small" onClick={() => onSet(alt.trim())}>
        Set description
      </Button>
    </div>
  );
}

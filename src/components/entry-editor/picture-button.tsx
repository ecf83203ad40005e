import { type ReactNode, useRef } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';

interface PictureButtonProps {
  icon: ReactNode;
  disabled: boolean;
  tabIndex: number;
  onFiles: (files: readonly File[]) => void;
}

export function PictureButton({ icon, onFiles, ...button }: PictureButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
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
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

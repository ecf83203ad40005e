/** Icons for what the landing page loads, 24 by 24 units. The icon library would make it larger. */
const drawings = {
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  map: 'M9 4.5l-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2zM9 4.5v13M15 6.5v13',
  quill: 'M4 20C6 11 12 5 20 4c-.5 7.5-5.5 12-12 12.5M4 20l7-8',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5c-3.5-.5-6.5 0-8.5 1.5zM12 6.5V20',
} as const;

interface LineIconProps {
  name: keyof typeof drawings;
  className?: string;
}

/**
 * The icon is hidden from screen readers, because they read the text beside the icon or the label of its
 * button.
 */
export function LineIcon({ name, className }: LineIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'pause' ? 4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  );
}

/** Shows a text with its URLs as links. The text is not changed. */
export function TextWithLinks({ text }: { text: string }) {
  const parts = text.split(/(https:\/\/\S+?)(?=[.,]?(?:\s|$))/);
  return parts.map((part, index) =>
    part.startsWith('https://') ? (
      <a key={part} href={part} rel="noreferrer" className="text-link wrap-anywhere">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the order of the parts never changes
      <span key={index}>{part}</span>
    ),
  );
}

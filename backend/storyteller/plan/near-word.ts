const shortest = 6;

/** Whether a word is the other one with one letter left out, added, changed or exchanged with the next: `labratory`. */
export function isNearWord(written: string, meant: string): boolean {
  if (written.length < shortest || meant.length < shortest || written[0] !== meant[0]) return false;
  let start = 0;
  while (start < meant.length && written[start] === meant[start]) start += 1;
  const [own, other] = [written.slice(start), meant.slice(start)];
  return (
    own === other.slice(1) ||
    own.slice(1) === other ||
    own.slice(1) === other.slice(1) ||
    (own[0] === other[1] && own[1] === other[0] && own.slice(2) === other.slice(2))
  );
}

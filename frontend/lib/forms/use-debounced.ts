/** Hook: a value, delayed until it has been unchanged for a while; until then `first`, which is the value itself unless told. */
import { useEffect, useState } from 'react';

export function useDebounced<T>(value: T, milliseconds: number, first: T = value): T {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

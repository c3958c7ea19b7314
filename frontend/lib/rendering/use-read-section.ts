/** Hook: the section of a long page that is being read. */
import { useEffect, useState } from 'react';

/** The id of the last of `ids` whose element has come up to the upper third of the window; null before the first. */
export function useReadSection<Id extends string>(ids: readonly Id[]): Id | null {
  const [reading, setReading] = useState<Id | null>(null);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setReading(ids.findLast((id) => seen.has(id)) ?? null);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return reading;
}

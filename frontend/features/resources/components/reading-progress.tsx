/** A line along the top of the window that grows as one reads. */

import { type RefObject, useEffect, useRef } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { articleWords as words } from '#words/site/resources.ts';

/** How much of an element has gone by the window's lower edge, from 0 to 1. */
function shareRead(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  const beyond = height - window.innerHeight;
  return beyond <= 0 ? 1 : Math.min(1, Math.max(0, -top / beyond));
}

export function ReadingProgress({ of }: { of: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  // Written straight to the element: the page is not drawn again while one scrolls.
  useEffect(() => {
    let frame = 0;
    const show = () => {
      frame = 0;
      if (!of.current || !bar.current) return;
      const share = shareRead(of.current);
      bar.current.style.transform = `scaleX(${share})`;
      bar.current.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    show();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [of]);
  return (
    <Box
      ref={bar}
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      position="fixed"
      top="0"
      insetInline="0"
      height="3px"
      zIndex="docked"
      bg="accent.solid"
      transform="scaleX(0)"
      transformOrigin="left"
      // It follows the finger; what is left to smooth is a wheel's steps, and only for those who like motion.
      css={{
        '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 80ms linear' },
        '@media print': { display: 'none' },
      }}
    />
  );
}

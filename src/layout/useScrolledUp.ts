import { useEffect, useState } from 'react';

/**
 * Whether the last scroll went up, as that of a visitor who looks for something goes.
 * @param beyond gives how far down the page that counts, in CSS pixels
 */
export function useScrolledUp(beyond: () => number = fromTheTop): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const measure = () => {
      const { scrollY } = window;
      setUp(scrollY < last && scrollY > beyond());
      last = scrollY;
    };
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [beyond]);
  return isUp;
}

const fromTheTop = () => -1;

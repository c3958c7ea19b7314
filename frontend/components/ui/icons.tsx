/** The site's icons, one stroke weight, decorative: the words beside them carry the meaning. */

import type { ComponentProps } from 'react';
import { chakra } from '../styled/chakra.ts';

const Svg = chakra('svg', {
  base: {
    boxSize: '5',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
export type IconProps = Omit<ComponentProps<typeof Svg>, 'd'>;

export function Icon({ d, ...props }: IconProps & { d: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...props}>
      <path d={d} />
    </Svg>
  );
}

export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L20 20" {...props} />
);
export const CloseIcon = (props: IconProps) => <Icon d="m6 6 12 12M18 6 6 18" {...props} />;
export const MenuIcon = (props: IconProps) => <Icon d="M4 7h16M4 12h16M4 17h16" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon d="m6 9.5 6 6 6-6" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon d="m14.5 6-6 6 6 6" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon d="m9.5 6 6 6-6 6" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon d="M4.5 12h15m-6-6 6 6-6 6" {...props} />;
export const SunIcon = (props: IconProps) => (
  <Icon
    d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5.5v2m0 15v2M4.5 12h-2m19 0h-2M6.7 6.7 5.3 5.3m13.4 13.4-1.4-1.4m0-10.6 1.4-1.4M5.3 18.7l1.4-1.4"
    {...props}
  />
);
export const MoonIcon = (props: IconProps) => (
  <Icon d="M20 14.5A8.2 8.2 0 0 1 9.5 4a8.2 8.2 0 1 0 10.5 10.5Z" {...props} />
);
export const CompareIcon = (props: IconProps) => <Icon d="M7 20V9m10 11V4m-5 16v-7M3.5 20h17" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon d="m5 12.5 4.5 4.5L19 7.5" {...props} />;
export const PlusIcon = (props: IconProps) => <Icon d="M12 5v14m-7-7h14" {...props} />;
export const BookmarkIcon = (props: IconProps) => <Icon d="M6.5 4h11v16L12 16l-5.5 4V4Z" {...props} />;
export const StarIcon = (props: IconProps) => (
  <Icon d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z" {...props} />
);
export const PersonIcon = (props: IconProps) => (
  <Icon d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6" {...props} />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    d="M12 21s6.5-5.7 6.5-11a6.5 6.5 0 1 0-13 0c0 5.3 6.5 11 6.5 11Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"
    {...props}
  />
);
export const FilterIcon = (props: IconProps) => <Icon d="M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5m-6 5v5" {...props} />;
export const MoreIcon = (props: IconProps) => (
  <Icon d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.5px" {...props} />
);
export const DownloadIcon = (props: IconProps) => <Icon d="M12 4v11m-5-5 5 5 5-5M5 20h14" {...props} />;
export const ExternalIcon = (props: IconProps) => <Icon d="M14 5h5v5m0-5-8 8M17 14v5H5V7h5" {...props} />;

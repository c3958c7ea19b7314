/** Icons of parts that no page opens with; those of the frame and of every first view are in icons.tsx. */
import { Icon, type IconProps } from './icons.tsx';

export const ArrowUpIcon = (props: IconProps) => <Icon d="M12 19.5v-15m-6 6 6-6 6 6" {...props} />;
export const ArrowDownIcon = (props: IconProps) => <Icon d="M12 4.5v15m6-6-6 6-6-6" {...props} />;
export const HandleIcon = (props: IconProps) => (
  <Icon d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5px" {...props} />
);
export const ClockIcon = (props: IconProps) => (
  <Icon d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 3.5V12l3 2" {...props} />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon d="M4.5 6h15v14h-15V6Zm0 4.5h15M8.5 3.5V8m7-4.5V8" {...props} />
);
export const HomeIcon = (props: IconProps) => <Icon d="m4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4v-9Z" {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" {...props} />;
export const SourceIcon = (props: IconProps) => (
  <Icon d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 7.5V16m0-8.2v.2" {...props} />
);

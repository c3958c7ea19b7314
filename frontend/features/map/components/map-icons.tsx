/** Icons that only the map and its switch use, drawn as the site's others are. */
import { Icon, type IconProps } from '#frontend/components/ui/icons.tsx';

export const MinusIcon = (props: IconProps) => <Icon d="M5 12h14" {...props} />;
export const FitIcon = (props: IconProps) => <Icon d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" {...props} />;
export const ListIcon = (props: IconProps) => <Icon d="M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5" {...props} />;
export const TableIcon = (props: IconProps) => <Icon d="M4 5h16v14H4zM4 10h16M10 5v14" {...props} />;
export const MapIcon = (props: IconProps) => <Icon d="m9 4-5 2v14l5-2 6 2 5-2V4l-5 2-6-2Zm0 0v14m6-12v14" {...props} />;
export const PlotIcon = (props: IconProps) => (
  <Icon d="M4 4v16h16M8.5 15h.5M11 11h.5M14.5 13h.5M13.5 7.5h.5M17.5 6h.5" {...props} />
);
export const LocateIcon = (props: IconProps) => (
  <Icon d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0-5v3m0 13v3M2.5 12h3m13 0h3" {...props} />
);

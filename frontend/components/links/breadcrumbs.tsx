/** Where a page stands: the way to it, and it itself where its own heading does not follow at once. */

import { Box, Wrap } from '../styled/box.tsx';
import { List } from '../styled/list.tsx';
import { TextLink } from './router-link.tsx';

interface BreadcrumbsProps {
  label: string;
  steps: readonly { label: string; to: string }[];
  current?: string;
}

export function Breadcrumbs({ label: name, steps, current }: BreadcrumbsProps) {
  return (
    <Box as="nav" aria-label={name} textStyle="sm" color="fg.muted">
      <Wrap as="ol" columnGap="2">
        {steps.map(({ label, to }, at) => (
          <List.Item key={to} display="inline-flex" alignItems="center" gap="2">
            <TextLink to={to} variant="quiet" touch="line">
              {label}
            </TextLink>
            {at < steps.length - 1 || current !== undefined ? <span aria-hidden="true">/</span> : null}
          </List.Item>
        ))}
        {current === undefined ? null : (
          <List.Item aria-current="page" display="inline-flex" alignItems="center" minH="6" color="fg">
            {current}
          </List.Item>
        )}
      </Wrap>
    </Box>
  );
}

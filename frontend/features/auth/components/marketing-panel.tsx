/** Beside the forms on wide screens: three things the site does. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { authWords } from '#words/account/auth.ts';

export function MarketingPanel() {
  return (
    <Box as="aside" aria-labelledby="panel-title" hideBelow="lg" borderInlineStartWidth="1px" ps="12" pt="1">
      <Heading as="h2" id="panel-title" textStyle="overline" color="fg.muted">
        {authWords.panel.title}
      </Heading>
      <List.Root mt="3">
        {authWords.panel.points.map(({ title, body }) => (
          <List.Item key={title} py="6" borderTopWidth="1px">
            <Heading as="h3" size="md">
              {title}
            </Heading>
            <Text mt="2" color="fg.muted" maxW="prose">
              {body}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

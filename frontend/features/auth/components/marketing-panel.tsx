/** Beside the forms on wide screens: what an account keeps and, for people who have none yet, three things the site does. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { CheckIcon } from '#frontend/components/ui/icons.tsx';
import { authWords } from '#words/account/auth.ts';

export function MarketingPanel({ features }: { features: boolean }) {
  return (
    <Box
      as="aside"
      aria-labelledby="panel-title"
      hideBelow="lg"
      alignSelf="stretch"
      borderInlineStartWidth="1px"
      ps="12"
      pt="1"
    >
      <Heading as="h2" id="panel-title" size="md">
        {authWords.panel.kept}
      </Heading>
      <List.Root mt="4">
        {authWords.panel.keeps.map((line) => (
          <List.Item key={line} display="flex" alignItems="center" gap="3" py="3" borderTopWidth="1px">
            <CheckIcon boxSize="5" color="accent.fg" flexShrink="0" />
            {line}
          </List.Item>
        ))}
      </List.Root>
      {features ? (
        <>
          <Heading as="h2" mt="10" fontFamily="body" textStyle="overline" color="fg.muted">
            {authWords.panel.title}
          </Heading>
          <List.Root mt="3">
            {authWords.panel.points.map(({ title, body }) => (
              <List.Item key={title} py="4" borderTopWidth="1px">
                <Heading as="h3" size="sm">
                  {title}
                </Heading>
                <Text mt="1" textStyle="sm" color="fg.muted" maxW="prose" textWrap="pretty">
                  {body}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </>
      ) : null}
    </Box>
  );
}

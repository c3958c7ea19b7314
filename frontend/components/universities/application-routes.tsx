/** The services through which one applies to a Canadian institution, each with what it rests on. */

import { Box, Grid } from '#frontend/components/styled/box.tsx';
import type { ApplicationRoute } from '#schema/domain/record/university-figures.ts';
import { routeText } from '#words/layout/route-texts.ts';
import { routeName, withDates, planWords as words } from '#words/plan/plan.ts';
import { ExternalLink } from '../links/router-link.tsx';

export function ApplicationRoutes({ routes }: { routes: readonly ApplicationRoute[] }) {
  return (
    <Grid as="ul" gap="4" mt="1">
      {routes.map((route) => (
        <li key={`${route.key} ${route.system}`}>
          <Route route={route} />
        </li>
      ))}
    </Grid>
  );
}

function Route({ route }: { route: ApplicationRoute }) {
  const { applicants, cycle, opens, deadline, fee, url, confidence, note, asOf } = route;
  const lines: [string, string | null][] = [
    [words.applicants, applicants],
    [words.opens, opens],
    [words.deadline, deadline],
    [words.routeFee, fee],
    [words.routeNote, note],
  ];
  return (
    <>
      <Box fontWeight="medium" color="fg">
        {routeName(route)}
      </Box>
      {lines.map(([label, text]) =>
        text === null ? null : <div key={label}>{words.labelled(label, withDates(routeText(text)))}</div>,
      )}
      <Box textStyle="xs">
        {/^fall 20\d\d$/.test(cycle) ? null : `${words.ofCycle(cycle)} `}
        {words.confidence[confidence](asOf)}{' '}
        {url === null ? null : (
          <ExternalLink href={url} target="_blank">
            {words.routeSite}
          </ExternalLink>
        )}
      </Box>
    </>
  );
}

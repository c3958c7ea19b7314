/** One address and a button. What is wrong is said at the field, what went well in a toast; nothing typed is lost. */

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { endpoints } from '#frontend/api/endpoints.ts';
import type { FormOutcome } from '#frontend/api/send-form.ts';
import { Input } from '#frontend/components/forms/controls.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { SendButton } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { subscribeWords as words } from '#words/site/subscribe.ts';

/** Its scripts are fetched when it is sent, since the form stands on every page and is seldom used. */
const send = (body: { email: string; website: string }): Promise<FormOutcome> =>
  import('#frontend/api/send-form.ts').then(
    ({ sendForm }) => sendForm(endpoints.subscribe, body),
    () => 'failed',
  );

export function SubscribeForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [fault, setFault] = useState<Exclude<FormOutcome, 'done'> | null>(null);
  const [pending, setPending] = useState(false);

  // What was typed before the scripts came is in the field alone.
  useEffect(() => setEmail(field.current?.value ?? ''), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const outcome = field.current?.checkValidity() ? await send({ email, website }) : 'refused';
    setPending(false);
    if (outcome !== 'done') {
      setFault(outcome);
      field.current?.focus({ preventScroll: true });
      // With its margin: the message under the field has to be seen too.
      field.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setFault(null);
    setEmail('');
    showToast(words.done(email.trim()));
  };

  return (
    // The field's own message, not the browser's bubble, says what is wrong.
    <chakra.form method="post" noValidate onSubmit={submit} aria-labelledby={`${id}-title`} maxW="md">
      <Box as="h2" id={`${id}-title`} textStyle="sm" fontWeight="semibold">
        {words.title}
      </Box>
      <chakra.label htmlFor={id} srOnly>
        {words.label}
      </chakra.label>
      <Flex gap="2" mt="2">
        <Input
          ref={field}
          scrollMarginBottom="14"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={words.placeholder}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setFault(null);
          }}
          aria-invalid={fault === 'refused' ? true : undefined}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
        />
        <SendButton variant="outline" aria-disabled={pending} flexShrink="0">
          {pending ? words.pending : words.submit}
        </SendButton>
      </Flex>
      <Box id={`${id}-fault`} role="alert" mt="1.5" minH="4.5" textStyle="xs" color="fg.error">
        {fault === null ? null : words[fault]}
      </Box>
      <Box position="absolute" insetStart="-100vw" aria-hidden="true">
        <label>
          {words.trap}
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.currentTarget.value)}
          />
        </label>
      </Box>
    </chakra.form>
  );
}

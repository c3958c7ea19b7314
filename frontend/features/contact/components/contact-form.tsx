/** The contact form: what is wrong is said at each field, what went well in a toast; nothing typed is lost on an error. */

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { endpoints } from '#frontend/api/endpoints.ts';
import { type FormOutcome, sendForm } from '#frontend/api/send-form.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { SendButton } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Note } from '#frontend/components/styled/text.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { type ContactBody, contactBody } from '#schema/api/contact.ts';
import { contactWords } from '#words/site/contact.ts';

/** `subject` is what the message is about, when the way here says so. */
export function ContactForm({ subject }: { subject: string }) {
  const empty = { name: '', email: '', subject: '', message: '', website: '' };
  const { register, handleSubmit, reset, formState } = useForm<ContactBody>({
    resolver: formResolver(contactBody),
    // The others have what was typed before the scripts came.
    defaultValues: subject === '' ? {} : { subject },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<Exclude<FormOutcome, 'done'> | null>(null);

  const send = async (body: ContactBody) => {
    setFailure(null);
    const outcome = await sendForm(endpoints.contact, body);
    if (outcome !== 'done') {
      setFailure(outcome);
      return;
    }
    reset(empty);
    showToast(contactWords.form.sent);
  };

  return (
    // The fields' own messages, not the browser's bubbles, say what is wrong.
    <chakra.form
      method="post"
      noValidate
      aria-labelledby="message-title"
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(send)(event);
      }}
      display="grid"
      gap="5"
      maxW="2xl"
    >
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          label={contactWords.form.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={contactWords.form.email}
          hint={contactWords.form.emailHint}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </Grid>
      <TextField
        label={contactWords.form.subject}
        autoComplete="off"
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField label={contactWords.form.message} error={errors.message?.message} {...register('message')} />
      <div>
        <Wrap alignItems="center" columnGap="4" rowGap="2">
          <SendButton aria-disabled={isSubmitting} minW="36">
            {isSubmitting ? contactWords.form.pending : contactWords.form.submit}
          </SendButton>
          <Note as="span">{contactWords.form.privacy}</Note>
        </Wrap>
        <Box role="alert" mt="2" minH="5" textStyle="sm" color="fg.error">
          {failure === null ? null : contactWords.form[failure]}
        </Box>
      </div>
      <Box position="absolute" insetStart="-100vw" aria-hidden="true">
        <label>
          {contactWords.form.trap}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </Box>
    </chakra.form>
  );
}

import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field';
import type { FieldErrors } from './message';

interface MessageFieldsProps {
  errors: FieldErrors;
  readOnly: boolean;
}

export function MessageFields({ errors, readOnly }: MessageFieldsProps) {
  const { t } = useTranslation('home');

  function emailError(): string | undefined {
    const { email } = errors;
    if (!email) return undefined;
    if (email === 'required') return t('form.emailRequired');
    return email === 'invalid' ? t('form.emailInvalid') : t('form.emailCharacter', email);
  }

  return (
    <>
      <div className="gap-x-8 md:grid md:grid-cols-2">
        <Field
          name="name"
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          readOnly={readOnly}
          error={errors.name && t('form.nameRequired')}
        />
        <Field
          name="email"
          type="email"
          label={t('form.email')}
          placeholder={t('form.emailPlaceholder')}
          readOnly={readOnly}
          error={emailError()}
        />
      </div>
      <Field
        name="message"
        rows={5}
        label={t('form.message')}
        placeholder={t('form.messagePlaceholder')}
        readOnly={readOnly}
        error={errors.message && t('form.messageRequired')}
      />
    </>
  );
}

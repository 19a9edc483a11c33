import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field';
import type { FieldErrors } from './message';

interface MessageFieldsProps {
  errors: FieldErrors;
  readOnly: boolean;
}

export function MessageFields({ errors, readOnly }: MessageFieldsProps) {
  const { t } = useTranslation('home');
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
          error={
            errors.email &&
            t(errors.email === 'required' ? 'form.emailRequired' : 'form.emailInvalid')
          }
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

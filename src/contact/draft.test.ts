import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './draft';
import { emptyMessage } from './message';

const key = 'contact-draft';
const draft = { name: 'Amina', email: 'amina@example.com', message: 'First line\nمرحبا' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  writeDraft(emptyMessage);
});

describe('a draft', () => {
  it('is read as it was written', () => {
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it('is a new empty message before anything is written', () => {
    readDraft().name = 'changed';
    expect(readDraft()).toEqual({ name: '', email: '', message: '' });
  });

  it('is removed from storage when all fields are empty', () => {
    writeDraft(draft);
    writeDraft(emptyMessage);
    expect(stored.size).toBe(0);
  });

  it('is kept while one field has a text, even a space', () => {
    writeDraft({ ...emptyMessage, message: ' ' });
    expect(readDraft().message).toBe(' ');
  });

  it.each(['', '{', '&', '=', 'name', 'name=', '%', 'Name=x'])(
    'is empty where %j is stored',
    (value) => {
      stored.set(key, value);
      expect(readDraft()).toEqual(emptyMessage);
    },
  );

  it('ignores unknown fields', () => {
    stored.set(key, 'name=Amina&other=x');
    expect(readDraft()).toEqual({ ...emptyMessage, name: 'Amina' });
  });

  it('is kept in memory when storage is blocked', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
    writeDraft(emptyMessage);
    expect(readDraft()).toEqual(emptyMessage);
  });

  it('is the last one written when storage is full', () => {
    writeDraft(draft);
    const later = { ...draft, message: 'A longer one' };
    stored.set = () => {
      throw new Error('full');
    };
    writeDraft(later);
    expect(readDraft()).toEqual(later);
  });
});

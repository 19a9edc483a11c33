import { sectionPractices } from '../../site/catalogue';
import { Deferred } from '../Deferred';
import { About } from './About';
import { Contact } from './Contact';
import { Hero } from './Hero';
import { Overview } from './Overview';
import { PracticeSection } from './PracticeSection';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Deferred>
        <Overview />
        <About />
        {sectionPractices.map((practice) => (
          <PracticeSection key={practice.id} practice={practice} />
        ))}
        <Contact />
      </Deferred>
    </>
  );
}

import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Hero } from './hero.tsx';
import { LandingSections } from './landing-sections.tsx';

export function LandingPage() {
  return (
    <>
      <Hero
        heading={
          <h1 className="hero-heading">Campaigns, characters and rules for fifth-edition tables</h1>
        }
        actions={
          <div className="hero-actions">
            <Link to={paths.register} {...buttonProps({ variant: 'primary', size: 'large' })}>
              Register
            </Link>
            <Link to={paths.login()} {...buttonProps({ variant: 'quiet', size: 'large' })}>
              Sign In
            </Link>
          </div>
        }
      />
      <LandingSections />
    </>
  );
}
